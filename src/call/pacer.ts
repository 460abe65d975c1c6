import { readRateLimit } from "./rate-limit.ts";
import type { ResponseHeaders } from "./response-info.ts";

// Bursts that were accepted at once are taken to be no larger than this.
const LARGEST_BURST = 20;
// The first spacing after a 429 without further knowledge, as a part of the wait. Whole seconds say little of a fast limiter, which a long
// spacing would cost far more than a slow one loses by being tried too fast.
const FIRST_GUESS = 1 / 16;
// A spacing that is this close to one that was throttled is not worth another throttling.
const CLOSE_ENOUGH = 1.02;
// How far to go from an accepted spacing toward a throttled one: a throttling costs a pause, a spacing too long only its excess.
const PROBE = 0.15;
// Successes, in bursts, after which a spacing counts as accepted: burst for burst hides a spacing too short.
const BURSTS_TO_TRUST = 10;
// Successes, in bursts, after which the service may have become faster than it was.
const BURSTS_TO_FORGET = 64;

// After so long without a request, what was learned may no longer hold.
const REMEMBERED_MS = 60_000;

/**
 * Flow control for a client's requests that come in groups, such as the pages of a list: pauses them while the service says so, lets them resume one
 * by one, and learns how fast it accepts them. Knows nothing until the first 429 or `RateLimit-*` header, and then delays nobody.
 * Times are milliseconds of the monotonic clock.
 */
export class Pacer {
  #startedAt: number | undefined;
  #pausedUntil = 0;
  #nextAt = 0;
  #successes = 0;
  #throttlings = 0;
  /** Requests left in the service's window, by its `RateLimit-*` headers. */
  #remaining = Infinity;
  #windowEndsAt = 0;
  /** Time between two requests; 0 before the first throttling. */
  #spacingMs = 0;
  // All of these from the first throttling on.
  /** The longest spacing that was throttled: too short in the long run, whatever bursts the service accepts. */
  #throttledMs = 0;
  /** The shortest spacing that is certainly accepted, by what came through. */
  #provenMs = Infinity;
  /** Successes before the first throttling: what may be accepted at once. */
  #burst = 1;
  /** The latest pause: what another throttling would cost. */
  #pauseMs = 0;
  #resumesAt = 0;
  /** Successes since then, and those at the present spacing. */
  #cycleSuccesses = 0;
  #streak = 0;

  /** Successes so far: a throttled request that sees others succeed may keep waiting for its turn. */
  get successes(): number {
    return this.#successes;
  }

  /** Throttlings so far; requests that were in flight together count once. */
  get throttlings(): number {
    return this.#throttlings;
  }

  /**
   * Takes a turn and returns 0, or returns the milliseconds until there may be one. A window that ends later than in `mostMs` is not waited
   * for: the service's own error response says more than a silence of hours.
   */
  takeTurn(nowMs: number, mostMs = Infinity): number {
    const waitMs = Math.max(this.#pausedUntil, this.#nextAt) - nowMs;
    if (waitMs > 0) return waitMs;
    if (-waitMs > REMEMBERED_MS) this.#forget(nowMs);
    this.#startedAt ??= nowMs;
    const windowMs = this.#windowEndsAt - nowMs;
    if (this.#remaining <= 0 && windowMs > 0 && windowMs <= mostMs) return windowMs;
    this.#remaining -= 1;
    this.#nextAt = nowMs + this.#spacingMs;
    return 0;
  }

  #forget(nowMs: number): void {
    this.#startedAt = undefined;
    this.#spacingMs = 0;
    this.#cycleSuccesses = 0;
    if (this.#windowEndsAt <= nowMs) this.#remaining = Infinity;
  }

  /** Notes a 429 to a request sent at `sentAtMs`: nothing is sent for `delayMs`, and then more slowly. */
  onThrottled(nowMs: number, sentAtMs: number, delayMs: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, nowMs + delayMs);
    const pausedAt = this.#resumesAt;
    this.#resumesAt = this.#pausedUntil;
    // Requests that were in flight together meet one limit, which is learned from once.
    if (sentAtMs < pausedAt) return;
    this.#throttlings += 1;
    this.#pauseMs = delayMs;
    // Unless the service says itself how many it accepts, and when.
    if (this.#remaining === Infinity) this.#learnFromThrottling(sentAtMs, this.#resumesAt - pausedAt);
    this.#cycleSuccesses = 0;
    this.#streak = 0;
  }

  #learnFromThrottling(sentAtMs: number, cycleMs: number): void {
    const successes = Math.max(1, this.#cycleSuccesses);
    if (this.#spacingMs === 0) {
      const startedAt = this.#startedAt ?? sentAtMs;
      this.#burst = Math.min(successes, LARGEST_BURST);
      this.#throttledMs = (sentAtMs - startedAt) / successes;
      this.#provenMs = (this.#resumesAt - startedAt) / successes;
      this.#spacingMs = Math.min(this.#provenMs, this.#pauseMs * FIRST_GUESS);
    } else {
      this.#throttledMs = Math.max(this.#throttledMs, this.#spacingMs);
      this.#provenMs = Math.min(this.#provenMs, cycleMs / successes);
      // What was proven no longer holds.
      if (this.#provenMs < this.#throttledMs) this.#provenMs = cycleMs / successes;
      this.#spacingMs = Math.min(this.#provenMs, this.#throttledMs * 2);
    }
    this.#spacingMs = Math.max(this.#spacingMs, this.#throttledMs * CLOSE_ENOUGH);
  }

  /** Notes a response that was not throttled. */
  onSuccess(nowMs: number, headers: ResponseHeaders): void {
    this.#successes += 1;
    this.#cycleSuccesses += 1;
    this.#readWindow(nowMs, headers);
    if (this.#spacingMs > 0) this.#learnFromSuccess(nowMs - this.#resumesAt);
  }

  #learnFromSuccess(elapsedMs: number): void {
    this.#streak += 1;
    const beyondBurst = this.#streak - this.#burst;
    // There is one spacing less than there are requests.
    if (beyondBurst > 0)
      this.#provenMs = Math.min(this.#provenMs, (this.#spacingMs * (this.#streak - 1)) / beyondBurst);
    const shortestMs = this.#throttledMs * CLOSE_ENOUGH;
    // Far from any spacing that was throttled there is much to gain, and few successes are enough.
    const isFar = this.#spacingMs > this.#throttledMs * 2;
    if (this.#streak <= this.#burst * (isFar ? 2 : BURSTS_TO_TRUST)) return;
    const gain = 1 - shortestMs / this.#spacingMs;
    if (gain <= 0 && this.#streak > this.#burst * BURSTS_TO_FORGET) this.#throttledMs /= CLOSE_ENOUGH;
    // Another throttling has to be worth it: as if as much were still to come as has been.
    if (gain <= 0 || (!isFar && gain * elapsedMs < this.#pauseMs)) return;
    const nearerMs = this.#spacingMs * (this.#throttledMs / this.#spacingMs) ** PROBE;
    this.#spacingMs = Math.max(isFar ? this.#spacingMs / 2 : nearerMs, shortestMs);
    this.#streak = 0;
  }

  #readWindow(nowMs: number, headers: ResponseHeaders): void {
    const limit = readRateLimit(headers);
    if (!limit) return;
    const { remaining, resetMs } = limit;
    const endsAt = nowMs + resetMs;
    // A second's difference is rounding; more is the next window. Within one, only a lower count is news: responses overtake each other.
    const isNextWindow = endsAt > this.#windowEndsAt + 1000;
    this.#remaining = isNextWindow ? remaining : Math.min(this.#remaining, remaining);
    if (isNextWindow || endsAt < this.#windowEndsAt) this.#windowEndsAt = endsAt;
  }
}
