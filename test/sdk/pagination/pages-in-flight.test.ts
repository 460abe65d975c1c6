import { getEventListeners } from "node:events";
import { describe, expect, it } from "vitest";
import { type ListOptions, RateLimitError } from "../../../src/index.ts";
import { pager, rows } from "../support/pages.ts";
import {
  errorResponse,
  failureOf,
  type Script,
  type ScriptedResponse,
  scriptedService,
} from "../support/scripted-service.ts";

describe("pages in flight", () => {
  it.each([
    [1, 1],
    [3, 3],
    [8, 8],
  ])("are never more than concurrency: %i", async (concurrency, most) => {
    const { svc, inFlight } = scriptedService(pager({ total: 300, latencyMs: (page) => 500 - ((page * 37) % 100) }));
    const items = await svc.templates.list({ limit: 10 }, { concurrency }).toArray();
    expect(items).toEqual(rows(1, 300));
    expect(inFlight).toEqual({ now: 0, most });
  });

  it("take as long as the slowest of each window", async () => {
    const { svc, clock } = scriptedService(pager({ total: 170, latencyMs: 100 }));
    await svc.templates.list({ limit: 10 }, { concurrency: 8 }).toArray();
    // The first page says how many there are; the other 16 go eight at a time.
    expect(clock.monotonic()).toBe(300);
  });

  it("are one ahead while a page is worked on", async () => {
    const { svc, clock, requests } = scriptedService(pager({ total: 12, latencyMs: 60 }));
    for await (const _ of svc.templates.list({ limit: 2 })) await clock.wait(30);
    expect(requests.map(({ sentAtMs }) => sentAtMs)).toEqual([0, 60, 120, 180, 240, 300]);
    expect(clock.monotonic()).toBe(60 + 12 * 30);
  });

  it.each([1, 8])("are fetched when they are asked for with readAhead: false, concurrency: %i", async (concurrency) => {
    const { svc, requests, inFlight } = scriptedService(pager({ total: 100, latencyMs: 10 }));
    const seen: string[] = [];
    for await (const { id } of svc.templates.list({ limit: 10 }, { readAhead: false, concurrency })) {
      seen.push(id);
      if (seen.length === 20) break;
    }
    await new Promise((resolve) => setImmediate(resolve));
    expect(requests).toHaveLength(2);
    const all = await svc.templates.list({ limit: 10 }, { readAhead: false, concurrency }).toArray();
    expect(all).toEqual(rows(1, 100));
    expect(inFlight.most).toBe(1);
  });

  const endings: readonly (readonly [
    string,
    (page: number, controller: AbortController) => "break" | "throw" | undefined,
  ])[] = [
    ["leaving the loop", () => "break"],
    ["an error in the loop", () => "throw"],
    ["an abort", (_, controller) => void controller.abort()],
  ];

  it.each(endings)("are given up by %s, and leave neither timer nor listener", async (_, end) => {
    const list = pager({ total: 1_000, latencyMs: 50 });
    const { svc, clock, requests, inFlight } = scriptedService((request, number) =>
      number > 1 ? { stalls: "headers" } : list(request, number),
    );
    const controller = new AbortController();
    const options: ListOptions = { concurrency: 5, signal: controller.signal, deadlineMs: 60_000 };
    await failureOf(async () => {
      for await (const _row of svc.templates.list({ limit: 10 }, options)) {
        const how = end(1, controller);
        if (how === "break") break;
        if (how === "throw") throw new Error("the loop's own");
      }
      throw new Error("left");
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(requests).toHaveLength(6);
    expect(inFlight.now).toBe(0);
    expect(clock.pendingCount).toBe(0);
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
  });

  it("are given up when one of them fails", async () => {
    const list = pager({ total: 1_000, latencyMs: 50 });
    const script: Script = (request, number) =>
      number === 1 ? list(request, number) : number === 2 ? errorResponse(403) : { stalls: "headers" };
    const { svc, clock, inFlight } = scriptedService(script);
    await failureOf(svc.templates.list({ limit: 10 }, { concurrency: 5 }).toArray());
    await new Promise((resolve) => setImmediate(resolve));
    expect(inFlight.now).toBe(0);
    expect(clock.pendingCount).toBe(0);
  });

  it("all pause after one 429, and again after a later one", async () => {
    const list = pager({ total: 160, latencyMs: 100 });
    const announced = new Map([
      [3, "5"],
      [5, "9"],
    ]);
    const { svc, requests } = scriptedService((request, number) => {
      const seconds = announced.get(number);
      // The second errorResponse arrives while the others hold back because of the first.
      return seconds
        ? { ...errorResponse(429, null, { "retry-after": seconds }), latencyMs: number === 3 ? 50 : 1_000 }
        : list(request, number);
    });
    expect(await svc.templates.list({ limit: 10 }, { concurrency: 4 }).toArray()).toEqual(rows(1, 160));
    const firstTold = requests[2]?.sentAtMs ?? 0;
    const secondTold = requests[4]?.sentAtMs ?? 0;
    const heldBack = requests.slice(5).map(({ sentAtMs }) => sentAtMs);
    expect(heldBack.filter((atMs) => atMs > firstTold + 50 && atMs < firstTold + 5_050)).toEqual([]);
    expect(heldBack.filter((atMs) => atMs > secondTold + 1_000 && atMs < secondTold + 10_000)).toEqual([]);
  });

  it("fail with the rate limit once the retries are used up", async () => {
    const { svc, requests } = scriptedService([errorResponse(429)], { maxRetries: 1 });
    expect(await failureOf(svc.templates.list().toArray())).toBeInstanceOf(RateLimitError);
    expect(requests).toHaveLength(2);
  });

  /** A list whose second page is rejected so often before it comes. */
  const rejecting = (times: number, rejected: ScriptedResponse): Script => {
    const list = pager({ total: 100, latencyMs: 100 });
    let left = times;
    return (request, number) => {
      if (request.query.get("page") !== "2" || left === 0) return list(request, number);
      left -= 1;
      return rejected;
    };
  };

  it("wait for their turn, also where one is throttled more often than it may be retried while others get through", async () => {
    const throttled = errorResponse(429, null, { "retry-after": "1" });
    const { svc } = scriptedService(rejecting(2, throttled), { maxRetries: 1 });
    expect(await svc.templates.list({ limit: 10 }, { concurrency: 3 }).toArray()).toEqual(rows(1, 100));
  });

  it("fail with one that the service cannot give, although others get through", async () => {
    const { svc, requests } = scriptedService(rejecting(9, { ...errorResponse(500), latencyMs: 50 }), {
      maxRetries: 1,
    });
    expect(await failureOf(svc.templates.list({ limit: 10 }, { concurrency: 3 }).toArray())).toMatchObject({
      status: 500,
      attempts: 2,
    });
    expect(requests.filter(({ query }) => query.get("page") === "2")).toHaveLength(2);
  });

  it("do not pause for one that the service gives later", async () => {
    const later = errorResponse(503, null, { "retry-after": "5" });
    const { svc, requests } = scriptedService(rejecting(1, later));
    await Promise.all([svc.templates.list({ limit: 10 }).toArray(), svc.reports.list({ limit: 10 }).toArray()]);
    expect(requests.filter(({ sentAtMs }) => sentAtMs < 5_000).length).toBeGreaterThan(10);
  });
});
