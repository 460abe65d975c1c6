import { extname } from "node:path";
import type { WorkerThreadOptions } from "../jobs/worker-thread.ts";
import type { ReadUpload, Upload } from "../team/import/upload.ts";
import { runProgram } from "./program.ts";

/** URL of a module next to this file, from sources or bundled. */
const beside = (name: string): URL => new URL(`./${name}${extname(import.meta.url)}`, import.meta.url);

/** Runs the command line in this process and returns the exit code. */
export function runInProcess(args: string[]): Promise<number> {
  let uploads: Promise<ReadUpload> | undefined;
  const context = {
    print: (line: string) => process.stdout.write(`${line}\n`),
    note: (line: string) => process.stderr.write(`${line}\n`),
    environment: process.env,
    untilStopped,
    // The command creates much short-lived garbage, of which V8 would keep 100 MB.
    saveMemory: () => process.getBuiltinModule("node:v8").setFlagsFromString("--optimize-for-size"),
    startWorkerThread: async (options: WorkerThreadOptions) => {
      const { startWorkerThread } = await import("../jobs/worker-thread.ts");
      return startWorkerThread(beside("job-thread"), options);
    },
    readUpload: async (upload: Upload) => {
      uploads ??= import("../team/import/upload.ts").then(({ uploadsInThread }) =>
        uploadsInThread(beside("upload-thread")),
      );
      return (await uploads)(upload);
    },
  };
  return runProgram(process.stdin.isTTY && process.stderr.isTTY ? { ...context, ask } : context, args);
}

/** Asks on standard error, so that standard output can be redirected. */
async function ask(question: string): Promise<string> {
  const { createInterface } = await import("node:readline/promises");
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // At the end of the input nothing was typed.
  const ended = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  const typed = await Promise.race([terminal.question(question), ended]);
  terminal.close();
  return typed.trim();
}

/** Resolves on the next signal. Without a listener, a signal ends the process at once. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
}
