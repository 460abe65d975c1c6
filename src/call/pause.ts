import type { Clock } from "./clock.ts";

/** Pauses all workers of one pagination after the service has asked one of them to wait. */
export class Pause {
  #until = 0;

  extendTo(monotonicMs: number): void {
    this.#until = Math.max(this.#until, monotonicMs);
  }

  /** Milliseconds left. */
  remainingMs(clock: Clock): number {
    return Math.max(0, this.#until - clock.monotonic());
  }
}
