import type { Call, HttpRequest, HttpResponse } from "../call/call.ts";
import { onAbort } from "./abort-signals.ts";
import { abortedError, timeoutError } from "./call-errors.ts";
import type { Middleware, Send } from "./compose.ts";
import { startDueTimer } from "./due-timer.ts";

/**
 * Ends a call at its deadline, and when the caller's signal is aborted. The signal is forwarded by a listener that goes with the call:
 * `AbortSignal.any` would leave one behind per call.
 */
export const withDeadline: Middleware = (next) => (request, call) =>
  call.options.signal || call.deadlineAt !== undefined ? sendInTime(next, request, call) : next(request, call);

async function sendInTime(next: Send, request: HttpRequest, call: Call): Promise<HttpResponse> {
  const { clock, cancellation, deadlineAt = Infinity } = call;
  const { signal } = call.options;
  const abort = () => signal && cancellation.cancel(abortedError(call, signal));
  const onDeadline = () => cancellation.cancel(timeoutError(call, "deadlineMs"));
  if (signal?.aborted) abort();
  const leftMs = deadlineAt - clock.monotonic();
  if (leftMs <= 0) onDeadline();
  cancellation.throwIfCancelled();
  const stopTimer = leftMs < Infinity ? startDueTimer(clock, leftMs, onDeadline) : undefined;
  const stop = signal && onAbort(signal, abort);
  try {
    return await next(request, call);
  } finally {
    stop?.();
    stopTimer?.();
  }
}
