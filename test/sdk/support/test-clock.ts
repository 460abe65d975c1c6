import type { Clock } from "../../../src/call/clock.ts";

interface Timer {
  readonly atMs: number;
  readonly callback: () => void;
}

/** A clock on which waiting takes no time: as soon as nothing else is to be done, it jumps to the next timer. */
export class TestClock implements Clock {
  /** When this clock was made, in milliseconds since the epoch. */
  static readonly STARTED_AT = Date.UTC(2026, 10, 12, 9, 0, 0);

  #elapsedMs = 0;
  #jumpedMs = 0;
  #isTicking = false;
  readonly #timers = new Map<number, Timer>();
  #lastHandle = 0;

  now(): number {
    return TestClock.STARTED_AT + this.#jumpedMs + this.#elapsedMs;
  }

  monotonic(): number {
    return this.#elapsedMs;
  }

  setTimeout(callback: () => void, delayMs: number): number {
    this.#lastHandle += 1;
    this.#timers.set(this.#lastHandle, { atMs: this.#elapsedMs + delayMs, callback });
    this.#tickSoon();
    return this.#lastHandle;
  }

  clearTimeout(handle: unknown): void {
    this.#timers.delete(handle as number);
  }

  /** Timers that are set and neither fired nor cleared. */
  get pendingCount(): number {
    return this.#timers.size;
  }

  /** Moves the time of day; timers keep their pace. */
  jump(byMs: number): void {
    this.#jumpedMs += byMs;
  }

  /** A promise that is kept after so many of this clock's milliseconds. */
  wait(delayMs: number): Promise<void> {
    return new Promise((resolve) => void this.setTimeout(resolve, delayMs));
  }

  #tickSoon(): void {
    if (this.#isTicking) return;
    this.#isTicking = true;
    // Everything that promises can do without time has been done by then.
    setImmediate(() => {
      this.#isTicking = false;
      this.#tick();
    });
  }

  #tick(): void {
    let next: [handle: number, timer: Timer] | undefined;
    for (const entry of this.#timers) if (!next || entry[1].atMs < next[1].atMs) next = entry;
    if (!next) return;
    const [handle, { atMs, callback }] = next;
    this.#timers.delete(handle);
    this.#elapsedMs = Math.max(this.#elapsedMs, atMs);
    callback();
    if (this.#timers.size > 0) this.#tickSoon();
  }
}
