/** Client milliseconds that pass in one millisecond on the wall. */
export const CLOCK_SPEED = 20;

// Milliseconds on the wall. A process that stood still for longer, on a busy machine, has lost the rest: no time passes in which
// neither the client nor the service of the test could do anything.
const LONGEST_STEP_MS = 2;

// What has arrived is read before a time is said to be up.
const TURNS_TO_COME_TO = 10;

export interface AcceleratedClock {
  now(): number;
  /** Keeps its pace when the time of day jumps. */
  monotonic(): number;
  setTimeout(callback: () => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
  /** Timers that are set and neither fired nor cleared. */
  readonly pendingCount: number;
  /** The latest time that a timer that fired was set for, of `monotonic()`. */
  readonly latestDueMs: number;
  /** Moves the time of day, as an administrator or a time server does. Timers keep their pace. */
  jump(byMs: number): void;
}

interface Timer {
  readonly dueMs: number;
  readonly callback: () => void;
}

/** A clock that runs faster than the wall, so that backoff and timeouts keep their proportions and cost little. */
export function createAcceleratedClock(): AcceleratedClock {
  const startMs = Date.now();
  const pending = new Set<Timer>();
  let ticker: NodeJS.Timeout | undefined;
  let lastWallMs = performance.now();
  let elapsedMs = 0;
  let latestDueMs = 0;
  let jumpedMs = 0;

  const elapsed = (): number => {
    const wallMs = performance.now();
    elapsedMs += Math.min(wallMs - lastWallMs, LONGEST_STEP_MS) * CLOCK_SPEED;
    lastWallMs = wallMs;
    return elapsedMs;
  };
  const remove = (timer: Timer): boolean => {
    const wasPending = pending.delete(timer);
    if (pending.size === 0) {
      clearInterval(ticker);
      ticker = undefined;
    }
    return wasPending;
  };
  const fire = (timer: Timer, turnsLeft: number): void => {
    if (turnsLeft > 0) return void setImmediate(fire, timer, turnsLeft - 1);
    if (!remove(timer)) return;
    latestDueMs = Math.max(latestDueMs, timer.dueMs);
    timer.callback();
  };
  const tick = (): void => {
    const nowMs = elapsed();
    for (const timer of pending) if (timer.dueMs <= nowMs) fire(timer, TURNS_TO_COME_TO);
  };

  return {
    now: () => startMs + elapsed() + jumpedMs,
    monotonic: elapsed,
    setTimeout(callback, delayMs) {
      const timer = { dueMs: elapsed() + delayMs, callback };
      pending.add(timer);
      ticker ??= setInterval(tick, 1);
      return timer;
    },
    clearTimeout(handle) {
      remove(handle as Timer);
    },
    get pendingCount() {
      return pending.size;
    },
    get latestDueMs() {
      return latestDueMs;
    },
    jump(byMs) {
      jumpedMs += byMs;
    },
  };
}
