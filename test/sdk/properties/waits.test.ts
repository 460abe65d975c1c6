import fc from "fast-check";
import { expect, it } from "vitest";
import { Limiter } from "../support/limiter.ts";
import { pager, rows } from "../support/pages.ts";
import { errorResponse, type Script, scriptedService } from "../support/scripted-service.ts";
import { TestClock } from "../support/test-clock.ts";
import { PROPERTY_TIMEOUT_MS, runs } from "./runs.ts";

type Span = readonly [fromMs: number, toMs: number];

/** What a service orders with a 429, at a time of its own: headers, and the wait that they mean. */
interface Order {
  readonly waitMs: number;
  readonly headersAt: (atMs: number) => Record<string, string>;
}

const epochMs = (atMs: number) => TestClock.STARTED_AT + atMs;
const inSeconds = (seconds: number): Order => ({
  waitMs: seconds * 1000,
  headersAt: () => ({ "retry-after": String(seconds) }),
});
const byDate = (seconds: number): Order => ({
  waitMs: seconds * 1000,
  headersAt: (atMs) => {
    const secondMs = Math.floor(epochMs(atMs) / 1000) * 1000;
    const [date, until] = [secondMs, secondMs + seconds * 1000].map((ms) => new Date(ms).toUTCString());
    return { date: date as string, "retry-after": until as string };
  },
});
const byWindow = (seconds: number): Order => ({
  waitMs: seconds * 1000,
  headersAt: () => ({ ratelimit: `"burst";r=0;t=${seconds}` }),
});
const inMilliseconds = (ms: number): Order => ({
  waitMs: ms,
  headersAt: (atMs) => ({ "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(epochMs(atMs) + ms) }),
});

const order = fc.oneof(
  { weight: 3, arbitrary: fc.constant(inSeconds(0)) },
  { weight: 3, arbitrary: fc.constantFrom(0.2, 1, 2, 30).map(inSeconds) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 5 }).map(byDate) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 5 }).map(byWindow) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3_000 }).map(inMilliseconds) },
);

/** Time from 0 to the end that none of the spans covers. */
function uncoveredMs(spans: readonly Span[], endMs: number): number {
  let coveredUntil = 0;
  let uncovered = 0;
  for (const [from, to] of [...spans].sort(([one], [other]) => one - other)) {
    uncovered += Math.max(0, Math.min(from, endMs) - coveredUntil);
    coveredUntil = Math.max(coveredUntil, to);
  }
  return uncovered + Math.max(0, endMs - coveredUntil);
}

const refusals = fc.array(fc.option(order, { freq: 2 }), { maxLength: 40 });

it(
  "rejections that ignore the client's speed cost what was ordered: no list waits when nothing is in flight and nothing ordered",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        refusals,
        fc.nat(16),
        fc.constantFrom(undefined, 1, 2, 8),
        fc.integer({ min: 1, max: 300 }),
        async (plan, pages, concurrency, latencyMs) => {
          const list = pager({ total: pages, latencyMs });
          const spans: Span[] = [];
          let orderedMs = 0;
          const script: Script = (request, number) => {
            const refused = plan[number - 1];
            const respondedAt = request.sentAtMs + latencyMs;
            spans.push([request.sentAtMs, respondedAt]);
            if (!refused) return list(request, number);
            orderedMs += refused.waitMs;
            spans.push([respondedAt, respondedAt + refused.waitMs]);
            return { ...errorResponse(429, null, refused.headersAt(respondedAt)), latencyMs };
          };
          const { svc, clock } = scriptedService(script, { maxRetries: Number.POSITIVE_INFINITY });
          const all = await svc.templates.list({ limit: 1 }, { concurrency }).toArray();
          expect(all).toEqual(rows(1, pages));
          expect(uncoveredMs(spans, clock.monotonic())).toBeLessThanOrEqual(orderedMs * 0.1);
        },
      ),
      runs(2_000),
    );
  },
  PROPERTY_TIMEOUT_MS,
);

it.each([undefined, 1, 8])(
  "a service that rejects each page once, to be asked again at once, delivers 400 pages as fast as twice as many, concurrency %s",
  async (concurrency) => {
    const refused = new Set<string | null>();
    const list = pager({ total: 400, latencyMs: 20 });
    const script: Script = (request, number) => {
      const page = request.query.get("page");
      if (refused.has(page) || request.url.includes("/reports")) return list(request, number);
      refused.add(page);
      return { ...errorResponse(429, null, { "retry-after": "0" }), latencyMs: 20 };
    };
    const { svc, clock, requests } = scriptedService(script);
    const other = svc.reports.list({ limit: 1 }, { concurrency: 1 }).toArray();
    const otherDoneAt = other.then(() => clock.monotonic());
    expect(await svc.templates.list({ limit: 1 }, { concurrency }).toArray()).toHaveLength(400);
    expect(clock.monotonic()).toBeLessThanOrEqual(800 * 20);
    // The client's other list is as fast as alone.
    expect(await otherDoneAt).toBe(400 * 20);
    expect(requests).toHaveLength(1_200);
  },
);

// An order to the millisecond is exact. One of whole seconds is more than is needed, and asking for several at once is rejected more often.
const MOST = { milliseconds: 1.05, seconds: 1.1 };
// How many to ask for at once is found out by rejections: by a list that chooses it, of 8, of 4, of 2 and of one ahead.
const ordersToFindOut = (concurrency: number | undefined): number => (concurrency ? Number(concurrency > 1) : 4);

it(
  "behind any limiter a list takes hardly longer than a client that waits as long as it is ordered to, and no longer",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(0.2, 0.5, 1, 2, 3, 5, 7, 10, 20, 50),
        fc.constantFrom(1, 1, 2, 5, 30),
        fc.constantFrom("seconds" as const, "milliseconds" as const),
        fc.constantFrom(undefined, 1, 2, 8),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 100 }),
        async (perSecond, burst, unit, concurrency, latencyMs, pages) => {
          const limiter = new Limiter(perSecond, burst, unit);
          const { svc, clock } = scriptedService(limiter.before(pager({ total: pages }), latencyMs));
          expect(await svc.reports.list({ limit: 1 }, { concurrency }).toArray()).toHaveLength(pages);
          const times = [1, concurrency ?? 1].map((inFlight) => limiter.obedientMs(pages, inFlight, latencyMs));
          const findingOutMs = ordersToFindOut(concurrency) * limiter.longestOrderMs;
          expect(clock.monotonic()).toBeLessThanOrEqual(MOST[unit] * Math.max(...times) + findingOutMs);
        },
      ),
      runs(200),
    );
  },
  PROPERTY_TIMEOUT_MS,
);
