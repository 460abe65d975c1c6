import type { Database } from "./database.ts";
import { defineQuery } from "./query.ts";

interface ColumnRow {
  name: string;
  type: string;
  is_required: number;
  default_value: string | null;
}

interface ReferenceRow {
  id: number;
  parent: string;
  own_column: string;
  parent_column: string | null;
}

const columnsOf = defineQuery<{ table: string }, ColumnRow>(
  `select name, type, "notnull" as is_required, dflt_value as default_value from pragma_table_info(:table) order by cid`,
);

const referencesOf = defineQuery<{ table: string }, ReferenceRow>(
  `select id, "table" as parent, "from" as own_column, "to" as parent_column
  from pragma_foreign_key_list(:table) order by id desc, seq`,
);

/** Unique constraints in a table's definition; indexes are separate objects. */
const uniquesOf = defineQuery<{ table: string }, { columns: string }>(`
  select (select group_concat(name, ', ') from pragma_index_info(list.name)) as columns
  from pragma_index_list(:table) as list where origin = 'u'`);

const objectsOf = defineQuery<{ table: string }, { name: string; sql: string }>(`
  select name, sql from sqlite_schema
  where tbl_name = :table and type in ('index', 'trigger') and sql is not null order by type, name`);

/** New primary keys by table, and the new references between rebuilt tables. */
interface Rebuilt {
  /** Parents before children. */
  keys: ReadonlyMap<string, string>;
  references: ReadonlyMap<string, string>;
  /** Indexes and triggers to drop. */
  dropped: ReadonlySet<string>;
}

/** Statements that rebuild SQLite tables with other keys; everything else is preserved, including rowids and triggers. */
export async function rebuildTables(database: Database, { keys, references, dropped }: Rebuilt): Promise<string[]> {
  const made: string[] = [];
  const objects: string[] = [];
  for (const [table, key] of keys) {
    const columns = await database.all(columnsOf, { table });
    const names = columns.map(({ name }) => name).join(", ");
    const keyed = new Set(key.split(", "));
    const parts = [
      ...columns.map((column) => definitionOf(column, keyed)),
      ...(await database.all(uniquesOf, { table })).map((unique) => `unique (${unique.columns})`),
      ...referencesTo(await database.all(referencesOf, { table }), new Set(keys.keys())),
      ...(references.has(table) ? [(references.get(table) ?? "").replace("references ", "references next_")] : []),
      `primary key (${key})`,
    ];
    made.push(
      `create table next_${table} (${parts.join(", ")})`,
      `insert into next_${table} (rowid, ${names}) select rowid, ${names} from ${table}`,
    );
    const kept = (await database.all(objectsOf, { table })).filter(({ name }) => !dropped.has(name));
    objects.push(...kept.map(({ sql }) => sql));
  }
  const tables = [...keys.keys()];
  return [
    ...made,
    // Children first: a referenced table cannot be dropped. Renaming updates references.
    ...tables.toReversed().map((table) => `drop table ${table}`),
    ...tables.map((table) => `alter table next_${table} rename to ${table}`),
    ...objects,
  ];
}

function definitionOf({ name, type, is_required, default_value }: ColumnRow, keyed: ReadonlySet<string>): string {
  const isRequired = is_required === 1 || keyed.has(name);
  return `${name} ${type}${isRequired ? " not null" : ""}${default_value === null ? "" : ` default ${default_value}`}`;
}

/** References to tables that are not rebuilt. */
function referencesTo(rows: readonly ReferenceRow[], rebuilt: ReadonlySet<string>): string[] {
  const [...ids] = new Set(rows.map(({ id }) => id));
  return ids.flatMap((id) => {
    const parts = rows.filter((row) => row.id === id);
    const [first] = parts;
    if (!first || rebuilt.has(first.parent)) return [];
    const own = parts.map(({ own_column }) => own_column).join(", ");
    const theirs = parts.flatMap(({ parent_column }) => (parent_column === null ? [] : [parent_column])).join(", ");
    return [`foreign key (${own}) references ${first.parent}${theirs === "" ? "" : ` (${theirs})`}`];
  });
}
