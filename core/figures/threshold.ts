import { readDecimal } from "./decimal.ts";
import { FIGURE_PLACES, roundFigure } from "./round-figure.ts";

/** Operators that compare a figure with a threshold. */
export const THRESHOLD_OPERATORS = [">=", "<=", "==", "!=", ">", "<"] as const;

/** One of {@link THRESHOLD_OPERATORS}. */
export type ThresholdOperator = (typeof THRESHOLD_OPERATORS)[number];

const COMPARE: Readonly<Record<ThresholdOperator, (value: number, threshold: number) => boolean>> = {
  ">=": (value, threshold) => value >= threshold,
  "<=": (value, threshold) => value <= threshold,
  "==": (value, threshold) => value === threshold,
  "!=": (value, threshold) => value !== threshold,
  ">": (value, threshold) => value > threshold,
  "<": (value, threshold) => value < threshold,
};

/**
 * Reports whether an unrounded figure meets a threshold as it was written. A whole number is a limit and taken exactly: 69.96 does
 * not meet `>= 70`. A threshold with decimals is a printed figure: 76.15, which is printed as 76.2, meets `>= 76.2`, so
 * that a figure copied out of a report holds for the same data.
 *
 * @param threshold decimal digits as the user wrote them, e.g. `"76.2"`
 */
export const meetsThreshold = (unrounded: number, operator: ThresholdOperator, threshold: string): boolean =>
  COMPARE[operator](roundFigure(unrounded, readDecimal(threshold)?.places || EXACT_PLACES), Number(threshold));

/** Formats the figure with as few digits as show why the threshold is met or not: `69.96` beside `>= 70`, else `69.2`. */
export function figureBeside(unrounded: number, operator: ThresholdOperator, threshold: string): number {
  const isMet = meetsThreshold(unrounded, operator, threshold);
  let places = FIGURE_PLACES;
  while (COMPARE[operator](roundFigure(unrounded, places), Number(threshold)) !== isMet) places += 1;
  return roundFigure(unrounded, places);
}

/** Enough to represent any mean of scores exactly. */
const EXACT_PLACES = 11;
