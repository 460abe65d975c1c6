import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NotFoundError, type PaginationSummary, ServerError, ValidationError } from "../../../src/index.ts";
import { PROPERTY_TIMEOUT_MS, runs } from "../properties/runs.ts";
import { fixedPages, ids, type PageView, pager, rows, rowsOf, trueMeta } from "../support/pages.ts";
import { readPages } from "../support/read-pages.ts";
import { failureOf, type Script, type ScriptedResponse, scriptedService } from "../support/scripted-service.ts";

const CONCURRENCY = [1, 4, undefined] as const;

const pageOf = ({ query }: { query: URLSearchParams }): number => Number(query.get("page") ?? 1);

async function summaryOf(script: Script, logger = {}): Promise<PaginationSummary & { ids: string[] }> {
  const { svc } = scriptedService(script, { logger });
  const pages = svc.templates.list({ limit: 10 }, { allowIncomplete: true }).pages();
  const seen: string[] = [];
  for await (const { data } of pages) seen.push(...data.map(({ id }) => id));
  return { ...(pages.summary as PaginationSummary), ids: seen };
}

describe("a list with empty pages between others", () => {
  // As of a service that filters after paging.
  const SPARSE = [rows(1, 4), [], rows(5, 5), [], [], rows(6, 9), []];

  it.each<[string, (view: { page: number }) => unknown]>([
    ["counts the pages", () => ({ total_pages: SPARSE.length })],
    ["counts the rows before its filter", ({ page }) => ({ page, limit: 10, total: 65 })],
    ["says that more follows", ({ page }) => ({ has_more: page < SPARSE.length })],
    ["names the next page", ({ page }) => ({ next_page: page < SPARSE.length ? page + 1 : null })],
    ["says how many rows there are, and no more", () => ({ total: 9 })],
  ])("gives every row where the service %s", async (_, meta) => {
    for (const concurrency of CONCURRENCY) {
      const script: Script = (request) => {
        const page = pageOf(request);
        return { body: { data: SPARSE[page - 1] ?? [], error: null, meta: meta({ page }) } };
      };
      // Of the rows before the filter, most never come.
      expect((await readPages(script, { limit: 10 }, { concurrency, allowIncomplete: true })).ids).toEqual(ids(1, 9));
    }
  });

  it("gives every row where the first page is empty", async () => {
    const script = fixedPages([[], rows(1, 3)], { total_pages: 2 });
    expect((await readPages(script, { limit: 10 })).ids).toEqual(ids(1, 3));
  });

  it("ends after ten of them, and says so, where the service promises more for ever", async () => {
    const warnings: string[] = [];
    const script = fixedPages([rows(1, 10)], { has_more: true, total: 1_000, limit: 10, total_pages: 100 });
    const { ids: seen, verified } = await summaryOf(script, { warn: (message: string) => warnings.push(message) });
    expect(seen).toEqual(ids(1, 10));
    expect(verified).toBe(false);
    expect(warnings).toEqual([
      "The last 10 pages are empty, although the service says that more follow.",
      "The list is incomplete: 10 of 1000 items came. Use `allowIncomplete` to take what came.",
    ]);
  });

  it(
    "gives every row, wherever the empty pages are",
    async () => {
      const sizes = fc.array(fc.nat(3), { minLength: 1, maxLength: 10 });
      const meta = fc.constantFrom(
        (page: number, pages: number): unknown => ({ total_pages: pages, page }),
        (page: number, pages: number): unknown => ({ has_more: page < pages }),
        (page: number, pages: number): unknown => ({ page, limit: 3, total: pages * 3 }),
      );
      await fc.assert(
        fc.asyncProperty(sizes, meta, fc.constantFrom(...CONCURRENCY), async (counts, metaOf, concurrency) => {
          let next = 1;
          const pages = counts.map((count) => {
            const page = rows(next, next + count - 1);
            next += count;
            return page;
          });
          const script: Script = (request) => {
            const page = pageOf(request);
            return { body: { data: pages[page - 1] ?? [], error: null, meta: metaOf(page, pages.length) } };
          };
          const options = { concurrency, allowIncomplete: true };
          expect((await readPages(script, { limit: 3 }, options)).ids).toEqual(ids(1, next - 1));
        }),
        runs(200),
      );
    },
    PROPERTY_TIMEOUT_MS,
  );
});

describe("a list whose total is no total", () => {
  it.each<[string, (view: PageView) => unknown]>([
    ["counts the rows of the page", (view) => ({ page: view.page, limit: view.limit, total: rowsOf(view).length })],
    ["counts no further than 20", (view) => ({ page: view.page, limit: view.limit, total: Math.min(20, view.total) })],
    ["stands alone and counts the rows of the page", (view) => ({ total: rowsOf(view).length })],
  ])("gives every row where it %s, and is not verified", async (_, meta) => {
    for (const total of [25, 30, 40]) {
      const { ids: seen, verified } = await summaryOf(pager({ total, meta }));
      expect(seen).toEqual(ids(1, total));
      expect(verified).not.toBe(true);
    }
  });

  it("costs a request more only where the last page is full, and nothing else marks the end", async () => {
    const counted = ({ page, limit, total }: PageView) => ({ page, limit, total });
    expect(await readPages(pager({ total: 30, meta: counted }), { limit: 10 })).toMatchObject({ requests: 4 });
    expect(await readPages(pager({ total: 25, meta: counted }), { limit: 10 })).toMatchObject({ requests: 3 });
    expect(await readPages(pager({ total: 30, meta: trueMeta }), { limit: 10 })).toMatchObject({ requests: 3 });
  });
});

describe("a page behind the last", () => {
  const BEHIND: readonly (readonly [string, ScriptedResponse])[] = [
    ["404", { status: 404, body: { detail: "Invalid page." } }],
    ["404 without a body", { status: 404 }],
    ["400 about the page", { status: 400, body: { error: { message: "Page out of range" } } }],
    ["422 about the page", { status: 422, body: { errors: { page: ["is too large"] } } }],
    ["no content", { status: 204 }],
    ["data that is null", { body: { data: null, error: null, meta: null } }],
  ];
  const endingWith =
    (behind: ScriptedResponse, meta: unknown = null): Script =>
    (request) => {
      const data = rowsOf({ page: pageOf(request), limit: 10, total: 25, totalPages: 3 });
      return data.length > 0 ? { body: { data, error: null, meta } } : behind;
    };

  it.each(BEHIND)("is the end of a list without pagination data, as %s", async (_, behind) => {
    for (const concurrency of CONCURRENCY)
      expect((await readPages(endingWith(behind), { limit: 10 }, { concurrency })).ids).toEqual(ids(1, 25));
  });

  it.each(BEHIND)("is an empty page to who follows nextPage(), as %s", async (_, behind) => {
    const { svc } = scriptedService(endingWith(behind));
    const seen: string[] = [];
    for (let page = await svc.templates.list({ limit: 10 }).then(); page; ) {
      seen.push(...page.data.map(({ id }) => id));
      const next = await page.nextPage();
      if (!next) break;
      page = next;
    }
    expect(seen).toEqual(ids(1, 25));
  });

  it("is an error where the service said that there is one", async () => {
    const script = endingWith({ status: 404 }, { has_more: true });
    const { svc } = scriptedService(script, { maxRetries: 0 });
    expect(await failureOf(svc.templates.list({ limit: 10 }).toArray())).toBeInstanceOf(NotFoundError);
  });

  it("is an error where it is the one that was asked for", async () => {
    const { svc } = scriptedService(endingWith({ status: 404 }));
    expect(await failureOf(svc.templates.list({ limit: 10, page: 9 }))).toBeInstanceOf(NotFoundError);
    expect(await failureOf(svc.templates.list({ limit: 10, page: 9 }).toArray())).toBeInstanceOf(NotFoundError);
  });

  it.each([
    ["another parameter", { status: 400, body: { error: { message: "Unknown status" } } }, ValidationError],
    ["the service", { status: 500 }, ServerError],
  ])("is not the end when the failure is about %s", async (_, behind, kind) => {
    const { svc } = scriptedService(endingWith(behind), { maxRetries: 0 });
    expect(await failureOf(svc.templates.list({ limit: 10 }).toArray())).toBeInstanceOf(kind);
  });
});

it.each([
  ["limit", { error: { message: "limit must be <= 50", details: [{ path: "limit", message: "too large" }] } }],
  ["per_page", { error: { message: "Unprocessable", details: [{ field: "per_page", message: "50 at most" }] } }],
  ["page size", { errors: [{ detail: "Page size must not exceed 50", source: { parameter: "x" } }] }],
])("a page size that the service rejects as `%s` is left to the service", async (_, body) => {
  const list = pager({ total: 45 });
  const script: Script = (request, number) =>
    request.query.get("limit") === "100" ? { status: 422, body } : list(request, number);
  const { svc } = scriptedService(script);
  expect((await svc.templates.list().toArray()).map(({ id }) => id)).toEqual(ids(1, 45));
});
