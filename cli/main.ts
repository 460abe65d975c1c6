import module from "node:module";
import { VERSION } from "./version.ts";

/** Scripts and shell prompts call `svc --version`: it prints before anything else is loaded. */
async function main(argv: readonly string[]): Promise<void> {
  if (argv.length === 1 && (argv[0] === "--version" || argv[0] === "-V")) {
    process.stdout.on("error", failToPrint).write(`${VERSION}\n`);
    return;
  }
  // Compile cache of Node 22 and later; only on the default import, and absent on Node 20.
  (module as { enableCompileCache?: () => void }).enableCompileCache?.();
  const { startApp } = await import("./app.ts");
  // Sets the exit code and lets the process end by itself: `process.exit()` would lose output still in a pipe.
  const code = await startApp(argv);
  // The tool server keeps running in this process and may have set its own.
  process.exitCode ||= code;
}

/** A closed pipe is not a failure, as everywhere else; a full disk is. */
function failToPrint({ code }: NodeJS.ErrnoException): void {
  if (code === "EPIPE") return;
  process.exitCode = 1;
  process.stderr.write(`error: Cannot write to standard output (${code}).\n`);
}

void main(process.argv.slice(2));
