import { SvcClient } from "../../src/index.ts";

// #region page
/** Text for a server component to await. The key stays on the server: only the text reaches the page. */
export async function weekText(): Promise<string> {
  const { average_score, total_reports } = await new SvcClient().team.stats({ time_range: "week" });
  return total_reports === 0 ? "No reports this week." : `Average score this week: ${average_score}`;
}
// #endregion
