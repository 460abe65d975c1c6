import { add, type Decimal, multiply, readDecimal, ZERO } from "./decimal.ts";
import { type Fraction, numberOf, quotientOf } from "./fraction.ts";
import { roundFigure } from "./round-figure.ts";

/** A running mean in exact decimal arithmetic. */
export interface Mean {
  /** Number of rows added. */
  rows: number;
  /** Number of rows with a value: those that count toward the mean. */
  count: number;
  /** Sum of the values, each times its weight. */
  sum: Decimal;
  /** Sum of the weights; `count` without weights. */
  weight: Decimal;
  /** Not yet in `sum`, as tenths, and in `weight`: most scores have at most one decimal, whose sum is exact in a number. */
  tenths: number;
  ones: number;
}

const ONE: Decimal = { units: 1n, places: 0 };
/** Up to here, a number has the decimals that it is written with. */
const MOST_TENTHS = 1e15;

/** Creates an empty mean. */
export const emptyMean = (): Mean => ({ rows: 0, count: 0, sum: ZERO, weight: ZERO, tenths: 0, ones: 0 });

/**
 * Adds one row. If its value is neither a finite number nor a string with one, or its weight is not positive, it counts as a
 * row without value.
 *
 * @example
 * const mean = emptyMean();
 * for (const report of reports) addToMean(mean, report.overall_score);
 * meanOf(mean); // 76.2, or null
 */
export function addToMean(mean: Mean, value: unknown, weight: unknown = 1): void {
  mean.rows += 1;
  const tenths = typeof value === "number" && weight === 1 ? mean.tenths + Math.round(value * 10) : Number.NaN;
  if (Math.abs(tenths) < MOST_TENTHS && (tenths - mean.tenths) / 10 === value) {
    mean.count += 1;
    mean.tenths = tenths;
    mean.ones += 1;
    return;
  }
  const figure = readDecimal(value);
  const factor = weight === 1 ? ONE : readDecimal(weight);
  if (!figure || !factor || factor.units <= 0n) return;
  mean.count += 1;
  mean.sum = add(mean.sum, factor === ONE ? figure : multiply(figure, factor));
  mean.weight = add(mean.weight, factor);
}

/** Adds a number of rows that all have a value, by their exact sum. */
export function addSum(mean: Mean, count: number, sum: Decimal): void {
  mean.rows += count;
  mean.count += count;
  mean.sum = add(mean.sum, sum);
  mean.weight = add(mean.weight, { units: BigInt(count), places: 0 });
}

/** Returns the mean of some values. */
export function meanFrom(values: Iterable<unknown>): Mean {
  const mean = emptyMean();
  for (const value of values) addToMean(mean, value);
  return mean;
}

/** Returns the exact mean, for changes; `null` if no row has a value. */
export function exactMeanOf({ count, sum, weight, tenths, ones }: Mean): Fraction | null {
  if (count === 0) return null;
  const counted = tenths % 10 === 0 ? { units: BigInt(tenths / 10), places: 0 } : { units: BigInt(tenths), places: 1 };
  return quotientOf(add(sum, counted), add(weight, { units: BigInt(ones), places: 0 }));
}

/** Returns the unrounded mean as a number, for gates; `null` if no row has a value. */
export function unroundedMeanOf(mean: Mean): number | null {
  const exact = exactMeanOf(mean);
  return exact && numberOf(exact);
}

/** Returns the mean as printed, rounded once to one decimal; `null` if no row has a value. */
export function meanOf(mean: Mean): number | null {
  const exact = exactMeanOf(mean);
  return exact && roundFigure(exact);
}

/** Returns the mean of the assessed criteria by their weights. If all of these have weight 0, they count equally. */
export function weightedMean(criteria: readonly { score: unknown; weight: unknown }[]): Mean {
  const mean = emptyMean();
  for (const { score, weight } of criteria) addToMean(mean, score, weight);
  return mean.count === 0 ? meanFrom(criteria.map(({ score }) => score)) : mean;
}

/** Returns the share of the weight that was assessed, 0 to 1, to show beside a mean of criteria. */
export function assessedShare(criteria: readonly { score?: unknown; weight?: unknown }[]): number {
  let [all, assessed, count] = [0, 0, 0];
  for (const { score, weight } of criteria) {
    const own = Number(weight) || 0;
    all += own;
    if (score === null || score === undefined) continue;
    assessed += own;
    count += 1;
  }
  return all > 0 ? assessed / all : count / Math.max(1, criteria.length);
}
