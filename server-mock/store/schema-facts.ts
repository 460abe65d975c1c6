import type { Database } from "./database.ts";
import { defineQuery } from "./query.ts";

/** Tables, keys, indexes and constraints of a database, for changes that depend on the current schema. */
export interface SchemaFacts {
  /** Primary key columns in order, joined by commas. */
  keys: ReadonlyMap<string, string>;
  indexes: ReadonlySet<string>;
  constraints: ReadonlySet<string>;
  /** `table.column` of every nullable column. */
  nullable: ReadonlySet<string>;
  /** `table.column` of every column. */
  columns: ReadonlySet<string>;
}

interface ColumnRow {
  table_name: string;
  column_name: string;
  is_nullable: number;
}

const postgresKeys = defineQuery<object, { table_name: string; columns: string }>(`
  select pg_class.relname as table_name, string_agg(attname, ',' order by place) as columns
  from pg_index inner join pg_class on pg_class.oid = indrelid
  cross join unnest(indkey) with ordinality as parts (attribute, place)
  inner join pg_attribute on attrelid = indrelid and attnum = attribute
  where indisprimary and relnamespace = cast(current_schema() as regnamespace) group by relname`);

const postgresIndexes = defineQuery<object, { name: string }>(`
  select relname as name from pg_index inner join pg_class on pg_class.oid = indexrelid
  where indisvalid and relnamespace = cast(current_schema() as regnamespace)`);

const postgresConstraints = defineQuery<object, { name: string }>(
  "select conname as name from pg_constraint where connamespace = cast(current_schema() as regnamespace)",
);

const postgresColumns = defineQuery<object, ColumnRow>(`
  select table_name, column_name, cast(is_nullable = 'YES' as integer) as is_nullable
  from information_schema.columns where table_schema = current_schema()`);

const sqliteKeys = defineQuery<object, { table_name: string; columns: string }>(`
  select table_name, group_concat(column_name) as columns from (
    select sqlite_schema.name as table_name, parts.name as column_name
    from sqlite_schema inner join pragma_table_info(sqlite_schema.name) as parts
    where sqlite_schema.type = 'table' and pk > 0
      and sqlite_schema.name not in (select name from pragma_table_list where type = 'shadow') order by sqlite_schema.name, pk
  ) as keys group by table_name`);

const sqliteIndexes = defineQuery<object, { name: string }>("select name from sqlite_schema where type = 'index'");

const sqliteColumns = defineQuery<object, ColumnRow>(`
  select sqlite_schema.name as table_name, parts.name as column_name, 1 - "notnull" as is_nullable
  from sqlite_schema inner join pragma_table_info(sqlite_schema.name) as parts where sqlite_schema.type = 'table'`);

/** Reads the current schema. */
export async function readSchemaFacts(database: Database): Promise<SchemaFacts> {
  const isPostgres = database.dialect === "postgres";
  const [keys, indexes, columns, constraints] = await Promise.all([
    database.all(isPostgres ? postgresKeys : sqliteKeys, {}),
    database.all(isPostgres ? postgresIndexes : sqliteIndexes, {}),
    database.all(isPostgres ? postgresColumns : sqliteColumns, {}),
    isPostgres ? database.all(postgresConstraints, {}) : [],
  ]);
  const nameOf = ({ table_name, column_name }: ColumnRow) => `${table_name}.${column_name}`;
  return {
    keys: new Map(keys.map((row) => [row.table_name, row.columns])),
    indexes: new Set(indexes.map(({ name }) => name)),
    constraints: new Set(constraints.map(({ name }) => name)),
    nullable: new Set(columns.filter((row) => row.is_nullable === 1).map(nameOf)),
    columns: new Set(columns.map(nameOf)),
  };
}
