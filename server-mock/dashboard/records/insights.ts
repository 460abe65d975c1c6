import type { Insight } from "../../records/resources.ts";
import { fold } from "../../store/fold.ts";
import { readDocuments, readPage } from "../../store/list-query.ts";
import type { MemberVisit } from "../visit/visit.ts";

/** What insights are narrowed to, as by the API. */
export interface InsightFilter {
  from?: string | undefined;
  to?: string | undefined;
  industry: string;
  prospectTitle: string;
}

/** Insights that a board is made of at most. */
export const MAX_INSIGHTS = 1_000;

/** The newest insights of the organization that fit, and how many there are. */
export async function readInsights(
  { service, orgId }: MemberVisit,
  { from, to, industry, prospectTitle }: InsightFilter,
  { page = 1, limit = MAX_INSIGHTS }: { page?: number; limit?: number } = {},
): Promise<{ insights: Insight[]; total: number }> {
  const contains = {
    folded_industry: industry === "" ? undefined : fold(industry),
    folded_prospect_title: prospectTitle === "" ? undefined : fold(prospectTitle),
  };
  const filter = { orgId, from, to, contains };
  const { documents, total } = await readPage(service.database, "insights", { filter, page, limit });
  return { insights: readDocuments<Insight>({ documents }), total };
}
