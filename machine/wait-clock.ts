import { setTimeout as pause } from "node:timers/promises";

/** Time as something that waits for another process sees it. */
export interface WaitClock {
  /** Milliseconds since 1970. */
  now(): number;
  pause(milliseconds: number): Promise<unknown>;
}

/** The time of this machine. */
export const SYSTEM_CLOCK: WaitClock = { now: () => Date.now(), pause };
