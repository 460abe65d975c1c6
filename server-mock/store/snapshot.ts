import type { Database, Write } from "./database.ts";
import { defineQuery, type Query } from "./query.ts";
import { TABLE_NAMES, type TableName } from "./tables.ts";

/** All rows of a database at one time. */
export type Snapshot = ReadonlyMap<TableName, object[]>;

/** Every row of every table. */
export async function takeSnapshot(database: Database): Promise<Snapshot> {
  const snapshot = new Map<TableName, object[]>();
  for (const table of TABLE_NAMES) snapshot.set(table, await database.all(selectRows(table), {}));
  return snapshot;
}

/** Replaces everything in the database with a snapshot, in one write. */
export async function restoreSnapshot(database: Database, snapshot: Snapshot): Promise<void> {
  const deletions = [...TABLE_NAMES].reverse().map((table): Write => ({ query: deleteRows(table), parameters: {} }));
  const insertions = TABLE_NAMES.map((table): Write => ({ table, rows: snapshot.get(table) ?? [] }));
  await database.write([...deletions, ...insertions]);
}

const selections = new Map<TableName, Query<object, object>>();
const deletionQueries = new Map<TableName, Query<never, unknown>>();

function selectRows(table: TableName): Query<object, object> {
  const query =
    selections.get(table) ?? defineQuery<object, object>((builder) => builder.selectFrom(table).selectAll());
  selections.set(table, query);
  return query;
}

function deleteRows(table: TableName): Query<never, unknown> {
  const query = deletionQueries.get(table) ?? defineQuery<never, unknown>((builder) => builder.deleteFrom(table));
  deletionQueries.set(table, query);
  return query;
}
