import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import { wait } from "../../machine/platform-timers.ts";

/** Thrown if other processes kept the file in use, so that deleted data may still be found in it. */
export class CompactionBlocked extends Error {
  override readonly name = "CompactionBlocked";

  constructor() {
    super("The database is locked by another process.");
  }
}

/** Long enough for a process with long reads or writes; a server is done within milliseconds. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 20;
/** Message of SQLite while another process writes. */
export const LOCKED = /database (?:table )?is locked/;

/** Options for compacting a file. */
export interface CompactionOptions {
  patienceMs?: number;
  /** Ends the connection's own reads before each attempt. */
  ready?: () => void;
}

/**
 * Rewrites a file without deleted data, and empties its log. Both wait for other processes: the log keeps old pages while
 * anybody reads them, which SQLite reports as `busy` (https://sqlite.org/pragma.html#pragma_wal_checkpoint).
 *
 * @throws CompactionBlocked
 */
export async function compactFile(
  connection: DatabaseSyncInstance,
  { patienceMs = PATIENCE_MS, ready = () => undefined }: CompactionOptions = {},
): Promise<void> {
  const start = performance.now();
  for (const step of [rewrite, emptyLog])
    for (ready(); !step(connection); ready()) {
      if (performance.now() - start > patienceMs) throw new CompactionBlocked();
      await wait(PAUSE_MS);
    }
}

/** False while another process writes. */
function rewrite(connection: DatabaseSyncInstance): boolean {
  try {
    connection.exec("VACUUM");
    return true;
  } catch (error) {
    if (error instanceof Error && LOCKED.test(error.message)) return false;
    throw error;
  }
}

/** False while another process reads an older state. */
function emptyLog(connection: DatabaseSyncInstance): boolean {
  const { busy } = connection.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get() as { busy: number };
  return busy === 0;
}
