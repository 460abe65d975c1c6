import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Command } from "commander";
import { expect, it } from "vitest";
import { examplesOf } from "../../cli/commands/new-command.ts";
import { createProgram } from "../../cli/program.ts";
import { generateCliDocs } from "../../scripts/generate/cli-docs.ts";
import { generateManPage } from "../../scripts/generate/cli-man-page.ts";
import { testContext } from "./support/run-cli.ts";

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

/** Words of a command line as a shell would split them; what is piped or redirected is another program's. */
function shellWords(line: string): string[] {
  const own = line
    .replace(/^.*?\| (?=svc )/, "")
    .replace(/ (\||>) .*$/, "")
    .replace(/^[A-Z]+="[^"]*" /, "")
    .replace(/^\w+ "?(<\(|\$\()(.*?)\)"?$/, "$2");
  return [...own.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? "",
  );
}

const every = (command: Command): Command[] => [command, ...command.commands.flatMap(every)];

it("Every example in a help text is a command line that is understood", async () => {
  const { command: tree } = await createProgram(testContext(), "all");
  const examples = every(tree).flatMap((command) => examplesOf(command).map(([line]) => line));
  expect(examples.length).toBeGreaterThan(50);
  for (const line of examples) {
    const [program, ...words] = shellWords(line);
    expect(program, line).toBe("svc");
    if (words[0] === "help") continue;
    const { command } = await createProgram(testContext(), "all");
    for (const each of every(command)) if (!each.usage().startsWith("<command>")) each.action(() => undefined);
    await expect(command.parseAsync(words, { from: "user" }), line).resolves.toBeDefined();
  }
});

it("npm installs the man page: it links an array of pages, and no single one", async () => {
  const { man } = JSON.parse(await readFile("package.json", "utf8"));
  expect(man).toEqual(["./dist/man/svc.1"]);
});
