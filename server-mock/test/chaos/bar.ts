import { expect } from "vitest";
import type { LoadReport } from "./load.ts";

/** Whether the scenarios run as long as `npm run test:chaos` lets them. */
export const IS_LONG = process.env["SVC_CHAOS"] === "long";

const MAX_RESPONSE_MS = 5_000;

/** Asserts what must hold in every scenario: nothing lost, nothing doubled, nothing unexpected, no response after 5 s. */
export function expectBar(report: LoadReport): void {
  expect(report.unexpected).toEqual([]);
  expect(report.lost).toEqual([]);
  expect(report.doubled).toEqual([]);
  expect(report.slowestMs).toBeLessThan(MAX_RESPONSE_MS);
}
