import type { Clock } from "../call/clock.ts";

// A timer later than this means that the process was suspended or busy.
const LATE_MS = 100;

/**
 * Calls back after a delay; if the timer is late, after one more poll phase, since a response may have arrived unread while the process was
 * suspended. Returns a function that stops the timer.
 */
export function startDueTimer(clock: Clock, delayMs: number, onDue: () => void): () => void {
  const dueAt = clock.monotonic() + delayMs;
  let timer = clock.setTimeout(() => {
    if (clock.monotonic() - dueAt < LATE_MS) return onDue();
    timer = clock.setTimeout(onDue, 0);
  }, delayMs);
  return () => clock.clearTimeout(timer);
}
