import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openRepository } from "../../scripts/docs/repository.ts";

const root = join(import.meta.dirname, "../..");
const repository = await openRepository(root);
const text = repository.read("docs/ARCHITECTURE.md");
const files = [...repository.files];
const topFolders = [...new Set(files.filter((file) => file.includes("/")).map((file) => file.split("/")[0] ?? ""))];
const folders = files.flatMap((file) => /^(?:src|cli|mcp|server-mock\/src)\/[\w-]+\//.exec(file)?.[0] ?? []);

it("every path that the architecture names exists", () => {
  const paths = [...text.matchAll(/`((?:src|cli|mcp|server-mock|scripts|test|bench|examples|spec)\/[\w./-]*)`/g)];
  expect(paths.length).toBeGreaterThan(40);
  // Generated folders are in no commit.
  const missing = paths.filter(
    ([, path = ""]) => !files.some((file) => file.startsWith(path)) && !existsSync(join(root, path)),
  );
  expect(missing.map(([, path]) => path)).toEqual([]);
});

it.each([...new Set(folders)])("the architecture says what is in %s", (folder) => {
  expect(text).toContain(`\`${folder}`);
});

it.each(topFolders.filter((folder) => !folder.startsWith(".")))("the architecture says what is in %s/", (folder) => {
  expect(`${text}docs/`).toContain(`${folder}/`);
});
