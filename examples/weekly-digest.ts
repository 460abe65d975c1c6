import type { SvcClient } from "../src/index.ts";

// #region digest
/** An integrator's function: the team's week in one line. Its tests are `testing-with-fetch` and `testing-with-msw`. */
export async function weeklyDigest(svc: SvcClient): Promise<string> {
  const stats = await svc.team.stats({ time_range: "week" });
  const [best] = stats.top_performers;
  if (!best) return "No reports this week.";
  return `Reports: ${stats.total_reports}, average: ${stats.average_score}. Best: ${best.name} with ${best.avg_score}.`;
}
// #endregion
