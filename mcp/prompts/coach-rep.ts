import { TIME_RANGES } from "../../src/index.ts";
import type { Prompt } from "./prompt.ts";

/** A coaching conversation with one person, prepared. */
export const coachRep: Prompt = {
  name: "coach_rep",
  title: "Coach a rep",
  description: "Prepares a coaching conversation with one person, from that person's latest reports.",
  tools: ["list_meetings", "get_report", "get_meeting"],
  arguments: [
    { name: "user_id", description: "Whom to coach; get_team_stats names users", required: true, offers: "user" },
    { name: "time_range", description: "How far to look back; default month", offers: TIME_RANGES },
  ],
  write: ({ user_id: userId = "", time_range: range = "month" }) =>
    [
      `Prepare a coaching conversation with the user ${userId}, looking back over "${range}".`,
      `1. list_meetings with user_id ${userId} and status completed.`,
      "2. get_report with meeting_id for the five latest that have reports.",
      "3. Where a report's quote needs its context: get_meeting with `search`.",
      "Then write: one strength to keep, one habit to change, each shown with two quotes from different calls; a question to open the conversation with; one exercise for the coming week. Be specific and kind, and say where the evidence is thin.",
    ].join("\n"),
};
