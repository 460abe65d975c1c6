import * as z from "zod";
import { TIME_RANGES } from "../../src/index.ts";
import { defineTool } from "../context/define-tool.ts";
import { OUT, TABLE_OUTPUT } from "../context/output-schemas.ts";
import { READS } from "../context/tool.ts";
import { oneOf } from "../input/fields.ts";

/** The team's numbers over a time range. */
export const getTeamStats = defineTool({
  name: "get_team_stats",
  title: "Get team statistics",
  description:
    "Gives the sales team's numbers over a time range: size, meetings, coaching reports, average score (0-100), top performers with user ids.",
  annotations: READS,
  input: z.strictObject({
    time_range: oneOf(TIME_RANGES, "Counted back from now").default("month"),
  }),
  output: {
    time_range: OUT.string,
    team_size: OUT.integer,
    total_meetings: OUT.integer,
    total_reports: OUT.integer,
    average_score: OUT.number,
    ...TABLE_OUTPUT,
  },
  async run(query, context) {
    const stats = await context.svc.team.stats(query, { signal: context.signal });
    const best = stats.top_performers;
    context.knownIds.remember(
      "user",
      best.map((performer) => performer.user_id),
    );
    return {
      facts: {
        time_range: stats.time_range,
        team_size: stats.team_size,
        total_meetings: stats.total_meetings,
        total_reports: stats.total_reports,
        average_score: stats.average_score,
      },
      table: {
        columns: ["user_id", "name", "avg_score", "reports"],
        rows: best.map(({ user_id, name, avg_score, report_count }) => [user_id, name, avg_score, report_count]),
      },
      notes: [best.length > 0 ? NOTE : explainNobody(stats.time_range)],
    };
  },
});

const NOTE = "Rows are the top performers, best first; list_meetings with `user_id` shows one person's meetings.";

function explainNobody(timeRange: string): string {
  return timeRange === "all" ? "Nobody has a report yet." : "Nobody has a report in this time range: try a longer one.";
}
