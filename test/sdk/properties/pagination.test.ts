import fc from "fast-check";
import { expect, it } from "vitest";
import { isSvcError } from "../../../src/index.ts";
import { ids, type PageView, pager, trueMeta } from "../support/pages.ts";
import { type Script, scriptedService } from "../support/scripted-service.ts";
import { PROPERTY_TIMEOUT_MS, runs } from "./runs.ts";

const count = fc.oneof(fc.nat(12), fc.constantFrom(-1, 1e9, Number.MAX_SAFE_INTEGER, 1.5));
const anyMeta = fc.oneof(
  fc.constant(null),
  fc.jsonValue(),
  fc.record(
    { page: count, limit: count, total: count, total_pages: count, has_more: fc.boolean() },
    { requiredKeys: [] },
  ),
);
const anyPage = fc.record({ rows: fc.array(fc.record({ id: fc.nat(15) }), { maxLength: 4 }), meta: anyMeta });
const listOptions = fc.record({
  concurrency: fc.integer({ min: 1, max: 5 }),
  dedupe: fc.boolean(),
  maxItems: fc.oneof(fc.constant(Number.POSITIVE_INFINITY), fc.nat(20)),
});

// A page is read once, with its neighbor five times more where the total changed, and three times at the end of a list that seems short;
// what was prefetched behind it may be in vain.
const MOST_READS = 1 + 2 * 5 + 3;

it(
  "pagination over a pager that misbehaves in any way ends, in order and without duplicates",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyPage, { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        listOptions,
        async (pages, goesRound, options) => {
          const pageAt = (number: number) => pages[goesRound ? (number - 1) % pages.length : number - 1];
          const script: Script = ({ query }) => {
            const { rows = [], meta = null } = pageAt(Number(query.get("page") ?? 1)) ?? {};
            return { body: { data: rows, error: null, meta } };
          };
          const { svc, requests, inFlight } = scriptedService(script);
          const seen: string[] = [];
          let taken = 0;
          try {
            for await (const page of svc.templates.list({}, options).pages()) {
              taken += 1;
              for (const { id } of page.data) seen.push(id);
            }
          } catch (error) {
            if (!isSvcError(error) || !/^(pagination_error|incomplete_list)$/.test(error.code)) throw error;
          }
          const inOrder = requests.flatMap((_, index) => pageAt(index + 1)?.rows ?? []).map(({ id }) => String(id));
          const firstOfEach = [...new Set(inOrder)];
          const expected = options.dedupe ? firstOfEach : inOrder;
          expect(seen).toEqual(expected.slice(0, seen.length));
          expect(seen.length).toBeLessThanOrEqual(options.maxItems);
          expect(taken).toBeLessThanOrEqual(8 * pages.length + 8);
          expect(requests.length).toBeLessThanOrEqual((taken + 1) * (MOST_READS + options.concurrency));
          expect(inFlight.most).toBeLessThanOrEqual(options.concurrency);
        },
      ),
      runs(400),
    );
  },
  PROPERTY_TIMEOUT_MS,
);

const honestMeta: readonly ((view: PageView) => unknown)[] = [
  () => null,
  () => undefined,
  () => "page 1",
  trueMeta,
  (view) => ({ has_more: view.page < view.totalPages }),
  (view) => ({ page: view.page, limit: 100 }),
  (view) => ({ total: view.total, limit: view.limit }),
  (view) => ({ total_pages: view.totalPages }),
  (view) => Object.fromEntries(Object.entries(trueMeta(view)).map(([name, value]) => [name, String(value)])),
];

it(
  "pagination over a pager that reports nothing false gives every row, whatever size its pages have",
  async () => {
    const scene = fc.record({
      total: fc.nat(120),
      cap: fc.integer({ min: 1, max: 40 }),
      ignoresLimit: fc.boolean(),
      limit: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
      meta: fc.constantFrom(...honestMeta),
      concurrency: fc.integer({ min: 1, max: 6 }),
      latencies: fc.array(fc.nat(50), { minLength: 1, maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(scene, async ({ total, cap, ignoresLimit, limit, meta, concurrency, latencies }) => {
        const { svc, inFlight } = scriptedService(
          pager({
            total,
            meta,
            limit: (asked) => (ignoresLimit ? cap : Math.min(asked ?? cap, cap)),
            latencyMs: (page) => latencies[page % latencies.length] ?? 0,
          }),
        );
        const items = await svc.templates.list(limit === undefined ? {} : { limit }, { concurrency }).toArray();
        expect(items.map(({ id }) => id)).toEqual(ids(1, total));
        expect(inFlight.most).toBeLessThanOrEqual(concurrency);
      }),
      runs(100),
    );
  },
  PROPERTY_TIMEOUT_MS,
);
