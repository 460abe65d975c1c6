/** An exact decimal number: `units` divided by ten to the power of `places`. */
export interface Decimal {
  units: bigint;
  /** Digits after the decimal point, never negative. */
  places: number;
}

/** Zero. */
export const ZERO: Decimal = { units: 0n, places: 0 };

const NUMBER = /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d{1,3}))?$/i;

/**
 * Reads a figure as the decimal it is written as: `75.3` is 75.3, not the nearest binary fraction. Accepts a finite number or a
 * string with one (some services send scores as strings); anything else is `undefined`.
 */
export function readDecimal(value: unknown): Decimal | undefined {
  if (Number.isSafeInteger(value)) return { units: BigInt(value as number), places: 0 };
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const text = String(value).trim();
  const [, sign, whole = "", fraction = "", exponent = "0"] = NUMBER.exec(text) ?? [];
  if (whole + fraction === "") return undefined;
  const units = BigInt(`${sign}${whole}${fraction}`);
  const places = fraction.length - Number(exponent);
  return places < 0 ? { units: units * 10n ** BigInt(-places), places: 0 } : { units, places };
}

/** The exact sum. */
export function add(one: Decimal, other: Decimal): Decimal {
  if (one.places === other.places) return { units: one.units + other.units, places: one.places };
  const places = Math.max(one.places, other.places);
  return { units: unitsAt(one, places) + unitsAt(other, places), places };
}

/** The exact product. */
export const multiply = (one: Decimal, other: Decimal): Decimal => ({
  units: one.units * other.units,
  places: one.places + other.places,
});

/** The quotient with a number of decimal places, rounded half up (away from zero). `divisor` must not be zero. */
export function divide(dividend: Decimal, divisor: Decimal, places: number): Decimal {
  const common = Math.max(dividend.places, divisor.places);
  const numerator = unitsAt(dividend, common) * 10n ** BigInt(places);
  return { units: divideHalfUp(numerator, unitsAt(divisor, common)), places };
}

/** The number with a number of decimal places, rounded half up (away from zero): 76.15 is 76.2, -0.05 is -0.1. */
export const round = (value: Decimal, places: number): Decimal => divide(value, { units: 1n, places: 0 }, places);

/** The nearest JavaScript number. */
export function toNumber({ units, places }: Decimal): number {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, "0");
  const point = digits.length - places;
  const value = Number(`${digits.slice(0, point)}.${digits.slice(point)}`);
  return units < 0n ? -value : value;
}

/** The units of a number with as many decimal places, or more. */
export const unitsAt = ({ units, places }: Decimal, wanted: number): bigint =>
  places === wanted ? units : units * 10n ** BigInt(wanted - places);

function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const [dividend, divisor] = [absolute(numerator), absolute(denominator)];
  const quotient = (dividend * 2n + divisor) / (divisor * 2n);
  return negative ? -quotient : quotient;
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);
