import type { RunningWorker, WorkerThreadOptions } from "../jobs/worker-thread.ts";
import { isPostgres } from "../store/is-postgres.ts";
import type { ReadUpload } from "../team/import/upload.ts";

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

/** Options of a command that the commands which it prints have, too. */
export type CommandOptions = { db?: string; organization?: string };

/** Commands of one organization. */
const OF_ORGANIZATION = /^(?:coach|dashboard|import|keys|users) /;

/**
 * A command to print, with `--db` and `--organization` of the one that runs, quoted for a shell; without the URL of PostgreSQL, which may
 * have a password.
 */
export function commandLine(command: string, { db, organization }: CommandOptions): string {
  const named = OF_ORGANIZATION.test(`${command} `) && organization;
  const file = db !== undefined && !isPostgres(db) && db;
  return `svc-server ${command}${named ? ` --organization ${quoted(named)}` : ""}${file ? ` --db ${quoted(file)}` : ""}`;
}

const quoted = (word: string): string =>
  /^[\w.,:/\\@%+=~-]+$/.test(word) ? word : `"${word.replace(/["$`\\]/g, "\\$&")}"`;
