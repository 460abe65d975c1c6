import type { Collection } from "./collections.ts";
import { countList, rollupsOf } from "./count-list.ts";
import type { Database } from "./database.ts";
import { type Condition, parameterOf, valuesOf } from "./list-conditions.ts";
import { DESCENT, lastTimestampOfHour, periodsWithin } from "./periods.ts";
import { defineQuery, type Values } from "./query.ts";
import { dimensionValueOf } from "./rollups.ts";

/** Where to start reading: `offset` items after the first one that meets the conditions. */
interface Position {
  conditions: Condition[];
  offset: number;
}

interface PeriodRow {
  period: string;
  count: number;
}

/**
 * Finds the position of an item far down a list, newest first, by descending through the rollups: its month, day and hour. The
 * database then scans the items of an hour instead of everything before. Undefined without rollups for the filters.
 */
export async function findPosition(
  database: Database,
  collection: Collection,
  conditions: Condition[],
  offset: number,
): Promise<Position | undefined> {
  const equal = conditions.filter(({ operator, column }) => operator === "=" && column !== "org_id");
  const ranged = conditions.filter(({ operator }) => operator !== "=");
  if (!collection.hasRollups || ranged.some(({ column }) => column !== collection.time)) return undefined;
  const dimension_value = dimensionValueOf(equal.map(({ value }) => String(value)));
  const query = defineQuery<Values, PeriodRow>(`select period, count ${rollupsOf(collection, equal)}
    and level = :level and period >= :first and period <= :last order by period desc`);
  const values = { ...valuesOf(conditions), dimension_value };
  let left = offset + (await countLater(database, collection, conditions));
  let period = "";
  for (const level of DESCENT) {
    const periods = await database.all(query, { ...values, level, ...periodsWithin(period) });
    const found = periods.find(({ count }) => {
      if (left < count) return true;
      left -= count;
      return false;
    });
    // Another process may have changed the list since it was counted.
    if (!found) return undefined;
    period = found.period;
  }
  return { conditions: endingAt(collection, conditions, lastTimestampOfHour(period)), offset: left };
}

/** Replaces the latest time in the conditions, and keeps their order. */
function endingAt(collection: Collection, conditions: Condition[], to: string): Condition[] {
  const { time } = collection;
  const end: Condition = { column: time, operator: "<=", parameter: parameterOf(time, "<="), value: to };
  return [...conditions.filter(({ operator }) => operator !== "<="), end];
}

/** Counts items after the end of the list's range: rollups include them. */
async function countLater(database: Database, collection: Collection, conditions: Condition[]): Promise<number> {
  const end = conditions.find(({ operator }) => operator === "<=");
  if (!end) return 0;
  const { time } = collection;
  const next = new Date(Date.parse(String(end.value)) + 1).toISOString();
  const others = conditions.filter(({ operator }) => operator === "=");
  const parameter = parameterOf(time, ">=");
  return countList(database, collection, [...others, { column: time, operator: ">=", parameter, value: next }]);
}
