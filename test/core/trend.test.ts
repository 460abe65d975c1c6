import fc from "fast-check";
import { expect, it } from "vitest";
import { meanFrom, meanOf } from "../../core/figures/mean.ts";
import { addToTrend, createTrend, firstToLast } from "../../core/trend/score-trend.ts";

const rows = fc.array(
  fc.record({
    time: fc.oneof(fc.integer({ min: -5, max: 60 }), fc.constant(Number.NaN)),
    score: fc.option(fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)),
  }),
);
const starts = fc
  .uniqueArray(fc.integer({ min: 0, max: 50 }))
  .map((list) => [...list].sort((one, other) => one - other));

it("every span has the mean of the rows from its start to the next one, and all rows are in the whole", () => {
  fc.assert(
    fc.property(starts, rows, (begins, list) => {
      const trend = createTrend(begins);
      for (const { time, score } of list) addToTrend(trend, time, score);
      const own = begins.map((start, index) =>
        list.filter(({ time }) => time >= start && time < (begins[index + 1] ?? Number.POSITIVE_INFINITY)),
      );
      const means = [list, ...own].map((part) => meanFrom(part.map(({ score }) => score)));
      expect([trend.all, ...trend.spans].map(({ rows: count }) => count)).toEqual(means.map((mean) => mean.rows));
      expect([trend.all, ...trend.spans].map(meanOf)).toEqual(means.map(meanOf));
    }),
  );
});

it("first to last is the last mean minus the first, rounded once, past spans without a score", () => {
  const trend = createTrend([0, 10, 20, 30]);
  expect(firstToLast(trend)).toBeNull();
  for (const score of [80.04, 80.04]) addToTrend(trend, 10, score);
  addToTrend(trend, 30, null);
  expect(firstToLast(trend)).toBeNull();
  addToTrend(trend, 25, 70.15);
  // Of the printed means 80 and 70.2 it would be -9.8.
  expect(firstToLast(trend)).toBe(-9.9);
});
