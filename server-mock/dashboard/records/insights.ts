import type { Insight } from "../../records/resources.ts";
import { fold } from "../../store/fold.ts";
import { type BoardRows, type InsightBoard, readInsightBoard } from "../../store/insight-board.ts";
import type { ListFilter } from "../../store/list-conditions.ts";
import { eachDocument } from "../../store/list-query.ts";
import { dayField } from "../visit/list-fields.ts";
import type { MemberVisit } from "../visit/visit.ts";

/** Filter of insights, with the same meaning as in the API. */
export interface InsightFilter {
  from?: string | undefined;
  to?: string | undefined;
  industry: string;
  prospectTitle: string;
}

/** Every insight of the organization that fits, newest first. */
export const eachInsight = ({ service, orgId }: MemberVisit, given: InsightFilter): AsyncGenerator<Insight[]> =>
  eachDocument<Insight>(service.database, "insights", filterOf(orgId, given));

/** All insights that fit, counted by kind and company, and a page of each kind, or of one. */
export const boardOf = (
  { service, orgId }: MemberVisit,
  given: InsightFilter,
  rows: BoardRows,
): Promise<InsightBoard> => readInsightBoard(service.database, filterOf(orgId, given), rows);

function filterOf(orgId: string, { from, to, industry, prospectTitle }: InsightFilter): ListFilter {
  const contains = {
    folded_industry: industry === "" ? undefined : fold(industry),
    folded_prospect_title: prospectTitle === "" ? undefined : fold(prospectTitle),
  };
  return { orgId, from, to, contains };
}

/** Kinds of insight as people read them, in the order in which they stand. */
export const TYPE_NAMES: Readonly<Record<Insight["type"], string>> = {
  objection: "Objections",
  pain_point: "Pain points",
  competitor_mention: "Competitors",
  pricing: "Pricing",
  feature_request: "Feature requests",
  buying_signal: "Buying signals",
  use_case: "Use cases",
  quote: "Quotes",
};

/** Fields of the filter, as they stand in the address. */
export const FILTERS = ["type", "from", "to", "industry", "prospect_title"] as const;

/** Reads the filter from the query parameters. */
export function insightFilter(visit: MemberVisit): InsightFilter {
  const { query } = visit;
  return {
    from: dayField(visit, "from"),
    to: dayField(visit, "to"),
    industry: query.text("industry"),
    prospectTitle: query.text("prospect_title"),
  };
}
