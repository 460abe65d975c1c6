import { wait } from "../../machine/platform-timers.ts";
import type { Database } from "./database.ts";
import { defineQuery } from "./query.ts";
import type { TableName } from "./tables.ts";

/** One schema change of a table that may be large and in use. */
export interface Change {
  /** Description, such as "index reports (org_id, meeting_id)". */
  what: string;
  table: TableName;
  /** Other users of the table that it blocks. */
  waiting: Waiting;
  /** Duration in microseconds per row of the table; 0 for an instant change. */
  microsecondsPerRow: number;
  run: (database: Database) => Promise<void>;
}

/** Users of a table that a change blocks: nobody, everybody briefly, or writers for as long as it takes. */
export type Waiting = "nobody" | "everybody for a moment" | "writers until it ends";

/** An index on both databases. */
export interface Index {
  name: string;
  table: TableName;
  columns: string;
  isUnique?: true;
}

/** Measured on two busy cores with 1,000,000 meetings: large-migration.test.ts with SVC_CHAOS_MEETINGS=1000000. */
const INDEX_MICROSECONDS = 10;
const BACKFILL_MICROSECONDS = 80;
const SCAN_MICROSECONDS = 3;
const REBUILD_MICROSECONDS = 30;

const BATCH = 1_000;
/** About half an hour: a vacuum on a large table does not yield to statements that wait for less than a second. */
const LOCK_TRIES = 1_000;
const MOST_LOCK_PAUSE_MS = 1_500;
/** Below a second, since all later statements queue behind one that waits for a lock. */
const LOCK_TIMEOUT = "set local lock_timeout = '300ms'";
/** Lock timeouts and deadlocks. */
const NO_LOCK = new Set(["55P03", "40P01"]);

/** SQL that creates an index within a transaction. */
export function createIndex({ name, table, columns, isUnique }: Index): string {
  return `create ${isUnique ? "unique " : ""}index if not exists ${name} on ${table} (${columns})`;
}

/** Creates an index, on PostgreSQL concurrently. An invalid index left by an interrupted run is dropped first. */
export function indexChange(dialect: Database["dialect"], index: Index): Change {
  const text = createIndex(index);
  const online = dialect === "postgres";
  return {
    what: `${index.isUnique ? "unique index" : "index"} ${index.table} (${index.columns})`,
    table: index.table,
    waiting: online ? "nobody" : "writers until it ends",
    microsecondsPerRow: INDEX_MICROSECONDS,
    run: async (database) => {
      if (!online) return database.script([text]);
      if (await database.first(findInvalid, { name: index.name }))
        await database.alone(`drop index concurrently ${index.name}`);
      await database.alone(text.replace(" index ", " index concurrently "));
    },
  };
}

const findInvalid = defineQuery<{ name: string }, { name: string }>(`
  select relname as name from pg_index inner join pg_class on pg_class.oid = indexrelid
  where relname = :name and not indisvalid and relnamespace = cast(current_schema() as regnamespace)`);

/** Drops indexes, on PostgreSQL concurrently. */
export function dropIndexChange(dialect: Database["dialect"], { name, table }: Pick<Index, "name" | "table">): Change {
  const online = dialect === "postgres";
  return {
    what: `drop the index ${name}`,
    table,
    waiting: online ? "nobody" : "everybody for a moment",
    microsecondsPerRow: 0,
    run: (database) =>
      online
        ? database.alone(`drop index concurrently if exists ${name}`)
        : database.script([`drop index if exists ${name}`]),
  };
}

/** Runs statements that briefly need an exclusive lock on a table. They wait briefly for it, then retry. */
export function momentChange(what: string, table: TableName, statements: readonly string[]): Change {
  return {
    what,
    table,
    waiting: "everybody for a moment",
    microsecondsPerRow: 0,
    run: (database) => inAMoment(database, statements),
  };
}

async function inAMoment(database: Database, statements: readonly string[]): Promise<void> {
  if (database.dialect === "sqlite") return database.script([...statements]);
  await untilFree(() => database.script([LOCK_TIMEOUT, ...statements]));
}

/** Repeats work, with pauses, until it gets the locks that it needs. */
export async function untilFree(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!NO_LOCK.has(String((error as { code?: string }).code)) || tries === LOCK_TRIES) throw error;
    }
    await wait(Math.min(tries * 50, MOST_LOCK_PAUSE_MS));
  }
}

/** Validates a constraint on PostgreSQL, which reads the whole table. */
export function validateChange(table: TableName, constraint: string): Change {
  return {
    what: `check the constraint ${constraint} of ${table}`,
    table,
    waiting: "nobody",
    microsecondsPerRow: SCAN_MICROSECONDS,
    run: (database) => database.alone(`alter table ${table} validate constraint ${constraint}`),
  };
}

/** Sets a derived column, in batches in the order of the table's key. */
export function backfillChange(table: TableName, { key, set }: { key: string; set: string }): Change {
  const fill = defineQuery<{ after: string; limit: number }, { at: string }>(`
    update ${table} set ${set}
    where ${key} in (select ${key} from ${table} where ${key} > :after order by ${key} limit :limit)
    returning ${key} as at`);
  return {
    what: `fill ${table}: ${set.slice(0, set.indexOf(" "))}, ${BATCH} rows at a time`,
    table,
    waiting: "nobody",
    microsecondsPerRow: BACKFILL_MICROSECONDS,
    run: async (database) => {
      let after = "";
      for (;;) {
        const rows = await database.writeReturning(fill, { after, limit: BATCH });
        if (rows.length < BATCH) return;
        for (const { at } of rows) if (at > after) after = at;
      }
    },
  };
}

/** Rebuilds tables in one transaction, for SQLite, which cannot change keys. */
export function rebuildChange(tables: readonly TableName[], statements: readonly string[]): Change {
  return {
    what: `rebuild ${tables.join(", ")} with new keys`,
    table: "meetings",
    waiting: "writers until it ends",
    microsecondsPerRow: REBUILD_MICROSECONDS,
    run: (database) => database.script([...statements]),
  };
}
