import { Command, CommanderError } from "commander";
import { version } from "../package.json";
import { COMMAND_TABLE, type CommandEntry } from "./command-table.ts";
import { type CommandContext, CommandError } from "./context.ts";
import { configureHelp, withSubcommands } from "./help.ts";

const USAGE_EXIT = 2;
const FAILURE_EXIT = 1;

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
  try {
    await program.parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    return await report(context, error);
  }
}

async function report(context: CommandContext, error: unknown): Promise<number> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE_EXIT;
  if (error instanceof CommandError) context.note(`svc-server: ${error.message}`);
  else context.note(`svc-server: ${await explain(error)}`);
  return FAILURE_EXIT;
}

async function explain(error: unknown): Promise<string> {
  const { code, message } = error as { code?: string; message?: string };
  if (code === "EADDRINUSE") return "The port is in use. Choose another with --port, or a free one with --port 0.";
  const { explainTrouble } = await import("../store/failures.ts");
  const trouble = explainTrouble(error);
  return trouble === undefined ? (message ?? String(error)) : `${message}: ${trouble}.`;
}
