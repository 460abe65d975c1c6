import { describe, expect, it } from "vitest";
import { IncompleteListError, type PaginationSummary } from "../../../src/index.ts";
import { ids, type PageView, pager, rows } from "../support/pages.ts";
import { readPages } from "../support/read-pages.ts";
import { failureOf, type Script, scriptedService } from "../support/scripted-service.ts";

const CONCURRENCY = [1, 4, undefined] as const;
const asked = ({ query }: { query: URLSearchParams }): number => Number(query.get("limit") ?? 20);

/** A service that gives 50 rows at most and repeats the limit that it was asked for. */
const capped =
  (total: number, metaOf: (view: PageView) => object): Script =>
  (request) => {
    const limit = asked(request);
    const page = Number(request.query.get("page") ?? 1);
    const meta = metaOf({ page, limit, total, totalPages: Math.ceil(total / limit) });
    return { body: { data: rows((page - 1) * 50 + 1, Math.min(page * 50, total)), error: null, meta } };
  };

const METAS: readonly (readonly [string, (view: PageView) => object])[] = [
  [
    "all of `meta`",
    ({ page, limit, total, totalPages }) => ({
      page,
      limit,
      total,
      total_pages: totalPages,
      has_more: page < totalPages,
    }),
  ],
  ["`total_pages`", ({ page, limit, total, totalPages }) => ({ page, limit, total, total_pages: totalPages })],
  ["`total` and `limit`", ({ page, limit, total }) => ({ page, limit, total })],
  ["`total` and `has_more`", ({ page, total, totalPages }) => ({ total, has_more: page < totalPages })],
  ["`total` alone", ({ total }) => ({ total })],
];

describe.each(METAS)("a service that caps `limit` in silence, and says %s", (_, metaOf) => {
  it.each([49, 50, 51, 100, 150, 300, 301])("gives all of %i rows, verified", async (total) => {
    for (const concurrency of CONCURRENCY) {
      for (const dedupe of [true, false]) {
        const summaries: PaginationSummary[] = [];
        const onPaginationEnd = (ended: PaginationSummary) => void summaries.push(ended);
        const { ids: seen } = await readPages(capped(total, metaOf), {}, { concurrency, dedupe, onPaginationEnd });
        expect(seen).toEqual(ids(1, total));
        expect(summaries).toMatchObject([{ items: total, expected: total, verified: dedupe ? true : "unknown" }]);
      }
    }
  });

  it("gives all of them to who follows nextPage()", async () => {
    const { svc } = scriptedService(capped(151, metaOf));
    const seen: string[] = [];
    for (let page = await svc.templates.list({ limit: 100 }).then(); ; ) {
      seen.push(...page.data.map(({ id }) => id));
      const next = await page.nextPage();
      if (!next) break;
      page = next;
    }
    expect(seen).toEqual(ids(1, 151));
  });
});

describe("a list of which less comes than its `total`", () => {
  const SHORT = pager({ total: 30, rows: ({ page }) => rows(1, page === 1 ? 7 : 0) });
  const says = {
    message: "The list is incomplete: 7 of 30 items came. Use `allowIncomplete` to take what came.",
    code: "incomplete_list",
    summary: { items: 7, expected: 30, duplicates: 0, repaired: 0, verified: false },
  };

  it.each([true, false])("ends with an IncompleteListError that has what came, dedupe %s", async (dedupe) => {
    for (const concurrency of CONCURRENCY) {
      const { svc } = scriptedService(SHORT);
      const error = await failureOf(svc.templates.list({}, { concurrency, dedupe }).toArray());
      expect(error).toBeInstanceOf(IncompleteListError);
      expect((error as Error).name).toBe("IncompleteListError");
      expect(error).toMatchObject({ ...says, items: rows(1, 7) });
      expect(JSON.stringify(error)).not.toContain("r7");
    }
  });

  it("fails a loop after its last item, by items and by pages", async () => {
    for (const iterate of ["items", "pages"] as const) {
      const { svc } = scriptedService(SHORT);
      const list = svc.templates.list();
      const seen: unknown[] = [];
      const work = async () => {
        if (iterate === "items") for await (const item of list) seen.push(item);
        else for await (const { data } of list.pages()) seen.push(...data);
      };
      expect(await failureOf(work())).toMatchObject({ ...says, items: [] });
      expect(seen).toEqual(rows(1, 7));
    }
  });

  it("is taken with `allowIncomplete`, of the list or of the client, and the logger says what lacks", async () => {
    const lines: string[] = [];
    const logger = { warn: (line: string) => void lines.push(line) };
    const { svc } = scriptedService(SHORT, { logger });
    expect(await svc.templates.list({}, { allowIncomplete: true }).toArray()).toEqual(rows(1, 7));
    expect(await svc.withOptions({ allowIncomplete: true }).templates.list().toArray()).toEqual(rows(1, 7));
    expect(lines).toEqual([says.message, says.message]);
  });

  it("fails who follows nextPage() at its end, unless that is allowed", async () => {
    const first = await scriptedService(SHORT).svc.templates.list();
    expect(first).toMatchObject({ data: rows(1, 7), hasNextPage: true });
    const second = first.nextPage();
    expect(await failureOf(second.then((page) => page?.nextPage()))).toMatchObject(says);
    const allowed = await scriptedService(SHORT).svc.templates.list({}, { allowIncomplete: true });
    expect(await (await allowed.nextPage())?.nextPage()).toBeUndefined();
  });

  it("fails where its rows have no ids, too", async () => {
    const { svc } = scriptedService(pager({ total: 30, rows: ({ page }) => (page === 1 ? [{ name: "a" }] : []) }));
    expect(await failureOf(svc.templates.list().toArray())).toMatchObject({ code: "incomplete_list" });
  });

  it.each([404, 400])("fails where the service rejects the page after the last with a %i", async (status) => {
    const { svc } = scriptedService((request, number) =>
      number === 1 ? SHORT(request, number) : { status, body: { error: { message: "No such page" } } },
    );
    expect(await failureOf(svc.templates.list().toArray())).toMatchObject(says);
  });

  it.each([
    ["a part of it is wanted, by rows", { maxItems: 7 }, {}, 7],
    ["a part of it is wanted, by pages", { maxPages: 1 }, {}, 7],
    ["it is entered behind its first page", {}, { page: 2 }, 0],
  ])("does not fail where %s", async (_, options, query, count) => {
    const { svc } = scriptedService(SHORT);
    expect(await svc.templates.list(query, options).toArray()).toHaveLength(count);
  });
});
