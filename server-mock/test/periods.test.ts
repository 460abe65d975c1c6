import fc from "fast-check";
import { expect, it } from "vitest";
import { FIRST_TIMESTAMP, LAST_TIMESTAMP, periodsOf, splitRange } from "../store/periods.ts";

const moment = fc
  .oneof(
    fc.date({
      min: new Date("2023-11-01T00:00:00.000Z"),
      max: new Date("2026-02-28T23:59:59.999Z"),
      noInvalidDate: true,
    }),
    fc
      .constantFrom(FIRST_TIMESTAMP, LAST_TIMESTAMP, "9999-12-31T00:00:00.000Z", "0000-12-31T23:59:59.999Z")
      .map((text) => new Date(text)),
  )
  .map((date) => date.toISOString());
const start = fc.oneof(
  moment,
  moment.map((text) => `${text.slice(0, 10)}T00:00:00.000Z`),
);
const end = fc.oneof(
  moment,
  moment.map((text) => `${text.slice(0, 10)}T23:59:59.999Z`),
);

it("puts every timestamp of a range into exactly one part, and no other timestamp into any", () => {
  fc.assert(
    fc.property(start, end, fc.array(moment, { minLength: 20, maxLength: 20 }), (from, to, moments) => {
      const { periods, rests } = splitRange(from, to);
      for (const candidate of [...moments, from, to]) {
        const inPeriods = periods.filter(({ level, first, last }) => {
          const period = periodsOf(candidate)[level] ?? "";
          return period >= first && period <= last;
        });
        const inRests = rests.filter((rest) => candidate >= rest.from && candidate <= rest.to);
        expect(inPeriods.length + inRests.length).toBe(candidate >= from && candidate <= to ? 1 : 0);
      }
    }),
    { numRuns: 2000 },
  );
});

it("needs no rows where a range is made of whole days", () => {
  expect(splitRange("2024-02-01T00:00:00.000Z", "2026-03-18T23:59:59.999Z")).toEqual({
    periods: [
      { level: 1, first: "2025", last: "2025" },
      { level: 2, first: "2024-02", last: "2024-12" },
      { level: 2, first: "2026-01", last: "2026-02" },
      { level: 3, first: "2026-03/0", last: "2026-03/1" },
      { level: 4, first: "2026-03-17", last: "2026-03-18" },
    ],
    rests: [],
  });
});

it("leaves less than an hour of rows at each end", () => {
  expect(splitRange("2026-11-20T05:30:00.000Z", "2026-11-20T18:00:00.000Z")).toEqual({
    periods: [{ level: 5, first: "2026-11-20T06", last: "2026-11-20T17" }],
    rests: [
      { from: "2026-11-20T05:30:00.000Z", to: "2026-11-20T05:59:59.999Z" },
      { from: "2026-11-20T18:00:00.000Z", to: "2026-11-20T18:00:00.000Z" },
    ],
  });
});

it("takes nothing of a range that ends before it begins", () => {
  expect(splitRange("2026-11-20T00:00:00.000Z", "2026-11-19T00:00:00.000Z")).toEqual({ periods: [], rests: [] });
});
