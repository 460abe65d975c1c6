import type { Call, HttpResponse } from "../call/call.ts";
import { isRepeatable } from "../call/methods.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import type { SvcError } from "../errors/svc-error.ts";
import { readRetryAfter } from "./retry-after.ts";

/** Outcome of an attempt: a response, or the error that there was none. */
export type Outcome = { response: HttpResponse; error?: undefined } | { response?: undefined; error: SvcError };

/** A permitted retry. */
export interface RetryPlan {
  delayMs: number;
  /** For hooks and logs. */
  reason: string;
}

const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);
const FAULT_BASE_MS = 100;
const THROTTLE_BASE_MS = 1000;
const MAX_BACKOFF_MS = 8000;

/** Decides whether, and after what delay, a request that was already retried `retries` times may be sent again. */
export function planRetry(outcome: Outcome, retries: number, call: Call): RetryPlan | undefined {
  if (retries >= call.options.maxRetries || !mayBeRepeated(outcome, call.method)) return undefined;
  const retryAfterMs = outcome.response && readRetryAfter(outcome.response.headers, call.clock.now());
  if (retryAfterMs !== undefined && retryAfterMs > call.options.maxRetryAfterMs) return undefined;
  const delayMs =
    retryAfterMs ?? backoff(outcome.response?.status === 429 ? THROTTLE_BASE_MS : FAULT_BASE_MS, retries, call);
  const tooLate = call.deadlineAt !== undefined && call.clock.monotonic() + delayMs >= call.deadlineAt;
  return tooLate ? undefined : { delayMs, reason: describe(outcome) };
}

function mayBeRepeated({ response, error }: Outcome, method: string): boolean {
  if (response) {
    if (isRepeatable(method)) return RETRIED_STATUSES.has(response.status);
    // A POST is retried only where the service itself says that it did nothing and when to come back.
    return response.status === 429 || (response.status === 503 && response.headers.get("retry-after") !== null);
  }
  if (!(error instanceof ConnectionError) || error.reason === "tls") return false;
  return isRepeatable(method) || !error.ambiguous;
}

// Half fixed, half random, so that clients that failed together do not come back together.
function backoff(baseMs: number, retries: number, call: Call): number {
  const full = Math.min(MAX_BACKOFF_MS, baseMs * 2 ** retries);
  return full / 2 + (call.random() * full) / 2;
}

function describe({ response, error }: Outcome): string {
  if (response) return `status ${response.status}`;
  return error instanceof ConnectionError ? `connection: ${error.reason}` : error.code;
}
