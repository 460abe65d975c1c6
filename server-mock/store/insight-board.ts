import type { Insight } from "../records/resources.ts";
import { COLLECTIONS } from "./collections.ts";
import type { Database } from "./database.ts";
import { documentField } from "./document-field.ts";
import { conditionsOf, isImpossible, type ListFilter, matching, valuesOf } from "./list-conditions.ts";
import { defineQuery, type Values } from "./query.ts";

/** Insights of one kind, and of one company or one title. */
export interface InsightCount {
  type: Insight["type"];
  name: string | null;
  count: number;
}

/** Counts of all matching insights, and the newest of each type. */
export interface InsightBoard {
  companies: InsightCount[];
  titles: InsightCount[];
  newest: Insight[];
}

/** Rows of each type, or of one type only. */
export type BoardRows = { type?: Insight["type"] | undefined; most: number; skipped: number };

/** Number of the newest insights that are read for each one to show, and how many times more if those are not enough. */
const READ_PER_ROW = 40;
const GROWTH = 4;

/** Counts all matching insights in the database, and reads a page of each type, newest first. */
export async function readInsightBoard(
  database: Database,
  filter: ListFilter,
  { type, most, skipped }: BoardRows,
): Promise<InsightBoard> {
  const { insights } = COLLECTIONS;
  const conditions = conditionsOf(insights, filter);
  if (conditions.some(isImpossible)) return { companies: [], titles: [], newest: [] };
  const rows = matching(insights, conditions);
  const member = (name: keyof Insight) => documentField(database, name);
  const counts = defineQuery<Values, CountRow>(`
    select ${member("type")} as type, ${member("company_name")} as company, ${member("title")} as title, count(*) as count
    ${rows} group by 1, 2, 3`);
  const newest = defineQuery<Values, { document: string }>(`
    select document from (
      select document, type, row_number() over (partition by type order by occurred_at desc, id desc) as place from (
        select document, occurred_at, id, ${member("type")} as type ${rows} order by occurred_at desc, id desc limit :window
      ) as recent
    ) as placed where place > :skipped and place <= :last and (type = :type or :type = '') order by place`);
  const counted = await database.all(counts, valuesOf(conditions));
  const totals = new Map<Insight["type"], number>();
  for (const row of counted) totals.set(row.type, (totals.get(row.type) ?? 0) + row.count);
  const shown = type === undefined ? [...totals.values()] : [totals.get(type) ?? 0];
  const wanted = shown.reduce((sum, count) => sum + Math.max(0, Math.min(most, count - skipped)), 0);
  const all = [...totals.values()].reduce((sum, count) => sum + count, 0);
  const values = { ...valuesOf(conditions), type: type ?? "", skipped, last: skipped + most };
  let documents: { document: string }[] = [];
  // The newest of all have the newest of each type, unless one is rare: then more are read.
  for (let window = 0; documents.length < wanted && window < all; ) {
    window = window * GROWTH || READ_PER_ROW * (skipped + most);
    documents = await database.all(newest, { ...values, window });
  }
  return {
    companies: countBy(counted, "company"),
    titles: countBy(counted, "title"),
    newest: documents.map(({ document }) => JSON.parse(document) as Insight),
  };
}

/** The documents are parsed in the database, which costs more than adding up what it has counted. */
type CountRow = { type: Insight["type"]; company: string | null; title: string | null; count: number };

function countBy(rows: readonly CountRow[], member: "company" | "title"): InsightCount[] {
  const counts = new Map<string, InsightCount>();
  for (const { type, [member]: name, count } of rows) {
    const key = JSON.stringify([type, name]);
    counts.set(key, { type, name, count: (counts.get(key)?.count ?? 0) + count });
  }
  return [...counts.values()];
}
