import type { TransportFailureReason } from "./failure-reason.ts";

/** A browser's `fetch` does not tell why it failed. */
export function findReason(_error: unknown): TransportFailureReason {
  return "unknown";
}

/** What a transport of this platform can fail with beyond what all can. */
export const PLATFORM_MESSAGES: Readonly<Partial<Record<TransportFailureReason, string>>> = {};
