import { copyFile, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { draw } from "../../test/support/draw.ts";
import { sharedFolder } from "../../test/support/test-folder.ts";
import { openService } from "../library/service.ts";
import type { CommandContext } from "../program/context.ts";
import { EXAMPLES } from "../program/examples.ts";
import { pathOf, VARIABLES, withSubcommands } from "../program/help.ts";
import { createProgram } from "../program/program.ts";
import { defineQuery } from "../store/query.ts";
import { runCommand } from "./support/run-command.ts";

// Every help of the program, read as one list.

const program = await createProgram({} as CommandContext, "all");
const commands = withSubcommands(program);
const helpOf = (path: string) => commands.find((command) => pathOf(command) === path)?.helpInformation() ?? "";

const ID = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";
const CALL =
  "WEBVTT\n\n00:01.000 --> 00:04.000\n<v Ana Ruiz>How do you plan today?\n\n00:05.000 --> 00:08.000\n<v Ed Low>By hand.\n";

const folder = sharedFolder();

async function run(args: string[], database: string): Promise<{ code: number; output: string }> {
  const environment = { DATABASE_URL: database };
  const { code, lines } = await runCommand(args, { environment, untilStopped: async () => undefined });
  return { code, output: lines.join("\n") };
}

const team = join(folder, "team.db");
for (const args of [
  ["init", "--organization", "Acme"],
  ["users", "add", "--name", "Ana Ruiz", "--email", "ana@acme.example", "--role", "admin"],
  ["users", "add", "--name", "Ben Lund", "--email", "ben@acme.example"],
])
  expect((await run(args, team)).code).toBe(0);
const keyId = JSON.parse((await run(["keys", "create", "--permissions", "read", "--json"], team)).output).id;
expect((await run(["seed", "--meetings", "40"], join(folder, "demo.db"))).code).toBe(0);
await writeFile(join(folder, "calls.json"), "[]");
await writeFile(join(folder, "trackers.json"), "[]");
await writeFile(join(folder, "call.vtt"), CALL);
const other = join(folder, "2026-11-01 other.txt");
await writeFile(other, "Speaker 1: We plan by hand.\nEd Low: In spreadsheets.\n");
expect((await run(["import", other, "--user", "ana@acme.example"], team)).code).toBe(0);
const meetingId = await onlyMeeting(team);

async function onlyMeeting(team: string): Promise<string> {
  const service = await openService({ database: team, pepper: (await readFile(`${team}.pepper`, "utf8")).trim() });
  const rows = await service.database.all(defineQuery<object, { id: string }>("select id from meetings"), {});
  await service.close();
  return rows[0]?.id ?? "";
}

describe.each(commands.map(pathOf))("svc-server %s", (path) => {
  const command = commands.find((candidate) => pathOf(candidate) === path);
  const texts = [...(command?.options ?? []), ...(command?.registeredArguments ?? [])];

  it("says in sentences what it does, and of each flag and argument what it is", () => {
    expect(command?.description()).toMatch(/^[A-Z].*\.$/);
    for (const { description } of texts) expect(description).toMatch(/^(?!.*\. )\S.*[^.\s]$/);
  });

  it("uses one word for one thing, and names no default that nobody could type", () => {
    expect(helpOf(path)).not.toMatch(/\bIDs?\b|e-mail|by default|\(default|\[\]|null|\[options\]|display help/);
  });

  it("lists the flags of all commands in one order", () => {
    const known = ["--db", "--organization", "--dry-run", "--json", "--help"];
    const listed = [...helpOf(path).matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, flag = ""]) => flag);
    const shared = listed.filter((flag) => known.includes(flag));
    expect(shared).toEqual(shared.toSorted((one, other) => known.indexOf(one) - known.indexOf(other)));
    expect(listed.at(-1)).toBe("--help");
  });
});

it("lists every variable that the program reads, and no other", async () => {
  const folders = ["../program", "../coaching"].map((path) => join(import.meta.dirname, path));
  const names = await Promise.all(folders.map((path) => readdir(path, { recursive: true, withFileTypes: true })));
  const files = names.flat().filter((entry) => entry.isFile() && entry.name !== "variables.ts");
  const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), "utf8")));
  const read = new Set(texts.join("\n").match(/\b(?:DATABASE_URL|SVC_[A-Z_]+[A-Z])\b/g));
  expect(Object.keys(VARIABLES).toSorted()).toEqual([...read].toSorted());
  const { output } = await run(["--help"], "");
  for (const name of read) expect(output).toContain(`  ${name} `);
});

it("has examples of every command, and of no other", () => {
  const own = commands.filter(({ commands: below, parent }) => below.length === 0 || parent === null).map(pathOf);
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(own.toSorted());
});

it.each(draw("examples", Object.values(EXAMPLES).flat(), 12))("the example `svc-server %s` works", async (line) => {
  const own = await mkdtemp(join(folder, "example-"));
  const source = line.includes("Fernhollow") ? "demo.db" : "team.db";
  const database = join(own, source);
  for (const file of [source, `${source}.pepper`]) await copyFile(join(folder, file), join(own, file));
  const words = [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
  const args = words.map((word) => {
    if (word === ID) return words[0] === "speakers" ? meetingId : keyId;
    if (word === "svc.db" && words[0] === "migrate") return database;
    if (/^(?:call|trackers\.json)/.test(word)) return join(folder, word);
    return /\.db$/.test(word) ? join(own, word) : word;
  });
  const { code, output } = await run(words[0] === "start" ? [...args, "--port", "0"] : args, database);
  expect(code, output).toBe(0);
});
