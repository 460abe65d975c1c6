import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import { loadSqlite } from "./load-sqlite.ts";

/** Checks a whole SQLite file that is not in use, and describes the first damage; undefined if there is none. */
export async function findFileDamage(file: string): Promise<string | undefined> {
  const DatabaseSyncClass = await loadSqlite();
  const connection = new DatabaseSyncClass(file);
  try {
    const damage = damageOf(connection);
    if (damage !== undefined) return `its file is damaged: ${damage}.`;
    const broken = connection.prepare("PRAGMA foreign_key_check").get() as { table: string } | undefined;
    return broken && `a row of ${broken.table} refers to a row that is missing.`;
  } catch (error) {
    return `its file is damaged: ${(error as Error).message}.`;
  } finally {
    connection.close();
  }
}

/** The first damage of a file, as SQLite describes it. */
export function damageOf(connection: DatabaseSyncInstance): string | undefined {
  try {
    const { integrity_check: found } = connection.prepare("PRAGMA integrity_check(1)").get() as {
      integrity_check: string;
    };
    return found === "ok" ? undefined : found;
  } catch (error) {
    return (error as Error).message;
  }
}
