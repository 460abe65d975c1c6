import { readDecimal, round, subtract, toNumber } from "./decimal.ts";

/** Digits after the decimal point of every average and change that is printed. */
export const FIGURE_PLACES = 1;

/** Beyond this, digits come from dividing, not from the data: 76.14999999999999 is 76.15. */
const NOISE_PLACES = 11;

/**
 * Rounds an unrounded figure once, in decimal and half up (away from zero): 76.15 is 76.2, and -0.05 is -0.1. Never apply
 * it to a figure that was rounded before.
 *
 * @param places digits after the decimal point, 1 unless given
 */
export function roundFigure(value: number, places = FIGURE_PLACES): number {
  const decimal = readDecimal(value);
  return decimal ? noNegativeZero(toNumber(round(round(decimal, NOISE_PLACES), places))) : value;
}

/**
 * Returns the change between two unrounded figures, rounded once; `null` when one side is missing. It may differ by 0.1
 * from the difference of the two printed figures, which would be rounded three times.
 */
export function changeOf(before: number | null | undefined, after: number | null | undefined): number | null {
  const unrounded = unroundedChangeOf(before, after);
  return unrounded === null ? null : roundFigure(unrounded);
}

/** Returns the unrounded change, for gates; `null` when one side is missing. */
export function unroundedChangeOf(before: number | null | undefined, after: number | null | undefined): number | null {
  const [from, to] = [readDecimal(before), readDecimal(after)];
  return from && to ? noNegativeZero(toNumber(subtract(to, from))) : null;
}

const noNegativeZero = (value: number): number => (value === 0 ? 0 : value);
