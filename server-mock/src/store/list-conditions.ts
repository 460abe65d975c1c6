import { type Expression, type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { Collection } from "./collections.ts";
import type { Query, Slots, SqlValue } from "./query.ts";
import type { Tables } from "./tables.ts";

/** What a list is narrowed to. Members are columns of the collection. */
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

export interface Condition {
  column: string;
  operator: "=" | ">=" | "<=" | "like";
  slot: string;
  value: SqlValue;
}

export type Values = Record<string, SqlValue>;

export function conditionsOf(collection: Collection, filter: ListFilter): Condition[] {
  const conditions: Condition[] = [{ column: "org_id", operator: "=", slot: "org_id", value: filter.orgId }];
  const add = (column: string, operator: Condition["operator"], value: SqlValue | undefined) => {
    if (value !== undefined) conditions.push({ column, operator, slot: `${column} ${operator}`, value });
  };
  for (const column of collection.equal) add(column, "=", filter.equal?.[column]);
  add(collection.time, ">=", filter.from);
  add(collection.time, "<=", filter.to);
  for (const [column, value] of Object.entries(filter.atLeast ?? {})) add(column, ">=", value);
  for (const [column, value] of Object.entries(filter.atMost ?? {})) add(column, "<=", value);
  for (const [column, value] of Object.entries(filter.contains ?? {})) {
    if (value !== undefined) add(column, "like", `%${value.replaceAll(/[\\%_]/g, "\\$&")}%`);
  }
  return conditions;
}

/** No stored text holds a NUL: PostgreSQL refuses it, even to compare with. */
export function isImpossible({ value }: Condition): boolean {
  return typeof value === "string" && value.includes("\u0000");
}

export function valuesOf(conditions: Condition[]): Values {
  return Object.fromEntries(conditions.map((condition) => [condition.slot, condition.value]));
}

const queries = new Map<string, Query<Values, never>>();

/** One query per combination of filters, however often it is asked for: the database compiles a query once. */
export function remember<Row>(key: string, create: () => Query<Values, Row>): Query<Values, Row> {
  const known = queries.get(key) as Query<Values, Row> | undefined;
  if (known) return known;
  const query = create();
  queries.set(key, query as Query<Values, never>);
  return query;
}

export function matching(
  builder: Kysely<Tables>,
  collection: Collection,
  conditions: Condition[],
  slot: Slots<Values>,
): SelectQueryBuilder<Tables, "meetings", object> {
  // Every collection has the columns that are named here; Kysely only knows the tables apart.
  const select = builder.selectFrom(collection.name as "meetings");
  return conditions.reduce((query, { column, operator, slot: name }) => {
    if (operator !== "like") return query.where(sql.ref(column), operator, slot(name));
    return query.where(sql<boolean>`${sql.ref(column)} like ${slot(name)} escape '\\'`);
  }, select);
}

export function keyOf(conditions: Condition[]): string {
  return conditions.map((condition) => condition.slot).join();
}

export function textSlot(slot: Slots<Values>, name: string): Expression<string> {
  return slot(name) as Expression<unknown> as Expression<string>;
}

export function numberSlot(slot: Slots<Values>, name: string): Expression<number> {
  return slot(name) as Expression<unknown> as Expression<number>;
}
