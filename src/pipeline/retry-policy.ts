import type { Call, HttpResponse } from "../call/call.ts";
import { isWrite } from "../call/methods.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import type { SvcError } from "../errors/svc-error.ts";

/** Outcome of an attempt: a response or an error. */
export type Outcome = { response: HttpResponse; error?: undefined } | { response?: undefined; error: SvcError };

/** Cost of a call's retries so far. */
export interface RetryState {
  retries: number;
  /** Whether the one resend, after a stale connection or a rejected key, is used up. */
  hasResent: boolean;
  /** Tokens taken from the retry budget. */
  taken: number;
  wasThrottled: boolean;
}

/** A permitted retry. */
export interface RetryPlan {
  delayMs: number;
  /** Whether the service named the delay: such a wait is flow control, not a failure. */
  isRequested: boolean;
  /** Whether it resends at once, after a stale connection or with a key that may have changed. */
  isResend: boolean;
  /** For hooks and logs. */
  reason: string;
}

const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);
const FAULT_BASE_MS = 100;
const THROTTLE_BASE_MS = 1000;
const MAX_BACKOFF_MS = 8000;

/** Decides whether, and after what delay, a request may be sent again. */
export function planRetry(outcome: Outcome, state: RetryState, call: Call): RetryPlan | undefined {
  const isResend = mayResend(outcome, state, call) || hasOldKey(outcome, state, call);
  if (!isResend && (state.retries >= call.options.maxRetries || !mayBeRepeated(outcome, call))) return undefined;
  const retryAfterMs =
    outcome.response && call.readRetryAfter(outcome.response.headers, call.clock.now(), outcome.response.status);
  if (!isResend && (retryAfterMs ?? 0) > call.options.maxRetryAfterMs) return undefined;
  const baseMs = outcome.response?.status === 429 ? THROTTLE_BASE_MS : FAULT_BASE_MS;
  const delayMs = isResend ? 0 : (retryAfterMs ?? backoff(baseMs, state.retries, call));
  if (call.clock.monotonic() + delayMs >= (call.deadlineAt ?? Infinity)) return undefined;
  // A 503 with `Retry-After: 0` names no wait: its retries use the budget.
  const isRequested = !isResend && retryAfterMs !== undefined && (retryAfterMs > 0 || outcome.response?.status === 429);
  return { delayMs, isRequested, isResend, reason: describe(outcome) };
}

// A reused connection that breaks was nearly always being closed before the service read the request, so a read is resent once for free. A
// write may have arrived, and is resent only where retries are allowed.
function mayResend({ error }: Outcome, { retries, hasResent }: RetryState, call: Call): boolean {
  if (!error || !call.needsFreshConnection || !call.isRepeatable || hasResent) return false;
  const { maxRetries } = call.options;
  return retries < (isWrite(call.method) ? maxRetries : Math.max(1, maxRetries));
}

// The key may have been rotated since it was read. A 401 changes nothing, so any request can be resent.
function hasOldKey({ response }: Outcome, { hasResent }: RetryState, { canChangeKey }: Call): boolean {
  return response?.status === 401 && canChangeKey && !hasResent;
}

function mayBeRepeated({ response, error }: Outcome, { isRepeatable, isFinal }: Call): boolean {
  if (response) {
    if (isRepeatable) return RETRIED_STATUSES.has(response.status);
    // A POST is retried only if the service did nothing: after a 429, or a 503 that says when to retry.
    return response.status === 429 || (response.status === 503 && response.headers.get("retry-after") !== null);
  }
  if (!(error instanceof ConnectionError) || error.reason === "tls" || isFinal) return false;
  return isRepeatable || !error.ambiguous;
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
