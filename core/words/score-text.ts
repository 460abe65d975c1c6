import { figureText } from "../figures/figure-text.ts";
import { roundFigure } from "../figures/round-figure.ts";

/** Shown for a missing score, change or time, which is not zero. */
export const NONE = "–";

/** Formats `72.5`, rounded like every figure, or a dash. */
export const scoreText = (score: number | null, none = NONE): string => (score === null ? none : figureText(score));

/**
 * Formats `+2.5`, `-3.0`, `±0.0`, or a dash.
 *
 * @param places decimal places: 1 for an average, 0 for a count
 */
export function changeText(change: number | null, places = 1): string {
  if (change === null) return NONE;
  const rounded = roundFigure(change, places);
  return `${rounded === 0 ? "±" : rounded > 0 ? "+" : "-"}${Math.abs(rounded).toFixed(places)}`;
}
