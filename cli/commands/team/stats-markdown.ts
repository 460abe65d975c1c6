import { markdownSection, markdownTable } from "../../../core/formats/markdown.ts";
import type { TopPerformer } from "../../../src/index.ts";
import type { Comparison } from "./compare-periods.lazy.ts";
import { NO_PERFORMERS } from "./performer-bars.ts";

/** Top performers and the comparison as Markdown. */
export function statsMarkdown(
  performers: readonly TopPerformer[] | null | undefined,
  comparison: Comparison | undefined,
): string {
  if (!Array.isArray(performers))
    return markdownSection("Top performers", `${NO_PERFORMERS}\n`) + comparisonSection(comparison);
  const rows = performers.map(({ name, user_id: id, avg_score: score, report_count: count }) => [
    name ?? id,
    score,
    count,
  ]);
  const table = markdownTable(["Person", "Average score", "Reports"], rows);
  return markdownSection("Top performers", table || "No reports in this time range.\n") + comparisonSection(comparison);
}

function comparisonSection(comparison: Comparison | undefined): string {
  if (!comparison) return "";
  const { current, previous } = comparison;
  const rows = [
    ["Reports", previous.total_reports, current.total_reports],
    ["Average score", previous.average_score, current.average_score],
  ];
  const heads = ["Figure", `From ${previous.from.slice(0, 10)}`, `From ${current.from.slice(0, 10)}`];
  return markdownSection("Comparison, computed from reports", markdownTable(heads, rows));
}
