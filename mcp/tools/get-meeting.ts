import * as z from "zod";
import { defineTool } from "../context/define-tool.ts";
import { OUT, TABLE_OUTPUT } from "../context/output-schemas.ts";
import { READS } from "../context/tool.ts";
import { id, text, whole } from "../input/fields.ts";
import { describeMeeting } from "../transcript/describe-meeting.ts";
import { describeHits, describePage } from "../transcript/describe-transcript.ts";

const MAX_OFFSET = 1_000_000_000;

/** One meeting with a part of its transcript. */
export const getMeeting = defineTool({
  name: "get_meeting",
  title: "Get a meeting",
  description:
    "Gives one meeting and its transcript, page by page: go on with offset = next_offset. With search or speaker it gives only the lines that match, each with its offset. A report (get_report) is shorter: try it first.",
  annotations: READS,
  input: z.strictObject({
    meeting_id: id("The meeting"),
    offset: whole({ min: -MAX_OFFSET, max: MAX_OFFSET }, "First character; negative counts from the end").default(0),
    max_chars: whole({ min: 100, max: 40_000 }, "Length of the page").default(20_000),
    search: text(200, "Only lines that say this").optional(),
    speaker: text(100, "Only lines by this speaker").optional(),
  }),
  output: {
    id: OUT.string,
    title: OUT.string,
    transcript: OUT.string,
    offset: OUT.integer,
    next_offset: OUT.integer,
    total_chars: OUT.integer,
    ...TABLE_OUTPUT,
  },
  async run({ meeting_id: meetingId, ...request }, context) {
    const { meeting, transcript } = await context.transcripts.read(meetingId, () =>
      context.svc.meetings.get(meetingId, { signal: context.signal }),
    );
    context.knownIds.remember("meeting", [meeting.id]);
    context.knownIds.remember("user", [meeting.user_id]);
    const response = describeMeeting(meeting, { whole: request.offset === 0 });
    if (transcript === null) return { ...response, notes: [explainMissing(meeting.status)] };
    const isSearch = request.search !== undefined || request.speaker !== undefined;
    return isSearch ? describeHits(response, transcript, request) : describePage(response, transcript, request);
  },
});

function explainMissing(status: string): string {
  if (status === "no_transcript") return "This meeting has no transcript, and will not get one.";
  if (status === "failed") return "Processing this meeting failed: there is no transcript.";
  return status === "completed"
    ? "There is no transcript."
    : `The transcript is not ready: the meeting is ${status}. Try again later.`;
}
