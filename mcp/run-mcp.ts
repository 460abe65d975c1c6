import path from "node:path";
import { maskKeys } from "../core/secrets/mask-keys.ts";
import { isUsageError } from "./errors/usage-error.ts";
import { HELP } from "./help.ts";
import type { InstallResult } from "./install/run-install.ts";
import { serve } from "./serve.ts";
import type { Environment } from "./settings/settings.ts";
import { VERSION } from "./version.ts";

/** Arguments and environment of `svc-mcp`. */
export interface Launch {
  /** The arguments after the program's name. */
  argv: readonly string[];
  environment: Environment;
  /** Program name in error messages. Default `svc-mcp`. */
  program?: string | undefined;
  /** CLI profile that the key comes from; assistants' entries then name it instead of the key. */
  profile?: string | undefined;
  /** Receives the results of `install` and `uninstall` instead of standard output. */
  report?: ((result: InstallResult) => void) | undefined;
}

const EXIT_DEFECT = 1;
const EXIT_USAGE = 2;

/**
 * Runs `svc-mcp` in this process: prints help or the version, runs a command, or serves stdin and stdout until the client disconnects.
 * `dist/mcp/run-mcp.cjs` is this file; to embed the tool server, require it and call this function, with nothing else writing to stdout.
 */
export async function runMcp(launch: Launch): Promise<void> {
  const failHere = (error: unknown): never => fail(error, launch.program ?? "svc-mcp");
  process.on("uncaughtException", failHere);
  await runCommand(launch).catch(failHere);
}

async function runCommand({ argv, environment, profile, report = printResult }: Launch): Promise<void> {
  const [command = "", ...rest] = argv;
  if (command === "--version" || command === "-V") return print(VERSION);
  if (argv.includes("--help") || argv.includes("-h")) return print(HELP);
  if (command === "serve") return (await import("./http/serve-http.ts")).serveHttp(rest, environment);
  if (command === "" || command.startsWith("-")) return serve(argv, environment);
  const { runInstaller, thisMachine } = await import("./install/run-install.ts");
  const context = { ...thisMachine(environment), script: programFile(), profile, report };
  process.exitCode = await runInstaller(command, rest, context);
}

/** The file that assistants start, even when another program embeds this one. */
function programFile(): string {
  return path.join(__dirname, "svc-mcp.cjs");
}

const printResult = ({ message }: InstallResult): void => print(message);

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints one line to stderr, with keys masked. */
function fail(error: unknown, program: string): never {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${program}: ${maskKeys(message.split("\n", 1)[0] ?? "")}\n`);
  process.exit(isUsageError(error) ? EXIT_USAGE : EXIT_DEFECT);
}
