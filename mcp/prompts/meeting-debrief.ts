import type { Prompt } from "./prompt.ts";

/** One meeting, summed up for whoever held it. */
export const meetingDebrief: Prompt = {
  name: "meeting_debrief",
  title: "Debrief a meeting",
  description: "Sums up one meeting: what was agreed, how it scored, what to do next.",
  tools: ["get_report", "get_meeting"],
  arguments: [{ name: "meeting_id", description: "The meeting", required: true, offers: "meeting" }],
  write: ({ meeting_id: meetingId = "" }) =>
    [
      `Debrief the meeting ${meetingId}.`,
      `1. get_report with meeting_id ${meetingId}.`,
      `2. get_meeting with meeting_id ${meetingId}: who took part; read the transcript's end (offset -6000) for what was agreed.`,
      "3. Look up open questions with `search` instead of reading everything.",
      "Then write: the outcome in two sentences; agreed next steps with owner and date, as said; the prospect's needs and objections with quotes; one thing to do better next time. Mark what was not said.",
    ].join("\n"),
};
