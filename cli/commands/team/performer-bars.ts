import { figureText } from "../../../core/figures/figure-text.ts";
import { escapeLine } from "../../../core/text/escape.ts";
import { countText } from "../../../core/words/count-text.ts";
import type { TopPerformer } from "../../../src/index.ts";
import { paintScore } from "../../output/columns.ts";
import type { Screen } from "../../output/print-item.ts";
import { renderBar } from "../../text/bar.ts";
import { cellWidth, cutCell, drawTable } from "../../text/draw-table.ts";
import { UNKNOWN } from "../../text/values.ts";

/** Message for statistics without top performers. */
export const NO_PERFORMERS = "The service did not return top performers.";

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
    const score = typeof performer.avg_score === "number" ? performer.avg_score : undefined;
    const bar = `${renderBar((score ?? 0) / 100, barWidth)} ${(score === undefined ? "-" : figureText(score)).padStart(5)}`;
    const painted = score === undefined ? bar : paintScore(score, bar, style);
    return [cutCell(nameOf(performer), nameWidth), painted, style.dim(counts[index] ?? "")];
  });
  return `${style.bold("Top performers")}\n${drawTable(rows).join("\n")}\n`;
}

const nameOf = ({ name, user_id: id }: TopPerformer): string => escapeLine(name ?? id ?? UNKNOWN);
