import * as z from "zod";
import { MEETING_STATUSES, type Report } from "../../src/index.ts";
import { defineTool } from "../context/define-tool.ts";
import { LIST_OUTPUT } from "../context/output-schemas.ts";
import { READS, type ToolContext } from "../context/tool.ts";
import { invalidArguments } from "../errors/tool-error.ts";
import { type DateRange, explainDates, resolveDates } from "../input/date-range.ts";
import { dateRange, flag, oneOf, paging, person, text } from "../input/fields.ts";
import { readQuery } from "../input/read-query.ts";
import { describeMoments } from "../meeting/describe-moments.ts";
import { explainRows, findMeetings, type MeetingSearch } from "../meeting/find-meetings.ts";
import { meetingColumns, meetingRow } from "../meeting/meeting-row.ts";
import type { ToolResponse } from "../response/tool-response.ts";
import { type NameOf, namePeople, requirePerson } from "../service/name-people.ts";
import { explainBound } from "../service/read-all.ts";
import { readReports, rememberMeetings, reportsByMeeting } from "../service/read-data.ts";
import { explainEmpty, isFiltered, readListPages } from "../service/read-list.ts";
import { sliceRows } from "../service/slice-rows.ts";
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
  async run({ user, pages, page, limit, ...given }, context) {
    const { search, mentions, order = "newest", status } = given;
    const withScores = given.with_scores || order !== "newest";
    requireData({ mentions, withScores }, context);
    const range = resolveDates(given, context);
    const userId = user === undefined ? undefined : (await requirePerson(user, context)).id;
    const filters = { range, status, userId };
    const isPlain = search === undefined && mentions === undefined && order === "newest";
    const response = await (isPlain
      ? listPages({ ...filters, withScores, page, limit, pages }, context)
      : listFound({ ...filters, search, mentions, order, withScores }, { page, limit }, context));
    return { ...response, notes: [explainDates(given, range), ...(response.notes ?? [])] };
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

interface PageRequest {
  range: DateRange;
  status: MeetingSearch["status"];
  userId: string | undefined;
  withScores: boolean;
  page: number;
  limit: number;
  pages: number;
}

/** Pages of the API's list as they are. */
async function listPages(request: PageRequest, context: ToolContext): Promise<ToolResponse> {
  const { range, status, userId, withScores, page, limit, pages } = request;
  let nameOf: NameOf = () => undefined;
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
        const owners = meetings.map((meeting) => meeting.user_id);
        const oldest = Math.min(...meetings.flatMap((meeting) => readTime(meeting.started_at) ?? []));
        const [names, scored] = await Promise.all([
          namePeople(owners, context),
          withScores && meetings.length > 0
            ? readReports({ from: toDate(oldest), user_id: userId }, context)
            : undefined,
        ]);
        nameOf = names;
        bound = scored ? explainBound(scored, "reports") : "";
        for (const [id, own] of reportsByMeeting(scored?.items ?? [])) reports.set(id, own);
      },
      toRows: (meeting) =>
        (reports.get(meeting.id)?.slice(0, MAX_REPORTS) ?? [undefined]).map((report) =>
          meetingRow(meeting, report, { nameOf, knownIds: context.knownIds, withScores }),
        ),
    },
    context,
  );
  const rows = response.table?.rows ?? [];
  return {
    ...response,
    notes: [...(response.notes ?? []), explainRows(rows.length, new Set(rows.map(([id]) => id)).size), bound],
  };
}

/** Maximum rows per meeting in a page of the API's list. */
const MAX_REPORTS = 10;

const toDate = (time: number): string | undefined => (Number.isFinite(time) ? new Date(time).toISOString() : undefined);

/** Explains which fields `search` covers: a title does not show what was said. */
const explainScope = ({ search, mentions }: MeetingSearch): string =>
  search === undefined || mentions !== undefined
    ? ""
    : "`search` looked in titles, people and companies only; `mentions` looks in what was said.";

const pickFilters = ({ status, userId, search, mentions }: MeetingSearch) => ({ status, userId, search, mentions });

/** Lists meetings found by criteria that the API has no filters for. */
async function listFound(
  search: MeetingSearch,
  { page, limit }: { page: number; limit: number },
  context: ToolContext,
): Promise<ToolResponse> {
  const { found, nameOf, meetings, notes, unscored } = await findMeetings(search, context);
  const { withScores } = search;
  const columns = meetingColumns(withScores);
  const isMention = search.mentions !== undefined;
  const response = sliceRows({
    items: found,
    page,
    limit,
    columns: isMention ? [...columns, "hits", "moments"] : columns,
    whenEmpty: unscored > 0 ? "" : explainEmpty(isFiltered({ ...search.range, ...pickFilters(search) })),
    toRow: ({ meeting, report, hits }) => [
      ...meetingRow(meeting, report, { nameOf, knownIds: context.knownIds, withScores }),
      ...(isMention ? [hits.length, describeMoments(hits, readQuery("mentions", search.mentions ?? ""))] : []),
    ],
  });
  return {
    ...response,
    notes: [...notes, explainScope(search), ...(response.notes ?? []), explainRows(found.length, meetings)],
  };
}
