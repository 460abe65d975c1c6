import { type Decimal, divide, readDecimal, toNumber } from "./decimal.ts";

/** An exact quotient: what a mean is before it is rounded. `denominator` is positive. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** A figure that was not rounded: a fraction, or a number taken as the decimal it is written as. */
export type Exact = Fraction | number;

/** More digits than a score will ever have, fewer than a double holds. */
const NUMBER_PLACES = 14;

/** The exact quotient. `divisor` must be positive. */
export function quotientOf(dividend: Decimal, divisor: Decimal): Fraction {
  const places = Math.max(dividend.places, divisor.places);
  const [numerator, denominator] = [dividend, divisor].map((each) => each.units * 10n ** BigInt(places - each.places));
  return { numerator: numerator as bigint, denominator: denominator as bigint };
}

/** The fraction of an exact figure; `undefined` for what is no finite number. */
export function toFraction(value: Exact | null | undefined): Fraction | undefined {
  if (typeof value === "object") return value ?? undefined;
  const decimal = readDecimal(value);
  return decimal && { numerator: decimal.units, denominator: 10n ** BigInt(decimal.places) };
}

/** The exact difference `one - other`. */
export const subtractFractions = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.denominator - other.numerator * one.denominator,
  denominator: one.denominator * other.denominator,
});

/** Sorts ascending: negative where `one` is less than `other`, 0 where they are equal. */
export function compareFractions(one: Fraction, other: Fraction): number {
  const { numerator } = subtractFractions(one, other);
  return numerator < 0n ? -1 : Number(numerator > 0n);
}

/** The number at so many places, rounded once, half up (away from zero); never a negative zero. */
export function roundFraction({ numerator, denominator }: Fraction, places: number): number {
  const rounded = toNumber(divide({ units: numerator, places: 0 }, { units: denominator, places: 0 }, places));
  return rounded === 0 ? 0 : rounded;
}

/** The fraction as a JavaScript number, for drawing and for ordering; never round it again. */
export const numberOf = (fraction: Fraction): number => roundFraction(fraction, NUMBER_PLACES);
