import { Command, CommanderError } from "commander";
import { version } from "../package.json";
import { COMMAND_TABLE, type CommandEntry } from "./command-table.ts";
import { type CommandContext, type CommandError, type CommandOptions, commandLine } from "./context.ts";
import { configureHelp, withSubcommands } from "./help.ts";

const USAGE_EXIT = 2;
const FAILURE_EXIT = 1;
/** Errors whose message says to the caller what happened and what to do. */
const EXPLAINED = ["AdministrationError", "CommandError"];

/** Builds the command tree with the command that the arguments name, or with all. The others are listed but not loaded. */
export async function createProgram(context: CommandContext, wanted: readonly string[] | "all"): Promise<Command> {
  const program = new Command("svc-server")
    .description("The reference server of the Sales Coaching Service API.")
    .version(version, "-V, --version", "print the version");
  const asked = wanted === "all" ? undefined : (wanted.find((word) => !word.startsWith("-")) ?? "");
  for (const entry of COMMAND_TABLE) program.addCommand(await commandOf(entry, context, asked));
  configureHelp(program);
  return program;
}

async function commandOf(
  { name, description, load }: CommandEntry,
  context: CommandContext,
  asked: string | undefined,
): Promise<Command> {
  const isWanted = asked === undefined || asked === name;
  return (isWanted ? (await load())(context) : new Command(name)).description(description);
}

/** Runs the command line and returns its exit code. */
export async function runProgram(context: CommandContext, args: string[]): Promise<number> {
  const program = await createProgram(context, args);
  for (const command of withSubcommands(program)) {
    command.exitOverride().configureOutput({
      writeOut: (text) => context.print(text.trimEnd()),
      writeErr: (text) => context.note(text.trimEnd()),
    });
  }
  let options: CommandOptions = {};
  program.hook("preAction", (_, command) => {
    const { db, organization } = command.opts();
    // The name that init was given is that of no organization yet.
    options = command.name() === "init" ? { db } : { db, organization };
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    return await report(context, error, options);
  }
}

async function report(context: CommandContext, error: unknown, options: CommandOptions): Promise<number> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE_EXIT;
  context.note(`svc-server: ${await explain(error, options)}`);
  return FAILURE_EXIT;
}

async function explain(error: unknown, options: CommandOptions): Promise<string> {
  const { name, code, message = String(error), command } = error as Partial<CommandError> & { code?: string };
  // The command does what the last sentence of the message says.
  if (command !== undefined) return `${message.replace(/\.$/, "")}: ${commandLine(command, options)}`;
  if (EXPLAINED.includes(name ?? "")) return message;
  if (code === "EADDRINUSE") return "The port is in use. Choose another with --port, or a free one with --port 0.";
  const { explainTrouble } = await import("../store/failures.ts");
  const trouble = explainTrouble(error);
  return trouble === undefined ? message : `${message}: ${trouble}.`;
}
