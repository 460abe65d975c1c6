import { describe, expect, it } from "vitest";
import { Limiter } from "../support/limiter.ts";
import { pager } from "../support/pages.ts";
import { scriptedService } from "../support/scripted-service.ts";

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
