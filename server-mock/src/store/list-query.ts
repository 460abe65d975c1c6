import { type Expression, type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { COLLECTIONS, type Collection, type CollectionName } from "./collections.ts";
import type { Database } from "./database.ts";
import { FIRST_MOMENT, LAST_MOMENT, splitRange } from "./periods.ts";
import { defineQuery, type Query, type Slots, type SqlValue } from "./query.ts";
import type { Tables } from "./tables.ts";
import { facetOf } from "./tallies.ts";

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

/** One page of a list, as JSON texts, and how many items the whole list has. */
export interface ListPage {
  documents: string[];
  total: number;
}

interface Condition {
  column: string;
  operator: "=" | ">=" | "<=" | "like";
  slot: string;
  value: SqlValue;
}

type Values = Record<string, SqlValue>;
type CountQuery = SelectQueryBuilder<Tables, never, { total: number | null }>;

/** Reads one page. The total is right even where the page lies past the end. */
export async function readPage(
  database: Database,
  name: CollectionName,
  request: { filter: ListFilter; page: number; limit: number },
): Promise<ListPage> {
  const { filter, page, limit } = request;
  const collection: Collection = COLLECTIONS[name];
  const conditions = conditionsOf(collection, filter);
  if (conditions.some(isImpossible)) return { documents: [], total: 0 };
  const total = await countAll(database, collection, filter, conditions);
  const offset = (page - 1) * limit;
  if (offset >= total) return { documents: [], total };

  // From the nearer end: the database walks over the rows that it skips.
  const isFromEnd = offset > total / 2;
  const size = Math.min(limit, total - offset);
  const place = isFromEnd ? { limit: size, offset: total - offset - size } : { limit, offset };
  const rows = await database.all(pageQuery(collection, conditions, isFromEnd), { ...valuesOf(conditions), ...place });
  const documents = rows.map((row) => row.document);
  return { documents: isFromEnd ? documents.reverse() : documents, total };
}

/** Total of a list: from the tallies where they are kept for its filters, otherwise counted in an index. */
async function countAll(
  database: Database,
  collection: Collection,
  filter: ListFilter,
  conditions: Condition[],
): Promise<number> {
  const onlyTalliedFilters = conditions.every(
    (condition) => condition.operator === "=" || condition.column === collection.time,
  );
  if (collection.isTallied && onlyTalliedFilters) return countTallies(database, collection, filter, conditions);
  const row = await database.first(countQuery(collection, conditions), valuesOf(conditions));
  return row?.total ?? 0;
}

async function countTallies(
  database: Database,
  collection: Collection,
  filter: ListFilter,
  conditions: Condition[],
): Promise<number> {
  const { periods, rests } = splitRange(filter.from ?? FIRST_MOMENT, filter.to ?? LAST_MOMENT);
  const equal = conditions.filter((condition) => condition.operator === "=" && condition.column !== "org_id");
  const values: Values = { ...valuesOf(conditions), facet: facetOf(equal.map((condition) => String(condition.value))) };
  for (const [index, span] of periods.entries()) {
    Object.assign(values, {
      [`level${index}`]: span.level,
      [`first${index}`]: span.first,
      [`last${index}`]: span.last,
    });
  }
  for (const [index, span] of rests.entries())
    Object.assign(values, { [`from${index}`]: span.from, [`to${index}`]: span.to });
  const rows = await database.all(tallyQuery(collection, equal, periods.length, rests.length), values);
  return rows.reduce((sum, row) => sum + Number(row.total ?? 0), 0);
}

function conditionsOf(collection: Collection, filter: ListFilter): Condition[] {
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
function isImpossible({ value }: Condition): boolean {
  return typeof value === "string" && value.includes("\u0000");
}

function valuesOf(conditions: Condition[]): Values {
  return Object.fromEntries(conditions.map((condition) => [condition.slot, condition.value]));
}

const queries = new Map<string, Query<Values, never>>();

/** One query per combination of filters, however often it is asked for: the database compiles a query once. */
function remember<Row>(key: string, create: () => Query<Values, Row>): Query<Values, Row> {
  const known = queries.get(key) as Query<Values, Row> | undefined;
  if (known) return known;
  const query = create();
  queries.set(key, query as Query<Values, never>);
  return query;
}

function pageQuery(
  collection: Collection,
  conditions: Condition[],
  isFromEnd: boolean,
): Query<Values, { document: string }> {
  const direction = isFromEnd ? "asc" : "desc";
  return remember(`page ${collection.name} ${keyOf(conditions)} ${direction}`, () =>
    defineQuery((builder, slot) =>
      matching(builder, collection, conditions, slot)
        .select("document")
        .orderBy(sql.ref(collection.time), direction)
        .orderBy("id", direction)
        .limit(numberSlot(slot, "limit"))
        .offset(numberSlot(slot, "offset")),
    ),
  );
}

function countQuery(collection: Collection, conditions: Condition[]): Query<Values, { total: number }> {
  return remember(`count ${collection.name} ${keyOf(conditions)}`, () =>
    defineQuery((builder, slot) => matching(builder, collection, conditions, slot).select(countRows)),
  );
}

/** Adds up tallies of whole periods and rows of the rest, in one statement. */
function tallyQuery(
  collection: Collection,
  equal: Condition[],
  periods: number,
  rests: number,
): Query<Values, { total: number | null }> {
  return remember(`tally ${collection.name} ${keyOf(equal)} ${periods} ${rests}`, () =>
    defineQuery((builder, slot) => {
      const spans = Array.from(
        { length: periods },
        (_, index): CountQuery =>
          builder
            .selectFrom("tallies")
            .select(sql<number | null>`sum(count)`.as("total"))
            .where("org_id", "=", textSlot(slot, "org_id"))
            .where("collection", "=", collection.name)
            .where("dimension", "=", equal.map((condition) => condition.column).join())
            .where("facet", "=", textSlot(slot, "facet"))
            .where("level", "=", numberSlot(slot, `level${index}`))
            .where("period", ">=", textSlot(slot, `first${index}`))
            .where("period", "<=", textSlot(slot, `last${index}`)),
      );
      const edges = Array.from({ length: rests }, (_, index): CountQuery => {
        const organization: Condition = { column: "org_id", operator: "=", slot: "org_id", value: null };
        return matching(builder, collection, [organization, ...equal], slot)
          .select(sql<number | null>`count(*)`.as("total"))
          .where(sql.ref(collection.time), ">=", slot(`from${index}`))
          .where(sql.ref(collection.time), "<=", slot(`to${index}`));
      });
      const [first, ...others] = [...spans, ...edges];
      if (!first) return builder.selectNoFrom(sql<number | null>`0`.as("total"));
      return others.reduce((union, part) => union.unionAll(part), first);
    }),
  );
}

const countRows = sql<number>`count(*)`.as("total");

function matching(
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

function keyOf(conditions: Condition[]): string {
  return conditions.map((condition) => condition.slot).join();
}

function textSlot(slot: Slots<Values>, name: string): Expression<string> {
  return slot(name) as Expression<unknown> as Expression<string>;
}

function numberSlot(slot: Slots<Values>, name: string): Expression<number> {
  return slot(name) as Expression<unknown> as Expression<number>;
}
