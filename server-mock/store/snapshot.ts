import { type Database, statement, type Write } from "./database.ts";
import { defineQuery } from "./query.ts";
import { emptyIndex, INCOMPLETE } from "./search-index.ts";
import { TABLE_NAMES, type TableName } from "./tables.ts";

/** The word index is rebuilt from the rows. */
const KEPT = TABLE_NAMES.filter((table) => table !== "search_documents");

/** All rows of a database; on PostgreSQL only consistent if nothing is written while it is taken. */
export type Snapshot = ReadonlyMap<TableName, object[]>;

/** Reads every row of every table. */
export async function takeSnapshot(database: Database): Promise<Snapshot> {
  // SQLite reads them all before anything else happens, in one view.
  if (database.dialect === "postgres") return readInTurn(database);
  database.beginView?.();
  const reads = KEPT.map((table) => database.all(readAll(table), {}));
  database.endView?.();
  return new Map((await Promise.all(reads)).map((rows, index) => [KEPT[index] as TableName, rows]));
}

/** Takes one connection of PostgreSQL's pool at a time. */
async function readInTurn(database: Database): Promise<Snapshot> {
  const rows = new Map<TableName, object[]>();
  for (const table of KEPT) rows.set(table, await database.all(readAll(table), {}));
  return rows;
}

const readAll = (table: TableName) => defineQuery<object, object>(`select * from ${table}`);

/** Replaces the whole database with a snapshot, in one write. */
export async function restoreSnapshot(database: Database, snapshot: Snapshot): Promise<void> {
  const deletions = [...TABLE_NAMES].reverse().map((table) => statement(defineQuery(`delete from ${table}`), {}));
  const insertions = KEPT.map((table): Write => ({ table, rows: snapshot.get(table) ?? [] }));
  await database.write([...emptyIndex(database.dialect), ...deletions, ...insertions, INCOMPLETE]);
}
