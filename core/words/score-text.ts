import { figureText } from "../figures/figure-text.ts";
import { roundFigure } from "../figures/round-figure.ts";

/** Stands for a score, a change or a time that there is none of, which is not zero. */
export const NONE = "–";

/** `72.5`, rounded like every figure, or a dash. */
export const scoreText = (score: number | null, none = NONE): string => (score === null ? none : figureText(score));

/**
 * `+2.5`, `-3.0`, `±0.0`, or a dash.
 *
 * @param places digits after the decimal point: 1 of an average, 0 of a count
 */
export function changeText(change: number | null, places = 1): string {
  if (change === null) return NONE;
  const rounded = roundFigure(change, places);
  return `${rounded === 0 ? "±" : rounded > 0 ? "+" : "-"}${Math.abs(rounded).toFixed(places)}`;
}
