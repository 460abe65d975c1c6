import { expect, it } from "vitest";
import { explainBound, readAll } from "../../mcp/service/read-all.ts";
import { ConnectionError, TimeoutError } from "../../src/index.ts";

interface Given {
  /** How many items the pages have; the last one is followed by no other. */
  pages: number[];
  total?: unknown;
  hasMore?: boolean;
  verified?: boolean | undefined;
  /** What the request for the page after these fails with. */
  failure?: Error;
  /** How long a page takes. */
  pageMs?: number;
}

/** What a list with these pages reads as, and the progress meanwhile. */
async function read({ pages, total, hasMore = false, verified, failure, pageMs = 0 }: Given) {
  const progress: [number, number][] = [];
  let now = 0;
  const list = {
    async *[Symbol.asyncIterator]() {
      for (const [index, count] of pages.entries()) {
        now += pageMs;
        const hasNextPage = index < pages.length - 1 || hasMore || failure !== undefined;
        yield { data: Array(count).fill(index), meta: total === undefined ? null : { total }, hasNextPage };
      }
      if (failure) throw failure;
    },
    summary: verified === undefined ? undefined : { verified },
  };
  const all = await readAll({ pages: () => list } as never, {
    ...{ now: () => new Date(now), startedAt: new Date(0) },
    openProgress:
      () =>
      async (...sum) =>
        void progress.push(sum),
  });
  return { ...all, items: all.items.length, progress };
}

const FACTS = { method: "GET", path: "/x", attempts: 1, ambiguous: false } as const;
const LATE = new TimeoutError("late", { ...FACTS, phase: "headers" });
const REFUSED = new ConnectionError("refused", { ...FACTS, reason: "refused" });

it.each<[string, Given, Awaited<ReturnType<typeof read>>]>([
  ["no page", { pages: [] }, { items: 0, total: undefined, isComplete: true, progress: [] }],
  ["no total", { pages: [2, 1] }, { items: 3, total: undefined, isComplete: true, progress: [] }],
  ["a total", { pages: [2, 1], total: 3 }, { items: 3, total: 3, isComplete: true, progress: [[2, 3]] }],
  [
    "one that is too small",
    { pages: [2, 2, 1], total: 3 },
    {
      items: 5,
      total: 3,
      isComplete: true,
      progress: [
        [2, 3],
        [4, 4],
      ],
    },
  ],
  ["one that is text", { pages: [2, 1], total: "3" }, { items: 3, total: undefined, isComplete: true, progress: [] }],
  [
    "what was not verified",
    { pages: [1], verified: false },
    { items: 1, total: undefined, isComplete: false, progress: [] },
  ],
  ["what was verified", { pages: [1], verified: true }, { items: 1, total: undefined, isComplete: true, progress: [] }],
  ["20,000 items", { pages: [19_999, 1, 1] }, { items: 20_000, total: undefined, isComplete: false, progress: [] }],
  ["25 seconds", { pages: [1, 1, 1], pageMs: 12_500 }, { items: 2, total: undefined, isComplete: false, progress: [] }],
  ["24 seconds", { pages: [1, 1], pageMs: 12_499 }, { items: 2, total: undefined, isComplete: true, progress: [] }],
  [
    "a page that is late",
    { pages: [1, 2], failure: LATE },
    { items: 3, total: undefined, isComplete: false, progress: [] },
  ],
])("a list with %s is read as far as that allows", async (_, given, expected) => {
  expect(await read(given)).toEqual(expected);
});

it.each([
  ["is late at its first page", { pages: [], failure: LATE }],
  ["fails", { pages: [1], failure: REFUSED }],
])("a list that %s is not read", async (_, given) => {
  await expect(read(given)).rejects.toBe(given.failure);
});

it.each([
  [true, 9, ""],
  [false, 9, "Only the first 2 of 9 calls of the list were read: narrow from and to."],
  [false, undefined, "Only the first 2 calls of the list were read: narrow from and to."],
])("two items, complete %s, of a total of %s are explained by %j", (isComplete, total, expected) => {
  expect(explainBound({ items: [1, 2], total, isComplete }, "calls")).toBe(expected);
});
