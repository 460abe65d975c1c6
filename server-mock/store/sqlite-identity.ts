import type { DatabaseSyncInstance } from "@photostructure/sqlite";

/** "SVCS" as a number: https://sqlite.org/pragma.html#pragma_application_id */
const APPLICATION_ID = 0x53564353;

/**
 * Checks that a database is new or ours, before anything is written to it. Databases older than the mark are recognized by
 * their first migration.
 */
export function requireOwnDatabase(connection: DatabaseSyncInstance): void {
  const { application_id } = connection.prepare("PRAGMA application_id").get() as { application_id: number };
  if (application_id === APPLICATION_ID) return;
  if (application_id !== 0 || (hasTables(connection) && !hasOurMigrations(connection)))
    throw new Error("it is not a database of svc-server, and was left as it is");
}

/** Marks a database as ours. */
export function markDatabase(connection: DatabaseSyncInstance): void {
  const { application_id } = connection.prepare("PRAGMA application_id").get() as { application_id: number };
  if (application_id !== APPLICATION_ID) connection.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
}

function hasTables(connection: DatabaseSyncInstance): boolean {
  return connection.prepare("select 1 from sqlite_schema limit 1").get() !== undefined;
}

function hasOurMigrations(connection: DatabaseSyncInstance): boolean {
  const table = connection.prepare("select 1 from sqlite_schema where type = 'table' and name = 'migrations'").get();
  if (table === undefined) return false;
  try {
    return connection.prepare("select 1 from migrations where name = '001-first-tables'").get() !== undefined;
  } catch {
    return false;
  }
}
