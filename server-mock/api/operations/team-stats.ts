import { compareFractions, type Fraction } from "../../../core/figures/fraction.ts";
import { exactMeanOf, meanOf } from "../../../core/figures/mean.ts";
import { timeRangePeriod } from "../../../core/periods/time-range.ts";
import type { TeamStats } from "../../records/resources.ts";
import { FIRST_TIMESTAMP, LAST_TIMESTAMP } from "../../store/periods.ts";
import { readTeamFigures, type UserFigures } from "../../store/team-figures.ts";
import type { Handler } from "../call.ts";
import { objectResult } from "../respond/operation-result.ts";

const MAX_TOP_PERFORMERS = 5;

export const getTeamStats: Handler<"getTeamStats"> = async ({ service, orgId, query }) => {
  // The default is in a referenced schema, which the generated types do not resolve.
  const { time_range = "month" } = query;
  const { from, to } =
    time_range === "all" ? { from: FIRST_TIMESTAMP, to: LAST_TIMESTAMP } : timeRangePeriod(time_range, service.now());
  const { teamSize, meetings, scores, users } = await readTeamFigures(service.database, { orgId, from, to });
  const stats: TeamStats = {
    time_range,
    team_size: teamSize,
    total_meetings: meetings,
    total_reports: scores.count,
    average_score: meanOf(scores) ?? 0,
    top_performers: users
      .flatMap((user): Performer[] => {
        const average = exactMeanOf(user.scores);
        return average ? [{ ...user, average }] : [];
      })
      .sort(byAverage)
      .slice(0, MAX_TOP_PERFORMERS)
      .map((user) => ({
        user_id: user.id,
        name: user.name,
        avg_score: meanOf(user.scores) ?? 0,
        report_count: user.scores.count,
      })),
  };
  return objectResult(JSON.stringify(stats));
};

type Performer = UserFigures & { average: Fraction };

/** Best average first; ties by number of reports, then by id, so that the order is stable. */
const byAverage = (left: Performer, right: Performer): number =>
  compareFractions(right.average, left.average) ||
  right.scores.count - left.scores.count ||
  (left.id < right.id ? -1 : 1);
