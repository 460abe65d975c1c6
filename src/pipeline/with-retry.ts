import type { Call, HttpRequest, HttpResponse } from "../call/call.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import type { SvcError } from "../errors/svc-error.ts";
import type { Exchange, Wrapper } from "./compose.ts";
import { report } from "./report.ts";
import { type Outcome, planRetry, type RetryPlan } from "./retry-policy.ts";
import { sleep } from "./sleep.ts";

/** Sends a request again when that is safe and worth it, and holds the other calls of a walk back while the service is busy. */
export const withRetry: Wrapper = (next) => async (request, call) => {
  for (let retries = 0; ; retries += 1) {
    await holdBack(call);
    const outcome = await attempt(next, request, call);
    if (outcome.response && outcome.response.status < 400) {
      call.budget.onSuccess();
      return outcome.response;
    }
    noteLostAnswer(outcome, call);
    const plan = planRetry(outcome, retries, call);
    if (plan && outcome.response?.status === 429) call.pause?.extendTo(call.clock.monotonic() + plan.delayMs);
    if (!plan || !call.budget.take()) return settle(outcome);
    reportRetry(plan, call);
    await wait(plan.delayMs, call);
  }
};

// More than once when another call was told to wait even longer meanwhile.
async function holdBack(call: Call): Promise<void> {
  const { pause, clock } = call;
  for (let leftMs = pause?.remainingMs(clock); leftMs; leftMs = pause?.remainingMs(clock)) await wait(leftMs, call);
}

function wait(delayMs: number, call: Call): Promise<void> {
  call.phase = "wait";
  return sleep(delayMs, call);
}

async function attempt(next: Exchange, request: HttpRequest, call: Call): Promise<Outcome> {
  try {
    return { response: await next(request, call) };
  } catch (error) {
    // The caller left or the whole call's time is over: there is no next attempt to plan.
    call.cancellation.throwIfCancelled();
    // Nothing else leaves the attempt inside.
    return { error: error as SvcError };
  }
}

function reportRetry({ delayMs, reason }: RetryPlan, call: Call): void {
  const event = { operation: call.name, attempt: call.attempts + 1, delayMs, reason };
  report(call, "onRetry", event, `${call.name}: ${reason}, trying again in ${Math.round(delayMs)} ms`);
}

// From here on a change may have taken effect, and a 404 to a DELETE may mean that an earlier attempt did it.
function noteLostAnswer({ response, error }: Outcome, call: Call): void {
  const lost = response ? leavesOpen(response) : error instanceof ConnectionError && error.ambiguous;
  if (lost) call.answerLost = true;
}

// A 503 that says when to come back says that nothing was done.
function leavesOpen({ status, headers }: HttpResponse): boolean {
  return status === 408 || (status >= 500 && !(status === 503 && headers.get("retry-after") !== null));
}

function settle(outcome: Outcome): HttpResponse {
  if (outcome.response) return outcome.response;
  throw outcome.error;
}
