import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import { expect, it } from "vitest";
import * as library from "../library/index.ts";
import { runCommand } from "./support/run-command.ts";

// Whatever server-mock/README.md and docs/server.md call a command, an option, a setting or a member of the library is one.

const ROOT = join(import.meta.dirname, "../..");
const SOURCES = join(ROOT, "server-mock");
const OTHER_PROGRAM = /^(?:npm|node|npx|pg_dump|cp|export) /;

/** The pieces of code of the documents that may name something of the server's. */
const pieces = ["server-mock/README.md", "docs/server.md"].flatMap((file) => {
  const found: string[] = [];
  visit(fromMarkdown(readFileSync(join(ROOT, file), "utf8")), (node: Nodes) => {
    if (node.type === "inlineCode") found.push(node.value.replaceAll("\\|", "|"));
    if (node.type === "code") found.push(...node.value.split("\n").map((line) => line.replace(/\s+#.*/, "")));
  });
  return found.filter((text) => !OTHER_PROGRAM.test(text));
});

async function helpOf(...words: string[]): Promise<string> {
  return (await runCommand([...words, "--help"])).output.join("\n");
}

const commandsIn = (help: string) =>
  [...(help.split("Commands:")[1] ?? "").matchAll(/^ {2}([a-z-]+)/gm)].map(([, name = ""]) => name);
const optionsIn = (text: string) => text.match(/--[a-z][a-z-]*/g) ?? [];

const commands = commandsIn(await helpOf()).filter((name) => name !== "help");
/** Subcommands by command. */
const subcommandsOf = new Map(
  await Promise.all(
    commands.map(async (name) => [name, commandsIn(await helpOf(name)).filter((other) => other !== "help")] as const),
  ),
);

it("the table of commands has each of them, and no other, with options of its own", async () => {
  const readme = readFileSync(join(SOURCES, "README.md"), "utf8");
  const [, table = ""] = /## Commands\n\n(?:.+\n){2}([\s\S]*?)\n\n/.exec(readme) ?? [];
  const named = [];
  for (const row of table.split("\n")) {
    const [firstCell = ""] = row.split(/ \| /);
    const names = [...firstCell.matchAll(/`([a-z]+)/g)].map(([, name = ""]) => name);
    named.push(...names);
    const helps = await Promise.all(
      names.flatMap((name) => [helpOf(name), ...(subcommandsOf.get(name) ?? []).map((other) => helpOf(name, other))]),
    );
    expect(optionsIn(helps.join()), row).toEqual(expect.arrayContaining(optionsIn(row)));
  }
  expect(named.toSorted()).toEqual(commands.toSorted());
});

it("every option that is named is one of some command's, or of the bench that is named too", async () => {
  const helps = await Promise.all([
    ...commands.map((name) => helpOf(name)),
    ...[...subcommandsOf].flatMap(([command, names]) => names.map((name) => helpOf(command, name))),
  ]);
  const bench = readFileSync(join(ROOT, "tools/bench/server/run.mjs"), "utf8");
  const known = new Set([...helps, bench].flatMap(optionsIn));
  for (const option of pieces.flatMap(optionsIn)) expect(known).toContain(option);
});

it("every setting that is named is read somewhere", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !/^(?:dist|node_modules)\//.test(name))
    .map((name) => readFileSync(join(SOURCES, name), "utf8"));
  const settings = pieces.flatMap((text) => text.match(/\b(?:SVC_[A-Z_]+|DATABASE_URL)\b/g) ?? []);
  expect(settings.length).toBeGreaterThan(5);
  for (const setting of settings) expect(files.some((text) => text.includes(setting))).toBe(true);
});

it("every member of a test's server, and every function for it, exists", async () => {
  const server = await library.createReferenceServer();
  const members = pieces.flatMap((text) => /^server\.([a-z][\w.]*)/.exec(text)?.[1] ?? []);
  expect(members.length).toBeGreaterThan(5);
  for (const path of members) {
    const member = path.split(".").reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], server);
    expect(member, path).toBeDefined();
  }
  const functions = pieces.flatMap((text) => /^(?:an?[A-Z]|seeded)\w+/.exec(text)?.[0] ?? []);
  expect(functions.length).toBeGreaterThan(5);
  for (const name of functions) expect(library).toHaveProperty(name);
  await server.close();
});
