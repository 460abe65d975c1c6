import { type Change, momentChange, untilFree } from "./change.ts";
import type { Database } from "./database.ts";
import { holdWork } from "./hold-work.ts";
import { pendingSteps } from "./migrate.ts";
import { MEETING_REFERENCES } from "./organization-keys.ts";
import { defineQuery } from "./query.ts";
import { OWNED_TABLES, type TableName } from "./tables.ts";

// Distributes a database over the nodes of Citus (https://docs.citusdata.com): an organization's data is on one node, and
// organizations and users are on every one. Keys and sessions, which identify the organization, stay on the coordinator, so that a
// request needs only that and the organization's node.

/** Tables replicated on every node: owned tables refer to them or are joined with them. */
const EVERYWHERE = ["organizations", "users"] as const satisfies TableName[];
const COPY_MICROSECONDS = 200;
const CHECK_MICROSECONDS = 10;

const findCitus = defineQuery<object, { name: string }>(
  "select extname as name from pg_extension where extname = 'citus'",
);

const findWorkers = defineQuery<object, { name: string }>(
  "select nodename as name from pg_dist_node where shouldhaveshards and isactive",
);

const findKinds = defineQuery<object, { name: string; kind: string }>(
  "select cast(table_name as text) as name, citus_table_type as kind from citus_tables",
);

const findReferences = defineQuery<object, { name: string; table_name: string }>(`
  select conname as name, cast(cast(conrelid as regclass) as text) as table_name from pg_constraint
  where contype = 'f' and confrelid = cast('meetings' as regclass)
    and connamespace = cast(current_schema() as regnamespace)`);

const hasRows = (table: string) => defineQuery<object, { one: number }>(`select 1 as one from ${table} limit 1`);

/** Changes that remain until a database is distributed with Citus. Throws if it cannot be. */
export async function distributionChanges(database: Database): Promise<Change[]> {
  if (database.dialect !== "postgres" || !(await database.first(findCitus, {})))
    throw new Error("The database has no Citus. Install it, and run on it: create extension citus");
  if ((await database.all(findWorkers, {})).length === 0)
    throw new Error("Citus has no nodes to distribute over. Add them: select citus_add_node('HOST', 5432)");
  const [pending] = await pendingSteps(database);
  if (pending) throw new Error(`The schema is not up to date (${pending.name}). Migrate it first, with --contract.`);
  const kinds = new Map((await database.all(findKinds, {})).map(({ name, kind }) => [name, kind]));
  const references = await database.all(findReferences, {});
  const isSpread = (table: string) => kinds.get(table) === "distributed";
  const everywhere = EVERYWHERE.filter((table) => kinds.get(table) !== "reference");
  const owned = OWNED_TABLES.filter((table) => !isSpread(table));
  const kept = references.filter(({ table_name }) => isSpread("meetings") && isSpread(table_name));
  const dropped = references.filter((reference) => !kept.includes(reference));
  const missing = MEETING_REFERENCES.filter(({ table }) => !kept.some(({ table_name }) => table_name === table));
  return [
    ...dropped.map(({ name, table_name }) => dropReference(table_name as TableName, name)),
    ...everywhere.map(copyEverywhere),
    ...owned.map(spread),
    ...missing.map(addReference),
  ];
}

/** Distributes the database, in one process at a time, and returns the number of changes made. */
export async function distribute(database: Database, onChange: (change: Change) => void): Promise<number> {
  let taken = 0;
  const isDone = async () => (await distributionChanges(database)).length === 0;
  await holdWork(database, { name: "distribution", isDone }, async (requireHeld) => {
    for (const change of await distributionChanges(database)) {
      requireHeld();
      onChange(change);
      await change.run(database);
      taken += 1;
    }
  });
  return taken;
}

function dropReference(table: TableName, name: string): Change {
  const dropped = `alter table ${table} drop constraint if exists ${name}`;
  return momentChange(`drop ${name} until both tables are distributed`, table, [dropped]);
}

/** Locks the table while it copies. */
function copyEverywhere(table: TableName): Change {
  return {
    ...momentChange(`copy ${table} to every node`, table, [`select create_reference_table('${table}')`]),
    waiting: "writers until it ends",
    microsecondsPerRow: COPY_MICROSECONDS,
  };
}

/** Distributes a table: an empty one at once; one with rows while others write it, which takes seconds even if they are few. */
function spread(table: TableName): Change {
  const colocated = table === OWNED_TABLES[0] ? "" : `, colocate_with => '${OWNED_TABLES[0]}'`;
  const spreadBy = (way: string) => `select ${way}('${table}', 'org_id'${colocated})`;
  const empty = momentChange(`distribute ${table} by organization`, table, [spreadBy("create_distributed_table")]);
  return {
    ...empty,
    waiting: "nobody",
    microsecondsPerRow: COPY_MICROSECONDS,
    run: async (database) => {
      if ((await database.first(hasRows(table), {})) === undefined) await empty.run(database);
      else await untilFree(() => database.alone(spreadBy("create_distributed_table_concurrently")));
    },
  };
}

function addReference({ table, constraint, reference }: (typeof MEETING_REFERENCES)[number]): Change {
  const added = `alter table ${table} add constraint ${constraint} ${reference}`;
  return {
    ...momentChange(`foreign key from ${table} to meetings of the same organization`, table, [added]),
    waiting: "writers until it ends",
    microsecondsPerRow: CHECK_MICROSECONDS,
  };
}
