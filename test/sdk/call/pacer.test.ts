import { describe, expect, it } from "vitest";
import { Pacer } from "../../../src/call/pacer.ts";

const NO_HEADERS = new Headers() as never;
const X_WINDOW = { "x-ratelimit-remaining": "7", "x-ratelimit-reset": "5" };
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
    const spacingMs = pacer.takeTurn(1000);
    expect(spacingMs).toBeGreaterThan(0);
    expect(pacer.takeTurn(1000 + spacingMs)).toBe(0);
    expect(pacer.takeTurn(1000 + spacingMs)).toBeGreaterThan(0);
  });

  it("learns once from requests that were in flight together", () => {
    const pacer = new Pacer();
    for (let sent = 0; sent < 8; sent += 1) pacer.takeTurn(0);
    pacer.onSuccess(5, NO_HEADERS);
    for (let response = 10; response < 17; response += 1) pacer.onThrottled(response, 0, 1000);
    expect(pacer.throttlings).toBe(1);
  });

  it("learns nothing from requests that were sent before the pause", () => {
    const pacer = new Pacer();
    pacer.takeTurn(0);
    pacer.onSuccess(20, NO_HEADERS);
    pacer.takeTurn(20);
    pacer.onThrottled(20, 0, 1000);
    const before = pacer.throttlings;
    pacer.onThrottled(40, 20, 1000);
    expect(pacer.throttlings).toBe(before);
    expect(pacer.takeTurn(1030)).toBe(10);
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

  it("takes a response that was overtaken, and a second of rounding, for no new window", () => {
    const pacer = new Pacer();
    pacer.takeTurn(0);
    pacer.onSuccess(1, left(2, 10));
    pacer.onSuccess(900, left(9, 10));
    pacer.onSuccess(1_001, left(9, 10));
    expect([1_001, 1_001, 1_001].map((now) => pacer.takeTurn(now))).toEqual([0, 0, 9_000]);
  });

  it("believes the earliest end of a window", () => {
    const pacer = new Pacer();
    pacer.onSuccess(1, left(0, 10));
    pacer.onSuccess(1, left(0, 9));
    expect(pacer.takeTurn(1)).toBe(9_000);
  });

  it("begins a new window where the service says so", () => {
    const pacer = new Pacer();
    pacer.onSuccess(1, left(0, 10));
    pacer.onSuccess(1_002, left(1, 10));
    expect([1_002, 1_002].map((now) => pacer.takeTurn(now))).toEqual([0, 10_000]);
  });

  it("sends as many as there are places in the window, also after it ended", () => {
    const pacer = new Pacer();
    pacer.onSuccess(1, left(0, 10));
    expect([10_500, 10_500].map((now) => pacer.takeTurn(now))).toEqual([0, 0]);
  });

  it("lets nobody wait one by one after a 429, where the service says how many it accepts", () => {
    const pacer = new Pacer();
    pacer.takeTurn(0);
    pacer.onSuccess(1, left(5, 10));
    pacer.onThrottled(20, 2, 1000);
    expect([1020, 1020, 1020].map((now) => pacer.takeTurn(now))).toEqual([0, 0, 0]);
  });

  it("forgets how fast the service is after a minute without a request, and not before", () => {
    const second = (idleMs: number) => {
      const pacer = new Pacer();
      pacer.takeTurn(0);
      pacer.onThrottled(10, 0, 1000);
      pacer.takeTurn(1010);
      const free = 1010 + pacer.takeTurn(1010);
      return [0, 0].map(() => pacer.takeTurn(free + idleMs))[1];
    };
    expect(second(60_000)).toBeGreaterThan(0);
    expect(second(60_001)).toBe(0);
  });

  it("learns again, from the first request on, after a minute without one", () => {
    const pacer = new Pacer();
    for (const now of [0, 0, 0]) pacer.takeTurn(now);
    for (let count = 0; count < 3; count += 1) pacer.onSuccess(10, NO_HEADERS);
    pacer.takeTurn(100_000);
    pacer.takeTurn(100_400);
    pacer.onSuccess(100_410, NO_HEADERS);
    pacer.onThrottled(100_410, 100_400, 1_000);
    expect(pacer.takeTurn(101_410)).toBe(0);
    // One came through in 400 ms, which was too fast.
    expect(pacer.takeTurn(101_410)).toBeCloseTo(408);
  });

  it("waits for the end of a window that the service named, however long nobody asked", () => {
    const pacer = new Pacer();
    pacer.onSuccess(0, left(0, 3_600));
    expect(pacer.takeTurn(90_000)).toBe(3_510_000);
    expect(pacer.takeTurn(3_600_000)).toBe(0);
  });

  it("learns from a 429 again once a window is over and nobody asked for a minute", () => {
    const pacer = new Pacer();
    pacer.onSuccess(0, left(0, 10));
    pacer.takeTurn(90_000);
    pacer.onThrottled(90_010, 90_000, 1000);
    expect(pacer.takeTurn(91_010)).toBe(0);
    expect(pacer.takeTurn(91_010)).toBeGreaterThan(0);
  });

  it("counts what was accepted, by which a request sees that others get through", () => {
    const pacer = new Pacer();
    for (let count = 0; count < 3; count += 1) pacer.onSuccess(1, NO_HEADERS);
    expect(pacer.successes).toBe(3);
  });

  it.each([
    ["seconds of a day", { "ratelimit-remaining": "0", "ratelimit-reset": "86400" }, 86_400_000],
    ["names with an X", { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "5" }, 5_000],
    ["the standard's names before those with an X", { ...X_WINDOW, "ratelimit-remaining": "0" }, 5_000],
  ])("reads a window from %s", (_, headers, waitMs) => {
    const pacer = new Pacer();
    pacer.onSuccess(0, new Headers(headers) as never);
    expect(pacer.takeTurn(0)).toBe(waitMs);
  });

  it.each([
    ["a date for its end", { "ratelimit-remaining": "0", "ratelimit-reset": "1900000000" }],
    ["more than a day", { "ratelimit-remaining": "0", "ratelimit-reset": "86401" }],
    ["a word", { "x-ratelimit-remaining": "none", "x-ratelimit-reset": "5" }],
    ["less than nothing", { "ratelimit-remaining": "-5", "ratelimit-reset": "5" }],
    ["a number in another form", { "ratelimit-remaining": "0e0", "ratelimit-reset": "5" }],
    ["no end", { "x-ratelimit-remaining": "0" }],
    ["an end alone", { "x-ratelimit-reset": "5" }],
  ])("ignores a window with %s, and learns from a 429", (_, headers) => {
    const pacer = new Pacer();
    pacer.takeTurn(0);
    pacer.onSuccess(0, new Headers(headers) as never);
    expect(pacer.takeTurn(1)).toBe(0);
    pacer.onThrottled(10, 1, 1000);
    expect(pacer.takeTurn(1010)).toBe(0);
    expect(pacer.takeTurn(1010)).toBeGreaterThan(0);
  });
});
