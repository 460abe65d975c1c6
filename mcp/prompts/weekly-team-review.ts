import type { Prompt } from "./prompt.ts";

/** Review of the team for its manager. */
export const weeklyTeamReview: Prompt = {
  name: "weekly_team_review",
  title: "Weekly team review",
  description: "A one-page review of the team: numbers, who stands out, what to work on, which calls to listen to.",
  tools: ["get_team_stats", "list_meetings", "get_report", "get_insights"],
  arguments: [{ name: "period", description: "E.g. last week, this month, 14d; default this week", isDate: true }],
  write: ({ period = "this week" }) =>
    [
      `Write a one-page review of the sales team for "${period}".`,
      `1. get_team_stats with from "${period}", group_by person and compare previous: the numbers, who changed, and in coach_next whom to coach.`,
      `2. list_meetings with from "${period}" and order best, limit 3; then order worst, limit 3.`,
      "3. get_report with the meeting_id of one strong and one weak call.",
      `4. get_insights with from "${period}" and group_by phrase: what prospects keep saying.`,
      "Then write: the numbers in a sentence; two or three things that went well, each with a quote and its meeting; one thing to work on as a team; three calls worth listening to, and why. Name the meetings by title and date. Leave out what the data does not show.",
    ].join("\n"),
};
