import { addToMean, emptyMean, exactMeanOf, type Mean } from "../figures/mean.ts";
import { changeOf } from "../figures/round-figure.ts";

/** Scores over time: of all rows, and of each span. Its size does not depend on the number of rows. */
export interface ScoreTrend {
  /** First milliseconds of the spans, earliest first. Each ends where the next begins; the last is open. */
  readonly starts: readonly number[];
  /** All rows, including those without a time. */
  readonly all: Mean;
  /** One for each start. */
  readonly spans: readonly Mean[];
}

/** Creates an empty trend. */
export const createTrend = (starts: readonly number[]): ScoreTrend => ({
  starts,
  all: emptyMean(),
  spans: starts.map(emptyMean),
});

/**
 * Adds one row. A row without a time, or before the first span, is in no span.
 *
 * @param time in milliseconds since the epoch; NaN if unknown
 */
export function addToTrend({ starts, all, spans }: ScoreTrend, time: number, score: unknown): void {
  addToMean(all, score);
  const span = spans[starts.findLastIndex((start) => start <= time)];
  if (span) addToMean(span, score);
}

/**
 * The last mean of the spans minus the first, from exact values, rounded once; `null` for fewer than two. This is not a change,
 * which compares a span with the previous one.
 */
export function firstToLast({ spans }: ScoreTrend): number | null {
  const exact = spans.map(exactMeanOf).filter((mean) => mean !== null);
  return exact.length < 2 ? null : changeOf(exact[0], exact.at(-1));
}
