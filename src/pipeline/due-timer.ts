import type { Clock } from "../call/clock.ts";

// A timer that is later than this belongs to a process that was frozen or busy.
const LATE_MS = 100;

/**
 * Calls back after a time, and where that is late, after one more poll phase: a response may have arrived while the process was frozen, and
 * nobody has read it. Returns a function that stops the timer.
 */
export function startDueTimer(clock: Clock, delayMs: number, onDue: () => void): () => void {
  const dueAt = clock.monotonic() + delayMs;
  let timer = clock.setTimeout(() => {
    if (clock.monotonic() - dueAt < LATE_MS) return onDue();
    timer = clock.setTimeout(onDue, 0);
  }, delayMs);
  return () => clock.clearTimeout(timer);
}
