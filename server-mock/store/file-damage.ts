import { loadSqlite } from "./load-sqlite.ts";

/** Checks a whole SQLite file that is not in use, and describes the first damage; undefined if there is none. */
export async function findFileDamage(file: string): Promise<string | undefined> {
  const DatabaseSyncClass = await loadSqlite();
  const connection = new DatabaseSyncClass(file);
  try {
    const { integrity_check: integrity } = connection.prepare("PRAGMA integrity_check(1)").get() as {
      integrity_check: string;
    };
    if (integrity !== "ok") return `its file is damaged: ${integrity}.`;
    const broken = connection.prepare("PRAGMA foreign_key_check").get() as { table: string } | undefined;
    return broken && `a row of ${broken.table} refers to a row that is missing.`;
  } catch (error) {
    return `its file is damaged: ${(error as Error).message}.`;
  } finally {
    connection.close();
  }
}
