import { setTimeout } from "node:timers/promises";
import type { DatabaseSyncInstance } from "@photostructure/sqlite";

/** Others used the file all the time, so that what was deleted may still be found in it. */
export class CompactionBlocked extends Error {
  override readonly name = "CompactionBlocked";

  constructor() {
    super("The database is locked by another process.");
  }
}

/** Long enough for a process that writes or reads a lot; a server is done within milliseconds. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 20;
const LOCKED = /database (?:table )?is locked/;

/** Options for compacting a file. */
export interface CompactionOptions {
  patienceMs?: number;
  /** Ends what the connection itself reads, before each attempt. */
  ready?: () => void;
}

/**
 * Rewrites a file without what was deleted, and empties its log. Both wait for other processes: the log keeps the old pages for as
 * long as anybody reads them, and SQLite says so in a row and not by an error (https://sqlite.org/pragma.html#pragma_wal_checkpoint).
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
      await setTimeout(PAUSE_MS);
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

/** False while another process reads what was there before. */
function emptyLog(connection: DatabaseSyncInstance): boolean {
  const { busy } = connection.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get() as { busy: number };
  return busy === 0;
}
