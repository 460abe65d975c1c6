import type { Clock } from "./clock.ts";

/** Until when the workers of one walk hold back, after the service has told one of them to. */
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
