/** An exact number. The denominator is positive. */
export interface Exact {
  over: bigint;
  under: bigint;
}

/** A number as it is written: 64.35 is 64.35, and not the binary fraction nearest to it. */
export function exactly(value: number): Exact {
  const [whole = "", fraction = ""] = value.toFixed(12).split(".");
  return { over: BigInt(whole + fraction), under: 10n ** BigInt(fraction.length) };
}

export const minus = (one: Exact, other: Exact): Exact => ({
  over: one.over * other.under - other.over * one.under,
  under: one.under * other.under,
});

/** The mean; `null` of nothing. */
export function meanOf(values: readonly number[]): Exact | null {
  if (values.length === 0) return null;
  const over = values.reduce((sum, value) => sum + exactly(value).over, 0n);
  return { over, under: 10n ** 12n * BigInt(values.length) };
}

/** As it is shown: to one decimal, a half away from zero. */
export function shown(value: Exact | null): number | null {
  if (value === null) return null;
  const { over, under } = value;
  const size = over < 0n ? -over : over;
  const tenths = (size * 20n + under) / (under * 2n);
  return Number(over < 0n ? -tenths : tenths) / 10 || 0;
}

/** The change from one mean to another, rounded once. */
export const changeOf = (before: Exact | null, after: Exact | null): number | null =>
  before && after ? shown(minus(after, before)) : null;

/** Sorts ascending. */
export function compare(one: Exact, other: Exact): number {
  const difference = minus(one, other).over;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
