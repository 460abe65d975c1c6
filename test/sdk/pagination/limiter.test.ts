import { describe, expect, it } from "vitest";
import { RateLimitError } from "../../../src/index.ts";
import { draw } from "../../support/draw.ts";
import { Limiter } from "../support/limiter.ts";
import { pager } from "../support/pages.ts";
import { errorResponse, failureOf, type Script, scriptedService } from "../support/scripted-service.ts";
import { TestClock } from "../support/test-clock.ts";

const PAGES = 400;
const MOST = 1.05;

async function paginate(limiter: Limiter, concurrency: number | undefined, latencyMs: number): Promise<number> {
  const { svc, clock } = scriptedService(limiter.before(pager({ total: PAGES }), latencyMs));
  const rows = await svc.reports.list({ limit: 1 }, { concurrency }).toArray();
  expect(rows).toHaveLength(PAGES);
  return clock.monotonic();
}

describe.each(draw("rates", [0.5, 1, 2, 5, 20], 2))("behind a limiter of %d requests a second", (perSecond) => {
  const all = [1, 5, 30].flatMap((burst) => [undefined, 1, 8].map((concurrency) => [burst, concurrency] as const));
  const cases = draw(`limiter ${perSecond}`, all, 3, ...[0, 1].map((at) => (row: (typeof all)[number]) => row[at]));

  it.each(cases)(
    "that says to the millisecond when to come back, with bursts of %i, a list with concurrency %s takes as long as the limiter",
    async (burst, concurrency) => {
      const limiter = new Limiter(perSecond, burst, "milliseconds");
      const ms = await paginate(limiter, concurrency, 1);
      expect(ms / limiter.capacityMs(PAGES)).toBeLessThan(MOST);
    },
  );

  // A whole second is twenty requests of the fastest of these: where its bucket holds fewer, it orders longer waits than it needs. What it
  // orders is waited all the same (docs/decisions/0081).
  it.each(cases)(
    "that orders whole seconds, with bursts of %i, a list with concurrency %s takes as long as the orders",
    async (burst, concurrency) => {
      const limiter = new Limiter(perSecond, burst);
      const ms = await paginate(limiter, concurrency, 20);
      expect(ms / limiter.obedientMs(PAGES, concurrency ?? 1, 20)).toBeLessThan(MOST);
    },
  );
});

/** A service that gives one page, and the next one when its window of so many seconds is over. */
const onePerWindow =
  (seconds: number): Script =>
  (request, number) =>
    number > 1 && request.sentAtMs < seconds * 1000
      ? errorResponse(429, null, { "retry-after": String(seconds) })
      : { ...pager({ total: 2 })(request, number), headers: window(seconds) };
const window = (seconds: number) => ({ "ratelimit-remaining": "0", "ratelimit-reset": String(seconds) });

describe("behind a window of requests that is used up", () => {
  it("pagination is done where a 429 says only when the window ends, as a time since 1970", async () => {
    const list = pager({ total: 12 });
    const service = scriptedService((request, number) => {
      const windowEndsAt = (Math.floor(request.sentAtMs / 30_000) + 1) * 30_000;
      const sent = service.requests.filter(({ sentAtMs }) => sentAtMs >= windowEndsAt - 30_000).length;
      if (sent <= 5) return list(request, number);
      const reset = String(Math.ceil((TestClock.STARTED_AT + windowEndsAt) / 1000));
      return errorResponse(429, null, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": reset });
    });
    expect(await service.svc.reports.list({ limit: 1 }).toArray()).toHaveLength(12);
  });

  it("pagination waits for the next one and meets no 429", async () => {
    const { svc, requests } = scriptedService(onePerWindow(60));
    expect(await svc.reports.list({ limit: 1 }).toArray()).toHaveLength(2);
    expect(requests.map(({ sentAtMs }) => sentAtMs)).toEqual([0, 60_000]);
  });

  it("pagination fails at once where the next one is farther than `maxRetryAfterMs`", async () => {
    const { svc, clock } = scriptedService(onePerWindow(61));
    const error = await failureOf(svc.reports.list({ limit: 1 }).toArray());
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ retryAfterMs: 61_000 });
    expect(clock.monotonic()).toBe(0);
  });
});
