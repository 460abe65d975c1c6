import { describe, expect, it } from "vitest";
import { PaginationError } from "../../../src/index.ts";
import { ids, rows } from "../support/pages.ts";
import { readPages } from "../support/read-pages.ts";
import { failureOf, type Script, scriptedService } from "../support/scripted-service.ts";

describe("pagination where a page comes again", () => {
  it.each([
    ["a page that is not full", {}, rows(1, 10), null],
    ["more rows than a page", { limit: 10 }, rows(1, 35), null],
    ["as many rows as there are", {}, rows(1, 10), { total: 10 }],
    ["as many rows as a page has by default, where more were asked for", {}, rows(1, 20), null],
  ])("ends rightly over a list without pages that gives %s, and says so", async (_, query, all, meta) => {
    const lines: string[] = [];
    const { svc } = scriptedService([{ body: { data: all, error: null, meta } }], {
      logger: { warn: (line) => void lines.push(line) },
    });
    expect(await svc.templates.list(query).toArray()).toEqual(all);
    expect(lines).toEqual([expect.stringContaining("to return the whole list at once")]);
  });

  it.each([1, 4])("ends with a PaginationError when a full page comes again, %i in flight", async (concurrency) => {
    const script = () => ({ body: { data: rows(1, 10), error: null, meta: null } });
    const error = await failureOf(readPages(script, { limit: 10 }, { concurrency }));
    expect(error).toBeInstanceOf(PaginationError);
    expect(error).toMatchObject({ code: "pagination_error", page: 2 });
    expect((error as Error).message).toMatch(/Page 2 repeats page 1/);
  });

  it("ends with a PaginationError when as many rows as were asked for come again", async () => {
    const script = () => ({ body: { data: rows(1, 100), error: null, meta: null } });
    expect(await failureOf(readPages(script))).toBeInstanceOf(PaginationError);
  });

  it("ends with a PaginationError when another page than the one before comes again", async () => {
    const script: Script = ({ query }) => {
      const isEven = Number(query.get("page") ?? 1) % 2 === 0;
      return { body: { data: isEven ? rows(3, 3) : rows(1, 2), error: null, meta: null } };
    };
    const error = await failureOf(readPages(script));
    expect(error).toMatchObject({ code: "pagination_error", page: 3 });
  });

  describe.each([true, false])("with dedupe: %s", (dedupe) => {
    // Before each of these pages, as many rows are inserted as a page holds.
    const shifted = (before: readonly number[]): Script => {
      let total = 100;
      const seen = new Set<number>();
      return ({ query }) => {
        const page = Number(query.get("page") ?? 1);
        if (before.includes(page) && !seen.has(page)) total += 10;
        seen.add(page);
        const first = (page - 1) * 10 - (total - 100) + 1;
        const data = Array.from({ length: 10 }, (_, index) => ({ id: `r${first + index}` }));
        return { body: { data, error: null, meta: { page, limit: 10, total } } };
      };
    };
    const options = { readAhead: false, dedupe, maxPages: 9 };

    it("goes on where a page repeats the one before because so many rows were inserted, three times", async () => {
      const { ids: seen } = await readPages(shifted([3, 5, 7]), { limit: 10 }, options);
      expect(seen).toEqual(expect.arrayContaining(ids(1, 60)));
    });

    it("ends with a PaginationError where that goes on", async () => {
      const error = await failureOf(readPages(shifted([3, 4, 5, 6, 7]), { limit: 10 }, options));
      expect(error).toMatchObject({ code: "pagination_error", page: 6 });
    });
  });

  it.each([2, 3, 7])("ends with a PaginationError when pages come again in a cycle of %i", async (length) => {
    const script: Script = ({ query }) => {
      const page = (Number(query.get("page") ?? 1) - 1) % length;
      return { body: { data: rows(page * 10 + 1, page * 10 + 10), error: null, meta: { has_more: true } } };
    };
    expect(await failureOf(readPages(script))).toBeInstanceOf(PaginationError);
  });

  it("ends with a PaginationError when a page comes again that says that more follow", async () => {
    const script = () => ({ body: { data: rows(1, 10), error: null, meta: { total: 30 } } });
    expect(await failureOf(readPages(script))).toBeInstanceOf(PaginationError);
  });

  it.each([1, 4])(
    "ends pages without identifiers that come again, with dedupe off, %i in flight",
    async (concurrency) => {
      const script = () => ({ body: { data: [{ name: "a" }, { name: "b" }], error: null, meta: null } });
      expect(await failureOf(readPages(script, { limit: 2 }, { concurrency, dedupe: false }))).toBeInstanceOf(
        PaginationError,
      );
    },
  );
});
