import { expect } from "vitest";
import type { LoadReport } from "./load.ts";

/** Whether the scenarios run as long as `npm run test:chaos` lets them. */
export const IS_LONG = process.env["SVC_CHAOS"] === "long";

export const MAX_RESPONSE_MS = 5_000;

/** Asserts what must hold in every scenario: nothing lost, nothing doubled, nothing unexpected, no response after 5 s where times are asserted. */
export function expectBar(report: LoadReport): void {
  expect(report.unexpected).toEqual([]);
  expect(report.lost).toEqual([]);
  expect(report.doubled).toEqual([]);
  expectWithin(report.slowestMs, MAX_RESPONSE_MS);
}

/** Asserts a time where nothing else runs beside, in `npm run test:chaos`: that of a busy machine says nothing of the server. */
export function expectWithin(ms: number, limitMs: number): void {
  if (IS_LONG) expect(ms).toBeLessThan(limitMs);
}
