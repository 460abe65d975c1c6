/**
 * Does work with a controller that is aborted with the signal, and after `timeoutMs` with a `TimeoutError`. Not `AbortSignal.any` and
 * `AbortSignal.timeout`: on Node 20 they may never fire once garbage was collected, and leave something behind at a signal that lives on.
 */
export async function withLimits<T>(
  { signal, timeoutMs }: { signal?: AbortSignal | undefined; timeoutMs?: number },
  work: (controller: AbortController) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener("abort", abort);
  const timer =
    timeoutMs === undefined
      ? undefined
      : setTimeout(() => controller.abort(new DOMException("The time is over.", "TimeoutError")), timeoutMs);
  try {
    return await work(controller);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}
