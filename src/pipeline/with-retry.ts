import type { Call, HttpRequest, HttpResponse } from "../call/call.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import type { SvcError } from "../errors/svc-error.ts";
import type { Middleware, Send } from "./compose.ts";
import { report } from "./report.ts";
import { type Outcome, planRetry, type RetryPlan } from "./retry-policy.ts";
import { sleep } from "./sleep.ts";

/** Retries a request when that is safe and useful, and pauses the other calls of a pagination while the service is busy. */
export const withRetry: Middleware = (next) => async (request, call) => {
  for (let retries = 0; ; retries += 1) {
    await waitForPause(call);
    const outcome = await attempt(next, request, call);
    if (outcome.response && outcome.response.status < 400) {
      call.budget.onSuccess();
      return outcome.response;
    }
    noteLostResponse(outcome, call);
    const plan = planRetry(outcome, retries, call);
    if (plan && outcome.response?.status === 429) call.pause?.extendTo(call.clock.monotonic() + plan.delayMs);
    if (!plan || !call.budget.take()) return settle(outcome);
    reportRetry(plan, call);
    await wait(plan.delayMs, call);
  }
};

// Repeated, because another call may have extended the pause meanwhile.
async function waitForPause(call: Call): Promise<void> {
  const { pause, clock } = call;
  for (let leftMs = pause?.remainingMs(clock); leftMs; leftMs = pause?.remainingMs(clock)) await wait(leftMs, call);
}

function wait(delayMs: number, call: Call): Promise<void> {
  call.phase = "wait";
  return sleep(delayMs, call);
}

async function attempt(next: Send, request: HttpRequest, call: Call): Promise<Outcome> {
  try {
    return { response: await next(request, call) };
  } catch (error) {
    // Aborted or past the deadline: there is no next attempt to plan.
    call.cancellation.throwIfCancelled();
    // Nothing else is thrown by the attempt.
    return { error: error as SvcError };
  }
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
