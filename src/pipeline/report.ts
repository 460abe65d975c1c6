import type { Call, HttpRequest, HttpResponse } from "../call/call.ts";
import type { Hooks, RequestEvent, ResponseEvent } from "../options/hooks.ts";
import type { Middleware, Send } from "./compose.ts";

/** Reports every attempt to hooks and logger. Outside authorization, so that neither ever sees the key. */
export const withReport: Middleware = (next) => (request, call) => {
  const { onRequest, onResponse, logger } = call.options;
  return onRequest || onResponse || logger ? sendReported(next, request, call) : next(request, call);
};

async function sendReported(next: Send, request: HttpRequest, call: Call): Promise<HttpResponse> {
  const { method, url, headers } = request;
  const event: RequestEvent = {
    operation: call.name,
    method,
    url: call.redact(url),
    headers: { ...headers },
    attempt: call.attempts + 1,
  };
  const startedAt = call.clock.monotonic();
  const reportEnd = (outcome: Partial<ResponseEvent>, summary: string) => {
    const durationMs = call.clock.monotonic() - startedAt;
    report(call, "onResponse", { ...event, ...outcome, durationMs }, `${summary} after ${Math.round(durationMs)} ms`);
  };
  report(call, "onRequest", event, `${call.name}: attempt ${event.attempt}`);
  try {
    const response = await next(request, call);
    const { status, requestId } = response;
    reportEnd(requestId === undefined ? { status } : { status, requestId }, `${call.name}: status ${status}`);
    return response;
  } catch (error) {
    reportEnd({ error } as Partial<ResponseEvent>, (error as Error).message);
    throw error;
  }
}

/** Reports an event to its hook, and as a line to the logger. Headers are not logged: a caller's own may be secret. */
export function report<Name extends keyof Hooks>(
  { options }: Call,
  hook: Name,
  event: Parameters<NonNullable<Hooks[Name]>>[0],
  message: string,
): void {
  safely(() => {
    const { headers: _, ...fields } = event as Partial<RequestEvent>;
    return options.logger?.[hook === "onRetry" ? "warn" : "debug"]?.(message, fields);
  });
  safely(() => options[hook]?.(event as never));
}

/** Runs an observer that must not affect the call, neither by throwing nor by a rejected promise. */
export function safely(watch: () => unknown): void {
  try {
    const result = watch();
    if (result instanceof Promise) result.catch(() => undefined);
  } catch {
    return;
  }
}
