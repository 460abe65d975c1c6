import { VERSION } from "./version.ts";

/** `svc --version` is asked for by scripts and prompts: it is answered before anything is loaded. */
async function main(argv: readonly string[]): Promise<void> {
  if (argv.length === 1 && (argv[0] === "--version" || argv[0] === "-V")) {
    process.stdout.write(`${VERSION}\n`);
    return;
  }
  const { createProcessContext } = await import("./process/process-context.ts");
  const { run } = await import("./run.ts");
  // The exit code is set, and the process left to end by itself: `process.exit()` would cut off what is still in a pipe.
  process.exitCode = await run(createProcessContext(), argv);
}

void main(process.argv.slice(2));
