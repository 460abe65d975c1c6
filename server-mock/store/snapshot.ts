import { type Database, statement, type Write } from "./database.ts";
import { defineQuery } from "./query.ts";
import { TABLE_NAMES, type TableName } from "./tables.ts";

/** All rows of a database at one time. */
export type Snapshot = ReadonlyMap<TableName, object[]>;

/** Every row of every table. */
export async function takeSnapshot(database: Database): Promise<Snapshot> {
  const snapshot = new Map<TableName, object[]>();
  for (const table of TABLE_NAMES) snapshot.set(table, await database.all(defineQuery(`select * from ${table}`), {}));
  return snapshot;
}

/** Replaces everything in the database with a snapshot, in one write. */
export async function restoreSnapshot(database: Database, snapshot: Snapshot): Promise<void> {
  const deletions = [...TABLE_NAMES].reverse().map((table) => statement(defineQuery(`delete from ${table}`), {}));
  const insertions = TABLE_NAMES.map((table): Write => ({ table, rows: snapshot.get(table) ?? [] }));
  await database.write([...deletions, ...insertions]);
}
