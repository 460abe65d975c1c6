import type { TopPerformer } from "../../../src/index.ts";
import { paintScore } from "../../output/columns.ts";
import type { Screen } from "../../output/print-item.ts";
import { renderBar } from "../../text/bar.ts";
import { escapeLine } from "../../text/escape.ts";
import { formatCount } from "../../text/values.ts";
import { padText, textWidth, truncateText } from "../../text/width.ts";

const LONGEST_BAR = 40;
const SHORTEST_BAR = 8;

/** One bar per top performer, as wide as the terminal allows. */
export function performerBars(
  performers: readonly TopPerformer[] | null | undefined,
  { style, width }: Screen,
): string {
  if (!Array.isArray(performers) || performers.length === 0) return `${style.dim("No reports in this time range.")}\n`;
  const counts = performers.map(
    ({ report_count: count }) => `${formatCount(count)} ${count === 1 ? "report" : "reports"}`,
  );
  const countWidth = Math.max(...counts.map(textWidth));
  const longest = Math.max(...performers.map(({ name }) => textWidth(escapeLine(name))));
  const room = (width ?? 100) - countWidth - "  100.0  ".length - 2;
  const nameWidth = Math.min(longest, Math.max(8, room - SHORTEST_BAR));
  const barWidth = Math.min(LONGEST_BAR, Math.max(SHORTEST_BAR, room - nameWidth));
  const lines = performers.map(({ name, avg_score: score }, index) => {
    const label = padText(truncateText(escapeLine(name), nameWidth), nameWidth, "left");
    const figure = padText(Number(score).toFixed(1), 5, "right");
    return `${label}  ${paintScore(score, `${renderBar(score / 100, barWidth)} ${figure}`, style)}  ${style.dim(counts[index] ?? "")}\n`;
  });
  return `${style.bold("Top performers")}\n${lines.join("")}`;
}
