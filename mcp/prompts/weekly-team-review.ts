import { TIME_RANGES } from "../../src/index.ts";
import type { Prompt } from "./prompt.ts";

/** What happened in the team, for its manager. */
export const weeklyTeamReview: Prompt = {
  name: "weekly_team_review",
  title: "Weekly team review",
  description: "A one-page review of the team: numbers, who stands out, what to work on, which calls to listen to.",
  tools: ["get_team_stats", "list_meetings", "get_report", "get_insights"],
  arguments: [{ name: "time_range", description: "Default week", offers: TIME_RANGES }],
  write: ({ time_range: range = "week" }) =>
    [
      `Write a one-page review of the sales team for the time range "${range}".`,
      `1. get_team_stats with time_range ${range}: the numbers and the top performers.`,
      "2. list_meetings with status completed and a fitting `from`: what was talked about, and with whom.",
      "3. get_report with meeting_id for at most five meetings that have reports: the strongest and the weakest.",
      "4. get_insights for the same dates: what prospects keep saying.",
      "Then write: the numbers in a sentence; two or three things that went well, each with a quote and its meeting; one thing to work on as a team; three calls worth listening to, and why. Name the meetings by title and date. Leave out what the data does not show.",
    ].join("\n"),
};
