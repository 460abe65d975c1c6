import type { Insight } from "../../records/resources.ts";
import { fold } from "../../store/fold.ts";
import { type InsightBoard, readInsightBoard } from "../../store/insight-board.ts";
import type { ListFilter } from "../../store/list-conditions.ts";
import { readDocuments, readPage } from "../../store/list-query.ts";
import type { MemberVisit } from "../visit/visit.ts";

/** What insights are narrowed to, as by the API. */
export interface InsightFilter {
  from?: string | undefined;
  to?: string | undefined;
  industry: string;
  prospectTitle: string;
}

const PAGE_SIZE = 1_000;

/** Every insight of the organization that fits, newest first: a page of them is in memory at a time. */
export async function* eachInsight({ service, orgId }: MemberVisit, given: InsightFilter): AsyncGenerator<Insight[]> {
  const filter = filterOf(orgId, given);
  for (let page = 1; ; page += 1) {
    const { documents, total } = await readPage(service.database, "insights", { filter, page, limit: PAGE_SIZE });
    yield readDocuments<Insight>({ documents });
    if (page * PAGE_SIZE >= total) return;
  }
}

/** All insights that fit, counted by kind and company, and so many of the newest of each kind. */
export const boardOf = ({ service, orgId }: MemberVisit, given: InsightFilter, most: number): Promise<InsightBoard> =>
  readInsightBoard(service.database, filterOf(orgId, given), most);

function filterOf(orgId: string, { from, to, industry, prospectTitle }: InsightFilter): ListFilter {
  const contains = {
    folded_industry: industry === "" ? undefined : fold(industry),
    folded_prospect_title: prospectTitle === "" ? undefined : fold(prospectTitle),
  };
  return { orgId, from, to, contains };
}
