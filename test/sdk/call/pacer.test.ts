import { describe, expect, it } from "vitest";
import { Pacer, Throttle } from "../../../src/call/pacer.ts";

const left = (remaining: number, reset: number) =>
  new Headers({ "RateLimit-Remaining": String(remaining), "RateLimit-Reset": String(reset) }) as never;

const startPacer = () => new Pacer(new Throttle());

/** Takes turns until there is no room. */
function takeAll(pacer: Pacer) {
  const turns: ReturnType<Pacer["takeTurn"]>[] = [];
  while (pacer.hasRoom) turns.push(pacer.takeTurn());
  return turns;
}

/** Takes turns for as long as nothing is ordered; returns the wait then. */
function waits(throttle: Throttle, nowMs: number, count: number, mostMs = Infinity): number[] {
  return Array.from({ length: count }, () => {
    const waitMs = throttle.waitMs(nowMs, mostMs);
    if (waitMs === 0) throttle.onSent();
    return waitMs;
  });
}

describe("requests in flight", () => {
  it("are 32 at most before the first 429", () => {
    expect(takeAll(startPacer())).toHaveLength(32);
  });

  it("are half as many after a 429, which counts once for those in flight together", () => {
    const pacer = startPacer();
    for (const end of [1, 2, 3, 4, 5, 6, 7, 8].map(() => pacer.takeTurn())) end(true);
    expect(takeAll(pacer)).toHaveLength(4);
  });

  it("are half as many again after a 429 to one that was sent since", () => {
    const pacer = startPacer();
    for (const end of [1, 2, 3, 4, 5, 6, 7, 8].map(() => pacer.takeTurn())) end(true);
    for (const end of takeAll(pacer)) end(true);
    expect(takeAll(pacer)).toHaveLength(2);
  });

  it("are one at least", () => {
    const pacer = startPacer();
    for (let round = 0; round < 3; round += 1) pacer.takeTurn()(true);
    expect(takeAll(pacer)).toHaveLength(1);
  });

  it("are one more after each success of those that were sent since, up to 32", () => {
    const pacer = startPacer();
    const [first, ...others] = [1, 2, 3, 4].map(() => pacer.takeTurn());
    first?.(true);
    for (const end of others) end(false);
    expect(takeAll(pacer).map((end) => end(false))).toHaveLength(2);
    const next = takeAll(pacer);
    expect(next).toHaveLength(4);
    for (const end of next) end();
    expect(takeAll(pacer)).toHaveLength(4);
    const many = startPacer();
    for (let sent = 0; sent < 40; sent += 1) many.takeTurn()(false);
    expect(takeAll(many)).toHaveLength(32);
  });

  it("are taken by those who wait in the order in which they came", async () => {
    const pacer = startPacer();
    const turns = takeAll(pacer);
    const order: number[] = [];
    const waiting = [1, 2, 3].map(async (number) => {
      while (!pacer.hasRoom) await pacer.nextEnd();
      pacer.takeTurn();
      order.push(number);
    });
    for (const end of turns.slice(0, 3)) {
      end();
      await new Promise(setImmediate);
    }
    await Promise.all(waiting);
    expect(order).toEqual([1, 2, 3]);
  });
});

describe("what the service orders", () => {
  it("is nothing at first", () => {
    expect(waits(new Throttle(), 0, 3)).toEqual([0, 0, 0]);
  });

  it("keeps a list from widening its window for twenty times as long as it pauses", () => {
    const pacer = startPacer();
    pacer.pause(1_000, 50);
    expect([1_000, 1_999, 2_000].map((now) => pacer.isCalm(now))).toEqual([true, true, false]);
  });

  it("is the longest of its pauses", () => {
    const throttle = new Throttle();
    throttle.pauseUntil(1_010);
    throttle.pauseUntil(520);
    expect([30, 1_010].map((now) => throttle.waitMs(now, Infinity))).toEqual([980, 0]);
  });

  it("holds for every group of a client, whose windows are their own", () => {
    const throttle = new Throttle();
    const [one, other] = [new Pacer(throttle), new Pacer(throttle)];
    one.takeTurn()(true);
    throttle.pauseUntil(5);
    expect([takeAll(one).length, takeAll(other).length, other.throttle.waitMs(0, Infinity)]).toEqual([1, 32, 5]);
  });

  it("is the service's own window where there is one", () => {
    const throttle = new Throttle();
    throttle.onSuccess(1, left(2, 10));
    expect(waits(throttle, 1, 3)).toEqual([0, 0, 10_000]);
    expect(waits(throttle, 10_001, 1)).toEqual([0]);
    throttle.onSuccess(10_002, left(4, 10));
    expect(waits(throttle, 10_002, 5)).toEqual([0, 0, 0, 0, 10_000]);
  });

  it("is no new window in a response that was overtaken, nor for a second of rounding", () => {
    const throttle = new Throttle();
    throttle.onSuccess(1, left(2, 10));
    throttle.onSuccess(900, left(9, 10));
    throttle.onSuccess(1_001, left(9, 10));
    expect(waits(throttle, 1_001, 3)).toEqual([0, 0, 9_000]);
  });

  it("ends when the earliest word of its end says", () => {
    const throttle = new Throttle();
    throttle.onSuccess(1, left(0, 10));
    throttle.onSuccess(1, left(0, 9));
    expect(waits(throttle, 1, 1)).toEqual([9_000]);
  });

  it("begins again where the service says so", () => {
    const throttle = new Throttle();
    throttle.onSuccess(1, left(0, 10));
    throttle.onSuccess(1_002, left(1, 10));
    expect(waits(throttle, 1_002, 2)).toEqual([0, 10_000]);
  });

  it("is over with its window, and is not waited for where that ends too late", () => {
    const throttle = new Throttle();
    throttle.onSuccess(0, left(0, 3_600));
    expect(waits(throttle, 90_000, 1)).toEqual([3_510_000]);
    expect(waits(throttle, 90_000, 2, 60_000)).toEqual([0, 0]);
    expect(waits(throttle, 3_600_000, 2)).toEqual([0, 0]);
  });

  it("counts successes, by which a throttled request sees that others get through", () => {
    const throttle = new Throttle();
    for (let count = 0; count < 3; count += 1) throttle.onSuccess(1, new Headers() as never);
    expect(throttle.successes).toBe(3);
  });
});

it("a service that says what is left of each window sends no 429", async () => {
  const [windowMs, latencyMs] = [10_000, 20];
  const throttle = new Throttle();
  let [endsAt, leftInWindow, nowMs, throttled] = [0, 0, 0, 0];
  for (let sent = 0; sent < 400; sent += 1) {
    nowMs += throttle.waitMs(nowMs, Infinity);
    throttle.onSent();
    if (nowMs >= endsAt) [endsAt, leftInWindow] = [nowMs + windowMs, 20];
    leftInWindow -= 1;
    if (leftInWindow < 0) throttled += 1;
    const seconds = Math.ceil((endsAt - nowMs) / 1000);
    nowMs += latencyMs;
    throttle.onSuccess(nowMs, left(Math.max(0, leftInWindow), seconds));
  }
  expect(throttled).toBe(0);
  // Nineteen windows of 20, and the last 20 requests after them. The latency of a response is added to each window at most.
  expect(nowMs).toBeLessThan(19 * (windowMs + latencyMs) + 21 * latencyMs);
});
