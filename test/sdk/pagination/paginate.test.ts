import { describe, expect, it } from "vitest";
import { AuthenticationError, ValidationError } from "../../../src/index.ts";
import { cappedAt, fixedPages, ids, type PagerOptions, pager, rows, rowsOf, trueMeta } from "../support/pages.ts";
import { readPages } from "../support/read-pages.ts";
import { errorResponse, failureOf, type Script, scriptedService } from "../support/scripted-service.ts";

const META: readonly (readonly [string, NonNullable<PagerOptions["meta"]>])[] = [
  ["null", () => null],
  ["missing", () => undefined],
  ["a text", () => "page 1 of 3"],
  ["numbers as text", (view) => ({ page: `${view.page}`, limit: `${view.limit}`, total: `${view.total}` })],
  ["an array", () => [1, 2]],
  ["a total of 0", (view) => ({ ...trueMeta(view), total: 0, total_pages: 0 })],
  ["a total that is too small", (view) => ({ ...trueMeta(view), total: 1, total_pages: 1, has_more: false })],
  ["a total that is too large", (view) => ({ ...trueMeta(view), total: 1e9, total_pages: 1e8, has_more: true })],
  ["another page's", (view) => ({ ...trueMeta(view), page: 3, has_more: false })],
  ["negative numbers", () => ({ page: -1, limit: -1, total: -1, total_pages: -1 })],
  ["without a total", (view) => ({ page: view.page, limit: view.limit, has_more: view.page < view.totalPages })],
  ["the total alone", (view) => ({ total: view.total })],
  ["the page and limit that were asked for", (view) => ({ page: view.page, limit: 100 })],
  ["a total that disagrees with the number of pages", (view) => ({ ...trueMeta(view), total_pages: view.page })],
];

// Of totals that are too large.
const ANYWAY = { allowIncomplete: true };

describe("pagination over a list", () => {
  it.each(META)("gives every row in order when `meta` is %s", async (_, meta) => {
    expect((await readPages(pager({ total: 25, meta }), { limit: 10 }, ANYWAY)).ids).toEqual(ids(1, 25));
  });

  it.each(META)("gives every row of a service that caps the page size, when `meta` is %s", async (_, meta) => {
    expect((await readPages(pager({ total: 25, limit: cappedAt(10), meta }), {}, ANYWAY)).ids).toEqual(ids(1, 25));
  });

  it.each(META)("gives every row with four pages in flight, when `meta` is %s", async (_, meta) => {
    const options = { concurrency: 4, ...ANYWAY };
    expect((await readPages(pager({ total: 95, meta }), { limit: 10 }, options)).ids).toEqual(ids(1, 95));
  });

  it("gives every row of a service that ignores the page size", async () => {
    const result = await readPages(pager({ total: 45, limit: () => 20, meta: () => null }), { limit: 5 });
    expect(result.ids).toEqual(ids(1, 45));
  });

  it("reads exactly three full pages with three requests", async () => {
    expect(await readPages(pager({ total: 30 }), { limit: 10 })).toMatchObject({ ids: ids(1, 30), requests: 3 });
  });

  it("reads exactly three full pages with three requests when only `has_more` marks the end", async () => {
    const meta: PagerOptions["meta"] = ({ page, totalPages }) => ({ has_more: page < totalPages });
    expect(await readPages(pager({ total: 30, meta }), { limit: 10 })).toMatchObject({ ids: ids(1, 30), requests: 3 });
  });

  it("asks once more when nothing says that a full page is the last", async () => {
    const result = await readPages(pager({ total: 30, meta: () => null }), { limit: 10 });
    expect(result).toMatchObject({ ids: ids(1, 30), requests: 4 });
  });

  it("goes on after a short page when nothing else marks the end", async () => {
    const result = await readPages(pager({ total: 25, meta: () => null }), { limit: 10 }, { concurrency: 1 });
    expect(result).toMatchObject({ ids: ids(1, 25), requests: 4 });
  });

  it.each([
    ["none", null],
    ["that of the unfiltered list", { limit: 100, total: 300, has_more: true }],
    ["the number of rows alone", { total: 221 }],
  ])("gives every row of pages whose sizes vary, with %s as `meta`", async (_, meta) => {
    const pages = [rows(1, 98), rows(99, 193), rows(194, 221)];
    expect((await readPages(fixedPages(pages, meta), {}, ANYWAY)).ids).toEqual(ids(1, 221));
  });

  it("asks for 100 a page, where the caller names no size", async () => {
    const { service } = await readPages(pager({ total: 250 }));
    expect(service.requests.map(({ query }) => query.toString())).toEqual([
      "limit=100",
      "page=2&limit=100",
      "page=3&limit=100",
    ]);
  });

  it("begins at the page that the filters name", async () => {
    expect((await readPages(pager({ total: 45 }), { limit: 10, page: 3 })).ids).toEqual(ids(21, 45));
  });

  it("counts the page that the filters name in pages of the service's own size, where they name no other", async () => {
    const { ids: seen, service } = await readPages(pager({ total: 65 }), { page: 3 });
    expect(seen).toEqual(ids(41, 65));
    expect(service.requests.map(({ query }) => query.toString())).toEqual(["page=3", "page=4"]);
  });

  it("takes the service's own size when 100 is rejected", async () => {
    const list = pager({ total: 45 });
    const script: Script = (request, number) =>
      request.query.get("limit") === "100" ? errorResponse(400) : list(request, number);
    expect(await readPages(script)).toMatchObject({ ids: ids(1, 45), requests: 4 });
  });

  const problem = (path: string, message: string) =>
    errorResponse(400, {
      code: "validation_error",
      message: "No.",
      details: [{ in: "query", path, message, code: "maximum" }],
    });

  it.each([
    ["names it in its details", problem("limit", "must be <= 50")],
    ["names it in a detail's message", problem("query", "limit must be <= 50")],
    [
      "names it in its message",
      errorResponse(422, { message: "limit is too large", details: [{ message: "see above" }] }),
    ],
    ["names no problem", errorResponse(400, { message: "Bad request." })],
  ])("takes the service's own size when a errorResponse of the first page %s", async (_, refused) => {
    const list = pager({ total: 45 });
    const script: Script = (request, number) =>
      request.query.get("limit") === "100" ? refused : list(request, number);
    expect(await readPages(script)).toMatchObject({ ids: ids(1, 45), requests: 4 });
  });

  it("does not ask again when the errorResponse is about another filter", async () => {
    const { svc, requests } = scriptedService([problem("call_type", "must be one of: discovery")]);
    expect(await failureOf(svc.templates.list().toArray())).toBeInstanceOf(ValidationError);
    expect(requests).toHaveLength(1);
  });

  it("fails when the size that the caller chose is rejected", async () => {
    expect(await failureOf(readPages(() => errorResponse(400), { limit: 500 }))).toBeInstanceOf(ValidationError);
  });

  it("does not change the size of a page in the middle of pagination", async () => {
    const list = pager({ total: 250 });
    const script: Script = (request, number) => (number === 2 ? errorResponse(400) : list(request, number));
    const service = scriptedService(script);
    expect(await failureOf(service.svc.templates.list({}, { readAhead: false }).toArray())).toBeInstanceOf(
      ValidationError,
    );
    expect(service.requests).toHaveLength(2);
  });

  it("fails with the errorResponse of a later page", async () => {
    const list = pager({ total: 100 });
    const script: Script = (request, number) =>
      request.query.get("page") === "3" ? errorResponse(401) : list(request, number);
    const service = scriptedService(script);
    const seen: string[] = [];
    const error = await failureOf(async () => {
      for await (const { id } of service.svc.templates.list({ limit: 10 })) seen.push(id);
    });
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(seen).toEqual(ids(1, 20));
  });

  it("hides a row that came again because another was inserted", async () => {
    const shifted: PagerOptions["rows"] = (view) =>
      view.page === 1 ? rowsOf(view) : rows((view.page - 1) * view.limit, view.page * view.limit - 1);
    expect((await readPages(pager({ total: 30, rows: shifted }), { limit: 10 }, ANYWAY)).ids).toEqual(ids(1, 29));
  });

  it("shows such a row twice with dedupe off", async () => {
    const shifted: PagerOptions["rows"] = (view) =>
      view.page === 1 ? rowsOf(view) : rows((view.page - 1) * view.limit, view.page * view.limit - 1);
    const { ids: seen } = await readPages(pager({ total: 30, rows: shifted }), { limit: 10 }, { dedupe: false });
    expect(seen).toHaveLength(30);
    expect(new Set(seen).size).toBe(29);
  });

  it("goes on past a page that a deletion made short, where `meta` says there is more", async () => {
    const short: PagerOptions["rows"] = (view) => (view.page === 2 ? rowsOf(view).slice(1) : rowsOf(view));
    expect((await readPages(pager({ total: 30, rows: short }), { limit: 10 }, ANYWAY)).ids).toEqual([
      ...ids(1, 10),
      ...ids(12, 30),
    ]);
  });

  it("follows a total that changes during pagination", async () => {
    const script: Script = (request, number) => pager({ total: number === 1 ? 20 : 35 })(request, number);
    // What the first page says is what pagination knows: 20 rows are two pages, and the second reports two more.
    expect((await readPages(script, { limit: 10 })).ids).toEqual(ids(1, 35));
  });

  it.each([
    [0, 0, []],
    [1, 1, ids(1, 1)],
    [15, 2, ids(1, 15)],
    [20, 2, ids(1, 20)],
    [100, 3, ids(1, 30)],
  ])("maxItems: %i takes %i requests of ten rows", async (maxItems, requests, expected) => {
    expect(await readPages(pager({ total: 30 }), { limit: 10 }, { maxItems })).toMatchObject({
      ids: expected,
      requests,
    });
  });

  it("asks for no more rows than maxItems", async () => {
    const { service } = await readPages(pager({ total: 30 }), {}, { maxItems: 7 });
    expect(service.requests[0]?.query.get("limit")).toBe("7");
  });

  it.each([
    [0, 0, 0],
    [1, 1, 10],
    [2, 2, 20],
    [9, 3, 30],
  ])("maxPages: %i takes %i requests and gives %i rows", async (maxPages, requests, count) => {
    const result = await readPages(pager({ total: 30 }), { limit: 10 }, { maxPages, concurrency: 4 });
    expect(result).toMatchObject({ ids: ids(1, count), requests });
  });

  it.each([
    [25, 1, 3],
    [25, 8, 3],
    [30, 8, 3],
    [31, 8, 4],
  ])(
    "maxItems: %i with %i in flight takes no more than the %i requests it needs",
    async (maxItems, concurrency, requests) => {
      const result = await readPages(pager({ total: 300, latencyMs: 10 }), { limit: 10 }, { maxItems, concurrency });
      expect(result).toMatchObject({ ids: ids(1, maxItems), requests });
    },
  );

  it("asks for one page beyond the end at most, where nothing marks the end and one is read ahead", async () => {
    const result = await readPages(pager({ total: 25, meta: () => null, latencyMs: 10 }), { limit: 10 });
    expect(result.service.requests.map(({ query }) => query.get("page"))).toEqual([null, "2", "3", "4"]);
  });

  it("asks for no page beyond the last that `meta` gives, whatever the window", async () => {
    const result = await readPages(pager({ total: 35, latencyMs: 10 }), { limit: 10 }, { concurrency: 32 });
    expect(result).toMatchObject({ ids: ids(1, 35), requests: 4 });
  });

  it("counts maxPages from the page it begins at", async () => {
    expect((await readPages(pager({ total: 90 }), { limit: 10, page: 4 }, { maxPages: 2 })).ids).toEqual(ids(31, 50));
  });
});
