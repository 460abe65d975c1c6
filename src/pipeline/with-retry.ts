import type { Call, HttpResponse } from "../call/call.ts";
import type { Pacer } from "../call/pacer.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import type { SvcError } from "../errors/svc-error.ts";
import type { Middleware } from "./compose.ts";
import { report } from "./report.ts";
import { type Outcome, planRetry, type RetryPlan, type RetryState } from "./retry-policy.ts";
import { sleep } from "./sleep.ts";

/**
 * Retries a request when that is safe and useful. Waits that the service ordered cost nothing of the retry budget, and are shared by the
 * other calls of a pagination.
 */
export const withRetry: Middleware = (next) => async (request, call) => {
  const { budget, clock, pacer } = call;
  const state: RetryState = { retries: 0, hasResent: false, taken: 0, wasThrottled: false };
  let successesSeen = pacer?.successes;
  let isResend = false;
  for (;;) {
    if (pacer) await waitForTurn(pacer, call);
    const sentAt = clock.monotonic();
    let outcome: Outcome;
    try {
      outcome = { response: await next(request, call) };
    } catch (error) {
      // Aborted or past the deadline: there is no next attempt to plan.
      call.cancellation.throwIfCancelled();
      // Nothing else is thrown by the attempt.
      outcome = { error: error as SvcError };
    }
    const { response } = outcome;
    if (response && response.status < 400) {
      pacer?.onSuccess(clock.monotonic(), response.headers);
      // A stale connection says nothing against the service, which has just responded on a new one.
      budget.onSuccess(state.wasThrottled ? state.taken : Number(isResend));
      return response;
    }
    noteLostResponse(outcome, call);
    // Others get through: this call only has to wait for its turn.
    if (response?.status === 429 && pacer?.successes !== successesSeen) state.retries = 0;
    successesSeen = pacer?.successes;
    const plan = planRetry(outcome, state, call);
    if (!plan) return settle(outcome);
    if (response?.status === 429) {
      state.wasThrottled = true;
      pacer?.onThrottled(clock.monotonic(), sentAt, plan.delayMs);
    }
    if (!plan.isOrdered) {
      if (!budget.take()) return settle(outcome);
      state.taken += 1;
    }
    state.retries += 1;
    isResend = plan.isResend;
    if (plan.isResend) state.hasResent = true;
    reportRetry(plan, call);
    await wait(plan.delayMs, call);
  }
};

async function waitForTurn(pacer: Pacer, call: Call): Promise<void> {
  for (;;) {
    const waitMs = pacer.takeTurn(call.clock.monotonic(), call.options.maxRetryAfterMs);
    if (waitMs <= 0) return;
    await wait(waitMs, call);
  }
}

function wait(delayMs: number, call: Call): Promise<void> {
  call.phase = "wait";
  return sleep(delayMs, call);
}

function reportRetry({ delayMs, reason }: RetryPlan, call: Call): void {
  const event = { operation: call.name, attempt: call.attempts + 1, delayMs, reason };
  report(call, "onRetry", event, `${call.name}: ${reason}, retrying in ${Math.round(delayMs)} ms`);
}

// From now on a change may have taken effect, and a 404 to a DELETE may mean that an earlier attempt succeeded.
function noteLostResponse({ response, error }: Outcome, call: Call): void {
  const lost = response ? leavesOpen(response) : error instanceof ConnectionError && error.ambiguous;
  if (lost) call.responseLost = true;
}

// A 503 with Retry-After means that nothing was done.
function leavesOpen({ status, headers }: HttpResponse): boolean {
  return status === 408 || (status >= 500 && !(status === 503 && headers.get("retry-after") !== null));
}

function settle(outcome: Outcome): HttpResponse {
  if (outcome.response) return outcome.response;
  throw outcome.error;
}
