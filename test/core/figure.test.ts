import fc from "fast-check";
import { expect, it } from "vitest";
import {
  changeFigure,
  compareFigures,
  exactOf,
  isLike,
  isTooFew,
  meanFigure,
  pooledFigure,
} from "../../core/figures/figure.ts";
import { exactMeanOf, meanFrom, weightedMean } from "../../core/figures/mean.ts";
import { roundFigure } from "../../core/figures/round-figure.ts";

// Scores are millionths as BigInt, and every expected figure is long division of their sums: shares nothing with the core.
const UNITS = 1_000_000n;
const score = fc.oneof(
  fc.integer({ min: 0, max: 1000 }).map((tenths) => BigInt(tenths) * 100_000n),
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => BigInt(hundredths) * 10_000n),
  fc.bigInt({ min: 0n, max: 100n * UNITS }),
);
const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);
const numberOf = (units: bigint): number => Number(`${units / UNITS}.${String(units % UNITS).padStart(6, "0")}`);

/** Tenths of `numerator / (denominator * UNITS)`, half up and away from zero. */
function tenthsOf(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator;
  const divisor = denominator * UNITS;
  const tenths = (20n * size + divisor) / (2n * divisor);
  return tenths === 0n ? 0 : Number(`${numerator < 0n ? "-" : ""}${tenths / 10n}.${tenths % 10n}`);
}

it("Weighted means of random criteria are those of exact fractions; weights of 0 count alike where there is no other", () => {
  const criteria = fc.array(fc.record({ value: score, weight: fc.integer({ min: 0, max: 100 }) }), { minLength: 1 });
  fc.assert(
    fc.property(criteria, (rows) => {
      const mean = weightedMean(rows.map(({ value, weight }) => ({ score: numberOf(value), weight })));
      const total = rows.reduce((sum, { weight }) => sum + weight, 0);
      const weights = rows.map(({ weight }) => BigInt(total === 0 ? 1 : weight));
      const products = rows.map(({ value }, index) => value * (weights[index] ?? 0n));
      expect(roundFigure(exactMeanOf(mean) ?? 0)).toBe(tenthsOf(sumOf(products), sumOf(weights)));
    }),
    { numRuns: 2000 },
  );
});

it("A figure says on how many rows it stands, of how many, and which templates it pools", () => {
  const figure = meanFigure(meanFrom([80, null, 71.3]), { complete: true, templates: ["b", "a", "b"] });
  expect(JSON.parse(JSON.stringify(figure))).toEqual({
    value: 75.7,
    n: 2,
    of: 3,
    complete: true,
    templates: ["a", "b"],
  });
  expect(isTooFew(figure)).toBe(true);
  expect([isTooFew({ n: 3 }, { n: 12 }), isTooFew({ n: 2 }, { n: 12 })]).toEqual([false, true]);
});

it("A mean of a part is no mean, and neither is a change with one", () => {
  const part = meanFigure(meanFrom([80, 90, 70]), { complete: false });
  expect(part).toMatchObject({ value: null, n: 3, of: 3, complete: false });
  const whole = meanFigure(meanFrom([60]), { complete: true });
  for (const figureOfBoth of [changeFigure, pooledFigure]) {
    expect(figureOfBoth(whole, part)).toMatchObject({ value: null, n: 4, of: 4, complete: false });
    expect(figureOfBoth(part, whole)).toMatchObject({ value: null, n: 4, of: 4, complete: false });
  }
});

it("A change of whole figures is one, on the scores of both", () => {
  const [from, to] = [[80, 90], [71]].map((scores) => meanFigure(meanFrom(scores), { complete: true }));
  expect(from && to && changeFigure(from, to)).toMatchObject({ value: -14, n: 3, of: 3, complete: true });
});

it("A change and a pool are of the templates of both, and nothing is said of what was not read", () => {
  const [from, to] = ["b", "a"].map((id) => meanFigure(meanFrom([50]), { complete: true, templates: [id] }));
  if (!from || !to) throw new Error("two figures");
  for (const both of [changeFigure(from, to), pooledFigure(from, to)]) expect(both.templates).toEqual(["a", "b"]);
  expect(meanFigure(meanFrom([]), { complete: true, assessed: { sum: 0, reports: 0 } })).not.toHaveProperty("assessed");
  expect([isLike({}, { assessed: 1 }), isLike({ assessed: 1 }, {})]).toEqual([true, true]);
});

it("Figures are in the order of their exact values, and those without one come first", () => {
  const [none, low, high] = [[], [0, 0, 1], [0.3]].map((scores) => meanFigure(meanFrom(scores), { complete: true }));
  if (!none || !low || !high) throw new Error("three figures");
  expect([high, low, none].sort(compareFigures)).toEqual([none, high, low]);
  expect([none, none, low, low].map((one, index) => compareFigures(one, index < 2 ? none : low))).toEqual([0, 0, 0, 0]);
  expect([compareFigures(none, low), compareFigures(low, none)]).toEqual([-1, 1]);
  expect([compareFigures(high, low), compareFigures(low, high)]).toEqual([-1, 1]);
});

it("A copy keeps the exact value; a figure that was read back has the printed one", () => {
  const figure = meanFigure(meanFrom([0, 0, 1]), { complete: true });
  expect(exactOf({ ...figure })).toEqual({ numerator: 1n, denominator: 3n });
  expect(exactOf(JSON.parse(JSON.stringify(figure)))).toEqual({ numerator: 3n, denominator: 10n });
});

it("A figure of nothing has no value", () => {
  const nothing = meanFigure(meanFrom([]), { complete: true });
  expect(nothing).toMatchObject({ value: null, n: 0, of: 0 });
  expect(changeFigure(nothing, meanFigure(meanFrom([1]), { complete: true })).value).toBeNull();
});

it("Scores of at most one decimal are summed as numbers, others as big integers", () => {
  expect(meanFrom([75.3, 80, 12.345, -0.1])).toMatchObject({ count: 4, ones: 3, tenths: 1552, sum: { units: 12345n } });
});
