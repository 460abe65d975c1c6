import * as z from "zod";
import type { Insight } from "../../src/index.ts";
import { defineTool } from "../context/define-tool.ts";
import { LIST_OUTPUT } from "../context/output-schemas.ts";
import { READS } from "../context/tool.ts";
import { checkDates } from "../input/check-dates.ts";
import { dateRange, paging, text } from "../input/fields.ts";
import type { Value } from "../response/tool-response.ts";
import { readList } from "../service/read-list.ts";
import { toMinute } from "../text/format.ts";

/** Marketing insights, newest first. */
export const getInsights = defineTool({
  name: "get_insights",
  title: "Get marketing insights",
  description:
    "Lists what prospects said that marketing can use, newest first: pain points, objections, competitors, feature requests, quotes, each with its meeting's id. Filter by date, industry or job title.",
  annotations: READS,
  input: z.strictObject({
    ...dateRange,
    industry: text(200, "Part of the industry").optional(),
    prospect_title: text(200, "Part of the job title").optional(),
    ...paging,
  }),
  output: LIST_OUTPUT,
  async run({ pages, from, to, ...query }, context) {
    checkDates({ from, to });
    const list = context.svc.insights.list({ ...query, date_from: from, date_to: to }, { signal: context.signal });
    const toIds = (insight: Insight) => ({ meeting: insight.meeting_id });
    return readList({ list, pages, columns: COLUMNS, toRow, toIds, note: NOTE }, context);
  },
});

const COLUMNS = [
  "occurred_at",
  "type",
  "title",
  "summary",
  "quote",
  "prospect",
  "prospect_title",
  "company",
  "industry",
  "sentiment",
  "meeting_id",
];

const NOTE = "Quotes are the prospects' own words; get_meeting with `search` finds them in the transcript.";

const toRow = (insight: Insight): Value[] => [
  toMinute(insight.occurred_at),
  insight.type,
  insight.title,
  insight.summary,
  insight.quote,
  insight.prospect_name,
  insight.prospect_title,
  insight.company_name,
  insight.industry,
  insight.sentiment,
  insight.meeting_id,
];
