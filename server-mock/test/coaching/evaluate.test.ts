import { expect, it } from "vitest";
import { agreementOf, quadraticKappa, rankCorrelation } from "../../coaching/evaluate/agreement.ts";
import { LEAST_PRECISION, measureDetectors } from "../../coaching/evaluate/confusion.ts";
import { demoCalls } from "../../coaching/evaluate/demo-calls.ts";
import { OFFLINE_SCORER } from "../../coaching/offline/offline-scorer.ts";
import { runCommand } from "../support/run-command.ts";

const judged = (pairs: [expected: number, band: number][]) =>
  pairs.map(([expected, band]) => ({ expected, expectedBand: Math.ceil(expected / 20), band }));
const RISING: [number, number][] = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2].map((band) => [band * 20, band]);

it("agreement is 1 where bands are the labels, -1 where they are reversed, and unknown where there is no order", () => {
  expect(rankCorrelation(judged(RISING))).toBeCloseTo(1);
  expect(quadraticKappa(judged(RISING))).toBeCloseTo(1);
  expect(rankCorrelation(judged(RISING.map(([expected, band]) => [expected, 6 - band])))).toBeCloseTo(-1);
  expect(rankCorrelation(judged(RISING.map(([expected]) => [expected, 3])))).toBeNull();
  expect(agreementOf(judged(RISING.slice(0, 9)), "few")).toEqual({ rank: null, rankInterval: null, kappa: null });
});

it("the interval contains the correlation, and is the same every time", () => {
  const noisy = judged(RISING.map(([expected, band], index) => [expected, index % 3 ? band : 3]));
  const { rank, rankInterval } = agreementOf(noisy, "seed");
  expect(rankInterval?.[0]).toBeLessThanOrEqual(rank ?? 0);
  expect(rankInterval?.[1]).toBeGreaterThanOrEqual(rank ?? 0);
  expect(agreementOf(noisy, "seed")).toEqual(agreementOf(noisy, "seed"));
});

it("coach eval: the offline scorer ranks calls, repeats itself, and obeys no planted order", async () => {
  const { code, output } = await runCommand(["coach", "eval", "--meetings", "120", "--json"]);
  expect(code).toBe(0);
  const evaluation = JSON.parse(output[0] ?? "");
  expect(evaluation).toMatchObject({
    scorer: OFFLINE_SCORER.name,
    repeatability: 1,
    planted: { orders: 100, changedBands: 0 },
  });
  const byKind = Object.fromEntries(evaluation.criteria.map((row: { about: string }) => [row.about, row]));
  expect(byKind["next"].assessed).toBeGreaterThan(15);
  // Without a recap found, what is left of listening is the talking time: absence is not sure enough to score.
  expect(byKind["listening"].rank).toBeGreaterThan(0.4);
  expect(byKind["value"]).toMatchObject({ assessed: 0, rank: null });
  expect((await runCommand(["coach", "eval", "--backend", "model"])).code).toBe(1);
});

it("every detector that scores is right in at least 80 % of its claims about the demo calls", () => {
  const measured = measureDetectors(demoCalls({ meetings: 300, now: new Date("2026-11-20T12:00:00.000Z") }));
  const scoring = measured.filter(({ isScoring, precision }) => isScoring && precision !== null);
  expect(scoring.length).toBeGreaterThanOrEqual(7);
  for (const { name, precision } of scoring) expect(precision, name).toBeGreaterThanOrEqual(LEAST_PRECISION);
});
