import { describe, expect, it } from "vitest";
import { pager } from "../support/pages.ts";
import { errorResponse, type Script, scriptedService } from "../support/scripted-service.ts";

const PAGE_MS = 20;

describe("reading ahead by default", () => {
  it("reads 200 pages of 20 ms in less than a quarter of their time", async () => {
    const { svc, clock, requests } = scriptedService(pager({ total: 2_000, latencyMs: PAGE_MS }));
    expect(await svc.templates.list({ limit: 10 }).toArray()).toHaveLength(2_000);
    expect(clock.monotonic()).toBeLessThan(600);
    expect(requests).toHaveLength(200);
  });

  it("is one page for a loop that is slower than the network", async () => {
    const { svc, clock, inFlight } = scriptedService(pager({ total: 200, latencyMs: PAGE_MS }));
    let read = 0;
    for await (const page of svc.templates.list({ limit: 10 }).pages()) {
      read += page.data.length;
      await clock.wait(3 * PAGE_MS);
    }
    expect(read).toBe(200);
    expect(inFlight.most).toBe(1);
    expect(clock.monotonic()).toBe(PAGE_MS + 20 * 3 * PAGE_MS);
  });

  it.each([1, 2, 5, 20, 60])("wastes no more than one window when the loop is left at page %i", async (stopAt) => {
    const { svc, requests } = scriptedService(pager({ total: 2_000, latencyMs: PAGE_MS }));
    let page = 0;
    for await (const _ of svc.templates.list({ limit: 10 }).pages()) {
      page += 1;
      if (page === stopAt) break;
    }
    expect(requests.length - stopAt).toBeLessThanOrEqual(stopAt === 1 ? 1 : 8);
  });

  it("fetches one page ahead where nothing says how many there are", async () => {
    const { svc, inFlight } = scriptedService(pager({ total: 200, latencyMs: PAGE_MS, meta: () => null }));
    expect(await svc.templates.list({ limit: 10 }).toArray()).toHaveLength(200);
    expect(inFlight.most).toBe(1);
  });

  it.each([
    [1, 1],
    [2, 8],
  ])("of a service that is %i ms away is up to %i pages, for nearer ones save no time", async (latencyMs, most) => {
    const { svc, inFlight } = scriptedService(pager({ total: 2_000, latencyMs }));
    expect(await svc.templates.list({ limit: 10 }).toArray()).toHaveLength(2_000);
    expect(inFlight.most).toBe(most);
  });

  it.each([
    [20, 70, 7],
    [20, 71, 0],
    [200, 400, 7],
    [200, 401, 0],
  ])("with latencies between %i and %i ms reads ahead beside %i other pages", async (least, most, others) => {
    const latencyMs = (page: number) => (page % 2 === 0 ? least : most);
    const sizes: number[] = [];
    const list = pager({ total: 400, latencyMs });
    const { svc, inFlight } = scriptedService((request, number) => {
      sizes.push(inFlight.now);
      return list(request, number);
    });
    await svc.templates.list({ limit: 10 }).toArray();
    expect(Math.max(...sizes.slice(-20))).toBe(others);
  });

  it("widens again once it has read twenty pages without another sign of overload", async () => {
    const latencyMs = (page: number) => (page === 30 ? 10 * PAGE_MS : PAGE_MS);
    const { svc, requests } = scriptedService(pager({ total: 1_000, latencyMs }));
    const ahead: number[] = [];
    for await (const { page } of svc.templates.list({ limit: 10 }).pages()) ahead.push(requests.length - page);
    expect(ahead.slice(47, 52)).toEqual([1, 1, 2, 4, 8]);
  });

  it("becomes one page again when the loop becomes slower than the network", async () => {
    const { svc, clock, requests } = scriptedService(pager({ total: 1_000, latencyMs: PAGE_MS }));
    const ahead: number[] = [];
    for await (const { page } of svc.templates.list({ limit: 10 }).pages()) {
      ahead.push(requests.length - page);
      if (page > 30) await clock.wait(3 * PAGE_MS);
      if (page === 60) break;
    }
    expect(ahead[30]).toBe(8);
    expect(ahead.slice(40)).toEqual(Array(20).fill(1));
  });

  it("halves after a 429 of a service whose responses take longer than the pause", async () => {
    const list = pager({ total: 1_000, latencyMs: 2_000 });
    const sizes: number[] = [];
    const { svc, inFlight } = scriptedService((request, number) => {
      sizes.push(inFlight.now);
      return number === 30 ? errorResponse(429, null, { "retry-after": "1" }) : list(request, number);
    });
    await svc.templates.list({ limit: 10 }).toArray();
    expect(Math.max(...sizes.slice(0, 30))).toBe(7);
    expect(Math.max(...sizes.slice(30, 34))).toBe(3);
  });

  it("becomes careful where responses take longer the more are asked for", async () => {
    let inService = 0;
    const windows: number[] = [];
    const list = pager({ total: 2_000 });
    const script: Script = (request, number) => {
      inService += 1;
      windows.push(inService);
      const latencyMs = 60 * inService;
      void clock.wait(latencyMs).then(() => {
        inService -= 1;
      });
      return { ...list(request, number), latencyMs };
    };
    const { svc, clock } = scriptedService(script);
    expect(await svc.templates.list({ limit: 10 }).toArray()).toHaveLength(2_000);
    const later = windows.slice(50);
    expect(later.reduce((sum, window) => sum + window) / later.length).toBeLessThan(3);
  });

  it("halves after a 429", async () => {
    const list = pager({ total: 4_000, latencyMs: PAGE_MS });
    const sizes: number[] = [];
    const script: Script = (request, number) => {
      sizes.push(inFlight.now);
      return number === 60 ? errorResponse(429, null, { "retry-after": "1" }) : list(request, number);
    };
    const { svc, inFlight } = scriptedService(script);
    expect(await svc.templates.list({ limit: 10 }).toArray()).toHaveLength(4_000);
    expect(Math.max(...sizes.slice(0, 60))).toBe(7);
    expect(Math.max(...sizes.slice(68, 72))).toBeLessThan(5);
  });
});
