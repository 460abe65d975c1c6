import type { Change, Waiting } from "./change.ts";
import { countOf, type Database } from "./database.ts";
import type { PendingStep } from "./migrate.ts";
import { defineQuery } from "./query.ts";
import type { TableName } from "./tables.ts";

const countedRows = defineQuery<{ table: string }, { count: number }>(`
  select cast(reltuples as bigint) as count from pg_class
  where relname = :table and relnamespace = cast(current_schema() as regnamespace)`);

/** Blocking by the statements of a transactional migration. */
const KINDS: readonly (readonly [RegExp, Waiting])[] = [
  [/^create (?:virtual )?table/, "nobody"],
  [/^(?:create|drop) (?:or replace )?(?:function|trigger)/, "everybody for a moment"],
  [/^alter table \w+ (?:add column|rename)/, "everybody for a moment"],
  [/^(?:create (?:unique )?index|insert|update|delete)/, "writers until it ends"],
];
const STATEMENT_MICROSECONDS = 20;
const TABLE =
  /^(?:create (?:virtual )?table|alter table|update|delete from|insert into|create (?:unique )?index .*? on) (\w+)/;

/** Describes migrations to an operator: each change, whom it blocks, and for about how long. */
export async function planOf(database: Database, steps: readonly PendingStep[]): Promise<string[]> {
  const lines: string[] = [];
  const made = new Set<string>();
  for (const { name, isContract, changes, statements } of steps) {
    lines.push(isContract ? `${name}, with --contract, once no earlier version runs:` : `${name}:`);
    for (const change of changes ?? statements.map((text) => plannedOf(text, made)))
      lines.push(`  ${change.what}; ${await costOf(database, change)}`);
  }
  return lines;
}

type Planned = Pick<Change, "what" | "table" | "waiting" | "microsecondsPerRow">;

/** Plans a change. Tables that the same plan creates are empty, so they take no time. */
function plannedOf(text: string, made: Set<string>): Planned {
  const table = (TABLE.exec(text.trim())?.[1] ?? "") as TableName;
  const [, waiting = "everybody for a moment"] = KINDS.find(([pattern]) => pattern.test(text.trim())) ?? [];
  const what =
    text
      .trim()
      .split("\n")[0]
      ?.replace(/\s*\($/, "") ?? "";
  if (/^create (?:virtual )?table/.test(text.trim())) made.add(table);
  const isEmpty = made.has(table);
  const lasts = waiting === "writers until it ends" && !isEmpty;
  return { what, table, waiting: isEmpty ? "nobody" : waiting, microsecondsPerRow: lasts ? STATEMENT_MICROSECONDS : 0 };
}

async function costOf(database: Database, { table, waiting, microsecondsPerRow }: Planned): Promise<string> {
  const waits = `${waiting} waits`.replace("writers until it ends waits", "writers wait until it ends");
  const who = waits.replace("everybody for a moment waits", "everybody waits for a moment");
  if (microsecondsPerRow === 0) return who;
  const rows = await countRows(database, table);
  const seconds = (rows * microsecondsPerRow) / 1_000_000;
  return `${who}; ${seconds < 1 ? "less than a second" : `about ${Math.ceil(seconds)} s`} (${rows.toLocaleString("en")} rows)`;
}

/** Counts rows; on PostgreSQL an estimate from its statistics, which lack recent inserts. */
async function countRows(database: Database, table: string): Promise<number> {
  const known = database.dialect === "postgres" ? await database.first(countedRows, { table }) : undefined;
  if (known && known.count >= 0) return known.count;
  const counted = defineQuery<object, { count: number }>(`select count(*) as count from ${table}`);
  return countOf(database, counted, {}).catch(() => 0);
}
