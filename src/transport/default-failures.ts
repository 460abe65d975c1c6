import type { FailureTable, TransportFailureReason } from "./failure-reason.ts";

/** A browser's `fetch` does not say why it failed. */
export function findReason(_error: unknown): TransportFailureReason {
  return "unknown";
}

/** Possible reason, since the platform does not say; follows the message. */
export function findAdvice(_reason: TransportFailureReason, _error: unknown): string {
  return ": the page is offline, the service cannot be reached, or it does not allow this page (CORS: the origin, or the method and headers of a preflight)";
}

/** Failures specific to this platform. */
export const PLATFORM_FAILURES: FailureTable = {};
