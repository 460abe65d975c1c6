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
  /** Literal substrings of folded columns. */
  contains?: Record<string, string | undefined>;
}

/** Comparison of a column with a parameter, and the parameter's value. */
export interface Condition {
  column: string;
  operator: "=" | ">=" | "<=" | "like";
  parameter: string;
  value: SqlValue;
  /** Prevents the database from using an index on this column. */
  isUnsearched?: boolean;
}

/** Converts a filter to comparisons in a fixed order, so that the same filters always make the same query. */
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
 * Conditions for scanning the list in its order: otherwise SQLite would search a range of scores, then sort all matches. PostgreSQL
 * has statistics on the scores, which an expression would hide.
 */
export function scannedInOrder({ dialect }: Database, collection: Collection, conditions: Condition[]): Condition[] {
  if (dialect === "postgres") return conditions;
  return conditions.map((condition) =>
    condition.operator === "=" || condition.column === collection.time
      ? condition
      : { ...condition, isUnsearched: true },
  );
}

/** No stored text contains NUL: PostgreSQL rejects it, even in comparisons. */
export function isImpossible({ value }: Condition): boolean {
  return typeof value === "string" && value.includes("\u0000");
}

/** Parameter values of the conditions. */
export function valuesOf(conditions: Condition[]): Values {
  const values: Values = {};
  for (const { parameter, value } of conditions) values[parameter] = value;
  return values;
}

/** Parameter name for a comparison. */
export function parameterOf(column: string, operator: Condition["operator"]): string {
  return `${column}_${{ "=": "is", ">=": "from", "<=": "to", like: "like" }[operator]}`;
}

/** SQL after the columns of a `select` for the rows that meet the conditions. */
export function matching({ name }: Collection, conditions: Condition[]): string {
  const comparisons = conditions.map(({ column, operator, parameter, isUnsearched = false }) => {
    if (operator === "like") return `${column} like :${parameter} escape '\\'`;
    // An expression cannot use an index: https://sqlite.org/optoverview.html
    return `${isUnsearched ? "+" : ""}${column} ${operator} :${parameter}`;
  });
  return `from ${name} where ${comparisons.join(" and ")}`;
}
