import { EXIT_CODES } from "../../cli/errors/exit-codes.ts";
import { type CommandEntry, type FlagEntry, readCliTree } from "./cli-tree.ts";
import type { GeneratedFile } from "./generated-file.ts";

/** Escapes text for roff: control characters at the start of a line, backslashes and minus signs. */
const roff = (text: string): string =>
  text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replace(/^([.'])/gm, "\\&$1");

const flagLines = (flags: readonly FlagEntry[]): string =>
  flags.map(({ flags: names, description }) => `.TP\n.B ${roff(names)}\n${roff(description)}\n`).join("");

const commandLines = ({ usage, description, flags, examples }: CommandEntry): string =>
  `.SS ${roff(usage)}\n${roff(description).replaceAll("\n\n", "\n.PP\n")}\n${flagLines(flags)}.PP\nExamples:\n${examples
    .map(([line, what]) => `.PP\n${roff(what)}:\n.PP\n.nf\n.RS 4\n${roff(line)}\n.RE\n.fi\n`)
    .join("")}`;

/** The man page `svc(1)`, for the package. */
export async function generateManPage(): Promise<GeneratedFile> {
  const { commands, globalFlags } = await readCliTree();
  return { path: "dist/man/svc.1", text: manPage(commands, globalFlags) };
}

const manPage = (
  commands: readonly CommandEntry[],
  globalFlags: readonly FlagEntry[],
): string => `.\\" Generated from the tree of commands by \`npm run build\`.
.TH SVC 1
.SH NAME
svc \\- the Sales Coaching Service from the command line
.SH SYNOPSIS
.B svc
.I command
.RI [ flags ]
.SH COMMANDS
${commands
  .filter(({ isGroup }) => !isGroup)
  .map(commandLines)
  .join("")}.SH GLOBAL FLAGS
${flagLines(globalFlags)}.SH EXIT STATUS
${Object.values(EXIT_CODES)
  .map(({ code, meaning }) => `.TP\n.B ${code}\n${roff(meaning)}\n`)
  .join("")}.SH ENVIRONMENT
See
.BR "svc help environment" .
`;
