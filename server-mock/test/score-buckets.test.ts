import fc from "fast-check";
import { expect, it } from "vitest";
import { roundScore, scoreBucket, splitScores } from "../store/score-buckets.ts";

const bound = fc.oneof(
  fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
  fc.double({ min: 0, max: 100, noNaN: true }),
  fc.constantFrom(0, 100, 1.1, 64.1, 0.7999999999999999, 74.50000001),
);
const score = bound.map(roundScore);

it("puts every score of a range into exactly one part, and no other score into any", () => {
  fc.assert(
    fc.property(bound, bound, fc.array(score, { minLength: 10 }), (from, to, scores) => {
      const { periods, rests } = splitScores(from, to);
      for (const candidate of [...scores, roundScore(from), roundScore(to)]) {
        const { period } = scoreBucket(candidate);
        const inClasses = periods.filter(({ first, last }) => period >= first && period <= last);
        const inRests = rests.filter((rest) => candidate >= rest.from && candidate <= rest.to);
        expect(inClasses.length + inRests.length).toBe(candidate >= from && candidate <= to ? 1 : 0);
      }
    }),
    { numRuns: 2000 },
  );
});

it("needs rows for no range of tenths below 100", () => {
  expect(splitScores(74.5, 90)).toMatchObject({
    periods: [{ first: "0745", last: "0899" }],
    rests: [{ from: 90, to: 90 }],
  });
});
