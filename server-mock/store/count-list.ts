import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { Collection } from "./collections.ts";
import type { Database } from "./database.ts";
import { type Condition, keyOf, matching, numberSlot, scannedInOrder, textSlot, valuesOf } from "./list-conditions.ts";
import { FIRST_TIMESTAMP, LAST_TIMESTAMP, type PeriodSpan, splitRange } from "./periods.ts";
import { defineQuery, remember, type Slots, type SqlValue, type Values } from "./query.ts";
import { rangeValues } from "./range-values.ts";
import { dimensionValueOf } from "./rollups.ts";
import { splitScores } from "./score-buckets.ts";
import type { Tables } from "./tables.ts";

const SCORE = "overall_score";

type CountQuery = SelectQueryBuilder<Tables, never, { total: number | null }>;

const EVERYTHING = splitRange(FIRST_TIMESTAMP, LAST_TIMESTAMP);

/** A range of one column as rollups and the rows that they leave. */
interface Range {
  column: string;
  periods: PeriodSpan[];
  rests: { from: SqlValue; to: SqlValue }[];
}

/** Query that counts a list: the totals of its rows are added up. */
export interface Count {
  key: string;
  /** Those of the conditions, and more. */
  values: Values;
  build: (builder: Kysely<Tables>, slot: Slots<Values>) => CountQuery;
}

/** Total of a list. */
export async function countList(database: Database, collection: Collection, conditions: Condition[]): Promise<number> {
  const { key, values, build } = countOf(collection, conditions);
  const rows = await database.all(
    remember(key, () => defineQuery(build)),
    values,
  );
  return rows.reduce((sum, row) => sum + Number(row.total ?? 0), 0);
}

/** Adds up rollups where they are kept for the filters of a list; otherwise counts in an index. */
export function countOf(collection: Collection, conditions: Condition[]): Count {
  const range = collection.hasRollups ? rollupRange(collection, conditions) : undefined;
  if (range) return rollupCount(collection, conditions, range);
  const scanned = scannedInOrder(collection, conditions);
  return {
    key: `count ${collection.name} ${keyOf(scanned)}`,
    values: valuesOf(scanned),
    build: (builder, slot) =>
      matching(builder, collection, scanned, slot).select(sql<number | null>`count(*)`.as("total")),
  };
}

/** Rollups are kept by time and by score, not by both. */
function rollupRange(collection: Collection, conditions: Condition[]): Range | undefined {
  const ranges = conditions.filter(({ operator }) => operator !== "=");
  const [{ column } = { column: collection.time }] = ranges;
  if (ranges.length === 0) return { column, ...EVERYTHING };
  if (ranges.some((range) => range.column !== column)) return undefined;
  const bound = (operator: string) =>
    conditions.find((condition) => condition.column === column && condition.operator === operator)?.value;
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
    key: `rollup ${collection.name} ${range.column} ${keyOf(equal)} ${range.periods.length} ${range.rests.length}`,
    values: Object.assign(valuesOf(conditions), { dimension_value }, rangeValues(range)),
    build: (builder, slot) => rollupQuery(builder, slot, { collection, equal, range }),
  };
}

/** Adds up rollups of whole periods and rows of the rest, in one statement. */
function rollupQuery(
  builder: Kysely<Tables>,
  slot: Slots<Values>,
  { collection, equal, range }: { collection: Collection; equal: Condition[]; range: Range },
): CountQuery {
  const spans = range.periods.map(
    (_, index): CountQuery =>
      builder
        .selectFrom("rollups")
        .select(sql<number | null>`sum(count)`.as("total"))
        .where("org_id", "=", textSlot(slot, "org_id"))
        .where("collection", "=", collection.name)
        .where("dimension", "=", equal.map((condition) => condition.column).join())
        .where("dimension_value", "=", textSlot(slot, "dimension_value"))
        .where("level", "=", numberSlot(slot, `level${index}`))
        .where("period", ">=", textSlot(slot, `first${index}`))
        .where("period", "<=", textSlot(slot, `last${index}`)),
  );
  const organization: Condition = { column: "org_id", operator: "=", slot: "org_id", value: null };
  const edges = range.rests.map(
    (_, index): CountQuery =>
      matching(builder, collection, [organization, ...equal], slot)
        .select(sql<number | null>`count(*)`.as("total"))
        .where(sql.ref(range.column), ">=", slot(`from${index}`))
        .where(sql.ref(range.column), "<=", slot(`to${index}`)),
  );
  const [first, ...others] = [...spans, ...edges];
  if (!first) return builder.selectNoFrom(sql<number | null>`0`.as("total"));
  return others.reduce((union, part) => union.unionAll(part), first);
}
