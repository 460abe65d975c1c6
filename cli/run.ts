import type { Command, CommanderError } from "commander";
import { COMMAND_TABLE } from "./commands/command-table.ts";
import type { Context } from "./context/context.ts";
import { isOutputClosedError, UsageError } from "./errors/cli-error.ts";
import { EXIT_CODES } from "./errors/exit-codes.ts";
import { createProgram, type ProgramText } from "./program.ts";
import { readLine } from "./vocabulary/read-line.ts";

/** Names of the help topics. */
const HELP_TOPICS = ["exit-codes", "environment", "formatting"] as const;

/** Runs one command line and returns the exit code. The only place where errors become text. */
export async function run(context: Context, typed: readonly string[]): Promise<number> {
  const { argv, warnings } = readLine(typed);
  try {
    // With JSON, standard error carries one JSON error or nothing.
    if (!argv.includes("--json")) for (const warning of warnings) await context.stderr.write(`warning: ${warning}\n`);
    await runCommand(context, rewriteHelp(argv));
    return EXIT_CODES.ok.code;
  } catch (error) {
    if (isClosedOutput(context, error)) return EXIT_CODES.ok.code;
    return await report(context, error, argv);
  }
}

async function runCommand(context: Context, argv: readonly string[]): Promise<void> {
  const topic = helpTopic(argv);
  if (topic) return context.stdout.write((await import("./commands/topics.lazy.ts")).TOPICS[topic]);
  const { command, text } = await createProgram(context, argv);
  try {
    await command.parseAsync(argv, { from: "user" });
  } catch (error) {
    if (!isCommanderError(error)) throw error;
    const named = commandNamed(command, argv);
    await afterCommander(context, error, { text, named, argv });
  }
}

/** Checked by its code: a lazy chunk throws its own copy of the class. */
const isCommanderError = (error: unknown): error is CommanderError =>
  error instanceof Error && "code" in error && String(error.code).startsWith("commander.");

/** Help and version are output, not errors; everything else that commander throws is a usage error. */
async function afterCommander(
  context: Context,
  error: CommanderError,
  { text, named, argv }: { text: ProgramText; named: Command; argv: readonly string[] },
): Promise<void> {
  const isOutput = ["commander.help", "commander.helpDisplayed", "commander.version"].includes(error.code);
  if (isOutput) return context.stdout.write(text.out + text.err);
  const [message = "", ...rest] = error.message.replace(/^error: (command-argument )?/, "").split("\n");
  const { suggestCommand } = await import("./failure/failure.lazy.ts");
  // Suggestions for words of other CLIs take precedence over commander's, which compares spelling.
  const suggestion = suggestCommand(named, message, argv) ?? (rest.join(" ").replace(/^\((.*)\)$/, "$1") || undefined);
  throw new UsageError(
    message.charAt(0).toUpperCase() + message.slice(1),
    suggestion ?? `See \`${[...pathOf(named), "--help"].join(" ")}\`.`,
  );
}

/** The most specific command that the arguments name. */
function commandNamed(root: Command, argv: readonly string[]): Command {
  let command = root;
  for (const word of argv) command = command.commands.find((candidate) => candidate.name() === word) ?? command;
  return command;
}

const pathOf = (command: Command): string[] => [...(command.parent ? pathOf(command.parent) : []), command.name()];

/** The topic of `svc help TOPIC`; `undefined` for any other arguments. */
const helpTopic = (argv: readonly string[]) =>
  argv[0] === "help" && argv.length === 2 ? HELP_TOPICS.find((topic) => topic === argv[1]) : undefined;

/** `svc help meetings list` is `svc meetings list --help`. */
function rewriteHelp(argv: readonly string[]): readonly string[] {
  if (argv[0] !== "help" || helpTopic(argv) !== undefined) return argv;
  const [about] = argv.slice(1);
  if (about !== undefined && !about.startsWith("-") && !COMMAND_TABLE.some(({ name }) => name === about))
    throw new UsageError(
      `There is no command or help topic \`${about}\`.`,
      `Topics: ${HELP_TOPICS.join(", ")}. Commands: \`svc --help\`.`,
    );
  return [...argv.slice(1), "--help"];
}

const isClosedOutput = (context: Context, error: unknown): boolean =>
  isOutputClosedError(error) || isOutputClosedError(context.signal.reason);

async function report(context: Context, error: unknown, argv: readonly string[]): Promise<number> {
  const { reportError } = await import("./failure/failure.lazy.ts");
  return reportError(context, error, argv);
}
