import { runProgram } from "./program.ts";

process.exitCode = await runProgram(
  {
    print: (line) => process.stdout.write(`${line}\n`),
    note: (line) => process.stderr.write(`${line}\n`),
    environment: process.env,
    untilStopped,
  },
  process.argv.slice(2),
);

/** The first signal starts a graceful shutdown; a second one ends the process at once. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
}
