import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { generateCliDocs } from "../../scripts/generate/cli-docs.ts";
import { generateManPage } from "../../scripts/generate/cli-man-page.ts";

const root = path.resolve(import.meta.dirname, "../..");

it("The reference is what the tree of commands generates", async () => {
  const { path: file, text } = await generateCliDocs();
  expect(await readFile(path.join(root, file), "utf8"), file).toBe(text);
});

it("The man page has a section for every command of the reference", async () => {
  const sections = [...(await generateManPage()).text.matchAll(/^\.SS svc (.*)$/gm)].map(([, usage = ""]) => usage);
  const commands = [...(await generateCliDocs()).text.matchAll(/^## svc (.*)$/gm)].map(([, name = ""]) => name);
  expect(commands.length).toBeGreaterThan(20);
  for (const name of commands)
    expect(
      sections.some((usage) => usage.replaceAll("\\-", "-").startsWith(name)),
      name,
    ).toBe(true);
});

it("npm installs the man page: it links an array of pages, and no single one", async () => {
  const { man } = JSON.parse(await readFile("package.json", "utf8"));
  expect(man).toEqual(["./dist/man/svc.1"]);
});
