import { add, type Decimal, multiply, readDecimal, ZERO } from "./decimal.ts";
import { type Fraction, numberOf, quotientOf } from "./fraction.ts";
import { roundFigure } from "./round-figure.ts";

/** A mean that is built up value by value, in decimal arithmetic. */
export interface Mean {
  /** Rows that were offered. */
  rows: number;
  /** Rows with a value: those that the mean is taken of. */
  count: number;
  /** Sum of the values, each times its weight. */
  sum: Decimal;
  /** Sum of the weights: `count` where none were given. */
  weight: Decimal;
}

const ONE: Decimal = { units: 1n, places: 0 };

/** Creates a mean of nothing. */
export const emptyMean = (): Mean => ({ rows: 0, count: 0, sum: ZERO, weight: ZERO });

/**
 * Takes one row in. A value that is neither a finite number nor a string that holds one counts as a row without the
 * figure, and so does a weight that is not positive.
 *
 * @example
 * const mean = emptyMean();
 * for (const report of reports) addToMean(mean, report.overall_score);
 * meanOf(mean); // 76.2, or null
 */
export function addToMean(mean: Mean, value: unknown, weight: unknown = 1): void {
  mean.rows += 1;
  const figure = readDecimal(value);
  const factor = weight === 1 ? ONE : readDecimal(weight);
  if (!figure || !factor || factor.units <= 0n) return;
  mean.count += 1;
  mean.sum = add(mean.sum, factor === ONE ? figure : multiply(figure, factor));
  mean.weight = add(mean.weight, factor);
}

/** Takes in so many rows that all carry the figure, by their exact sum. */
export function addSum(mean: Mean, count: number, sum: Decimal): void {
  mean.rows += count;
  mean.count += count;
  mean.sum = add(mean.sum, sum);
  mean.weight = add(mean.weight, { units: BigInt(count), places: 0 });
}

/** Returns the mean of some values at once. */
export function meanFrom(values: Iterable<unknown>): Mean {
  const mean = emptyMean();
  for (const value of values) addToMean(mean, value);
  return mean;
}

/** Returns the exact mean, for changes; `null` when no row carries the figure. */
export const exactMeanOf = ({ count, sum, weight }: Mean): Fraction | null =>
  count === 0 ? null : quotientOf(sum, weight);

/** Returns the unrounded mean as a number, for gates; `null` when no row carries the figure. */
export function unroundedMeanOf(mean: Mean): number | null {
  const exact = exactMeanOf(mean);
  return exact && numberOf(exact);
}

/** Returns the mean as it is printed, rounded once to one decimal; `null` when no row carries the figure. */
export function meanOf(mean: Mean): number | null {
  const exact = exactMeanOf(mean);
  return exact && roundFigure(exact);
}

/**
 * Returns the mean of the criteria that were assessed, by their weights. Where only criteria of weight 0 were assessed, they
 * count alike.
 */
export function weightedMean(criteria: readonly { score: unknown; weight: unknown }[]): Mean {
  const mean = emptyMean();
  for (const { score, weight } of criteria) addToMean(mean, score, weight);
  return mean.count === 0 ? meanFrom(criteria.map(({ score }) => score)) : mean;
}

/** Returns the share of the weight that was assessed, 0 to 1: what stands beside a mean of criteria. */
export function assessedShare(criteria: readonly { score?: unknown; weight?: unknown }[]): number {
  const weightOf = (some: readonly { weight?: unknown }[]) =>
    some.reduce((sum, { weight }) => sum + (Number(weight) || 0), 0);
  const assessed = criteria.filter(({ score }) => score !== null && score !== undefined);
  const all = weightOf(criteria);
  return all > 0 ? weightOf(assessed) / all : assessed.length / Math.max(1, criteria.length);
}
