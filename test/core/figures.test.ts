import { expect, it } from "vitest";
import { coverageText } from "../../core/figures/coverage.ts";
import { add, divide, multiply, readDecimal, round, toNumber } from "../../core/figures/decimal.ts";
import {
  addSum,
  addToMean,
  assessedShare,
  emptyMean,
  meanFrom,
  meanOf,
  unroundedMeanOf,
} from "../../core/figures/mean.ts";
import { changeOf, roundFigure } from "../../core/figures/round-figure.ts";
import { figureBeside, meetsThreshold } from "../../core/figures/threshold.ts";

it("75.3, 74.6, 79 and 75.7 have the mean 76.15, which is printed as 76.2", () => {
  const mean = meanFrom([75.3, 74.6, 79, 75.7]);
  expect(unroundedMeanOf(mean)).toBe(76.15);
  expect(meanOf(mean)).toBe(76.2);
  expect(meetsThreshold(76.15, ">=", "76.2")).toBe(true);
});

it.each([
  [0.05, 0.1],
  [-0.05, -0.1],
  [1.005, 1],
  [8.345, 8.3],
  [76.149999, 76.1],
  [-0.04, 0],
  [1e21, 1e21],
])("%d is printed as %d", (value, printed) => {
  expect(roundFigure(value)).toBe(printed);
});

it.each([
  [1.005, 2, 1.01],
  [2.5, 0, 3],
  [-2.5, 0, -3],
])("%d in %d places is %d", (value, places, rounded) => {
  expect(roundFigure(value, places)).toBe(rounded);
});

it("What is no number is a row without the figure; a string that holds a number is a figure", () => {
  const mean = meanFrom([80, "70.5", null, undefined, "n/a", Number.NaN, Number.POSITIVE_INFINITY, {}, "", [90]]);
  expect(mean).toMatchObject({ rows: 10, count: 2 });
  expect(meanOf(mean)).toBe(75.3);
  expect(coverageText(mean, "reports", "a score")).toBe("2 of 10 reports carry a score");
  expect(coverageText(meanFrom([1, null]), "reports", "a score")).toBe("1 of 2 reports carries a score");
  expect(coverageText(meanFrom([1, 2]), "reports", "a score")).toBeUndefined();
});

it("A mean of nothing is null, and a change with one side missing is too", () => {
  expect(meanOf(emptyMean())).toBeNull();
  expect(unroundedMeanOf(meanFrom(["-"]))).toBeNull();
  expect([changeOf(null, 1), changeOf(1, undefined)]).toEqual([null, null]);
  expect([changeOf(70, 76.15), changeOf({ numerator: 4n, denominator: 3n }, 1)]).toEqual([6.2, -0.3]);
});

it("Weights weight the mean; a row whose weight is not positive is left out", () => {
  const mean = emptyMean();
  for (const [score, weight] of [
    [82, 40],
    [86, 30],
    [66, "30"],
    [0, 0],
    [0, null],
  ])
    addToMean(mean, score, weight);
  expect(mean).toMatchObject({ rows: 5, count: 3 });
  expect(meanOf(mean)).toBe(78.4);
});

it.each([
  [69.96, ">=", "70", false, 69.96],
  [69.96, ">=", "70.0", true, 70],
  [70, ">=", "70", true, 70],
  [76.15, ">=", "76.2", true, 76.2],
  [76.15, ">=", "76.18", false, 76.2 - 0.05],
  [76.15, "<", "76.2", false, 76.2],
  [69.21, ">=", "70", false, 69.2],
  [-3.04, ">=", "-3", false, -3.04],
  [12, "==", "12", true, 12],
  [12, "!=", "12", false, 12],
  [0.1 + 0.2, "<=", "0.3", true, 0.3],
  [80, ">", "80", false, 80],
] as const)("%d %s %s is %s, and shown as %d", (value, operator, threshold, expected, shown) => {
  expect(meetsThreshold(value, operator, threshold)).toBe(expected);
  expect(figureBeside(value, operator, threshold)).toBeCloseTo(shown, 9);
});

it("A mean by sums is that of their rows, and what was assessed counts alike where no weight is positive", () => {
  const mean = meanFrom([80.5]);
  addSum(mean, 2, { units: 1503n, places: 1 });
  expect([mean.rows, mean.count, meanOf(mean)]).toEqual([3, 3, 76.9]);
  expect(assessedShare([])).toBe(0);
  expect(assessedShare([{ score: 1, weight: 0 }, { score: null, weight: 0 }, {}])).toBe(1 / 3);
  expect(assessedShare([{ score: 1, weight: 3 }, { weight: 1 }])).toBe(0.75);
});

it("Decimals are read as they are written, exponents too", () => {
  expect(readDecimal("1.5e2")).toEqual({ units: 150n, places: 0 });
  expect(readDecimal(1e-7)).toEqual({ units: 1n, places: 7 });
  expect(readDecimal("-.5")).toEqual({ units: -5n, places: 1 });
  expect([readDecimal("."), readDecimal(true), readDecimal("1,5"), readDecimal("0x10")]).toEqual(
    Array(4).fill(undefined),
  );
});

it("Sums, products and quotients of decimals are exact", () => {
  const [tenth, fifth] = [0.1, 0.2].map((value) => readDecimal(value) ?? { units: 0n, places: 0 });
  if (!tenth || !fifth) throw new Error("not read");
  expect(toNumber(add(tenth, fifth))).toBe(0.3);
  expect(toNumber(multiply(tenth, fifth))).toBe(0.02);
  expect(toNumber(divide(tenth, fifth, 3))).toBe(0.5);
  expect(toNumber(round({ units: -15n, places: 1 }, 0))).toBe(-2);
});

it.each([
  [" 75.3 ", 75.3],
  ["-.5", -0.5],
  ["5.", 5],
  ["12e2", 1200],
  ["12e-2", 0.12],
  ["1.25E+1", 12.5],
  ["0", 0],
])("%j is read as %d", (text, expected) => {
  expect(toNumber(readDecimal(text) ?? { units: 99n, places: 0 })).toBe(expected);
});

it.each([
  "",
  " ",
  ".",
  "-",
  "e5",
  "7 5",
  "x75",
  "75x",
  "1e",
  "1e+",
  "0x10",
  "Infinity",
  Number.NaN,
  null,
  undefined,
  true,
  [],
])("%j is no figure", (value) => {
  expect(readDecimal(value)).toBeUndefined();
});

it.each([
  [1, 2, 0.5],
  [-1, 2, -0.5],
  [1, -2, -0.5],
  [-1, -2, 0.5],
  [0, -2, 0],
])("%d divided by %d is %d", (dividend, divisor, expected) => {
  const quotient = divide(readDecimal(dividend) ?? never(), readDecimal(divisor) ?? never(), 1);
  expect(toNumber(quotient)).toBe(expected);
});

it.each([
  [">=", true, true, false],
  ["<=", false, true, true],
  ["==", false, true, false],
  ["!=", true, false, true],
  [">", true, false, false],
  ["<", false, false, true],
] as const)("%s 70 holds for 71, 70 and 69 as %s, %s and %s", (operator, above, equal, below) => {
  expect([71, 70, 69].map((value) => meetsThreshold(value, operator, "70"))).toEqual([above, equal, below]);
});

function never(): never {
  throw new Error("A number is a decimal.");
}
