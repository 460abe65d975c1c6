import type { Insight } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import type { Value } from "../response/tool-response.ts";
import type { NameOf } from "../service/name-people.ts";
import { toClock, toMinute } from "../text/format.ts";
import { readText } from "../text/read-value.ts";

/** Lookups that a row needs in addition to the insight. */
export interface InsightNames {
  nameOf: NameOf;
  knownIds: ToolContext["knownIds"];
}

/** Columns of a list of insights. */
export const INSIGHT_COLUMNS = [
  "occurred_at",
  "type",
  "title",
  "summary",
  "quote",
  "moment",
  "prospect",
  "prospect_title",
  "company",
  "industry",
  "sentiment",
  "rep",
  "meeting_id",
];

/** An insight as a row. */
export const insightRow = (insight: Insight, { nameOf, knownIds }: InsightNames): Value[] => [
  toMinute(insight.occurred_at),
  readText(insight.type),
  readText(insight.title),
  readText(insight.summary),
  readText(insight.quote),
  toClock(insight.timestamp_seconds),
  readText(insight.prospect_name),
  readText(insight.prospect_title),
  readText(insight.company_name),
  readText(insight.industry),
  readText(insight.sentiment),
  nameOf(insight.user_id),
  knownIds.shorten("meeting", insight.meeting_id),
];
