import * as z from "zod";
import { defineTool } from "../context/define-tool.ts";
import { OUT, TABLE_OUTPUT } from "../context/output-schemas.ts";
import { READS } from "../context/tool.ts";
import { id, text, whole } from "../input/fields.ts";
import { describeMeeting } from "../meeting/describe-meeting.ts";
import { findObject } from "../service/find-object.ts";
import { namePeople } from "../service/name-people.ts";
import { rememberMeetings } from "../service/read-data.ts";
import { readMeeting } from "../service/read-meeting.ts";
import { readText } from "../text/read-value.ts";
import { describeHits, describePage } from "../transcript/describe-transcript.ts";

const MAX_OFFSET = 1_000_000_000;

/** One meeting with a part of its transcript. */
export const getMeeting = defineTool({
  name: "get_meeting",
  title: "Get a meeting",
  description:
    "Returns a meeting and its transcript in pages: continue at next_offset. search and speaker return only matching lines. get_report is shorter: try it first.",
  annotations: READS,
  input: z.strictObject({
    meeting_id: id(),
    offset: whole({ min: -MAX_OFFSET, max: MAX_OFFSET }, "Negative: from the end").default(0),
    max_chars: whole({ min: 100, max: 40_000 }).default(20_000),
    search: text(200, "Any word").optional(),
    speaker: text(100, "Part of the name").optional(),
  }),
  output: {
    id: OUT.string,
    status: OUT.status,
    started_at: OUT.string,
    minutes: OUT.integer,
    call_type: OUT.string,
    source: OUT.string,
    language: OUT.string,
    reports: OUT.number,
    rep: OUT.string,
    title: OUT.string,
    failure_reason: OUT.string,
    participants: OUT.list,
    speakers: OUT.list,
    transcript: OUT.string,
    offset: OUT.integer,
    next_offset: OUT.integer,
    total_chars: OUT.integer,
    hits: OUT.integer,
    hits_shown: OUT.integer,
    ...TABLE_OUTPUT,
  },
  async run({ meeting_id: written, ...request }, context) {
    const read = await readMeeting(await findObject("meeting", written, context), context);
    const { meeting, transcript } = read;
    rememberMeetings([{ ...meeting }], context);
    const isFirstPage = request.offset === 0;
    const nameOf = isFirstPage ? await namePeople([meeting.user_id], context) : () => undefined;
    const response = describeMeeting(meeting, { isFirstPage, nameOf });
    if (transcript === null) return { ...response, notes: [explainMissing(readText(meeting.status))] };
    const isSearch = request.search !== undefined || request.speaker !== undefined;
    if (!isSearch) return describePage(response, transcript, request);
    const searched = { lines: read.lines, length: transcript.length, language: readText(meeting.language) };
    return describeHits(response, searched, request);
  },
});

function explainMissing(status: string | undefined): string {
  if (status === "no_transcript") return "This meeting has no transcript, and will not get one.";
  if (status === "failed") return "Processing this meeting failed: there is no transcript.";
  const isUnderWay = status === "pending" || status === "fetched" || status === "processing";
  return isUnderWay
    ? `The transcript is not ready: the meeting is ${status}. Try again later.`
    : "There is no transcript.";
}
