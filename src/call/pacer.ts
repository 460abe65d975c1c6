import { readRateLimit } from "./rate-limit.ts";
import type { ResponseHeaders } from "./response-info.ts";

/** Waits that the service asked for: pauses, and its window of requests. One per client, since rate limits apply to the key. */
export class Throttle {
  #pausedUntil = 0;
  /** Requests left in the service's window, by its `RateLimit-*` headers. */
  #remaining = Infinity;
  #windowEndsAt = 0;
  #successes = 0;

  /** Successes so far: a throttled request that sees others succeed may keep waiting for its turn. */
  get successes(): number {
    return this.#successes;
  }

  /**
   * Milliseconds until a request may be sent, 0 if at once. A window that ends more than `mostMs` from now is ignored: the service's error
   * response is better than hours of silence.
   */
  waitMs(nowMs: number, mostMs: number): number {
    const windowMs = this.#windowEndsAt - nowMs;
    const isUsedUp = this.#remaining <= 0 && windowMs <= mostMs;
    return Math.max(0, this.#pausedUntil - nowMs, isUsedUp ? windowMs : 0);
  }

  /** Notes that a request is sent. */
  onSent(): void {
    this.#remaining -= 1;
  }

  pauseUntil(atMs: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, atMs);
  }

  /** Notes a response that was not throttled. */
  onSuccess(nowMs: number, headers: ResponseHeaders): void {
    this.#successes += 1;
    const limit = readRateLimit(headers);
    if (!limit) return;
    const endsAt = nowMs + limit.resetMs;
    // Up to a second's difference is rounding, more is the next window. Within one only a lower count counts: responses arrive out of
    // order.
    const isNextWindow = endsAt > this.#windowEndsAt + 1000;
    this.#remaining = isNextWindow ? limit.remaining : Math.min(this.#remaining, limit.remaining);
    if (isNextWindow || endsAt < this.#windowEndsAt) this.#windowEndsAt = endsAt;
  }
}

// Widening the window may cost another pause. No widening for 20 times the last pause keeps that cost at 5 %.
const PAUSES_TO_STAY_CALM = 20;
// The largest `concurrency` of a list or `getMany()`.
const LARGEST_WINDOW = 32;

/** Ends a turn. `wasThrottled` is undefined where the outcome is unknown. */
export type EndTurn = (wasThrottled?: boolean) => void;

/**
 * Flow control for a group of requests, such as the pages of a list. Waits as the service asks, and limits requests in flight: half as many
 * after a 429, one more after each success. Without a pause and with none in flight, it never delays a request.
 */
export class Pacer {
  readonly throttle: Throttle;
  #window = LARGEST_WINDOW;
  #inFlight = 0;
  #sent = 0;
  /** Number of the last request sent before the window was halved. All up to it form one group, in which only the first 429 counts. */
  #lastOfGroup = 0;
  #waiting: (() => void)[] = [];
  #calmUntil = 0;

  constructor(throttle: Throttle) {
    this.throttle = throttle;
  }

  /** Whether another request may be in flight now. */
  get hasRoom(): boolean {
    return this.#inFlight < this.#window;
  }

  /** Pauses all requests as the service asked with a 429. */
  pause(nowMs: number, delayMs: number): void {
    this.throttle.pauseUntil(nowMs + delayMs);
    this.#calmUntil = Math.max(this.#calmUntil, nowMs + delayMs * PAUSES_TO_STAY_CALM);
  }

  /** Whether the service has asked to slow down so recently that a list should not widen its window. */
  isCalm(nowMs: number): boolean {
    return nowMs < this.#calmUntil;
  }

  /** Resolves once another turn has ended. */
  nextEnd(): Promise<void> {
    return new Promise((resolve) => void this.#waiting.push(resolve));
  }

  /** Takes a turn. The function that it returns has to be called when the request is done. */
  takeTurn(): EndTurn {
    this.throttle.onSent();
    this.#inFlight += 1;
    this.#sent += 1;
    const number = this.#sent;
    return (wasThrottled) => {
      if (number > this.#lastOfGroup && wasThrottled !== undefined) this.#resize(wasThrottled);
      this.#inFlight -= 1;
      // In order; a request that finds no room queues again.
      for (const wake of this.#waiting.splice(0)) wake();
    };
  }

  #resize(wasThrottled: boolean): void {
    if (wasThrottled) {
      this.#window = Math.max(1, Math.floor(Math.min(this.#window, this.#inFlight) / 2));
      this.#lastOfGroup = this.#sent;
    } else this.#window = Math.min(LARGEST_WINDOW, this.#window + 1);
  }
}
