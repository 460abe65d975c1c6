import { expect, it } from "vitest";
import { isFiltered, readListPages } from "../../mcp/service/read-list.ts";
import { ApiError, ConnectionError, type Page, TimeoutError } from "../../src/index.ts";

type Item = { name: string };
interface Given {
  first?: number;
  meta?: object | null;
  hasMore?: boolean;
  pages?: number;
  note?: string | undefined;
  isFiltered?: boolean;
  failure?: unknown;
  signal?: AbortSignal;
}

/** What a list with these pages of items reads as, and the progress meanwhile. */
async function read(
  items: string[][],
  { first = 1, meta = null, hasMore = false, failure, signal, ...given }: Given = {},
) {
  const progress: [number, number][] = [];
  const prepared: string[][] = [];
  const pageAt = (index: number): Page<Item> => ({
    data: (items[index] ?? []).map((name) => ({ name })),
    ...{ page: first + index, meta: meta as never, response: {} as never },
    hasNextPage: index < items.length - 1 || hasMore || failure !== undefined,
    async nextPage() {
      if (index === items.length - 1 && failure !== undefined) throw failure;
      return index < items.length - 1 ? pageAt(index + 1) : undefined;
    },
  });
  const response = await readListPages<Item>(
    {
      list: Promise.resolve(pageAt(0)) as never,
      ...{ pages: 1, columns: ["name"], isFiltered: false, note: "Next: look.", ...(given as { pages?: number }) },
      prepare: async (rows) => void prepared.push(rows.map(({ name }) => name)),
      toRows: ({ name }) => (name === "twice" ? [[name], [name]] : [[name]]),
    },
    {
      signal: signal ?? new AbortController().signal,
      ...{ directory: { addId: () => undefined }, knownIds: { remember: () => undefined } },
      openProgress:
        () =>
        async (...sum: [number, number]) =>
          void progress.push(sum),
    } as never,
  );
  const notes = response.notes?.filter((note) => note !== "");
  return { ...response, notes, progress, prepared };
}

it.each<[string, string[][], Given, object]>([
  ["one page", [["a", "b"]], {}, { rows_shown: 2, total: undefined, has_more: false, next_page: undefined }],
  [
    "a total",
    [["a"]],
    { meta: { total: 7 }, hasMore: true },
    { rows_shown: 1, total: 7, has_more: true, next_page: 2 },
  ],
  ["a total that is no number", [["a"]], { meta: { total: "7" } }, { total: undefined }],
  ["an item with two rows", [["twice", "a"]], {}, { rows_shown: 3 }],
  ["a later page", [["a"]], { first: 4, hasMore: true }, { has_more: true, next_page: 5 }],
  ["several pages", [["a"], ["b"], ["c"]], { pages: 2 }, { rows_shown: 2, has_more: true, next_page: 3 }],
  ["fewer pages than wanted", [["a"], ["b"]], { pages: 9 }, { rows_shown: 2, has_more: false, next_page: undefined }],
])("%s is what the facts say", async (_, items, given, facts) => {
  const response = await read(items, given);
  expect(response.facts).toMatchObject(facts);
  expect(response.notes).toEqual(["Next: look."]);
  expect(response.table?.columns).toEqual(["name"]);
  expect(response.table?.rows.length).toBe(response.facts["rows_shown"]);
  expect(response.prepared).toEqual(items.slice(0, given.pages ?? 1));
});

it.each<[string, Given, string]>([
  ["the first page", {}, "There are none."],
  ["the first page of a filtered list", { isFiltered: true }, "Nothing matches: widen the filters, or remove some."],
  ["a page of an empty list", { first: 3, meta: { total: 0 } }, "There are none."],
  ["a page behind the last", { first: 3, meta: { total: 5 } }, "There is no page 3: start with page 1."],
  ["a page of unknown place", { first: 3 }, "Page 3 is empty: the list ends before it. Start with page 1."],
])("%s without rows is explained", async (_, given, note) => {
  expect((await read([[]], given)).notes).toEqual([note]);
});

it.each<[string, Given, [number, number][]]>([
  ["one page is wanted", { meta: { total_pages: 3 }, pages: 1 }, []],
  [
    "the list is shorter",
    { meta: { total_pages: 2 }, pages: 5 },
    [
      [1, 2],
      [2, 2],
    ],
  ],
  [
    "the list is longer",
    { meta: { total_pages: 9 }, pages: 2 },
    [
      [1, 2],
      [2, 2],
    ],
  ],
  [
    "it begins later",
    { meta: { total_pages: 4 }, pages: 5, first: 3 },
    [
      [1, 2],
      [2, 2],
    ],
  ],
  [
    "the length is unknown",
    { pages: 5 },
    [
      [1, 5],
      [2, 5],
    ],
  ],
  [
    "the length is wrong",
    { meta: { total_pages: 1 }, pages: 5, first: 3 },
    [
      [1, 1],
      [2, 1],
    ],
  ],
])("progress counts pages, where %s", async (_, given, progress) => {
  expect((await read([["a"], ["b"]], given)).progress).toEqual(progress);
});

const SENT = { method: "GET", path: "/x", attempts: 1, ambiguous: false };
const failed = (status: number, code: string, retryAfterMs?: number): Error =>
  new ApiError({
    ...{ ...SENT, status, code: code as never, body: "", requestId: undefined, retryAfterMs },
    said: { message: "No.", details: [] } as never,
  });

it.each([
  [failed(429, "rate_limited", 90_200), "Page 3 could not be read (rate_limited): continue with it in 91 s."],
  [failed(429, "rate_limited"), "Page 3 could not be read (rate_limited): continue with it later."],
  [failed(500, "internal_error"), "Page 3 could not be read (internal_error): continue with it later."],
  [
    new TimeoutError("late", { ...SENT, phase: "headers" }),
    "Page 3 could not be read (timeout): continue with it later.",
  ],
  [
    new ConnectionError("refused", { ...SENT, reason: "refused" }),
    "Page 3 could not be read (connection_error): continue with it later.",
  ],
])("after %s the pages before are given, and what is missing is said", async (failure, note) => {
  const { facts, notes } = await read([["a"], ["b"]], { pages: 5, failure });
  expect(facts).toMatchObject({ rows_shown: 2, has_more: true, next_page: 3 });
  expect(notes).toEqual(["Next: look.", note]);
});

it.each([
  [failed(499, "http_499")],
  [failed(403, "insufficient_permission")],
  [Object.assign(new Error("defect"), { code: "timeout" })],
])("after %s nothing is given", async (failure) => {
  await expect(read([["a"]], { pages: 5, failure })).rejects.toBe(failure);
});

it("a canceled call is given nothing", async () => {
  const signal = AbortSignal.abort(new Error("canceled"));
  await expect(read([["a"]], { pages: 5, failure: failed(500, "internal_error"), signal })).rejects.toThrow("canceled");
});

it("a first page that does not fit is given, as there is nothing smaller, and a list may have no note", async () => {
  const { facts, notes } = await read([Array(6_000).fill("word"), ["b"]], { pages: 3, note: undefined });
  expect(facts).toMatchObject({ rows_shown: 6_000, has_more: true, next_page: 2 });
  expect(notes).toEqual(["Only 1 of 3 pages fit: continue with page 2."]);
});

it("pages that do not fit are left to the next call", async () => {
  const { facts, notes } = await read([["a"], Array(6_000).fill("word"), ["c"]], { pages: 3 });
  expect(facts).toMatchObject({ rows_shown: 1, has_more: true, next_page: 2 });
  expect(notes).toEqual(["Next: look.", "Only 1 of 3 pages fit: continue with page 2."]);
});

it("a list is filtered by what is given", () => {
  expect([{}, { a: undefined }, { a: undefined, b: "" }].map(isFiltered)).toEqual([false, false, true]);
});
