import { coverageText } from "../../../core/figures/coverage.ts";
import { figureText } from "../../../core/figures/figure-text.ts";
import { formatCount } from "../../../core/words/count-text.ts";
import type { Screen } from "../../output/print-item.ts";
import { drawTable } from "../../text/draw-table.ts";
import type { Style } from "../../text/style.ts";
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
      paintedChange(current.total_reports - previous.total_reports, style),
    ],
    [
      "Average score",
      score(previous.average_score),
      score(current.average_score),
      averageChange === null ? "-" : paintedChange(averageChange, style),
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

const score = (value: number | null): string => (value === null ? "-" : figureText(value));

function paintedChange(difference: number, style: Style): string {
  if (difference === 0) return "=";
  return difference > 0 ? style.green(`+${difference}`) : style.red(String(difference));
}
