import type { Database } from "./database.ts";
import { FIRST_TABLES } from "./migrations/001-first-tables.ts";
import { defineQuery } from "./query.ts";

/** One step of the schema. Steps are only ever added. */
export interface Migration {
  name: string;
  /** `text` is the column type for text that is compared by code point in both databases. */
  statements: (types: ColumnTypes) => string[];
}

/** Types whose names differ between the databases. */
export interface ColumnTypes {
  text: string;
  real: string;
  integer: string;
}

/** Every step, oldest first. */
export const MIGRATIONS: readonly Migration[] = [FIRST_TABLES];

const COLUMN_TYPES = {
  sqlite: { text: "text", real: "real", integer: "integer" },
  postgres: { text: 'text collate "C"', real: "double precision", integer: "bigint" },
} as const;

const selectApplied = defineQuery<object, { name: string }>((builder) =>
  builder.selectFrom("migrations").select("name"),
);

/** Brings the schema up to date and returns the names of the steps that it took. */
export async function migrate(database: Database): Promise<string[]> {
  const types = COLUMN_TYPES[database.dialect];
  await database.script([`create table if not exists migrations (name ${types.text} primary key)`]);
  const applied = new Set((await database.all(selectApplied, {})).map((row) => row.name));
  const pending = MIGRATIONS.filter((migration) => !applied.has(migration.name));
  for (const migration of pending) {
    const record = `insert into migrations (name) values ('${migration.name}')`;
    await database.script([...migration.statements(types), record]);
  }
  return pending.map((migration) => migration.name);
}
