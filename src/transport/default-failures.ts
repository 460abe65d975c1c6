import type { FailureTable, TransportFailureReason } from "./failure-reason.ts";

/** A browser's `fetch` does not say why it failed. */
export function findReason(_error: unknown): TransportFailureReason {
  return "unknown";
}

/** Failures specific to this platform. */
export const PLATFORM_FAILURES: FailureTable = {};
