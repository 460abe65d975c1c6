import { type Decimal, divide, readDecimal, toNumber, unitsAt } from "./decimal.ts";

/** An exact quotient, such as a mean before rounding. `denominator` is positive. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** An unrounded figure: a fraction, or a number read as the decimal it is written as. */
export type Exact = Fraction | number;

/** More digits than a score has, fewer than a double holds. */
const NUMBER_PLACES = 14;

/** The exact quotient. `divisor` must be positive. */
export function quotientOf(dividend: Decimal, divisor: Decimal): Fraction {
  const places = Math.max(dividend.places, divisor.places);
  return { numerator: unitsAt(dividend, places), denominator: unitsAt(divisor, places) };
}

/** The fraction of an exact figure; `undefined` for anything but a finite number. */
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

/** The number with a number of decimal places, rounded once, half up (away from zero); never negative zero. */
export function roundFraction({ numerator, denominator }: Fraction, places: number): number {
  // The same in numbers, as long as they are exact: most figures are.
  const [twice, divisor] = [2 * 10 ** places * Math.abs(Number(numerator)), Number(denominator)];
  if (twice + divisor <= Number.MAX_SAFE_INTEGER)
    return (Math.sign(Number(numerator)) * Math.floor((twice + divisor) / (2 * divisor))) / 10 ** places || 0;
  return toNumber(divide({ units: numerator, places: 0 }, { units: denominator, places: 0 }, places));
}

/** The fraction as a JavaScript number, for drawing and sorting; do not round it again. */
export const numberOf = (fraction: Fraction): number => roundFraction(fraction, NUMBER_PLACES);
