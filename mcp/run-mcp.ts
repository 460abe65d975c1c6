import path from "node:path";
import { isUsageError } from "./errors/usage-error.ts";
import { HELP } from "./help.ts";
import { serve } from "./serve.ts";
import { maskKeys } from "./service/mask-key.ts";
import type { Environment } from "./settings/settings.ts";
import { VERSION } from "./version.ts";

/** What `svc-mcp` is started with. */
export interface Launch {
  /** The words after the program's name. */
  argv: readonly string[];
  environment: Environment;
}

const EXIT_DEFECT = 1;
const EXIT_USAGE = 2;

/**
 * All that `svc-mcp` does, in this process: it answers a question, runs a command, or else serves stdin and stdout until the client goes
 * away. `dist/mcp/run-mcp.cjs` is this file; whoever wants the tool server in a process that runs already requires it and calls
 * this function, with nothing else written to stdout.
 */
export async function runMcp({ argv, environment }: Launch): Promise<void> {
  process.on("uncaughtException", fail);
  try {
    await runCommand(argv, environment);
  } catch (error) {
    fail(error);
  }
}

async function runCommand(argv: readonly string[], environment: Environment): Promise<void> {
  const [command = "", ...rest] = argv;
  if (command === "--version" || command === "-V") return print(VERSION);
  if (argv.includes("--help") || argv.includes("-h")) return print(HELP);
  if (command !== "install") return serve(argv, environment);
  const { runInstall, thisMachine } = await import("./install/run-install.ts");
  process.exitCode = await runInstall(rest, { ...thisMachine(environment), script: programFile(), print });
}

/** The file that assistants shall start, also where another program runs this one. */
function programFile(): string {
  return path.join(__dirname, "svc-mcp.cjs");
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** One line on stderr: stacks are for defects, and even those may not show a key. */
function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`svc-mcp: ${maskKeys(message.split("\n", 1)[0] ?? "")}\n`);
  process.exit(isUsageError(error) ? EXIT_USAGE : EXIT_DEFECT);
}
