import { readRateLimit } from "./rate-limit.ts";
import type { ResponseHeaders } from "./response-info.ts";

/** Orders of the service: its pauses and its window of requests. Shared by a client's requests that come in groups: what is limited is the key. */
export class Orders {
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
   * Milliseconds until a request may be sent; 0 for now. A window that ends later than in `mostMs` is not waited for: the service's own error
   * response says more than a silence of hours.
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
    // A second's difference is rounding; more is the next window. Within one, only a lower count is news: responses overtake each other.
    const isNextWindow = endsAt > this.#windowEndsAt + 1000;
    this.#remaining = isNextWindow ? limit.remaining : Math.min(this.#remaining, limit.remaining);
    if (isNextWindow || endsAt < this.#windowEndsAt) this.#windowEndsAt = endsAt;
  }
}

// A rejection for more requests than before costs as long as the service orders: tried no more often than this, it costs a twentieth.
const ORDERS_TO_STAY_CALM = 20;
// As many as a list or `getMany()` may ask for at the same time.
const LARGEST_WINDOW = 32;

/** Ends a turn. A response that was throttled, or was not; none where neither is known. */
export type EndTurn = (wasThrottled?: boolean) => void;

/**
 * Flow control for a group of requests, such as the pages of a list. Obeys what the service orders, and bounds how many are in flight: half as
 * many after a 429, one more after each success. Never delays a request that nothing orders to wait while no other is in flight.
 */
export class Pacer {
  readonly orders: Orders;
  #window = LARGEST_WINDOW;
  #inFlight = 0;
  #sent = 0;
  /** Number of the last request that was sent before the window was halved: those are one group, of which one 429 counts. */
  #lastOfGroup = 0;
  #waiting: (() => void)[] = [];
  #calmUntil = 0;

  constructor(orders: Orders) {
    this.orders = orders;
  }

  /** Whether another request may be in flight now. */
  get hasRoom(): boolean {
    return this.#inFlight < this.#window;
  }

  /** Pauses all requests as the service orders after a 429. */
  pause(nowMs: number, delayMs: number): void {
    this.orders.pauseUntil(nowMs + delayMs);
    this.#calmUntil = Math.max(this.#calmUntil, nowMs + delayMs * ORDERS_TO_STAY_CALM);
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
    this.orders.onSent();
    this.#inFlight += 1;
    this.#sent += 1;
    const number = this.#sent;
    return (wasThrottled) => {
      if (number > this.#lastOfGroup && wasThrottled !== undefined) this.#resize(wasThrottled);
      this.#inFlight -= 1;
      // In their order: who finds no room waits behind the others again.
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
