import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { defineQuery } from "./query.ts";

/** Without the tables that a virtual one makes by itself. */
const selectSchema = defineQuery<object, { sql: string }>(`
  select sql from sqlite_master
  where sql is not null and name not in (select name from pragma_table_list where type = 'shadow')`);
const copySteps = defineQuery<object, { sql: string }>(
  "select 'insert into migrations (name) values (' || quote(name) || ')' as sql from migrations",
);

/** What made the schema of the first database in memory, and says which steps that took. */
let statements: string[] | undefined;

/**
 * Makes the schema of a new database in memory. The first of the process is migrated; the others are given what came of that, in a fifth
 * of the time: a suite of tests opens thousands.
 */
export async function migrateMemory(database: Database): Promise<void> {
  if (statements) return database.script(statements);
  await migrate(database);
  const [schema, steps] = await Promise.all([database.all(selectSchema, {}), database.all(copySteps, {})]);
  statements = [...schema, ...steps].map(({ sql }) => sql);
}
