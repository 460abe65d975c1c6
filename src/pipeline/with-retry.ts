import { ConnectionError } from "../errors/connection-error.ts";
import { SvcError } from "../errors/svc-error.ts";
import type { Call, Exchange, HttpRequest, HttpResponse, Wrapper } from "./exchange.ts";
import { reportRetry } from "./report.ts";
import { type Outcome, planRetry } from "./retry-policy.ts";
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
    reportRetry(call, plan);
    call.phase = "wait";
    await sleep(plan.delayMs, call);
  }
};

// More than once when another call was told to wait even longer meanwhile.
async function holdBack(call: Call): Promise<void> {
  for (let pausedMs = leftOfPause(call); pausedMs > 0; pausedMs = leftOfPause(call)) {
    call.phase = "wait";
    await sleep(pausedMs, call);
  }
}

function leftOfPause({ pause, clock }: Call): number {
  return pause?.remainingMs(clock) ?? 0;
}

async function attempt(next: Exchange, request: HttpRequest, call: Call): Promise<Outcome> {
  try {
    return { response: await next(request, call) };
  } catch (error) {
    // The caller left or the whole call's time is over: there is no next attempt to plan.
    call.cancellation.throwIfCancelled();
    if (error instanceof SvcError) return { error };
    throw error;
  }
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
