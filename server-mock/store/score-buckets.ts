import { readDecimal, round, toNumber, ZERO } from "../../core/figures/decimal.ts";
import { LEVEL_COUNT, type PeriodSpan } from "./periods.ts";

/** Stored digits of a score after the decimal point. */
export const SCORE_PLACES = 6;

/** Scores are stored and summed as integer millionths, so that sums and bounds are exact. */
export const SCORE_UNITS = 10 ** SCORE_PLACES;

/** Rollups by score use one more level beside those by time: a bucket is a tenth of a point. */
const SCORE_LEVEL = LEVEL_COUNT;
const UNITS_IN_BUCKET = SCORE_UNITS / 10;
const BUCKET_DIGITS = 4;

/** Scores that do not fill a bucket, both ends included. */
export interface ScoreSpan {
  from: number;
  to: number;
}

/** Rounds a score for storage: the decimal as written, to the millionth. */
export function roundScore(score: number): number {
  return toNumber(round(readDecimal(score) ?? ZERO, SCORE_PLACES));
}

/** Name of the bucket that contains a score. Names sort by score. */
export function scoreBucket(score: number): { level: number; period: string } {
  return { level: SCORE_LEVEL, period: bucketName(Math.floor(toUnits(score) / UNITS_IN_BUCKET)) };
}

/** Splits a range of scores into whole buckets, and the remainders at its ends. */
export function splitScores(from: number, to: number): { periods: PeriodSpan[]; rests: ScoreSpan[] } {
  const [start, end] = [unitsFrom(from), unitsUpTo(to) + 1];
  const [first, last] = [Math.ceil(start / UNITS_IN_BUCKET), Math.floor(end / UNITS_IN_BUCKET)];
  if (first >= last) return { periods: [], rests: [{ from, to }] };
  const rests: ScoreSpan[] = [];
  if (start < first * UNITS_IN_BUCKET) rests.push(span(start, first * UNITS_IN_BUCKET));
  if (last * UNITS_IN_BUCKET < end) rests.push(span(last * UNITS_IN_BUCKET, end));
  return { periods: [{ level: SCORE_LEVEL, first: bucketName(first), last: bucketName(last - 1) }], rests };
}

/** `end` is exclusive. */
function span(start: number, end: number): ScoreSpan {
  return { from: start / SCORE_UNITS, to: (end - 1) / SCORE_UNITS };
}

/** Integer units of a stored score. */
export function toUnits(score: number): number {
  return Math.round(score * SCORE_UNITS);
}

/** The lowest stored score at or above the bound. */
function unitsFrom(bound: number): number {
  const units = toUnits(bound);
  return units / SCORE_UNITS < bound ? units + 1 : units;
}

/** The highest stored score at or below the bound. */
function unitsUpTo(bound: number): number {
  const units = toUnits(bound);
  return units / SCORE_UNITS > bound ? units - 1 : units;
}

function bucketName(index: number): string {
  return String(index).padStart(BUCKET_DIGITS, "0");
}
