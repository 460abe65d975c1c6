import fc from "fast-check";
import { expect, it } from "vitest";
import { changeFigure, meanFigure } from "../../core/figures/figure.ts";
import { addSum, emptyMean, exactMeanOf, meanFrom, meanOf } from "../../core/figures/mean.ts";
import { changeOf } from "../../core/figures/round-figure.ts";
import { roundScore, SCORE_PLACES, toUnits } from "../../server-mock/store/score-buckets.ts";
import { samples } from "../support/draw.ts";

const UNITS = 1_000_000n;
const score = fc.oneof(
  fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  fc.double({ min: 0, max: 100, noNaN: true }).map(roundScore),
);
const scores = fc.array(score, { minLength: 1, maxLength: 25 });

/** Long division of whole millionths, half up and away from zero. */
function tenthsOf(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator;
  const tenths = Number((20n * size + denominator * UNITS) / (2n * denominator * UNITS));
  return tenths === 0 ? 0 : Number(`${numerator < 0n ? "-" : ""}${Math.floor(tenths / 10)}.${tenths % 10}`);
}

it("the API's statistics, the pages and the command line have the same mean and change of 20,000 random pairs", () => {
  let different = 0;
  fc.assert(
    fc.property(scores, scores, (before, after) => {
      const sums = [before, after].map((values) => values.reduce((sum, value) => sum + BigInt(toUnits(value)), 0n));
      const [then = 0n, now = 0n] = sums;
      const [n, m] = [BigInt(before.length), BigInt(after.length)];
      const truth = [tenthsOf(then, n), tenthsOf(now * n - then * m, n * m)];
      // As the store adds: any part of the rows as one sum, the rest as another.
      const stored = [before, after].map((values, index) => {
        const mean = emptyMean();
        const cut = Math.floor(values.length / 2);
        const part = values.slice(0, cut).reduce((sum, value) => sum + BigInt(toUnits(value)), 0n);
        addSum(mean, cut, { units: part, places: SCORE_PLACES });
        addSum(mean, values.length - cut, { units: (sums[index] ?? 0n) - part, places: SCORE_PLACES });
        return mean;
      });
      const [from, to] = stored.map((mean) => meanFigure(mean, { complete: true }));
      if (!from || !to) throw new Error("There are two of them.");
      const [one, other] = [meanFrom(before), meanFrom(after)];
      const said = [
        [meanOf(stored[0] ?? emptyMean()), changeFigure(from, to).value],
        [from.value, changeFigure(from, to).value],
        [meanOf(one), changeOf(exactMeanOf(one), exactMeanOf(other))],
      ];
      different += said.filter(([mean, change]) => mean !== truth[0] || change !== truth[1]).length;
    }),
    {
      numRuns: samples(20_000, 1_000),
      // A change of -32.25: the means as numbers have not enough digits for it.
      examples: [
        [
          [91.6, 28.5, 79.9, 95.8, 40.3, 73, 36.3, 86.4, 48.1],
          [3.3, 4.3, 84.2, 70.4, 0, 30.9],
        ],
      ],
    },
  );
  expect(different).toBe(0);
});
