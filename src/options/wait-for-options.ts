import type { MeetingStatus } from "../generated/enums.ts";
import type { MeetingDetail } from "../generated/models.ts";
import { mergeOptions, REQUEST_RULES, type RequestOptions, type ResolvedOptions } from "./request-options.ts";
import { A_FUNCTION, atLeast, checkOptions, type Rules } from "./rules.ts";

/** Options of `waitFor()`. `deadlineMs` is for all of its requests and pauses together. */
export interface WaitForOptions extends RequestOptions {
  /** Condition to wait for. Default: its status is none of `UNFINISHED_STATUSES`. */
  until?: ((meeting: MeetingDetail) => boolean | Promise<boolean>) | undefined;
  /** Time between a response and the next request, in milliseconds. Default 5,000. */
  intervalMs?: number | undefined;
}

const DEFAULT_INTERVAL_MS = 5000;

const RULES: Rules = { ...REQUEST_RULES, until: A_FUNCTION, intervalMs: /* @__PURE__ */ atLeast(0) };

/**
 * Statuses of a meeting that the service is still working on: `pending`, `fetched` and `processing` (order of statuses assumed). An
 * unknown status is none of them, so that nothing waits forever.
 */
export const UNFINISHED_STATUSES: ReadonlySet<unknown> = /* @__PURE__ */ new Set<MeetingStatus>([
  "pending",
  "fetched",
  "processing",
]);

/** Merges the options of `waitFor()` over the client's. Throws an `OptionsError` for any invalid one. */
export function resolveWaitForOptions(base: ResolvedOptions, given: WaitForOptions = {}) {
  const { until, intervalMs, ...options } = checkOptions(given, RULES);
  return {
    options: mergeOptions(base, options),
    until: until ?? (({ status }: MeetingDetail) => !UNFINISHED_STATUSES.has(status)),
    intervalMs: intervalMs ?? DEFAULT_INTERVAL_MS,
  };
}
