import { join } from "node:path";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import { expect, it } from "vitest";
import { HELP } from "../../mcp/help.ts";
import { markdownFiles, openRepository } from "../../scripts/docs/repository.ts";
import { readCliTree } from "../../scripts/generate/cli-tree.ts";
import { runCommand } from "../../server-mock/test/support/run-command.ts";

// Whatever a document calls with `svc`, `svc-mcp` or `svc-server` is a command, and takes the flags that stand beside it.

const repository = await openRepository(join(import.meta.dirname, "../.."));
const flagsIn = (text: string): string[] => text.match(/(?<![\w-])--[a-z][\w-]*/g) ?? [];

/** Each of the texts that `add|remove` stands for. */
const alternatives = (text: string): string[] => {
  const [choice] = /\b[a-z]+(?:\|[a-z]+)+\b/.exec(text) ?? [];
  return choice === undefined ? [text] : choice.split("|").map((one) => text.replace(choice, one));
};

/** Calls of a program in inline code and in lines of code, each up to what the shell does next. The past has other flags. */
const calls = markdownFiles(repository)
  .filter((file) => !["CHANGELOG.md", "docs/migration.md"].includes(file))
  .flatMap((file) => {
    const pieces: string[] = [];
    visit(fromMarkdown(repository.read(file)), (node: Nodes) => {
      if (node.type === "inlineCode") pieces.push(node.value.replaceAll("\\|", "|"));
      if (node.type === "code" && node.lang !== "text") pieces.push(...node.value.replaceAll("\\\n", " ").split("\n"));
    });
    return pieces
      .flatMap((piece) => piece.replace(/\s#.*/, "").split(/ \| |&&|;|\$\(|\)/))
      .flatMap(alternatives)
      .flatMap((piece) => {
        const [, program, words] = /(?:^|\s)(svc|svc-mcp|svc-server) (.*)/.exec(piece.trim()) ?? [];
        return program && words ? [{ file, program, words, call: `${file}: ${program} ${words}` }] : [];
      });
  });

it("the documents call each of the programs", () => {
  const programs = calls.map(({ program }) => program);
  for (const name of ["svc", "svc-mcp", "svc-server"])
    expect(programs.filter((one) => one === name).length).toBeGreaterThan(10);
});

/** Calls of a program whose command is not one, or does not take a flag. `…` stands for any command. */
function mistakes(name: string, known: ReadonlyMap<string, string>): string[] {
  return calls
    .filter(({ program, words }) => program === name && /^[a-z-]/.test(words))
    .filter(({ words }) => {
      const path = words.split(" ").map((_, index, all) => all.slice(0, index + 1).join(" "));
      const command = path.findLast((one) => known.has(one)) ?? "";
      const flags = flagsIn(`${known.get(command)} ${known.get("")}`);
      return (command === "" && /^[a-z]/.test(words)) || flagsIn(words).some((flag) => !flags.includes(flag));
    })
    .map(({ call }) => call);
}

it("`svc` has every command and every flag that a document gives it", async () => {
  const { commands, globalFlags } = await readCliTree();
  const flagsOf = commands.map(({ name, flags }) => [name.slice(4), flags.map((flag) => flag.flags).join()] as const);
  const everywhere = `${globalFlags.map(({ flags }) => flags).join()} --help`;
  expect(mistakes("svc", new Map<string, string>([...flagsOf, ["help", ""], ["", everywhere]]))).toEqual([]);
});

it("`svc-mcp` has every command and every flag that a document gives it", () => {
  const [everywhere = "", serve = "", install = ""] = HELP.split(/^(?:serve --http|install): /m);
  const known = { "": everywhere, serve: `--http ${serve}`, install, uninstall: install };
  expect(mistakes("svc-mcp", new Map(Object.entries(known)))).toEqual([]);
});

it("`svc-server` has every command and every flag that a document gives it", async () => {
  const known = new Map([["", "--help --version"]]);
  const visit = async (words: string[]) => {
    const help = await helpOf(words);
    if (words.length > 0) known.set(words.join(" "), help);
    const names = [...(help.split("Commands:")[1] ?? "").matchAll(/^ {2}([a-z-]+)/gm)].map(([, name = ""]) => name);
    for (const name of names.filter((one) => one !== "help")) await visit([...words, name]);
  };
  await visit([]);
  expect(mistakes("svc-server", known)).toEqual([]);
});

async function helpOf(words: string[]): Promise<string> {
  return (await runCommand([...words, "--help"])).output.join("\n");
}
