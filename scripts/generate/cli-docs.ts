import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { HELP_TOPICS, helpTopic } from "../../cli/commands/help-topics.ts";
import { EXIT_CODES } from "../../cli/errors/exit-codes.ts";
import { manPage } from "./cli-man-page.ts";
import { type CommandEntry, type FlagEntry, readCliTree } from "./cli-tree.ts";
import type { GeneratedFile } from "./generated-file.ts";

// tsx scripts/generate/cli-docs.ts            writes docs/cli.md and docs/svc.1 from the tree of commands
// tsx scripts/generate/cli-docs.ts --check    fails when one is stale
const ROOT = join(import.meta.dirname, "../..");

/** The reference of the CLI: a Markdown page and a man page. */
export async function generateCliDocs(): Promise<GeneratedFile[]> {
  const { commands, globalFlags } = await readCliTree();
  return [
    { path: "docs/cli.md", text: markdown(commands, globalFlags) },
    { path: "docs/svc.1", text: manPage(commands, globalFlags) },
  ];
}

function markdown(commands: readonly CommandEntry[], globalFlags: readonly FlagEntry[]): string {
  const runnable = commands.filter(({ isGroup }) => !isGroup);
  const contents = runnable
    .map(({ name, summary }) => `| [\`${name}\`](#${name.replaceAll(" ", "-")}) | ${cell(summary)} |\n`)
    .join("");
  return `<!-- Generated from the tree of commands by \`npm run generate\`. Do not edit. -->
# The command line \`svc\`

| Command | What it does |
|---|---|
${contents}
Every command takes the [global flags](#global-flags); \`svc help COMMAND\` shows the same at a terminal.

${runnable.map(commandSection).join("\n")}
## Global flags

${flagTable(globalFlags)}
## Exit codes

| Code | Meaning |
|---:|---|
${Object.values(EXIT_CODES)
  .map(({ code, meaning }) => `| ${code} | ${cell(meaning)} |\n`)
  .join("")}
## Environment and formats

${HELP_TOPICS.filter((topic) => topic !== "exit-codes")
  .map((topic) => `\`svc help ${topic}\`:\n\n\`\`\`text\n${helpTopic(["help", topic])?.trimEnd()}\n\`\`\`\n`)
  .join("\n")}`;
}

function commandSection({ name, usage, description, flags, examples }: CommandEntry): string {
  const lines = examples.map(([line, what]) => `# ${what}\n${line}\n`).join("\n");
  return `## ${name}

${escapeText(description)}

\`\`\`text
${usage}
\`\`\`

${flags.length > 0 ? `${flagTable(flags)}\n` : ""}\`\`\`sh
${lines}\`\`\`
`;
}

const flagTable = (flags: readonly FlagEntry[]): string =>
  `| Flag | Meaning |\n|---|---|\n${flags.map(({ flags: names, description }) => `| \`${names.replaceAll("|", "\\|")}\` | ${cell(description)} |\n`).join("")}`;

const escapeText = (text: string): string => text.replaceAll("<", "&lt;");

const cell = (text: string): string => escapeText(text).replaceAll("|", "\\|").replaceAll("\n", " ");

async function main(isCheck: boolean): Promise<void> {
  for (const { path, text } of await generateCliDocs()) {
    const file = join(ROOT, path);
    const current = await readFile(file, "utf8").catch(() => undefined);
    if (current === text) continue;
    if (!isCheck) await writeFile(file, text);
    else process.exitCode = 1;
    console.log(isCheck ? `${path} is stale. Run \`npm run generate\` and commit what it writes.` : `wrote ${path}`);
  }
}

if (process.argv[1] === import.meta.filename) await main(process.argv.includes("--check"));
