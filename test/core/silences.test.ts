import { expect, it } from "vitest";
import { silencesIn } from "../../core/transcript/spoken-time.ts";

const at = (...times: [number, number][]) => times.map(([start, end]) => ({ start, end }));

it.each([
  ["half a minute is none", at([0, 10], [40, 50]), []],
  ["more is one", at([0, 10], [40.5, 50]), [{ start: 10, end: 40.5, before: 1 }]],
  ["before the first word is none", at([600, 610], [612, 620]), []],
  ["somebody who speaks over others ends none", at([0, 100], [5, 10], [120, 130]), []],
  [
    "each is one",
    at([0, 1], [60, 61], [200, 201]),
    [
      { start: 1, end: 60, before: 1 },
      { start: 61, end: 200, before: 2 },
    ],
  ],
  ["nothing said", [], []],
])("of silences, %s", (_what, times, silences) => {
  expect(silencesIn(times)).toEqual(silences);
});
