import type { Collection } from "./collections.ts";
import type { Database } from "./database.ts";
import type { SqlValue, Values } from "./query.ts";

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

/** One comparison of a column with a parameter, and the parameter's value. */
export interface Condition {
  column: string;
  operator: "=" | ">=" | "<=" | "like";
  parameter: string;
  value: SqlValue;
  /** Keeps the database from searching by this column. */
  isUnsearched?: boolean;
}

/** A filter as comparisons, in one order, so that the same filters always make the same query. */
export function conditionsOf(collection: Collection, filter: ListFilter): Condition[] {
  const conditions: Condition[] = [{ column: "org_id", operator: "=", parameter: "org_id", value: filter.orgId }];
  const add = (column: string, operator: Condition["operator"], value: SqlValue | undefined) => {
    if (value !== undefined) conditions.push({ column, operator, parameter: parameterOf(column, operator), value });
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
 * everything that it found. PostgreSQL knows how scores are spread, but of no expression.
 */
export function scannedInOrder({ dialect }: Database, collection: Collection, conditions: Condition[]): Condition[] {
  if (dialect === "postgres") return conditions;
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

/** Values for the parameters of the conditions. */
export function valuesOf(conditions: Condition[]): Values {
  const values: Values = {};
  for (const { parameter, value } of conditions) values[parameter] = value;
  return values;
}

/** Name of the parameter that a column is compared with. */
export function parameterOf(column: string, operator: Condition["operator"]): string {
  return `${column}_${{ "=": "is", ">=": "from", "<=": "to", like: "like" }[operator]}`;
}

/** The rows of a collection that meet the conditions: what follows the columns of a `select`. */
export function matching({ name }: Collection, conditions: Condition[]): string {
  const comparisons = conditions.map(({ column, operator, parameter, isUnsearched = false }) => {
    if (operator === "like") return `${column} like :${parameter} escape '\\'`;
    // No index serves an expression: https://sqlite.org/optoverview.html
    return `${isUnsearched ? "+" : ""}${column} ${operator} :${parameter}`;
  });
  return `from ${name} where ${comparisons.join(" and ")}`;
}
