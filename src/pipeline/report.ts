import type { SvcError } from "../errors/svc-error.ts";
import type { RequestEvent, ResponseEvent } from "../options/hooks.ts";
import type { Call, HttpResponse, Wrapper } from "./exchange.ts";
import { readRequestId } from "./request-id.ts";
import type { RetryPlan } from "./retry-policy.ts";

/** Tells hooks and logger of every attempt. Stands outside authorization, so that neither ever sees the key. */
export const withReport: Wrapper = (next) => (request, call) => {
  const { onRequest, onResponse, logger } = call.options;
  if (!onRequest && !onResponse && !logger) return next(request, call);
  const event: RequestEvent = {
    operation: call.name,
    method: request.method,
    url: request.url,
    headers: { ...request.headers },
    attempt: call.attempts + 1,
  };
  const startedAt = call.clock.monotonic();
  safely(() => logger?.debug?.(`${call.name}: attempt ${event.attempt}`, { url: event.url }));
  safely(() => onRequest?.(event));
  const done = (outcome: Pick<ResponseEvent, "status" | "requestId" | "error">) =>
    reportResponse(call, { ...event, ...outcome, durationMs: call.clock.monotonic() - startedAt });
  return next(request, call).then(
    (response) => {
      done(describe(response, call));
      return response;
    },
    (error: SvcError) => {
      done({ error });
      throw error;
    },
  );
};

function describe(response: HttpResponse, call: Call): Pick<ResponseEvent, "status" | "requestId"> {
  const requestId = readRequestId(response.headers, call);
  return requestId === undefined ? { status: response.status } : { status: response.status, requestId };
}

function reportResponse(call: Call, event: ResponseEvent): void {
  const { logger, onResponse } = call.options;
  const { status, requestId, durationMs, error } = event;
  const said = error ? error.message : `${call.name}: status ${status}`;
  safely(() =>
    logger?.debug?.(`${said} after ${Math.round(durationMs)} ms`, { status, requestId, attempt: event.attempt }),
  );
  safely(() => onResponse?.(event));
}

/** Tells hooks and logger that an attempt will be repeated. */
export function reportRetry(call: Call, plan: RetryPlan): void {
  const { logger, onRetry } = call.options;
  const event = { operation: call.name, attempt: call.attempts + 1, delayMs: plan.delayMs, reason: plan.reason };
  safely(() => logger?.warn?.(`${call.name}: ${plan.reason}, trying again in ${Math.round(plan.delayMs)} ms`, event));
  safely(() => onRetry?.(event));
}

// A watcher that fails must not change the call, whether it throws or returns a promise that rejects.
function safely(watch: () => unknown): void {
  try {
    const result = watch();
    if (result instanceof Promise) result.catch(() => undefined);
  } catch {
    return;
  }
}
