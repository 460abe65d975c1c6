import { describe, expect, it } from "vitest";
import { PaginationError } from "../../../src/index.ts";
import { rows } from "../support/pages.ts";
import { failureOf, scriptedService } from "../support/scripted-service.ts";

const responding = (meta: unknown, count = 20) =>
  scriptedService(({ query }) => {
    const page = Number(query.get("page") ?? 1);
    return { body: { data: rows((page - 1) * count + 1, page * count), error: null, meta } };
  });

const FROM_ZERO = "The service counts its pages from 0, not from 1: page 1 would be its second.";

describe("a service that pages by a cursor", () => {
  const message = (page: number) =>
    `The service pages by a cursor (\`next_cursor\`), not by \`page\`: page ${page} cannot be requested. The first page is complete; narrow the filters to fit one.`;

  it("gives its first page", async () => {
    const { svc } = responding({ next_cursor: "abc" });
    expect((await svc.templates.list()).data).toEqual(rows(1, 20));
  });

  it("is not asked for a second page, which would be the first once more", async () => {
    const { svc, requests } = responding({ next_cursor: "abc" });
    const error = await failureOf(svc.templates.list({ limit: 20 }, { readAhead: false }).toArray());
    expect(error).toBeInstanceOf(PaginationError);
    expect(error).toMatchObject({ message: message(2), page: 2 });
    expect(requests).toHaveLength(1);
  });

  it("gives no page that the caller names", async () => {
    const { svc } = responding({ next_cursor: "abc" });
    expect(await failureOf(svc.templates.list({ page: 3 }))).toMatchObject({ message: message(3), page: 3 });
  });

  it("gives every page that it numbers as well", async () => {
    const { svc } = responding({ next_cursor: "abc", page: 3 });
    expect((await svc.templates.list({ page: 3 })).data).toEqual(rows(41, 60));
  });
});

describe("a service that counts its pages from 0", () => {
  it.each([
    ["more pages", { page: 0, total_pages: 2 }],
    ["more rows", { page: 0, total: 21 }],
    ["more to come", { page: 0, has_more: true }],
  ])("fails where it has %s", async (_, meta) => {
    const error = await failureOf(responding(meta).svc.templates.list());
    expect(error).toBeInstanceOf(PaginationError);
    expect(error).toMatchObject({ message: FROM_ZERO, page: 0 });
  });

  it.each([
    ["one page", { page: 0, total_pages: 1, total: 20, has_more: false }],
    ["nothing but the page's number", { page: 0 }],
  ])("gives its only page where it has %s", async (_, meta) => {
    expect((await responding(meta).svc.templates.list()).data).toEqual(rows(1, 20));
  });

  it("is not known by a later page, whatever it says", async () => {
    const { svc } = responding({ page: 0, has_more: true });
    expect((await svc.templates.list({ page: 2 })).data).toEqual(rows(21, 40));
  });
});
