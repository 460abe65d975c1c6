import { readDecimal, round, toNumber } from "./decimal.ts";
import { type Exact, roundFraction, subtractFractions, toFraction } from "./fraction.ts";

/** Decimal places of every printed average and change. */
export const FIGURE_PLACES = 1;

/** Digits beyond these come from binary division, not from the data: 76.14999999999999 is 76.15. */
const NOISE_PLACES = 11;

/**
 * Rounds an unrounded figure once, in decimal and half up (away from zero): 76.15 is 76.2, and -0.05 is -0.1. Never apply it to
 * a rounded figure.
 *
 * @param places decimal places, 1 by default
 */
export function roundFigure(value: Exact, places = FIGURE_PLACES): number {
  if (typeof value !== "number") return roundFraction(value, places);
  const decimal = readDecimal(value);
  return decimal ? toNumber(round(round(decimal, NOISE_PLACES), places)) : value;
}

type Side = Exact | null | undefined;

/**
 * Returns the change between two unrounded figures, rounded once; `null` if one is missing. It may differ by 0.1 from the
 * difference of the printed figures, which would be rounded three times.
 */
export function changeOf(before: Side, after: Side): number | null {
  const [from, to] = [toFraction(before), toFraction(after)];
  return from && to ? roundFraction(subtractFractions(to, from), FIGURE_PLACES) : null;
}
