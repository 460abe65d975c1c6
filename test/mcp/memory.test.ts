import { expect, it } from "vitest";
import { KnownIds } from "../../mcp/context/known-ids.ts";
import { isUsageError, UsageError } from "../../mcp/errors/usage-error.ts";
import { runBounded } from "../../mcp/service/run-bounded.ts";
import { fitRows, sliceRows } from "../../mcp/service/slice-rows.ts";
import { ConnectionError, RateLimitError, TimeoutError } from "../../src/index.ts";

it("five thousand ids are remembered, the latest first, and what is no id is not", () => {
  const ids = new KnownIds();
  ids.remember("user", [1, null, "", "b", "a"]);
  ids.remember("user", ["b"]);
  expect(ids.find("user", "")).toEqual(["b", "a"]);
  expect(ids.find("meeting", "")).toEqual([]);
  ids.remember(
    "user",
    Array.from({ length: 5_000 }, (_, index) => `id ${index}`),
  );
  expect(ids.find("user", "b")).toEqual([]);
  expect(ids.find("user", "id 4999")).toEqual(["id 4999"]);
  expect(ids.find("user", "").length).toBe(5_000);
});

it("eight items are processed at a time, in order, until the time is over", async () => {
  let now = 0;
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const run = async (item: number) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    now += 1_000;
    return item * 2;
  };
  const clock = {
    now: () => new Date(now),
    startedAt: new Date(now),
    onDone: async (count: number) => void done.push(count),
  };
  const items = Array.from({ length: 60 }, (_, index) => index);
  const bounded = await runBounded(items, run, clock);
  expect(most).toBe(8);
  expect(bounded.done).toBeGreaterThanOrEqual(42);
  expect(bounded.done).toBeLessThan(42 + 8 + 1);
  expect(bounded.results).toEqual(items.slice(0, bounded.done).map((item) => item * 2));
  expect(done).toEqual(Array.from({ length: bounded.done }, (_, index) => index + 1));
  expect(await runBounded([], run, clock)).toEqual({ results: [], done: 0 });
});

it("an item that takes too long is left out, unless nothing else was found", async () => {
  const clock = { now: () => new Date(0), startedAt: new Date(0), onDone: async () => undefined };
  const facts = { method: "GET", path: "/", phase: "headers", attempts: 1, ambiguous: false } as const;
  const run = async (item: number) => {
    if (item % 2 === 1) throw new TimeoutError("no response", facts);
    return item;
  };
  const { results, done } = await runBounded([0, 1, 2, 3, 4], run, clock);
  expect([done, [0, 1, 2, 3, 4].filter((index) => index in results)]).toEqual([3, [0, 2, 4]]);
  await expect(runBounded([1, 3], run, clock)).rejects.toThrow("no response");
});

const FACTS = { method: "GET", path: "/", attempts: 1, ambiguous: false } as const;
const LIMITED = {
  ...FACTS,
  status: 429,
  code: "rate_limited",
  body: "",
  requestId: undefined,
  retryAfterMs: 1,
} as const;

it.each<[string, Error, number]>([
  ["takes too long", new TimeoutError("late", { ...FACTS, phase: "headers" }), 20],
  ["is limited", new RateLimitError({ ...LIMITED, said: { message: "late", details: [] } as never }), 9],
])("after an item that %s, so many are tried: %s", async (_, error, expected) => {
  const clock = { now: () => new Date(0), startedAt: new Date(0), onDone: async () => undefined };
  const tried: number[] = [];
  const run = async (item: number) => {
    tried.push(item);
    if (item > 0) throw error;
    return item;
  };
  const items = Array.from({ length: 20 }, (_, index) => index);
  expect(await runBounded(items, run, clock)).toEqual({ results: [0], done: 1 });
  expect(tried).toEqual(items.slice(0, expected));
});

it.each([
  ["no error of the client", Object.assign(new Error("defect"), { code: "timeout" })],
  ["another failure", new ConnectionError("refused", { ...FACTS, reason: "refused" })],
])("%s ends a run, whatever is done", async (_, error) => {
  const clock = { now: () => new Date(0), startedAt: new Date(0), onDone: async () => undefined };
  const run = async (item: number) => (item === 0 ? item : Promise.reject(error));
  await expect(runBounded([0, 1, 2], run, clock)).rejects.toBe(error);
});

const rows = (count: number, length: number) => ({
  items: Array.from({ length: count }, (_, index) => `${index} `.padEnd(length, "x")),
  columns: ["text"],
  toRow: (item: string) => [item],
  whenEmpty: "There are none.",
});

it.each([
  [{ page: 1, limit: 2 }, { rows_shown: 2, total: 5, has_more: true, next_page: 2 }, ""],
  [{ page: 3, limit: 2 }, { rows_shown: 1, total: 5, has_more: false, next_page: undefined }, ""],
  [{ page: 1, limit: 2, pages: 2 }, { rows_shown: 4, total: 5, has_more: true, next_page: 3 }, ""],
  [{ page: 1, limit: 2, pages: 3 }, { rows_shown: 5, total: 5, has_more: false, next_page: undefined }, ""],
  [{ page: 1, limit: 5 }, { rows_shown: 5, total: 5, has_more: false, next_page: undefined }, ""],
  [
    { page: 4, limit: 2 },
    { rows_shown: 0, total: 5, has_more: false, next_page: undefined },
    "There is no page 4: start with page 1.",
  ],
])("of five rows %j shows %j", (paging, facts, note) => {
  const response = sliceRows({ ...rows(5, 10), pages: 1, ...paging });
  expect(response.facts).toEqual(facts);
  expect(response.notes?.join("")).toBe(note);
});

it("rows that do not fit are left to the next call, and the result says which limit does", () => {
  const response = sliceRows({ ...rows(300, 400), page: 1, limit: 300, pages: 1 });
  expect(response.facts).toMatchObject({ total: 300, has_more: true, next_page: undefined });
  const shown = Number(response.facts["rows_shown"]);
  expect(shown).toBeLessThan(150);
  expect(response.table?.rows).toHaveLength(shown);
  expect(response.notes?.join("")).toBe(`Only ${shown} of 300 rows fit: call again with limit ${shown}.`);
});

it("of several pages that do not fit whole ones are shown", () => {
  const response = sliceRows({ ...rows(310, 400), page: 2, limit: 10, pages: 30 });
  const shown = Number(response.facts["rows_shown"]);
  expect([shown % 10, shown > 10, response.table?.rows.length]).toEqual([0, true, shown]);
  expect(response.facts).toMatchObject({ total: 310, has_more: true, next_page: 2 + shown / 10 });
  expect(response.notes?.join("")).toBe(`Only ${shown} of 300 rows fit: continue with page ${2 + shown / 10}.`);
});

it("of no rows nothing but the note for that is said", () => {
  const response = sliceRows({ ...rows(0, 0), page: 1, limit: 10, pages: 1 });
  expect(response.facts).toEqual({ rows_shown: 0, total: 0, has_more: false, next_page: undefined });
  expect(response.notes?.join("")).toBe("There are none.");
});

it("a row that is too long alone is shown nevertheless", () => {
  const shownOf = (count: number) =>
    fitRows(count, (shown) => ({ facts: { shown }, text: { name: "t", value: "x".repeat(50_000) } }));
  expect([0, 1, 7].map((count) => shownOf(count).facts)).toEqual([{ shown: 0 }, { shown: 1 }, { shown: 1 }]);
});

it("a usage error is known by its name", () => {
  expect([new UsageError("x"), new Error("x"), "x", { name: "UsageError" }].map(isUsageError)).toEqual([
    ...[true, false, false, false],
  ]);
});
