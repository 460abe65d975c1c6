import { type CallToScore, readCall } from "../../../coaching/call-to-score.ts";
import { completeDraft } from "../../../library/builders/complete-draft.ts";
import { aMeeting, aTemplate } from "../../../library/builders/draft.ts";
import type { MeetingDetail, Template } from "../../../records/resources.ts";

const SOURCE = {
  id: "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001",
  now: "2026-11-20T12:00:00.000Z",
  userId: "u",
  meetingId: "",
};

/** A meeting with this transcript, sold by Jonas Lindqvist to Ana Ruiz. */
export function meetingWith(transcript: string, values: Partial<MeetingDetail> = {}): MeetingDetail {
  return completeDraft(aMeeting({ transcript, duration_seconds: null, ...values }), SOURCE);
}

/** The same as scorers see it. */
export function callWith(transcript: string, values: Partial<MeetingDetail> = {}): CallToScore {
  const call = readCall(meetingWith(transcript, values), null);
  if (!call) throw new Error("The transcript has no lines.");
  return call;
}

/** A template with these criteria, of equal weight. */
export function templateWith(...criteria: (string | Template["grading_criteria"][number])[]): Template {
  const grading_criteria = criteria.map((criterion) =>
    typeof criterion === "string" ? { name: criterion, weight: 10, description: "" } : criterion,
  );
  return completeDraft(aTemplate({ grading_criteria }), SOURCE);
}

/** A short call with an agenda, a question, two promises and a dated next step. */
export const ROUTES_CALL = transcriptOf(
  "J: My suggestion for today: you tell me how the planning of the routes works now, and we decide together whether to go on. What would you add?",
  "A: Nothing, that works for me.",
  "J: How do you plan your routes today?",
  "A: On paper, mostly, and two people spend half of every day on the planning of the routes, which the drivers then change by phone.",
  "J: Do the drivers change them often?",
  "A: Every morning.",
  "J: Is the phone always busy?",
  "A: The planning of the routes takes until nine, and the phone never stops before that.",
  "J: I'll send you our proposal by Thursday at ten.",
  "A: Good. I'll send you the routes of October tomorrow.",
);

/** `J` is the seller, `A` the prospect; a line every ten seconds. */
export function transcriptOf(...lines: string[]): string {
  return lines
    .map((line, index) => {
      const name = line.startsWith("J:") ? "Jonas Lindqvist" : "Ana Ruiz";
      const seconds = index * 10;
      const clock = `00:${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
      return `[${clock}] ${name}: ${line.slice(2).trim()}`;
    })
    .join("\n");
}
