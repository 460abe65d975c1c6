import type { Call, HttpRequest, HttpResponse } from "../call/call.ts";
import type { EndTurn, Pacer } from "../call/pacer.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import type { SvcError } from "../errors/svc-error.ts";
import type { Middleware, Send } from "./compose.ts";
import { report } from "./report.ts";
import { type Outcome, planRetry, type RetryPlan, type RetryState } from "./retry-policy.ts";
import { sleep } from "./sleep.ts";

/**
 * Retries a request when that is safe and useful. Waits that the service asked for do not use the retry budget, and apply to all calls of a
 * pagination.
 */
export const withRetry: Middleware = (next) => async (request, call) => {
  const { budget, clock, pacer } = call;
  const state: RetryState = { retries: 0, hasResent: false, taken: 0, wasThrottled: false };
  const throttle = pacer?.throttle;
  let successesSeen = throttle?.successes;
  let isResend = false;
  for (;;) {
    const endTurn = pacer && (await waitForTurn(pacer, call));
    const outcome = await attempt(next, request, call);
    const { response } = outcome;
    const isThrottled = response?.status === 429;
    endTurn?.(isThrottled || (response && response.status < 400 ? false : undefined));
    // Aborted or past the deadline: there is no next attempt to plan.
    if (!response) call.cancellation.throwIfCancelled();
    if (response && response.status < 400) {
      throttle?.onSuccess(clock.monotonic(), response.headers);
      // A stale connection is no failure of the service, which has just responded on a new one.
      budget.onSuccess(state.wasThrottled ? state.taken : Number(isResend));
      return response;
    }
    noteLostResponse(outcome, call);
    // Others get through: this call only has to wait for its turn.
    if (isThrottled && throttle?.successes !== successesSeen) state.retries = 0;
    successesSeen = throttle?.successes;
    const plan = planRetry(outcome, state, call);
    if (!plan) return settle(outcome);
    if (isThrottled) state.wasThrottled = true;
    if (isThrottled && plan.isRequested) pacer?.pause(clock.monotonic(), plan.delayMs);
    if (!plan.isRequested) {
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

async function attempt(next: Send, request: HttpRequest, call: Call): Promise<Outcome> {
  try {
    return { response: await next(request, call) };
  } catch (error) {
    // Nothing else is thrown by an attempt.
    return { error: error as SvcError };
  }
}

async function waitForTurn(pacer: Pacer, call: Call): Promise<EndTurn> {
  for (;;) {
    const waitMs = pacer.throttle.waitMs(call.clock.monotonic(), call.options.maxRetryAfterMs);
    if (waitMs > 0) await wait(waitMs, call);
    else if (pacer.hasRoom) return pacer.takeTurn();
    else {
      call.phase = "wait";
      await call.cancellation.race(pacer.nextEnd());
    }
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
