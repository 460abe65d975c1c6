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

/** The first signal asks for an orderly end; a second one ends the process as it would without this. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
}
