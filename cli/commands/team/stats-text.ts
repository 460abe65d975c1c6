import { coverageText } from "../../../core/figures/coverage.ts";
import { markdownSection, markdownTable } from "../../../core/formats/markdown.ts";
import { escapeLine } from "../../../core/text/escape.ts";
import { countText, formatCount } from "../../../core/words/count-text.ts";
import { changeText, NONE, scoreText } from "../../../core/words/score-text.ts";
import type { TopPerformer } from "../../../src/index.ts";
import type { Screen } from "../../output/columns.ts";
import { cellWidth, cutCell, drawTable } from "../../text/draw-table.ts";
import { paintChange, scoreBar } from "../../text/score-bar.ts";
import type { Style } from "../../text/style.ts";
import { UNKNOWN } from "../../text/values.ts";
import { wrapText } from "../../text/wrap.ts";
import type { Comparison } from "./compare-periods.lazy.ts";

/** The comparison as text, with the source of its figures. */
export function comparedText(
  { current, previous, average_score_change: averageChange }: Comparison,
  { style, width }: Screen,
): string {
  const rows: [string, string, string, string][] = [
    ["", "previous", "current", "change"],
    [
      "Reports",
      formatCount(previous.total_reports),
      formatCount(current.total_reports),
      paintedChange(current.total_reports - previous.total_reports, style, 0),
    ],
    [
      "Average score",
      scoreText(previous.average_score),
      scoreText(current.average_score),
      paintedChange(averageChange, style),
    ],
  ];
  const lines = drawTable(
    rows.map(([title, ...cells]) => [style.bold(title), ...cells]),
    { right: [false, true, true, false] },
  );
  const period = `${previous.from.slice(0, 10)} to ${current.from.slice(0, 10)}`;
  const heading = wrapText(`${style.bold(`Compared with ${period}`)} ${style.dim("(computed from reports)")}`, width);
  return `${heading}\n${lines.join("\n")}\n${coverage([previous, current])}\n`;
}

function coverage(periods: readonly { total_reports: number; scored_reports: number }[]): string {
  const rows = periods.reduce((sum, { total_reports: count }) => sum + count, 0);
  const count = periods.reduce((sum, { scored_reports: scored }) => sum + scored, 0);
  const text = coverageText({ rows, count }, "reports", "a score: the averages stand on these");
  return text === undefined ? "" : `${text}.\n`;
}

const paintedChange = (change: number | null, style: Style, places?: number): string =>
  paintChange(change, changeText(change, places), style);

/** Message for statistics without top performers. */
const NO_PERFORMERS = "The service did not return top performers.";

const LONGEST_BAR = 40;
const SHORTEST_BAR = 8;

/** One bar per top performer, as wide as the terminal allows. */
export function performerBars(
  performers: readonly TopPerformer[] | null | undefined,
  { style, width }: Screen,
): string {
  if (!Array.isArray(performers)) return `${style.dim(NO_PERFORMERS)}\n`;
  if (performers.length === 0) return `${style.dim("No reports in this time range.")}\n`;
  const counts = performers.map(({ report_count: count }) =>
    typeof count === "number" ? countText(count, "report") : "",
  );
  const countWidth = Math.max(...counts.map(cellWidth));
  const longest = Math.max(...performers.map((performer) => cellWidth(nameOf(performer))));
  const room = (width ?? 100) - countWidth - "  100.0  ".length - 2;
  const nameWidth = Math.min(longest, Math.max(8, room - SHORTEST_BAR));
  const barWidth = Math.min(LONGEST_BAR, Math.max(SHORTEST_BAR, room - nameWidth));
  const rows = performers.map((performer, index) => {
    const score = performer.avg_score;
    const bar = typeof score === "number" ? scoreBar(score, barWidth, style) : NONE.padStart(barWidth + 6);
    return [cutCell(nameOf(performer), nameWidth), bar, style.dim(counts[index] ?? "")];
  });
  return `${style.bold("Top performers")}\n${drawTable(rows).join("\n")}\n`;
}

const nameOf = ({ name, user_id: id }: TopPerformer): string => escapeLine(name ?? id ?? UNKNOWN);

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
