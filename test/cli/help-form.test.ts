import { describe, expect, it } from "vitest";
import { HELP } from "../../mcp/help.ts";
import { readCliTree } from "../../scripts/generate/cli-tree.ts";
import { createFixture } from "./support/fixture.ts";

// Every help of the program, read as one list.

const { commands, globalFlags } = await readCliTree();

describe.each(commands.map((command) => [command.name, command] as const))("%s", (_, { description, flags, usage }) => {
  it("says in sentences what it does, and of each flag what it is", () => {
    expect(description).toMatch(/^[A-Z].*\.(?:\n|$)/);
    for (const flag of flags) expect(flag.description, flag.flags).toMatch(/^(?!default:)\S.*[^.\s]$/s);
  });

  it("names its arguments before its flags", () => {
    expect(usage).toMatch(/^svc(?: [a-z-]+)*(?: <[^>]+>| \[(?!flags)[^\]]+\])* \[flags\]$/);
  });

  it("states choices before a default, and a default last", () => {
    const wrong = flags.filter((flag) => /choices:|\(default|by default|e-mail/.test(flag.description));
    expect(wrong).toEqual([]);
  });
});

it("prints titles, flags and global flags in one form, in every command", async () => {
  const fixture = await createFixture();
  for (const { name } of commands) {
    const { code, stdout } = await fixture.svc(`${name.replace(/^svc ?/, "")} --help`.trim());
    expect(code, name).toBe(0);
    const titles = [...stdout.matchAll(/^(\S[^:\n]*):$/gm)].map(([, title]) => title);
    expect(
      titles.filter((title) => /option/i.test(title ?? "")),
      name,
    ).toEqual([]);
    expect(titles.slice(titles.indexOf("Flags")), name).toContain("Flags");
    expect(stdout, name).toContain("-h, --help");
  }
  await fixture.server.close();
});

it("svc-mcp has the words of svc for what both have", () => {
  const texts = commands.filter(({ name }) => name.startsWith("svc mcp")).flatMap(({ flags }) => flags);
  for (const flag of [
    "--port <number>",
    "--host <address>",
    "--name <name>",
    "--dry-run",
    "--force",
    "--every",
    "--read-only",
    "--toolsets <names>",
    "--tools <names>",
  ]) {
    const text = texts.find(({ flags }) => flags === flag)?.description;
    expect(HELP.split("\n")).toContainEqual(`  ${flag.padEnd(23)}${text}`);
  }
  expect(HELP).toContain(globalFlags.find(({ flags }) => flags.startsWith("--base-url"))?.description);
});
