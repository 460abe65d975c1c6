import { describe, expect, it } from "vitest";
import { Pacer } from "../../../src/call/pacer.ts";

const NO_HEADERS = new Headers() as never;
const left = (remaining: number, reset: number) =>
  new Headers({ "RateLimit-Remaining": String(remaining), "RateLimit-Reset": String(reset) }) as never;

describe("a pacer", () => {
  it("delays nobody before the first 429", () => {
    const pacer = new Pacer();
    expect([0, 0, 1, 1].map((now) => pacer.takeTurn(now))).toEqual([0, 0, 0, 0]);
  });

  it("pauses everybody after a 429, as long as the longest delay says", () => {
    const pacer = new Pacer();
    pacer.takeTurn(0);
    pacer.onThrottled(10, 0, 1000);
    pacer.onThrottled(20, 0, 500);
    expect(pacer.takeTurn(30)).toBe(980);
  });

  it("lets the others resume one by one", () => {
    const pacer = new Pacer();
    for (let sent = 0; sent < 8; sent += 1) pacer.takeTurn(0);
    pacer.onSuccess(5, NO_HEADERS);
    pacer.onThrottled(10, 0, 990);
    expect(pacer.takeTurn(1000)).toBe(0);
    expect(pacer.takeTurn(1000)).toBe(1000);
    expect(pacer.takeTurn(2000)).toBe(0);
  });

  it("learns once from requests that were in flight together", () => {
    const pacer = new Pacer();
    for (let sent = 0; sent < 8; sent += 1) pacer.takeTurn(0);
    pacer.onSuccess(5, NO_HEADERS);
    for (let response = 10; response < 17; response += 1) pacer.onThrottled(response, 0, 1000);
    pacer.takeTurn(2000);
    expect(pacer.takeTurn(2000)).toBeCloseTo(1010);
  });

  it("goes by the service's own window where there is one", () => {
    const pacer = new Pacer();
    pacer.takeTurn(0);
    pacer.onSuccess(1, left(2, 10));
    expect([1, 1].map((now) => pacer.takeTurn(now))).toEqual([0, 0]);
    expect(pacer.takeTurn(1)).toBe(10_000);
    expect(pacer.takeTurn(10_001)).toBe(0);
    pacer.onSuccess(10_002, left(4, 10));
    expect([1, 2, 3, 4].map((now) => pacer.takeTurn(10_002 + now))).toEqual([0, 0, 0, 0]);
    expect(pacer.takeTurn(10_010)).toBeGreaterThan(0);
  });

  it.each([
    [left(0, 1_900_000_000)],
    [new Headers({ "x-ratelimit-remaining": "none", "x-ratelimit-reset": "5" }) as never],
    [new Headers({ "x-ratelimit-remaining": "0" }) as never],
  ])("ignores a window that it cannot read", (headers) => {
    const pacer = new Pacer();
    pacer.onSuccess(0, headers);
    expect(pacer.takeTurn(1)).toBe(0);
  });
});

/** A token bucket that says with 429 and whole seconds when the next token is there. */
class Limiter {
  #tokens: number;
  #at = 0;
  throttled = 0;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {
    this.#tokens = burst;
  }

  /** Milliseconds that a request at this time has to wait; 0 when it is accepted. */
  ask(nowMs: number): number {
    this.#tokens = Math.min(this.burst, this.#tokens + ((nowMs - this.#at) / 1000) * this.perSecond);
    this.#at = nowMs;
    if (this.#tokens >= 1 - 1e-9) {
      this.#tokens -= 1;
      return 0;
    }
    this.throttled += 1;
    return Math.ceil((1 - this.#tokens) / this.perSecond) * 1000;
  }
}

const LATENCY_MS = 20;

/** The time that so many requests take one after the other. */
function elapsed(limiter: Limiter, count: number): number {
  const pacer = new Pacer();
  let now = 0;
  for (let done = 0; done < count; ) {
    const waitMs = pacer.takeTurn(now);
    now += waitMs;
    if (waitMs > 0) continue;
    const sentAt = now;
    const retryAfterMs = limiter.ask(now);
    now += LATENCY_MS;
    if (retryAfterMs === 0) {
      done += 1;
      pacer.onSuccess(now, NO_HEADERS);
    } else {
      pacer.onThrottled(now, sentAt, retryAfterMs);
      now += retryAfterMs;
    }
  }
  return now;
}

it.each([1, 2, 5, 20].flatMap((perSecond) => [1, 5].map((burst) => [perSecond, burst] as const)))(
  "a limiter of %i a second, %i at once, is neither run into again and again nor left idle",
  (perSecond, burst) => {
    const count = 400;
    const limiter = new Limiter(perSecond, burst);
    const idealMs = ((count - burst) / perSecond) * 1000;
    const ms = elapsed(limiter, count);
    expect(ms).toBeLessThan(idealMs * 1.6);
    expect(limiter.throttled).toBeLessThan(60);
  },
);
