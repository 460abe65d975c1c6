import * as z from "zod";
import { MEETING_STATUSES } from "../../src/index.ts";
import { defineTool } from "../context/define-tool.ts";
import { LIST_OUTPUT } from "../context/output-schemas.ts";
import { READS } from "../context/tool.ts";
import { checkDates } from "../input/check-dates.ts";
import { dateRange, id, oneOf, paging } from "../input/fields.ts";
import { readList } from "../service/read-list.ts";
import { toMinute, toMinutes } from "../text/format.ts";

/** Recorded sales meetings, newest first. */
export const listMeetings = defineTool({
  name: "list_meetings",
  title: "List meetings",
  description:
    "Lists recorded sales meetings, newest first, with id, start (UTC), status, title, length and number of coaching reports. Filter by date, status or owner. Start here to find a meeting's id.",
  annotations: READS,
  input: z.strictObject({
    ...dateRange,
    status: oneOf(MEETING_STATUSES).optional(),
    user_id: id("Owner; ids in get_meeting, get_team_stats").optional(),
    ...paging,
  }),
  output: LIST_OUTPUT,
  async run({ pages, ...query }, context) {
    checkDates(query);
    return readList(
      {
        list: context.svc.meetings.list(query, { signal: context.signal }),
        pages,
        columns: ["id", "started_at", "status", "title", "minutes", "call_type", "reports"],
        toRow: (meeting) => [
          meeting.id,
          toMinute(meeting.started_at),
          meeting.status,
          meeting.title,
          toMinutes(meeting.duration_seconds),
          meeting.call_type,
          meeting.report_count,
        ],
        toIds: (meeting) => ({ meeting: meeting.id, user: meeting.user_id }),
      },
      context,
    );
  },
});
