import { UsageError } from "./errors/usage-error.ts";
import { maskKeys } from "./service/mask-key.ts";

const EXIT_DEFECT = 1;
const EXIT_USAGE = 2;

/** The first argument decides: a command, a question, or else the server itself. */
async function main(argv: readonly string[]): Promise<void> {
  const [command = "", ...rest] = argv;
  if (command === "--version" || command === "-V") return print((await import("./version.ts")).VERSION);
  if (command === "--help" || command === "-h") return print((await import("./help.ts")).HELP);
  if (command === "install") {
    const { runInstall } = await import("./install/run-install.ts");
    process.exitCode = await runInstall(rest);
    return;
  }
  const { serve } = await import("./serve.ts");
  serve(argv, process.env);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** One line on stderr: stacks are for defects, and even those may not show a key. */
function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`svc-mcp: ${maskKeys(message.split("\n", 1)[0] ?? "")}\n`);
  process.exit(error instanceof UsageError ? EXIT_USAGE : EXIT_DEFECT);
}

process.on("uncaughtException", fail);
main(process.argv.slice(2)).catch(fail);
