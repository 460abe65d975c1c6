import { isIdPrefix } from "../../core/ids/short-id.ts";
import { isUuid } from "../../core/ids/uuid.ts";
import type { Prompt } from "./prompt.ts";

/** Summary of one meeting for the person who held it. */
export const meetingDebrief: Prompt = {
  name: "meeting_debrief",
  title: "Debrief a meeting",
  description: "Sums up one meeting: what was agreed, how it scored, what to do next.",
  tools: ["list_meetings", "get_report", "get_meeting"],
  arguments: [
    {
      name: "meeting",
      description: "The meeting: its id, or words of its title, company or people",
      required: true,
      offers: "meeting",
    },
  ],
  write: ({ meeting = "" }) => {
    const isId = isUuid(meeting) || isIdPrefix(meeting);
    return [
      `Debrief the meeting "${meeting}".`,
      isId
        ? `1. get_report with meeting_id ${meeting}.`
        : `1. list_meetings with search "${meeting}" to find its id; if several match, ask which. Then get_report with that meeting_id.`,
      "2. get_meeting with the same meeting_id and offset -6000: the transcript's end, for what was agreed.",
      "3. Look up open questions with `search` instead of reading everything.",
      "Then write: the outcome in two sentences; agreed next steps with owner and date, as said; the prospect's needs and objections with quotes; one thing to do better next time. Mark what was not said.",
    ].join("\n");
  },
};
