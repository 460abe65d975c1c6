import type { Collection } from "./collections.ts";
import type { Database } from "./database.ts";
import { type Condition, matching, scannedInOrder, valuesOf } from "./list-conditions.ts";
import { FIRST_TIMESTAMP, LAST_TIMESTAMP, type PeriodSpan, rangeValues, splitRange } from "./periods.ts";
import { defineQuery, type SqlValue, type Values } from "./query.ts";
import { dimensionValueOf } from "./rollups.ts";
import { splitScores } from "./score-buckets.ts";

const SCORE = "overall_score";

/** A range of one column: whole rollups, and the rows at its ends. */
interface Range {
  column: string;
  periods: PeriodSpan[];
  rests: { from: SqlValue; to: SqlValue }[];
}

/** Statement that counts a list: the sum of the totals in its rows. */
export interface Count {
  sql: string;
  /** Values of the conditions and of the rollups. */
  values: Values;
}

/** Counts a list. */
export async function countList(database: Database, collection: Collection, conditions: Condition[]): Promise<number> {
  const { sql, values } = countOf(database, collection, conditions);
  const rows = await database.all(defineQuery<Values, { total: number | null }>(sql), values);
  return rows.reduce((sum, row) => sum + (row.total ?? 0), 0);
}

/** Sums rollups if they exist for the filters of a list; otherwise counts in an index. */
export function countOf(database: Database, collection: Collection, conditions: Condition[]): Count {
  const range = collection.hasRollups ? rollupRange(collection, conditions) : undefined;
  if (range) return rollupCount(collection, conditions, range);
  const scanned = scannedInOrder(database, collection, conditions);
  return { sql: `select count(*) as total ${matching(collection, scanned)}`, values: valuesOf(scanned) };
}

/** Rollups exist by time and by score, not by both. */
function rollupRange(collection: Collection, conditions: Condition[]): Range | undefined {
  const ranges = conditions.filter(({ operator }) => operator !== "=");
  const [{ column } = { column: collection.time }] = ranges;
  if (ranges.some((range) => range.column !== column)) return undefined;
  const bound = (operator: string) => ranges.find((range) => range.operator === operator)?.value;
  const [from, to] = [bound(">="), bound("<=")];
  if (column === collection.time)
    return { column, ...splitRange(String(from ?? FIRST_TIMESTAMP), String(to ?? LAST_TIMESTAMP)) };
  if (column === SCORE) return { column, ...splitScores(Number(from ?? 0), Number(to ?? 100)) };
  return undefined;
}

function rollupCount(collection: Collection, conditions: Condition[], range: Range): Count {
  const equal = conditions.filter(({ operator, column }) => operator === "=" && column !== "org_id");
  const dimension_value = dimensionValueOf(equal.map(({ value }) => String(value)));
  return {
    sql: rollupQuery(collection, equal, range),
    values: Object.assign(valuesOf(conditions), { dimension_value }, rangeValues(range)),
  };
}

/** Sums rollups of whole periods and rows of the rest, in one statement. */
function rollupQuery(collection: Collection, equal: Condition[], { column, periods, rests }: Range): string {
  const spans = periods.map(
    (_, index) => `select sum(count) as total ${rollupsOf(collection, equal)}
      and level = :level${index} and period >= :first${index} and period <= :last${index}`,
  );
  const organization: Condition = { column: "org_id", operator: "=", parameter: "org_id", value: null };
  const edges = rests.map(
    (_, index) => `select count(*) as total ${matching(collection, [organization, ...equal])}
      and ${column} >= :from${index} and ${column} <= :to${index}`,
  );
  return [...spans, ...edges].join(" union all ") || "select 0 as total";
}

/** SQL after the columns of a `select` for the rollups of a list that is filtered by equality only. */
export function rollupsOf({ name }: Collection, equal: Condition[]): string {
  return `from rollups where org_id = :org_id and collection = '${name}'
    and dimension = '${equal.map(({ column }) => column).join()}' and dimension_value = :dimension_value`;
}
