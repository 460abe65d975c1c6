import type { RunningWorker, WorkerThreadOptions } from "../jobs/worker-thread.ts";
import type { ReadUpload } from "../team/import/upload.ts";

/** Process interface of a command. */
export interface CommandContext {
  /** Writes a line to standard output. */
  print: (line: string) => void;
  /** Writes a line to standard error. */
  note: (line: string) => void;
  environment: Readonly<Record<string, string | undefined>>;
  /** Resolves when the process is asked to end. */
  untilStopped: () => Promise<void>;
  /** Trades speed for memory; absent where others share the process, as in tests. */
  saveMemory?: () => void;
  /** Starts a thread that works on the jobs of a database; absent where there are no threads, as in tests. */
  startWorkerThread?: (options: WorkerThreadOptions) => Promise<RunningWorker>;
  /** Asks the person at the terminal; absent where there is none. */
  ask?: (question: string) => Promise<string>;
  /** Reads what people upload in a thread; absent where there are no threads. */
  readUpload?: ReadUpload;
}

/** A mistake in how a command was called; its message is for the caller. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
