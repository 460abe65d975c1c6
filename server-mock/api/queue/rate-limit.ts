import { countText } from "../../../core/words/count-text.ts";
import { ApiError } from "../respond/api-error.ts";

/** Number of requests that an API key may send in a time window. */
export interface RateLimit {
  requests: number;
  windowSeconds: number;
}

interface Window {
  startedAt: number;
  endsAt: number;
  used: number;
}

/** Bounds memory regardless of the number of keys. */
const MAX_WINDOWS = 10_000;

/**
 * Counts requests per key in fixed windows. Each process counts on its own: with several, give each its share of the limit, or
 * limit in the proxy in front of them.
 */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #now: () => Date;
  readonly #maxWindows: number;
  readonly #windows = new Map<string, Window>();

  constructor(limit: RateLimit, now: () => Date, maxWindows = MAX_WINDOWS) {
    this.#limit = limit;
    this.#now = now;
    this.#maxWindows = maxWindows;
  }

  /** Counts a request and adds the RateLimit headers; rejects it if the window is exhausted. */
  take(keyId: string, headers: Record<string, string>): void {
    const time = this.#now().getTime();
    const window = this.#windowOf(keyId, time);
    window.used += 1;
    const resetSeconds = Math.ceil((window.endsAt - time) / 1000);
    headers["RateLimit-Limit"] = String(this.#limit.requests);
    headers["RateLimit-Remaining"] = String(Math.max(0, this.#limit.requests - window.used));
    headers["RateLimit-Reset"] = String(resetSeconds);
    if (window.used <= this.#limit.requests) return;
    headers["Retry-After"] = String(resetSeconds);
    const seconds = countText(resetSeconds, "second");
    throw new ApiError("rate_limited", `Too many requests. Try again in ${seconds}.`);
  }

  #windowOf(keyId: string, time: number): Window {
    const current = this.#windows.get(keyId);
    if (current && isWithin(current, time)) return current;
    // Ordered by start, so the evicted window has ended or is the first to end.
    this.#windows.delete(keyId);
    const [first] = this.#windows.keys();
    if (first !== undefined && this.#windows.size >= this.#maxWindows) this.#windows.delete(first);
    const window = { startedAt: time, endsAt: time + this.#limit.windowSeconds * 1000, used: 0 };
    this.#windows.set(keyId, window);
    return window;
  }
}

/**
 * Reports whether a time is in the window. Before its start the clock was set back, which starts a new window instead of
 * blocking the key.
 */
function isWithin({ startedAt, endsAt }: Window, time: number): boolean {
  return startedAt <= time && time < endsAt;
}
