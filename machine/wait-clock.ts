import { setTimeout as pause } from "node:timers/promises";

/** Clock for waiting on another process. */
export interface WaitClock {
  /** Milliseconds since 1970. */
  now(): number;
  pause(milliseconds: number): Promise<unknown>;
}

/** The system clock. */
export const SYSTEM_CLOCK: WaitClock = { now: () => Date.now(), pause };
