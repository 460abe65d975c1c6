import type { TeamStats } from "../../records/resources.ts";
import { FIRST_TIMESTAMP, LAST_TIMESTAMP } from "../../store/periods.ts";
import { readTeamFigures, type UserFigures } from "../../store/team-figures.ts";
import { toOneDecimal } from "../../store/to-one-decimal.ts";
import type { Handler } from "../call.ts";
import { objectResult } from "../respond/operation-result.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_TOP_PERFORMERS = 5;

/** Days of each range; `all` has no beginning. */
const RANGE_DAYS = { week: 7, month: 30, quarter: 90, year: 365 } as const;

export const getTeamStats: Handler<"getTeamStats"> = async ({ service, orgId, query }) => {
  // The default is in the schema behind a reference, where the types do not see it.
  const { time_range = "month" } = query;
  const { from, to } = rangeOf(time_range, service.now());
  const { teamSize, meetings, reports, scoreSum, users } = await readTeamFigures(service.database, { orgId, from, to });
  const stats: TeamStats = {
    time_range,
    team_size: teamSize,
    total_meetings: meetings,
    total_reports: reports,
    average_score: reports === 0 ? 0 : toOneDecimal(scoreSum / reports),
    top_performers: users
      .filter((user) => user.reports > 0)
      .sort(byAverage)
      .slice(0, MAX_TOP_PERFORMERS)
      .map((user) => ({
        user_id: user.id,
        name: user.name,
        avg_score: toOneDecimal(averageOf(user)),
        report_count: user.reports,
      })),
  };
  return objectResult(JSON.stringify(stats));
};

/** A range ends now, and begins that many times 24 hours before. */
function rangeOf(range: TeamStats["time_range"], now: Date): { from: string; to: string } {
  if (range === "all") return { from: FIRST_TIMESTAMP, to: LAST_TIMESTAMP };
  return { from: new Date(now.getTime() - RANGE_DAYS[range] * DAY_MS).toISOString(), to: now.toISOString() };
}

/** Best average first; of equal averages the one with more reports, then by id, so that the order is always the same. */
function byAverage(left: UserFigures, right: UserFigures): number {
  return averageOf(right) - averageOf(left) || right.reports - left.reports || (left.id < right.id ? -1 : 1);
}

function averageOf(user: UserFigures): number {
  return user.scoreSum / user.reports;
}
