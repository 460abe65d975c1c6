import { samples } from "../../support/draw.ts";

const MANY = process.env["PROPERTY_RUNS"];

/** How many examples a property is tried with: few in a run of all tests, a quarter of those in `npm test`, `PROPERTY_RUNS` in `npm run test:properties`. */
export function runs(few: number): { numRuns: number } {
  return { numRuns: Number(MANY ?? samples(few, Math.ceil(few / 4))) };
}

/** Time enough for many examples, which take far longer than a test should. */
export const PROPERTY_TIMEOUT_MS = Number(MANY ?? 0) < 1_000 ? 300_000 : 3_600_000;
