import { setFlagsFromString } from "node:v8";
import { isMainThread, workerData } from "node:worker_threads";
import { runInThread, startWorkerThread } from "./jobs/worker-thread.ts";
import { runProgram } from "./program.ts";

// A reader that has seen enough, such as `head`, closes the pipe; what was asked for is done all the same.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

if (!isMainThread && workerData?.isJobWorker) await runInThread(workerData);
else process.exitCode = await runMain();

function runMain(): Promise<number> {
  const context = {
    print: (line: string) => process.stdout.write(`${line}\n`),
    note: (line: string) => process.stderr.write(`${line}\n`),
    environment: process.env,
    untilStopped,
    // A command that makes much garbage of little that lasts: V8 would let 100 MB of it lie.
    saveMemory: () => setFlagsFromString("--optimize-for-size"),
    startWorkerThread: (options: Parameters<typeof startWorkerThread>[1]) =>
      startWorkerThread(new URL(import.meta.url), options),
  };
  return runProgram(context, process.argv.slice(2));
}

/** Resolves at the next signal. One that nobody waits for ends the process at once. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
}
