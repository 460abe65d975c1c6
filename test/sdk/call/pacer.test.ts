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
