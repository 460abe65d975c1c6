import { TOPICS } from "../../cli/commands/topics.lazy.ts";
import { EXIT_CODES } from "../../cli/errors/exit-codes.ts";
import { type CommandEntry, type FlagEntry, readCliTree } from "./cli-tree.ts";
import type { GeneratedFile } from "./generated-file.ts";

/** The reference of the CLI as a Markdown page. */
export async function generateCliDocs(): Promise<GeneratedFile> {
  const { commands, globalFlags } = await readCliTree();
  return { path: "docs/cli.md", text: markdown(commands, globalFlags) };
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

${Object.entries(TOPICS)
  .filter(([topic]) => topic !== "exit-codes")
  .map(([topic, text]) => `\`svc help ${topic}\`:\n\n\`\`\`text\n${text.trimEnd()}\n\`\`\`\n`)
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
