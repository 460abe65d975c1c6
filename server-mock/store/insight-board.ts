import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Insight } from "../records/resources.ts";
import { COLLECTIONS } from "./collections.ts";
import type { Database } from "./database.ts";
import {
  conditionsOf,
  isImpossible,
  keyOf,
  type ListFilter,
  matching,
  numberSlot,
  valuesOf,
} from "./list-conditions.ts";
import { defineQuery, isForPostgres, remember } from "./query.ts";
import type { Tables } from "./tables.ts";

/** Insights of one kind and one company. */
export interface InsightCount {
  type: Insight["type"];
  company: string | null;
  count: number;
}

/** Every insight that fits, counted, and the newest of each kind. */
export interface InsightBoard {
  counts: InsightCount[];
  newest: Insight[];
}

/** Counts all insights that fit in the database, and reads so many of each kind. */
export async function readInsightBoard(database: Database, filter: ListFilter, most: number): Promise<InsightBoard> {
  const { insights } = COLLECTIONS;
  const conditions = conditionsOf(insights, filter);
  if (conditions.some(isImpossible)) return { counts: [], newest: [] };
  const key = keyOf(conditions);
  const counts = remember<InsightCount>(`insight counts ${key}`, () =>
    defineQuery((builder, slot) => {
      const [type, company] = [memberOf(builder, "type"), memberOf(builder, "company_name")];
      return matching(builder, insights, conditions, slot)
        .select([type.as("type"), company.as("company"), sql<number>`count(*)`.as("count")])
        .groupBy([type, company]) as never;
    }),
  );
  const newest = remember<{ document: string }>(`newest insights ${key}`, () =>
    defineQuery((builder, slot) => {
      const place = sql<number>`row_number() over (partition by ${memberOf(builder, "type")} order by occurred_at desc, id desc)`;
      const placed = matching(builder, insights, conditions, slot).select(["document", "id", place.as("place")]);
      return builder
        .selectFrom(placed.as("placed"))
        .select("document")
        .where("place", "<=", numberSlot(slot, "most"))
        .orderBy("place") as never;
    }),
  );
  const values = { ...valuesOf(conditions), most };
  const [counted, documents] = await Promise.all([database.all(counts, values), database.all(newest, values)]);
  return {
    counts: counted.map((row) => ({ ...row, count: Number(row.count) })),
    newest: documents.map(({ document }) => JSON.parse(document) as Insight),
  };
}

/** A text member of the stored object. */
function memberOf(builder: Kysely<Tables>, name: keyof Insight): RawBuilder<string | null> {
  return isForPostgres(builder)
    ? sql`(document::json ->> ${sql.lit(name)})`
    : sql`json_extract(document, ${sql.lit(`$.${name}`)})`;
}
