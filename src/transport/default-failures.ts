import type { FailureTable, TransportFailureReason } from "./failure-reason.ts";

/** A browser's `fetch` does not say why it failed. */
export function findReason(_error: unknown): TransportFailureReason {
  return "unknown";
}

/** Nor can anything be advised. */
export function findAdvice(_reason: TransportFailureReason, _error: unknown): string {
  return "";
}

/** Failures specific to this platform. */
export const PLATFORM_FAILURES: FailureTable = {};
