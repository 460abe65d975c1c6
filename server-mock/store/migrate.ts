import type { Database } from "./database.ts";
import { isMissingTable } from "./failures.ts";
import { MIGRATIONS, type Migration } from "./migrations.ts";
import { defineQuery } from "./query.ts";

const COLUMN_TYPES = {
  sqlite: { text: "text", real: "real", integer: "integer", clustered: " without rowid" },
  postgres: { text: 'text collate "C"', real: "double precision", integer: "bigint", clustered: "" },
} as const;

const selectApplied = defineQuery<object, { name: string }>("select name from migrations");

/** A newer svc-server has changed the schema. Nothing was changed. */
export class NewerSchema extends Error {
  override readonly name = "NewerSchema";

  constructor(unknown: string[]) {
    super(`its schema is newer than this svc-server (${unknown.join(", ")})`);
  }
}

/** Steps that the database has and this version does not know, and the other way around. */
export async function findForeignMigrations(database: Database): Promise<{ unknown: string[]; missing: string[] }> {
  const applied = await readApplied(database);
  const known = MIGRATIONS.map(({ name }) => name);
  return {
    unknown: [...applied].filter((name) => !known.includes(name)),
    missing: known.filter((name) => !applied.has(name)),
  };
}

/**
 * Brings the schema up to date and returns the names of the steps that it took.
 *
 * @throws NewerSchema
 */
export async function migrate(database: Database): Promise<string[]> {
  const applied = await readOrBegin(database);
  const { unknown } = await findForeignMigrations(database);
  if (unknown.length > 0) throw new NewerSchema(unknown);
  const taken: string[] = [];
  for (const migration of MIGRATIONS) {
    if (!applied.has(migration.name) && (await take(database, migration))) taken.push(migration.name);
  }
  return taken;
}

/** What is applied already; a table for it is made only where there is none, since the user of a server may not make any. */
async function readOrBegin(database: Database): Promise<Set<string>> {
  try {
    return await readApplied(database);
  } catch (error) {
    if (!isMissingTable(error)) throw error;
    const { text } = COLUMN_TYPES[database.dialect];
    await database.script([`create table if not exists migrations (name ${text} primary key)`]);
    return readApplied(database);
  }
}

/** False when another process, started at the same time, has taken the step first. */
async function take(database: Database, migration: Migration): Promise<boolean> {
  const record = `insert into migrations (name) values ('${migration.name}')`;
  try {
    await database.script([record, ...migration.statements(COLUMN_TYPES[database.dialect])]);
    return true;
  } catch (error) {
    if ((await readApplied(database)).has(migration.name)) return false;
    throw error;
  }
}

async function readApplied(database: Database): Promise<Set<string>> {
  return new Set((await database.all(selectApplied, {})).map((row) => row.name));
}
