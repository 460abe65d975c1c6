import type { Insight } from "../../records/resources.ts";
import { fold } from "../../store/fold.ts";
import type { ListFilter } from "../../store/list-conditions.ts";
import { dayField } from "../visit/list-fields.ts";
import type { MemberVisit } from "../visit/visit.ts";

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

/** Reads the filter from the query parameters, which mean the same as in the API. */
export function insightFilter(visit: MemberVisit): ListFilter {
  const part = (name: (typeof FILTERS)[number]) => fold(visit.query.text(name)) || undefined;
  const contains = { folded_industry: part("industry"), folded_prospect_title: part("prospect_title") };
  return { orgId: visit.orgId, from: dayField(visit, "from"), to: dayField(visit, "to"), contains };
}
