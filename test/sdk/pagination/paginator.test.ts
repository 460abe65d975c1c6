import { describe, expect, it } from "vitest";
import { AbortedError, OptionsError, TimeoutError } from "../../../src/index.ts";
import { ids, pager, rows } from "../support/pages.ts";
import { errorResponse, failureOf, scriptedService } from "../support/scripted-service.ts";

describe("a list", () => {
  it("asks for nothing until it is awaited or iterated", async () => {
    const { svc, requests } = scriptedService(pager({ total: 5 }));
    const list = svc.templates.list();
    list.pages();
    await new Promise((resolve) => setImmediate(resolve));
    expect(requests).toEqual([]);
    await list;
    await list;
    expect(requests).toHaveLength(2);
  });

  it("has catch() and finally() like the promise of its first page", async () => {
    const { svc } = scriptedService(() => errorResponse(404, "not_found"));
    const settled: string[] = [];
    const list = svc.templates.list();
    const failing = list.finally(() => void settled.push("finally"));
    expect(await list.catch((error) => error.status)).toBe(404);
    await expect(failing).rejects.toMatchObject({ status: 404 });
    expect(settled).toEqual(["finally"]);
  });

  it("gives its first page when awaited, with the service's own page size", async () => {
    const { svc, requests } = scriptedService(pager({ total: 45 }));
    const page = await svc.templates.list();
    expect(page).toMatchObject({ data: rows(1, 20), page: 1, hasNextPage: true, meta: { total: 45 } });
    expect(page.response).toMatchObject({ status: 200, attempts: 1 });
    expect(requests[0]?.query.toString()).toBe("");
  });

  it.each([
    ["meta", undefined, []],
    ["an empty one, without meta,", () => null, [0]],
  ])("goes from page to page until %s ends it", async (_, meta, more) => {
    const { svc, requests } = scriptedService(pager({ total: 45, ...(meta ? { meta } : {}) }));
    const seen: number[] = [];
    for (let page = await svc.templates.list().then((first) => first, undefined); ; ) {
      seen.push(page.data.length);
      const next = await page.nextPage();
      if (!next) break;
      page = next;
    }
    expect(seen).toEqual([20, 20, 5, ...more]);
    expect(requests).toHaveLength(3 + more.length);
  });

  it("follows a page of pagination with pages of the same size", async () => {
    const { svc } = scriptedService(pager({ total: 250 }));
    for await (const page of svc.templates.list().pages()) {
      expect((await page.nextPage())?.data).toEqual(rows(101, 200));
      break;
    }
  });

  it.each([
    ["null", null],
    ["a text", "page 1"],
  ])("shows a `meta` that is %s as null", async (_, meta) => {
    const { svc } = scriptedService(pager({ total: 5, meta: () => meta }));
    expect((await svc.templates.list()).meta).toBeNull();
  });

  it.each([
    [1, "1"],
    [19, "19"],
    [20, null],
  ])("asks for no more than a few items when few are wanted: maxItems %i", async (maxItems, limit) => {
    const { svc, requests } = scriptedService(pager({ total: 45 }));
    await svc.templates.list({}, { maxItems });
    expect(requests[0]?.query.get("limit")).toBe(limit);
  });

  it("gives the page that the filters name, also where fewer items than it holds are wanted", async () => {
    const { svc } = scriptedService(pager({ total: 45 }));
    const page = await svc.templates.list({ page: 2 }, { maxItems: 3 });
    expect(page).toMatchObject({ data: rows(21, 23), page: 2, hasNextPage: false });
  });

  it.each([
    ["a service that obeys `limit`", undefined],
    ["a service that ignores it", () => 20],
  ])("gives no more than maxItems when awaited, over all its pages, by %s", async (_, limit) => {
    const { svc, requests } = scriptedService(pager({ total: 45, ...(limit ? { limit } : {}) }));
    expect(await svc.templates.list({}, { maxItems: 5 })).toMatchObject({ data: rows(1, 5), hasNextPage: false });
    const first = await svc.templates.list({ limit: 20 }, { maxItems: 25 });
    const second = await first.nextPage();
    expect(second).toMatchObject({ data: rows(21, 25), page: 2, hasNextPage: false });
    expect(await second?.nextPage()).toBeUndefined();
    expect(requests).toHaveLength(3);
  });

  it("ends at maxPages when it is gone through by nextPage()", async () => {
    const { svc, requests } = scriptedService(pager({ total: 90 }));
    const first = await svc.templates.list({}, { maxPages: 2 });
    const second = await first.nextPage();
    expect([first.hasNextPage, second?.hasNextPage]).toEqual([true, false]);
    expect(await second?.nextPage()).toBeUndefined();
    expect(requests).toHaveLength(2);
  });

  it.each([{ maxItems: 0 }, { maxPages: 0 }])("asks for nothing with %j, and says so", async (options) => {
    const { svc, requests } = scriptedService(pager({ total: 45 }));
    const page = await svc.templates.list({}, options);
    expect(page).toMatchObject({ data: [], meta: null, page: 1, hasNextPage: false });
    expect(page.response).toMatchObject({ status: 0, attempts: 0 });
    expect([page.response.headers.get("etag"), ...page.response.headers]).toEqual([null]);
    expect(await page.nextPage()).toBeUndefined();
    expect(requests).toEqual([]);
  });

  it("says on each of its iterators how complete it is, once it was read to its end", async () => {
    const { svc } = scriptedService(pager({ total: 5 }));
    for (const iterator of [svc.templates.list()[Symbol.asyncIterator](), svc.templates.list().pages()]) {
      expect(iterator.summary).toBeUndefined();
      for await (const _ of iterator);
      expect(iterator.summary).toMatchObject({ items: 5, verified: true });
    }
  });

  it.each([
    ["the same rows", rows(1, 20), true],
    ["rows that begin like them", [...rows(1, 19), ...rows(21, 21)], false],
    ["fewer of them", rows(1, 19), false],
    ["other rows", rows(21, 40), false],
    ["none", [], false],
  ])("fails by nextPage() where the page before comes again: %s", async (_, next, fails) => {
    const { svc } = scriptedService((_request, number) => ({
      body: { data: number === 1 ? rows(1, 20) : next, error: null, meta: null },
    }));
    const work = (await svc.templates.list()).nextPage();
    if (!fails) return expect((await work)?.data).toEqual(next);
    const error = await failureOf(work);
    expect(error).toMatchObject({ code: "pagination_error", page: 2 });
    expect((error as Error).message).toBe("Page 2 repeats page 1: the service seems to ignore `page`.");
  });

  it("gives pages without the rows that came before", async () => {
    const shifted = pager({
      total: 30,
      rows: (view) => (view.page === 2 ? rows(10, 19) : rows(view.page * 10 - 9, view.page * 10)),
    });
    const { svc } = scriptedService(shifted);
    const sizes: (readonly [number, number, boolean])[] = [];
    for await (const { page, data, hasNextPage } of svc.templates
      .list({ limit: 10 }, { allowIncomplete: true })
      .pages())
      sizes.push([page, data.length, hasNextPage]);
    expect(sizes).toEqual([
      [1, 10, true],
      [2, 9, true],
      [3, 10, false],
    ]);
  });

  it.each([
    [{ page: 0 }, "Expected `page` to be a whole number of at least 1, got `0` (number)."],
    [{ page: "2" as never }, 'Expected `page` to be a whole number of at least 1, got "2" (string).'],
    [{ limit: 0 }, "Expected `limit` to be a whole number of at least 1, got `0` (number)."],
    [{ limit: 1.5 }, "Expected `limit` to be a whole number of at least 1, got `1.5` (number)."],
  ])("rejects %j before anything is sent", async (query, message) => {
    const { svc, requests } = scriptedService(pager({ total: 5 }));
    for (const work of [async () => await svc.templates.list(query), () => svc.templates.list(query).toArray()]) {
      const error = await failureOf(work);
      expect(error).toBeInstanceOf(OptionsError);
      expect((error as Error).message).toBe(message);
    }
    expect(requests).toEqual([]);
  });
});

describe("the time of pagination", () => {
  it.each([
    ["the list's", {}, { deadlineMs: 250 }],
    ["the client's", { deadlineMs: 250 }, {}],
    ["the list's before the client's", { deadlineMs: 10_000 }, { deadlineMs: 250 }],
  ])("is bound by %s deadlineMs", async (_, clientOptions, listOptions) => {
    const { svc, clock, requests } = scriptedService(pager({ total: 100, latencyMs: 100 }), clientOptions);
    const error = await failureOf(svc.templates.list({ limit: 10 }, { concurrency: 1, ...listOptions }).toArray());
    expect(error).toBeInstanceOf(TimeoutError);
    expect((error as Error).message).toContain("`deadlineMs`");
    expect(clock.monotonic()).toBe(250);
    expect(requests).toHaveLength(3);
  });

  it("is over for the next page when the work on this one took it all", async () => {
    const { svc, clock, requests } = scriptedService(pager({ total: 100 }));
    const error = await failureOf(async () => {
      for await (const { page } of svc.templates.list({ limit: 10 }, { deadlineMs: 250, concurrency: 1 }).pages())
        if (page === 2) await clock.wait(300);
    });
    expect(error).toMatchObject({ name: "TimeoutError", attempts: 0 });
    expect(requests).toHaveLength(3);
  });

  it("begins when the list is read", async () => {
    const { svc, clock } = scriptedService(pager({ total: 100, latencyMs: 100 }));
    await clock.wait(1_000);
    await failureOf(svc.templates.list({ limit: 10 }, { deadlineMs: 250 }).toArray());
    expect(clock.monotonic()).toBe(1_250);
  });

  it("is over while the service's limit is waited for, and the error says so", async () => {
    const list = pager({ total: 100 });
    const headers = { "ratelimit-remaining": "0", "ratelimit-reset": "10" };
    const { svc, clock } = scriptedService((request, number) => ({ ...list(request, number), headers }));
    const error = await failureOf(svc.templates.list({ limit: 10 }, { deadlineMs: 5_000 }).toArray());
    expect(error).toMatchObject({ name: "TimeoutError", phase: "wait", attempts: 0 });
    expect(clock.monotonic()).toBe(5_000);
  });

  it("ends with the signal's abort before the first request", async () => {
    const { svc, requests } = scriptedService(pager({ total: 5 }));
    const error = await failureOf(svc.templates.list({}, { signal: AbortSignal.abort() }).toArray());
    expect(error).toBeInstanceOf(AbortedError);
    expect(error).toMatchObject({ ambiguous: false });
    expect(requests).toEqual([]);
  });

  it("ends with the signal's abort between two items, although the next page is there", async () => {
    const { svc } = scriptedService(pager({ total: 50 }));
    const controller = new AbortController();
    const seen: string[] = [];
    const error = await failureOf(async () => {
      for await (const { id } of svc.templates.list({ limit: 10 }, { signal: controller.signal })) {
        seen.push(id);
        if (seen.length === 3) controller.abort();
      }
    });
    expect(error).toBeInstanceOf(AbortedError);
    expect(error).toMatchObject({ ambiguous: false });
    expect(seen).toEqual(ids(1, 3));
  });
});
