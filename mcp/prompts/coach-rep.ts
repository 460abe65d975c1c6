import type { Prompt } from "./prompt.ts";

/** Preparation of a coaching conversation with one person. */
export const coachRep: Prompt = {
  name: "coach_rep",
  title: "Coach a rep",
  description: "Prepares a coaching conversation with one person, from scores, reports and calls.",
  tools: ["list_meetings", "get_report", "get_meeting", "get_team_stats"],
  arguments: [
    { name: "user", description: "Who to coach: a name or an id", required: true, offers: "user" },
    { name: "period", description: "How far to look back, e.g. this quarter, 30d; default 30d", isDate: true },
  ],
  write: ({ user = "", period = "30d" }) =>
    [
      `Prepare a coaching conversation with "${user}", looking back over "${period}".`,
      `1. get_team_stats with user "${user}", from "${period}", group_by criterion and compare previous: what is weak, and what changed.`,
      `2. list_meetings with user "${user}", from "${period}" and with_scores: the calls, by name and score.`,
      "3. get_report with meeting_id of the two best and the two weakest, separated by commas; then one of them alone for its quotes.",
      "4. Where a quote needs its context: get_meeting with `search`.",
      "Then write: one strength to keep, one habit to change, each shown with two quotes from different calls; a question to open the conversation with; one exercise for the coming week. Be specific and kind, and say where the evidence is thin.",
    ].join("\n"),
};
