import type { ResponseHeaders } from "./response-info.ts";

// A spacing that is this close to one that was throttled is not worth another throttling.
const CLOSE_ENOUGH = 1.03;
// How far to go from an accepted spacing toward a throttled one: a throttling costs a pause, a spacing too long only its excess.
const PROBE = 0.15;
const LARGEST_BURST = 20;
const MOST_PATIENCE = 64;

/**
 * Flow control for requests that belong together, such as the pages of a list: pauses them while the service says so, lets them resume one
 * by one, and learns how fast it accepts them. Knows nothing until the first 429 or `RateLimit-*` header, and then delays nobody.
 * Times are milliseconds of the monotonic clock.
 */
export class Pacer {
  #startedAt: number | undefined;
  #pausedUntil = 0;
  #nextAt = 0;
  #throttledAt = -1;
  #successes = 0;
  #throttlings = 0;
  /** Requests left in the service's window, by its `RateLimit-*` headers. */
  #remaining = Infinity;
  #windowEndsAt = 0;
  /** Time between two requests. */
  #spacingMs = 0;
  /** The longest spacing that was throttled: too short in the long run, whatever bursts the service accepts. */
  #throttledMs = 0;
  /** The shortest spacing that seemed to be accepted, and the one that certainly is, by what came through between two throttlings. */
  #acceptedMs = Infinity;
  #provenMs = Infinity;
  /** Successes before the first throttling: what may be accepted at once. */
  #burst = 0;
  #streak = 0;
  #patience = 1;
  #cycleStartedAt = 0;
  #cycleSuccesses = 0;

  /** Successes so far: a throttled request that sees others succeed may keep waiting for its turn. */
  get successes(): number {
    return this.#successes;
  }

  /** Throttlings so far; requests that were in flight together count once. */
  get throttlings(): number {
    return this.#throttlings;
  }

  /** Takes a turn and returns 0, or returns the milliseconds until there may be one. */
  takeTurn(nowMs: number): number {
    this.#startedAt ??= nowMs;
    const waitMs = Math.max(this.#pausedUntil, this.#nextAt) - nowMs;
    if (waitMs > 0) return waitMs;
    if (this.#remaining <= 0 && this.#windowEndsAt > nowMs) return this.#windowEndsAt - nowMs;
    this.#remaining -= 1;
    this.#nextAt = nowMs + this.#spacingMs;
    return 0;
  }

  /** Notes a 429 to a request sent at `sentAtMs`: nothing is sent for `delayMs`, and then more slowly. */
  onThrottled(nowMs: number, sentAtMs: number, delayMs: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, nowMs + delayMs);
    // Requests that were in flight together meet one limit, which is learned from once.
    if (sentAtMs < this.#throttledAt) return;
    this.#throttledAt = nowMs;
    this.#throttlings += 1;
    // The service says itself how many it accepts, and when.
    if (this.#remaining < Infinity) return;
    this.#learnFromThrottling(nowMs + delayMs);
  }

  #learnFromThrottling(resumesAt: number): void {
    const cycleMs = resumesAt - (this.#spacingMs === 0 ? (this.#startedAt ?? resumesAt) : this.#cycleStartedAt);
    if (this.#spacingMs === 0) this.#burst = Math.min(this.#successes, LARGEST_BURST);
    else this.#throttledMs = Math.max(this.#throttledMs, this.#spacingMs);
    this.#provenMs = Math.min(this.#provenMs, cycleMs / Math.max(1, this.#cycleSuccesses));
    if (this.#acceptedMs <= this.#throttledMs * CLOSE_ENOUGH) this.#acceptedMs = Infinity;
    const slowestMs = Math.min(this.#acceptedMs, this.#provenMs);
    this.#spacingMs = Math.max(slowestMs, this.#throttledMs * CLOSE_ENOUGH);
    if (this.#throttledMs > 0) this.#patience = Math.min(MOST_PATIENCE, this.#patience * 2);
    this.#cycleStartedAt = resumesAt;
    this.#cycleSuccesses = 0;
    this.#streak = 0;
  }

  /** Notes a response that was not throttled. */
  onSuccess(nowMs: number, headers: ResponseHeaders): void {
    this.#successes += 1;
    this.#cycleSuccesses += 1;
    this.#readWindow(nowMs, headers);
    if (this.#spacingMs === 0) return;
    this.#streak += 1;
    if (this.#streak < this.#burst * this.#patience + 1) return;
    this.#streak = 0;
    this.#acceptedMs = this.#spacingMs;
    if (this.#throttledMs === 0) this.#spacingMs /= 2;
    else if (this.#acceptedMs > this.#throttledMs * CLOSE_ENOUGH ** 2)
      this.#spacingMs = Math.max(
        this.#acceptedMs * (this.#throttledMs / this.#acceptedMs) ** PROBE,
        this.#throttledMs * CLOSE_ENOUGH,
      );
    // The service may have become faster meanwhile.
    else if (this.#patience === MOST_PATIENCE) this.#throttledMs /= CLOSE_ENOUGH;
    else this.#patience = MOST_PATIENCE;
  }

  #readWindow(nowMs: number, headers: ResponseHeaders): void {
    const remaining = readCount(headers, "remaining");
    const resetSeconds = readCount(headers, "reset");
    if (remaining === undefined || resetSeconds === undefined) return;
    const endsAt = nowMs + resetSeconds * 1000;
    // A second's difference is rounding; more is the next window. Within one, only a lower count is news: responses overtake each other.
    const isNextWindow = endsAt > this.#windowEndsAt + 1000;
    this.#remaining = isNextWindow ? remaining : Math.min(this.#remaining, remaining);
    if (isNextWindow || endsAt < this.#windowEndsAt) this.#windowEndsAt = endsAt;
  }
}

// Larger values are dates, as some services send them, and say nothing without their clock.
const MAX_RESET_SECONDS = 86_400;

function readCount(headers: ResponseHeaders, name: "remaining" | "reset"): number | undefined {
  const value = headers.get(`ratelimit-${name}`) ?? headers.get(`x-ratelimit-${name}`);
  return value !== null && /^\d+$/.test(value) && Number(value) <= MAX_RESET_SECONDS ? Number(value) : undefined;
}
