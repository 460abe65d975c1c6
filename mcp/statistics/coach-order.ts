import { rankPeople, standsOn } from "../../core/ranking/rank-people.ts";
import { scatterOf } from "../../core/ranking/shrunken-mean.ts";
import { compareRows } from "../../core/report/compare-figures.ts";
import { addReport, createReportRollup, reportFigures } from "../../core/report/report-rollup.ts";
import type { Report } from "../../src/index.ts";
import type { Source } from "./figures-source.ts";

/** Number of people to recommend. */
const ADVISED = 3;

/** Explains the column that {@link coachOrder} fills. */
export const COACH_ORDER =
  "coach_next: who is clearly below the team over both periods, or the only person with reports, 1 first. Few scores count less, and fewer than 3 do not count.";

/** Ranks of people to coach next by ID, as in the weekly report; empty without clear differences, or if data is missing. */
export function coachOrder({ reports, before, isComplete, isCompared }: Source): ReadonlyMap<string, number> {
  if (!isComplete.current || !isComplete.before) return new Map();
  const [now, earlier] = [scoresOf(reports), isCompared ? scoresOf(before) : undefined];
  const rows = compareRows(now.people, earlier?.figures, ({ user_id: id }) => [id]);
  const people = rankPeople(rows, scatterOf(now, earlier).across).filter(standsOn("below"));
  return new Map(people.slice(0, ADVISED).map(({ row }, index) => [row.user_id, index + 1]));
}

function scoresOf(reports: readonly Report[]) {
  const rollup = createReportRollup([]);
  for (const report of reports) addReport(rollup, report);
  const { people, squares } = reportFigures(rollup);
  return { people, figures: new Map(people.map((row) => [row.user_id, row.score])), squares: squares.people };
}
