import * as z from "zod";
import { parseQuery } from "../../core/text/word-query.ts";
import { countText } from "../../core/words/count-text.ts";
import { MEETING_STATUSES, type Report } from "../../src/index.ts";
import { defineTool } from "../context/define-tool.ts";
import { LIST_OUTPUT } from "../context/output-schemas.ts";
import { READS, type ToolContext } from "../context/tool.ts";
import { invalidArguments } from "../errors/tool-error.ts";
import { explainDates, resolveDates } from "../input/date-range.ts";
import { dateRange, flag, oneOf, paging, person, text } from "../input/fields.ts";
import { describeMoments, MAX_MOMENTS } from "../meeting/describe-moments.ts";
import { explainRows, findMeetings, type MeetingSearch } from "../meeting/find-meetings.ts";
import { meetingColumns, meetingRow } from "../meeting/meeting-row.ts";
import type { RowsResponse } from "../response/tool-response.ts";
import { requirePerson } from "../service/name-people.ts";
import { explainBound } from "../service/read-all.ts";
import { readReports, rememberMeetings, reportsByMeeting } from "../service/read-data.ts";
import { explainEmpty, isFiltered, readListPages } from "../service/read-list.ts";
import { type Slice, sliceRows } from "../service/slice-rows.ts";
import { readTime } from "../text/read-value.ts";

/** Recorded sales meetings, newest first. */
export const listMeetings = defineTool({
  name: "list_meetings",
  title: "List meetings",
  description:
    "Lists sales meetings. search looks in titles, people and companies; mentions finds words in transcripts; with_scores adds scores.",
  annotations: READS,
  input: z.strictObject({
    ...dateRange,
    status: oneOf(MEETING_STATUSES).optional(),
    user: person().optional(),
    search: text(200).optional(),
    mentions: text(200, 'Any word, wor*, or "a phrase"').optional(),
    with_scores: flag().default(false),
    order: oneOf(["newest", "best", "worst"], "By score").optional(),
    ...paging,
  }),
  output: LIST_OUTPUT,
  async run({ user, page, limit, pages, ...given }, context) {
    const { search, mentions, order = "newest", status } = given;
    const withScores = given.with_scores || order !== "newest";
    requireData({ mentions, withScores }, context);
    const range = resolveDates(given, context);
    const userId = user === undefined ? undefined : (await requirePerson(user, context)).id;
    const filters = { range, status, userId };
    const isPlain = search === undefined && mentions === undefined && order === "newest";
    const response = await (isPlain
      ? listPages({ ...filters, withScores }, { page, limit, pages }, context)
      : listFound({ ...filters, search, mentions, order, withScores }, { page, limit, pages }, context));
    return { ...response, notes: [explainDates(given, range), ...response.notes] };
  },
});

function requireData(
  { mentions, withScores }: { mentions: string | undefined; withScores: boolean },
  { policy }: ToolContext,
): void {
  if (mentions !== undefined && !policy.reads("transcripts")) {
    throw invalidArguments("`mentions` is not offered: this server was started without get_meeting.");
  }
  if (withScores && !policy.reads("reports")) {
    throw invalidArguments("Scores are not offered: this server was started without get_report.");
  }
}

/** Pages of the API's list as they are. */
async function listPages(
  { range, status, userId, withScores }: Pick<MeetingSearch, "range" | "status" | "userId" | "withScores">,
  { page, limit, pages }: Slice,
  context: ToolContext,
): Promise<RowsResponse> {
  const reports = new Map<string, Report[]>();
  const query = { ...range, status, user_id: userId, page, limit };
  let bound = "";
  const response = await readListPages(
    {
      list: context.svc.meetings.list(query, { signal: context.signal }),
      pages,
      isFiltered: isFiltered({ ...range, status, userId }),
      columns: meetingColumns(withScores),
      async prepare(meetings) {
        rememberMeetings(meetings, context);
        if (!withScores || meetings.length === 0) return;
        const oldest = Math.min(...meetings.flatMap((meeting) => readTime(meeting.started_at) ?? []));
        const scored = await readReports({ from: toDate(oldest), user_id: userId }, context);
        bound = explainBound(scored, "reports");
        for (const [id, own] of reportsByMeeting(scored.items)) reports.set(id, own);
      },
      toRows: (meeting, nameOf) =>
        (reports.get(meeting.id)?.slice(0, MAX_REPORTS) ?? [undefined]).map((report) =>
          meetingRow(meeting, report, { nameOf, knownIds: context.knownIds, withScores }),
        ),
    },
    context,
  );
  const rows = response.table.rows;
  const ids = new Set(rows.map(([id]) => id));
  const cut = [...reports].filter(
    ([id, own]) => own.length > MAX_REPORTS && ids.has(context.knownIds.shorten("meeting", id)),
  ).length;
  const notes = [explainRows(rows.length, ids.size), cut === 0 ? "" : explainCut(cut), bound];
  return { ...response, notes: [...response.notes, ...notes] };
}

const explainCut = (count: number): string =>
  `Of ${countText(count, "meeting")} only the newest ${MAX_REPORTS} reports are shown: get_report with its meeting_id names the others.`;

/** Maximum rows per meeting in a page of the API's list. */
const MAX_REPORTS = 10;

const toDate = (time: number): string | undefined => (Number.isFinite(time) ? new Date(time).toISOString() : undefined);

/** Explains which fields `search` covers: a title does not show what was said. */
const explainScope = ({ search, mentions }: MeetingSearch): string =>
  search === undefined || mentions !== undefined
    ? ""
    : "`search` looked in titles, people and companies only; `mentions` looks in what was said.";

const MORE_MOMENTS = "`moments` has the two best of a meeting's hits: get_meeting with search has all.";

const pickFilters = ({ status, userId, search, mentions }: MeetingSearch) => ({ status, userId, search, mentions });

/** Lists meetings found by criteria that the API has no filters for. */
async function listFound(search: MeetingSearch, slice: Slice, context: ToolContext): Promise<RowsResponse> {
  const { found, nameOf, meetings, notes, unscored } = await findMeetings(search, context);
  const { withScores } = search;
  const columns = meetingColumns(withScores);
  const query = search.mentions === undefined ? undefined : parseQuery(search.mentions);
  const response = sliceRows({
    items: found,
    ...slice,
    columns: query ? [...columns, "hits", "moments"] : columns,
    whenEmpty: unscored > 0 ? "" : explainEmpty(isFiltered({ ...search.range, ...pickFilters(search) })),
    toRow: ({ meeting, report, hits }) => [
      ...meetingRow(meeting, report, { nameOf, knownIds: context.knownIds, withScores }),
      ...(query ? [hits.length, describeMoments(hits, query)] : []),
    ],
  });
  const moments = found.some(({ hits }) => hits.length > MAX_MOMENTS) ? MORE_MOMENTS : "";
  return {
    ...response,
    notes: [...notes, moments, explainScope(search), ...response.notes, explainRows(found.length, meetings)],
  };
}
