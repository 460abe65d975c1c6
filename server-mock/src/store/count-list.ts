import { type SelectQueryBuilder, sql } from "kysely";
import type { Collection } from "./collections.ts";
import type { Database } from "./database.ts";
import { type Condition, keyOf, matching, numberSlot, scannedInOrder, textSlot, valuesOf } from "./list-conditions.ts";
import { FIRST_TIMESTAMP, LAST_TIMESTAMP, type PeriodSpan, splitRange } from "./periods.ts";
import { defineQuery, type Query, remember, type SqlValue, type Values } from "./query.ts";
import { rangeValues } from "./range-values.ts";
import { dimensionValueOf } from "./rollups.ts";
import { splitScores } from "./score-buckets.ts";
import type { Tables } from "./tables.ts";

const SCORE = "overall_score";

type CountQuery = SelectQueryBuilder<Tables, never, { total: number | null }>;

/** A range of one column as rollups and the rows that they leave. */
interface Range {
  column: string;
  periods: PeriodSpan[];
  rests: { from: SqlValue; to: SqlValue }[];
}

/** Total of a list: added up from rollups where they are kept for its filters, otherwise counted in an index. */
export async function countList(database: Database, collection: Collection, conditions: Condition[]): Promise<number> {
  const range = collection.hasRollups ? rollupRange(collection, conditions) : undefined;
  if (range) return countRollups(database, collection, conditions, range);
  const scanned = scannedInOrder(collection, conditions);
  const row = await database.first(countQuery(collection, scanned), valuesOf(scanned));
  return row?.total ?? 0;
}

/** Rollups are kept by time and by score, not by both. */
function rollupRange(collection: Collection, conditions: Condition[]): Range | undefined {
  const ranged = new Set(conditions.filter(({ operator }) => operator !== "=").map(({ column }) => column));
  if (ranged.size > 1) return undefined;
  const [column = collection.time] = ranged;
  const bound = (operator: string) =>
    conditions.find((condition) => condition.column === column && condition.operator === operator)?.value;
  const [from, to] = [bound(">="), bound("<=")];
  if (column === collection.time)
    return { column, ...splitRange(String(from ?? FIRST_TIMESTAMP), String(to ?? LAST_TIMESTAMP)) };
  if (column === SCORE) return { column, ...splitScores(Number(from ?? 0), Number(to ?? 100)) };
  return undefined;
}

async function countRollups(
  database: Database,
  collection: Collection,
  conditions: Condition[],
  range: Range,
): Promise<number> {
  const equal = conditions.filter(({ operator, column }) => operator === "=" && column !== "org_id");
  const dimension_value = dimensionValueOf(equal.map(({ value }) => String(value)));
  const values = { ...valuesOf(conditions), dimension_value, ...rangeValues(range) };
  const rows = await database.all(rollupQuery(collection, equal, range), values);
  return rows.reduce((sum, row) => sum + Number(row.total ?? 0), 0);
}

function countQuery(collection: Collection, conditions: Condition[]): Query<Values, { total: number }> {
  return remember(`count ${collection.name} ${keyOf(conditions)}`, () =>
    defineQuery((builder, slot) =>
      matching(builder, collection, conditions, slot).select(sql<number>`count(*)`.as("total")),
    ),
  );
}

/** Adds up rollups of whole periods and rows of the rest, in one statement. */
function rollupQuery(
  collection: Collection,
  equal: Condition[],
  range: Range,
): Query<Values, { total: number | null }> {
  const key = `rollup ${collection.name} ${range.column} ${keyOf(equal)} ${range.periods.length} ${range.rests.length}`;
  return remember(key, () =>
    defineQuery((builder, slot) => {
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
    }),
  );
}
