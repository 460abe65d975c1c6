import type { Insight } from "../records/resources.ts";
import { COLLECTIONS } from "./collections.ts";
import type { Database } from "./database.ts";
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

/** Counts all matching insights in the database, and reads a page of each type, newest first. */
export async function readInsightBoard(
  database: Database,
  filter: ListFilter,
  { most, skipped = 0 }: { most: number; skipped?: number },
): Promise<InsightBoard> {
  const { insights } = COLLECTIONS;
  const conditions = conditionsOf(insights, filter);
  if (conditions.some(isImpossible)) return { companies: [], titles: [], newest: [] };
  const rows = matching(insights, conditions);
  const member = (name: keyof Insight) =>
    database.dialect === "postgres" ? `cast(document as json) ->> '${name}'` : `json_extract(document, '$.${name}')`;
  const counts = defineQuery<Values, CountRow>(`
    select ${member("type")} as type, ${member("company_name")} as company, ${member("title")} as title, count(*) as count
    ${rows} group by 1, 2, 3`);
  const newest = defineQuery<Values, { document: string }>(`
    select document from (
      select document, row_number() over (partition by ${member("type")} order by occurred_at desc, id desc) as place ${rows}
    ) as placed where place > :skipped and place <= :last order by place`);
  const values = { ...valuesOf(conditions), skipped, last: skipped + most };
  const [counted, documents] = await Promise.all([
    database.all(counts, valuesOf(conditions)),
    database.all(newest, values),
  ]);
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
    counts.set(key, { type, name, count: (counts.get(key)?.count ?? 0) + Number(count) });
  }
  return [...counts.values()];
}
