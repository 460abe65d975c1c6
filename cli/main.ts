import module from "node:module";
import { VERSION } from "./version.ts";

/** Scripts and shell prompts call `svc --version`: it prints before anything else is loaded. */
async function main(argv: readonly string[]): Promise<void> {
  if (argv.length === 1 && (argv[0] === "--version" || argv[0] === "-V")) {
    process.stdout.on("error", failToPrint).write(`${VERSION}\n`);
    return;
  }
  // Node 22 and later keep what they have compiled; it is a function of the default import alone, and absent on Node 20.
  (module as { enableCompileCache?: () => void }).enableCompileCache?.();
  const { startApp } = await import("./app.ts");
  // Sets the exit code and lets the process end by itself: `process.exit()` would drop what is still in a pipe.
  const code = await startApp(argv);
  // The tool server keeps running in this process and may have set its own.
  process.exitCode ||= code;
}

/** As everywhere else, a closed pipe is not a failure; a full disk is. */
function failToPrint({ code }: NodeJS.ErrnoException): void {
  if (code === "EPIPE") return;
  process.exitCode = 1;
  process.stderr.write(`error: Cannot write to standard output (${code}).\n`);
}

void main(process.argv.slice(2));
