import * as z from "zod";
import { INSIGHT_TYPES } from "../../src/index.ts";
import { defineTool } from "../context/define-tool.ts";
import { LIST_OUTPUT } from "../context/output-schemas.ts";
import { READS, type ToolContext } from "../context/tool.ts";
import { explainDates, resolveDates } from "../input/date-range.ts";
import { dateRange, oneOf, paging, person, text } from "../input/fields.ts";
import { findInsights, type InsightSearch } from "../insight/find-insights.ts";
import { describeInsightGroups, GROUPINGS, type Grouping, groupInsights } from "../insight/group-insights.ts";
import { INSIGHT_COLUMNS, insightRow } from "../insight/insight-row.ts";
import type { RowsResponse } from "../response/tool-response.ts";
import { requirePerson } from "../service/name-people.ts";
import { explainEmpty, isFiltered, readListPages } from "../service/read-list.ts";
import { type Slice, sliceItems, sliceRows } from "../service/slice-rows.ts";

/** Marketing insights, newest first. */
export const getInsights = defineTool({
  name: "get_insights",
  title: "Get insights",
  description:
    "Lists what prospects said: pain points, objections, competitors, with quote and time. group_by counts them, with the best quote; objections show the rep's reaction.",
  annotations: READS,
  input: z.strictObject({
    ...dateRange,
    type: oneOf(INSIGHT_TYPES).optional(),
    search: text(200).optional(),
    user: person().optional(),
    industry: text(200).optional(),
    prospect_title: text(200).optional(),
    group_by: oneOf(GROUPINGS).optional(),
    ...paging,
  }),
  output: LIST_OUTPUT,
  async run({ user, page, limit, pages, type, search, group_by: groupBy, ...given }, context) {
    const range = resolveDates(given, context);
    const query = {
      date_from: range.from,
      date_to: range.to,
      industry: given.industry,
      prospect_title: given.prospect_title,
    };
    const userId = user === undefined ? undefined : (await requirePerson(user, context)).id;
    const found = { query, type, search, userId };
    const slice = { page, limit, pages };
    const read = () => {
      if (groupBy !== undefined) return listGroups(found, { ...slice, by: groupBy }, context);
      if ([type, search, userId].some((value) => value !== undefined)) return listFound(found, slice, context);
      return listPages(query, slice, context);
    };
    const response = await read();
    const isWhole = response.facts["rows_shown"] === 0 && (given.industry ?? given.prospect_title) !== undefined;
    return { ...response, notes: [explainDates(given, range), ...response.notes, isWhole ? WHOLE_VALUES : ""] };
  },
});

const WHOLE_VALUES =
  "`industry` and `prospect_title` are compared as a whole: rows without these filters show which there are.";

const NOTE =
  "Quotes are the prospects' own words. `moment` is where in the meeting: get_meeting with `search` finds it.";

/** Pages of the API's list as they are. */
function listPages(
  query: InsightSearch["query"],
  { page, limit, pages }: Slice,
  context: ToolContext,
): Promise<RowsResponse> {
  return readListPages(
    {
      list: context.svc.insights.list({ ...query, page, limit }, { signal: context.signal }),
      pages,
      isFiltered: isFiltered(query),
      columns: INSIGHT_COLUMNS,
      async prepare(insights) {
        context.knownIds.rememberRows("meeting", insights, "meeting_id");
      },
      toRows: (insight, nameOf) => [insightRow(insight, { nameOf, knownIds: context.knownIds })],
      note: NOTE,
    },
    context,
  );
}

async function listFound(search: InsightSearch, slice: Slice, context: ToolContext): Promise<RowsResponse> {
  const { insights, nameOf, note } = await findInsights(search, context);
  const response = sliceRows({
    items: insights,
    ...slice,
    columns: INSIGHT_COLUMNS,
    toRow: (insight) => insightRow(insight, { nameOf, knownIds: context.knownIds }),
    whenEmpty: explainEmpty(true),
  });
  return { ...response, notes: [note, ...response.notes, insights.length > 0 ? NOTE : ""] };
}

async function listGroups(
  search: InsightSearch,
  { by, ...slice }: Slice & { by: Grouping },
  context: ToolContext,
): Promise<RowsResponse> {
  const { insights, nameOf, note } = await findInsights(search, context);
  const groups = groupInsights(insights, by, nameOf);
  const withReaction = search.type === "objection";
  const { columns, toRow, unread } = await describeInsightGroups(
    sliceItems(groups, slice),
    { by, nameOf, withReaction },
    context,
  );
  const whenEmpty = explainEmpty(isFiltered({ ...search, ...search.query, query: undefined }));
  const response = sliceRows({ items: groups, ...slice, columns, toRow, whenEmpty });
  const isEmpty = response.facts["rows_shown"] === 0;
  return { ...response, notes: [note, ...response.notes, unread, isEmpty ? "" : explainGroups(by)] };
}

const explainGroups = (by: Grouping): string =>
  by === "phrase"
    ? "Phrases count as worded: one point in other words or another language has a row of its own. One quote each."
    : "One quote is shown for each group.";
