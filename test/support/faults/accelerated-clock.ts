/** Client milliseconds that pass in one millisecond on the wall. */
export const CLOCK_SPEED = 20;

// Where the process stood still, what arrived meanwhile is read before a time is said to be up.
const TURNS_TO_COME_TO = 10;

export interface AcceleratedClock {
  now(): number;
  /** Keeps its pace when the time of day jumps. */
  monotonic(): number;
  setTimeout(callback: () => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
  /** Timers that are set and neither fired nor cleared. */
  readonly pendingCount: number;
  /** The latest time, in client milliseconds since the clock began, that a timer that fired was set for. However busy the machine is. */
  readonly latestDueMs: number;
  /** Moves the time of day, as an administrator or a time server does. Timers keep their pace. */
  jump(byMs: number): void;
}

/** A clock that runs faster than the wall, so that backoff and timeouts keep their proportions and cost little. */
export function createAcceleratedClock(): AcceleratedClock {
  const startMs = Date.now();
  const pending = new Set<NodeJS.Timeout>();
  const beganMs = performance.now() * CLOCK_SPEED;
  let latestDueMs = 0;
  let jumpedMs = 0;
  return {
    now: () => startMs + (Date.now() - startMs) * CLOCK_SPEED + jumpedMs,
    monotonic: () => performance.now() * CLOCK_SPEED,
    setTimeout(callback, delayMs) {
      const dueMs = performance.now() * CLOCK_SPEED - beganMs + delayMs;
      const fire = (turnsLeft: number): void => {
        if (!pending.has(handle)) return;
        if (turnsLeft > 0) return void setImmediate(fire, turnsLeft - 1);
        pending.delete(handle);
        latestDueMs = Math.max(latestDueMs, dueMs);
        callback();
      };
      const handle = setTimeout(fire, Math.ceil(delayMs / CLOCK_SPEED), TURNS_TO_COME_TO);
      pending.add(handle);
      return handle;
    },
    clearTimeout(handle) {
      pending.delete(handle as NodeJS.Timeout);
      clearTimeout(handle as NodeJS.Timeout);
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
