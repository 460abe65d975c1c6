import { TOPICS } from "../../cli/commands/topics.lazy.ts";
import { EXIT_CODES } from "../../cli/errors/exit-codes.ts";
import { type CommandEntry, type FlagEntry, readCliTree } from "./cli-tree.ts";
import type { GeneratedFile } from "./generated-file.ts";

/** Groups of flags that many commands share, documented once: title, a command that has them, and their names. */
const SHARED_FLAGS: readonly (readonly [title: string, command: string, names: readonly string[]])[] = [
  ["Period flags", "svc meetings list", ["--last", "--week", "--month", "--tz"]],
  ["Page flags", "svc meetings list", ["--limit", "--page", "--all", "--max-items", "--concurrency"]],
  ["Export flags", "svc export meetings", ["--out", "--output", "--resume", "--force", "--allow-incomplete"]],
  ["Output flags", "svc meetings list", ["--output", "--json", "--fields", "--jq", "--no-header", "--no-pager"]],
  ["JSON flags", "svc templates apply", ["--json", "--fields", "--jq"]],
];

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
  const shared = SHARED_FLAGS.map(([title, command, names]): FlagGroup => {
    const flags = commands.find(({ name }) => name === command)?.flags ?? [];
    return {
      title,
      rows: names.flatMap((name) => flags.filter((flag) => longName(flag) === name)).map(flagRow),
      names,
    };
  });
  return `<!-- Generated from the tree of commands by \`npm run generate\`. Do not edit. -->
# The command line \`svc\`

| Command | What it does |
|---|---|
${contents}
Every command takes the [global flags](#global-flags); \`svc help COMMAND\` shows the same at a terminal.

${runnable.map((command) => commandSection(command, shared)).join("\n")}
${shared.map(({ title, rows }) => `## ${title}\n\n${flagTable(rows)}\n`).join("")}## Global flags

${flagTable(globalFlags.map(flagRow))}
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

interface FlagGroup {
  title: string;
  rows: string[];
  names: readonly string[];
}

function commandSection(command: CommandEntry, shared: readonly FlagGroup[]): string {
  const { name, usage, description, flags, examples } = command;
  const lines = examples.map(([line, what]) => `# ${what}\n${line}\n`).join("\n");
  return `## ${name}

${escapeText(description)}

\`${usage}\`

${flags.length > 0 ? `${flagTable(flagRows(flags.map(flagRow), shared))}\n` : ""}\`\`\`sh
${lines}\`\`\`
`;
}

/** Replaces the flags of a complete group by one row. */
function flagRows(rows: readonly string[], shared: readonly FlagGroup[]): string[] {
  const taken = shared.filter((group) => group.rows.every((row) => rows.includes(row)));
  const own = rows.filter((row) => !taken.some((group) => group.rows.includes(row)));
  const linkOf = ({ title }: FlagGroup) => `[${title}](#${title.toLowerCase().replace(" ", "-")})`;
  return [
    ...own,
    ...taken.map((group) => `| ${linkOf(group)} | ${group.names.map((name) => `\`${name}\``).join(", ")} |\n`),
  ];
}

const longName = ({ flags }: FlagEntry): string | undefined => /--[\w-]+/.exec(flags)?.[0];

const flagRow = ({ flags, description }: FlagEntry): string =>
  `| \`${flags.replaceAll("|", "\\|")}\` | ${cell(description)} |\n`;

const flagTable = (rows: readonly string[]): string => `| Flag | Meaning |\n|---|---|\n${rows.join("")}`;

const escapeText = (text: string): string => text.replaceAll("<", "&lt;");

const cell = (text: string): string => escapeText(text).replaceAll("|", "\\|").replaceAll("\n", " ");
