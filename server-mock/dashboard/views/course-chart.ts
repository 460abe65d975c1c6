import type { Figure } from "../../../core/figures/figure.ts";
import type { Period } from "../../../core/periods/period.ts";
import { countText } from "../../../core/words/count-text.ts";
import { trendLine } from "../../../design/charts/trend-line.ts";
import { drawing } from "./drawing.ts";
import type { Html } from "./html.ts";
import { dayLabel } from "./times.ts";

/** The course of some weeks, each named by its Monday. */
export function courseChart({ weeks }: { weeks: readonly Period[] }, figures: readonly Figure[], zone: string): Html {
  const points = weeks.map(({ from }, index) => ({
    label: dayLabel(new Date(from), zone),
    value: figures[index]?.value ?? null,
    note: countText(figures[index]?.n ?? 0, "report"),
  }));
  return drawing(trendLine("Average score of each week, named by its Monday", points));
}
