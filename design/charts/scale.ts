import { bounded } from "./svg.ts";

/** Lowest and highest value of a chart's axis. */
export interface Scale {
  low: number;
  high: number;
}

/** A scale of whole tens around scores from 0 to 100, to share between sparklines so that they are comparable. */
export function scaleAround(scores: readonly (number | null)[]): Scale {
  const known = scores.filter((score) => score !== null && Number.isFinite(score)) as number[];
  if (known.length === 0) return { low: 0, high: 100 };
  const [least, most] = known.reduce(([low, high], score) => [Math.min(low, score), Math.max(high, score)], [100, 0]);
  const low = Math.max(0, Math.min(90, Math.floor(least / 10) * 10));
  return { low, high: Math.min(100, Math.max(low + 10, Math.ceil(most / 10) * 10)) };
}

/** Position of a value on the scale, from 0 at its low end to 1 at its high end. */
export const shareOf = (value: number, { low, high }: Scale): number =>
  bounded((value - low) / (high - low || 1), 0, 1);
