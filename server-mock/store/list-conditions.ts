import { type Expression, type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { Collection } from "./collections.ts";
import type { Slots, SqlValue, Values } from "./query.ts";
import type { Tables } from "./tables.ts";

/** Filter of a list. Members are columns of the collection. */
export interface ListFilter {
  orgId: string;
  equal?: Record<string, SqlValue | undefined>;
  from?: string | undefined;
  to?: string | undefined;
  atLeast?: Record<string, number | undefined>;
  atMost?: Record<string, number | undefined>;
  /** Literal parts of folded columns. */
  contains?: Record<string, string | undefined>;
}

/** One comparison of a column with a slot, and the value that fills the slot. */
export interface Condition {
  column: string;
  operator: "=" | ">=" | "<=" | "like";
  slot: string;
  value: SqlValue;
  /** Keeps the database from searching by this column. */
  isUnsearched?: boolean;
}

/** A filter as comparisons, in one order, so that the same filters always make the same query. */
export function conditionsOf(collection: Collection, filter: ListFilter): Condition[] {
  const conditions: Condition[] = [{ column: "org_id", operator: "=", slot: "org_id", value: filter.orgId }];
  const add = (column: string, operator: Condition["operator"], value: SqlValue | undefined) => {
    if (value !== undefined) conditions.push({ column, operator, slot: `${column} ${operator}`, value });
  };
  for (const column of collection.equal) add(column, "=", filter.equal?.[column]);
  add(collection.time, ">=", filter.from);
  add(collection.time, "<=", filter.to);
  for (const column in filter.atLeast) add(column, ">=", filter.atLeast[column]);
  for (const column in filter.atMost) add(column, "<=", filter.atMost[column]);
  for (const column in filter.contains) {
    const value = filter.contains[column];
    if (value !== undefined) add(column, "like", `%${value.replaceAll(/[\\%_]/g, "\\$&")}%`);
  }
  return conditions;
}

/**
 * The same conditions, for scanning the list in its order: without this SQLite would search by a range of scores and then sort
 * everything that it found.
 */
export function scannedInOrder(collection: Collection, conditions: Condition[]): Condition[] {
  return conditions.map((condition) =>
    condition.operator === "=" || condition.column === collection.time
      ? condition
      : { ...condition, isUnsearched: true },
  );
}

/** No stored text contains a NUL: PostgreSQL rejects it, even to compare with. */
export function isImpossible({ value }: Condition): boolean {
  return typeof value === "string" && value.includes("\u0000");
}

/** Values for the slots of the conditions. */
export function valuesOf(conditions: Condition[]): Values {
  const values: Values = {};
  for (const { slot, value } of conditions) values[slot] = value;
  return values;
}

/** The rows of a collection that meet the conditions. */
export function matching(
  builder: Kysely<Tables>,
  collection: Collection,
  conditions: Condition[],
  slot: Slots<Values>,
): SelectQueryBuilder<Tables, "meetings", object> {
  // Every collection has the columns that are named here; Kysely only knows the tables apart.
  const select = builder.selectFrom(collection.name as "meetings");
  return conditions.reduce((query, { column, operator, slot: name, isUnsearched = false }) => {
    // No index serves an expression: https://sqlite.org/optoverview.html
    const operand = isUnsearched ? sql`+${sql.ref(column)}` : sql.ref(column);
    if (operator !== "like") return query.where(operand, operator, slot(name));
    return query.where(sql<boolean>`${sql.ref(column)} like ${slot(name)} escape '\\'`);
  }, select);
}

/** Distinguishes the queries of different filters. */
export function keyOf(conditions: Condition[]): string {
  let key = "";
  for (const { slot, isUnsearched } of conditions) key += isUnsearched ? `,+${slot}` : `,${slot}`;
  return key;
}

/** A slot where Kysely wants a text. */
export function textSlot(slot: Slots<Values>, name: string): Expression<string> {
  return slot(name) as Expression<unknown> as Expression<string>;
}

/** A slot where Kysely wants a number. */
export function numberSlot(slot: Slots<Values>, name: string): Expression<number> {
  return slot(name) as Expression<unknown> as Expression<number>;
}
