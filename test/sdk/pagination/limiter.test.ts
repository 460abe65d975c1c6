import { describe, expect, it } from "vitest";
import { RateLimitError } from "../../../src/index.ts";
import { Limiter } from "../support/limiter.ts";
import { pager } from "../support/pages.ts";
import { errorResponse, failureOf, type Script, scriptedService } from "../support/scripted-service.ts";
import { TestClock } from "../support/test-clock.ts";

const PAGES = 400;

// A throttling costs the second that the service names, which is a single request of the slowest and twenty of the fastest limiter.
const WORST: Readonly<Record<number, number>> = { 1: 1.03, 2: 1.04, 5: 1.1, 20: 1.24 };

async function paginate(limiter: Limiter, concurrency: number | undefined): Promise<number> {
  const script = limiter.before(pager({ total: PAGES }), 20);
  const { svc, clock } = scriptedService(script);
  const rows = await svc.reports.list({ limit: 1 }, { concurrency }).toArray();
  expect(rows).toHaveLength(PAGES);
  return clock.monotonic();
}

describe.each([1, 2, 5, 20])("behind a limiter of %i requests a second", (perSecond) => {
  const cases = [1, 5].flatMap((burst) => [undefined, 1, 8].map((concurrency) => [burst, concurrency] as const));

  it.each(cases)(
    "with bursts of %i, pagination with concurrency %s takes little longer than it must",
    async (burst, concurrency) => {
      const limiter = new Limiter(perSecond, burst);
      const ms = await paginate(limiter, concurrency);
      expect(ms / limiter.idealMs(PAGES)).toBeLessThan(WORST[perSecond] as number);
      expect(limiter.throttled).toBeLessThan(PAGES / 10);
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
