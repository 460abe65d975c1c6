import type { RunningWorker, WorkerThreadOptions } from "../jobs/worker-thread.ts";
import { isPostgres } from "../store/is-postgres.ts";
import type { ReadUpload } from "../team/import/upload.ts";
import type { LocationOptions } from "./location.ts";

/** Process interface of a command. */
export interface CommandContext {
  /** Writes a line to standard output. */
  print: (line: string) => void;
  /** Writes a line to standard error. */
  note: (line: string) => void;
  environment: Readonly<Record<string, string | undefined>>;
  /** Resolves when the process is asked to stop. */
  untilStopped: () => Promise<void>;
  /** Trades speed for memory; absent if others share the process, as in tests. */
  saveMemory?: () => void;
  /** Starts a worker thread for a database's jobs; absent without threads, as in tests. */
  startWorkerThread?: (options: WorkerThreadOptions) => Promise<RunningWorker>;
  /** Asks the person at the terminal; absent without one. */
  ask?: (question: string) => Promise<string>;
  /** Reads uploads in a thread; absent without threads. */
  readUpload?: ReadUpload;
}

/** A usage error; its message is for the caller, and ends with the arguments of the `svc-server` command that helps, if any. */
export class CommandError extends Error {
  override readonly name = "CommandError";

  constructor(
    message: string,
    readonly command?: string,
  ) {
    super(message);
  }
}

/** A command to print, with the `--db` of the one that runs, quoted for a shell; not of PostgreSQL, whose URL may have a password. */
export function commandLine(command: string, { db }: LocationOptions): string {
  if (db === undefined || isPostgres(db)) return `svc-server ${command}`;
  return `svc-server ${command} --db ${/^[\w.,:/\\@%+=~-]+$/.test(db) ? db : `"${db.replace(/["$`]/g, "\\$&")}"`}`;
}
