import fc from "fast-check";
import { expect, it } from "vitest";
import type { PaginationSummary } from "../../../src/index.ts";
import { type Change, ChangingList } from "../support/changing-list.ts";
import { scriptedService } from "../support/scripted-service.ts";
import { PROPERTY_TIMEOUT_MS, runs } from "./runs.ts";

const LATENCY_MS = 20;

async function read(list: ChangingList, concurrency: number | undefined, latencies: readonly number[]) {
  const service = scriptedService(
    list.script(
      () => service.clock,
      (page) => latencies[page % latencies.length] ?? LATENCY_MS,
    ),
  );
  let summary: PaginationSummary | undefined;
  const onPaginationEnd = (ended: PaginationSummary): void => {
    summary = ended;
  };
  const options = { concurrency, onPaginationEnd, allowIncomplete: true };
  const items = await service.svc.templates.list({ limit: 10 }, options).toArray();
  const ids = items.map(({ id }) => id);
  const got = new Set(ids);
  return { ids, summary, lost: [...list.lasting].filter((id) => !got.has(id)), requests: service.requests.length };
}

const concurrency = fc.constantFrom(1, 8, 16, undefined);
const latencies = fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 1, maxLength: 5 });
const changesOf = (...kinds: Change[]) =>
  fc.array(
    fc.record({
      atMs: fc.integer({ min: 1, max: 600 }),
      kind: fc.constantFrom(...kinds),
      where: fc.double({ min: 0, max: 0.999, noNaN: true }),
    }),
    { maxLength: 12 },
  );

it.each<[string, Change[]]>([
  ["inserted", ["insert"]],
  ["inserted with earlier dates", ["back-date"]],
  ["inserted anywhere", ["insert", "back-date"]],
  ["deleted", ["delete"]],
  ["moved to the front", ["move"]],
])(
  "no row that was there throughout is lost while others are %s, and none comes twice",
  async (_, kinds) => {
    await fc.assert(
      fc.asyncProperty(
        changesOf(...kinds),
        fc.integer({ min: 0, max: 250 }),
        concurrency,
        latencies,
        async (changes, total, pages, delays) => {
          const result = await read(new ChangingList(total, changes), pages, delays);
          expect(result.lost).toEqual([]);
          expect(new Set(result.ids).size).toBe(result.ids.length);
          expect(result.summary?.items).toBe(result.ids.length);
        },
      ),
      runs(150),
    );
  },
  PROPERTY_TIMEOUT_MS,
);

it(
  "a list that was verified lacks no row, whatever happened to it",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        changesOf("insert", "delete", "move"),
        concurrency,
        latencies,
        async (changes, pages, delays) => {
          const { summary, lost } = await read(new ChangingList(200, changes), pages, delays);
          if (summary?.verified === true) expect(lost).toEqual([]);
        },
      ),
      runs(300),
    );
  },
  PROPERTY_TIMEOUT_MS,
);

it(
  "without a total, inserted rows push none out of sight",
  async () => {
    await fc.assert(
      fc.asyncProperty(changesOf("insert"), concurrency, latencies, async (changes, pages, delays) => {
        const result = await read(new ChangingList(200, changes, false), pages, delays);
        expect(result.lost).toEqual([]);
        expect(result.summary?.verified).toBe("unknown");
      }),
      runs(150),
    );
  },
  PROPERTY_TIMEOUT_MS,
);

it.each([1, 8, 16, undefined])(
  "a list that stays as it is is verified without a request more, concurrency %s",
  async (pages) => {
    const { summary, requests } = await read(new ChangingList(205, []), pages, [LATENCY_MS]);
    expect(summary).toEqual({ items: 205, expected: 205, duplicates: 0, repaired: 0, verified: true });
    expect(requests).toBe(21);
  },
);

it("a deletion and an insertion are found, and counted", async () => {
  const changes = [{ atMs: 30, kind: "delete", where: 0 } as const, { atMs: 110, kind: "insert", where: 0 } as const];
  const { summary, lost } = await read(new ChangingList(100, changes), 1, [LATENCY_MS]);
  expect(lost).toEqual([]);
  expect(summary).toMatchObject({ items: 100, expected: 100, duplicates: 1, repaired: 1, verified: "unknown" });
});

it("a list from which rows were deleted is not verified by its count, which deleted rows complete", async () => {
  const changes = [{ atMs: 12, kind: "move", where: 0.0955 } as const, { atMs: 11, kind: "delete", where: 0 } as const];
  const { summary } = await read(new ChangingList(200, changes), 1, [5]);
  expect(summary).toMatchObject({ items: 199, expected: 199, verified: "unknown" });
});
