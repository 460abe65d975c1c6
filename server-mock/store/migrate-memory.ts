import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { defineQuery } from "./query.ts";

/** Reads the schema without the tables that belong to a virtual table. */
const selectSchema = defineQuery<object, { sql: string }>(`
  select sql from sqlite_master
  where sql is not null and name not in (select name from pragma_table_list where type = 'shadow')`);
const copySteps = defineQuery<object, { sql: string }>(
  "select 'insert into migrations (name) values (' || quote(name) || ')' as sql from migrations",
);

/** Schema of the first database in memory, with its list of applied migrations. */
let statements: string[] | undefined;

/**
 * Creates the schema of a new database in memory. The first one in a process is migrated; later ones copy its schema in a fifth
 * of the time, since a test suite opens thousands.
 */
export async function migrateMemory(database: Database): Promise<void> {
  if (statements) return database.script(statements);
  await migrate(database);
  const [schema, steps] = await Promise.all([database.all(selectSchema, {}), database.all(copySteps, {})]);
  statements = [...schema, ...steps].map(({ sql }) => sql);
}
