/** A mean that is built up value by value. */
export interface Mean {
  count: number;
  sum: number;
}

/** A mean of nothing. */
export const emptyMean = (): Mean => ({ count: 0, sum: 0 });

/** Takes one more value in; anything that is no finite number is left out. */
export function addToMean(mean: Mean, value: unknown): void {
  if (typeof value !== "number" || !Number.isFinite(value)) return;
  mean.count += 1;
  mean.sum += value;
}

/** One decimal, as the service rounds its averages. */
export const roundScore = (value: number): number => Math.round(value * 10) / 10;

/** The mean with one decimal; null when there is nothing. */
export const meanOf = ({ count, sum }: Mean): number | null => (count === 0 ? null : roundScore(sum / count));

/** The difference with one decimal; null when one side is missing. */
export const changeOf = (before: number | null | undefined, after: number | null | undefined): number | null =>
  before == null || after == null ? null : roundScore(after - before);
