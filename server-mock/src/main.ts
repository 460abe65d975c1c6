import { runProgram } from "./program.ts";

// A reader that has seen enough, such as `head`, closes the pipe; what was asked for is done all the same.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

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
