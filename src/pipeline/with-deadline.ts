import type { Call } from "../call/call.ts";
import { onAbort } from "./abort-signals.ts";
import { abortedError, timeoutError } from "./call-errors.ts";
import type { Middleware } from "./compose.ts";
import { startDueTimer } from "./due-timer.ts";

/** Ends a call at its deadline, and when the caller's signal is aborted. */
export const withDeadline: Middleware = (next) => (request, call) => inTime(call, () => next(request, call));

/**
 * Ends work at its call's deadline, and when the caller's signal is aborted. The signal is forwarded by a listener that is removed with the
 * call; `AbortSignal.any` would leave one behind per call.
 */
export function inTime<T>(call: Call, work: () => Promise<T>): Promise<T> {
  return call.options.signal || call.deadlineAt !== undefined ? workInTime(call, work) : work();
}

async function workInTime<T>(call: Call, work: () => Promise<T>): Promise<T> {
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
    return await work();
  } finally {
    stop?.();
    stopTimer?.();
  }
}
