import { fold } from "../../store/fold.ts";
import { settled } from "../call.ts";
import { listResult } from "./list-result.ts";

export const listInsights = settled<"listInsights">(({ service, orgId, query }) => {
  const { page, limit, date_from, date_to, industry, prospect_title } = query;
  const contains = {
    folded_industry: industry === undefined ? undefined : fold(industry),
    folded_prospect_title: prospect_title === undefined ? undefined : fold(prospect_title),
  };
  return listResult(service, "insights", { filter: { orgId, from: date_from, to: date_to, contains }, page, limit });
});
