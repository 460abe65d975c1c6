import fc from "fast-check";
import { expect, it } from "vitest";
import { meanFrom, meanOf } from "../../core/figures/mean.ts";
import { addToTrend, createTrend } from "../../core/trend/score-trend.ts";

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
