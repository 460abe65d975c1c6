import type { FailureTable, TransportFailureReason } from "./failure-reason.ts";

/** A browser's `fetch` does not tell why it failed. */
export function findReason(_error: unknown): TransportFailureReason {
  return "unknown";
}

/** What transports of this platform can fail with beyond what all can. */
export const PLATFORM_FAILURES: FailureTable = {};
