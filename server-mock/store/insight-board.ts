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
  const countsBy = (name: "company_name" | "title") =>
    defineQuery<Values, InsightCount>(`
      select ${member("type")} as type, ${member(name)} as name, count(*) as count ${rows} group by 1, 2`);
  const newest = defineQuery<Values, { document: string }>(`
    select document from (
      select document, row_number() over (partition by ${member("type")} order by occurred_at desc, id desc) as place ${rows}
    ) as placed where place > :skipped and place <= :last order by place`);
  const values = { ...valuesOf(conditions), skipped, last: skipped + most };
  const [companies, titles, documents] = await Promise.all([
    database.all(countsBy("company_name"), valuesOf(conditions)),
    database.all(countsBy("title"), valuesOf(conditions)),
    database.all(newest, values),
  ]);
  const counted = (found: InsightCount[]) => found.map((row) => ({ ...row, count: Number(row.count) }));
  return {
    companies: counted(companies),
    titles: counted(titles),
    newest: documents.map(({ document }) => JSON.parse(document) as Insight),
  };
}
