import { statSync } from "node:fs";
import { damageOf } from "./file-damage.ts";
import type { loadSqlite } from "./load-sqlite.ts";

type SqliteClass = Awaited<ReturnType<typeof loadSqlite>>;

/** A file and its log are written together, or within this time. */
const TOGETHER_MS = 1_000;

/**
 * Checks that a log is that of its file, and not of one that was replaced: SQLite would write one into the other. Reads the whole
 * file only if it has changed after its log.
 */
export function requireOwnLog(file: string, Sqlite: SqliteClass): void {
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  const database = statSync(file, { throwIfNoEntry: false });
  if (!log || !database || log.size === 0 || database.ctimeMs - log.mtimeMs <= TOGETHER_MS) return;
  // Closing a read-only connection does not move the log into the file.
  const connection = new Sqlite(file, { readOnly: true });
  try {
    if (damageOf(connection) !== undefined)
      throw new Error(
        `its log belongs to another file: it was restored, but ${file}-wal is that of the previous one. Remove ${file}-wal and ${file}-shm`,
      );
  } finally {
    connection.close();
  }
}
