import { expect, it } from "vitest";
import { describeDialect } from "../../core/dialect/describe-dialect.ts";
import { fieldsOf, missingFields } from "../../core/dialect/missing-fields.ts";

const ROW = { id: "a", user_id: "u", overall_score: 71.5, created_at: "2026-11-21T12:00:00Z" };
const META = { page: 1, limit: 20, total: 1, total_pages: 1, has_more: false };

it.each<[string, unknown, string[]]>([
  ["the spec's shape", { data: [ROW], error: null, meta: META }, []],
  ["an empty list", { data: [], error: null, meta: META }, []],
  ["an array", [ROW], ["bare arrays, no envelope", "no pagination data"]],
  [
    "rows deeper down",
    { data: { items: [ROW], totalCount: 1 } },
    ["rows in `data.items`", "pagination in `data.totalCount`"],
  ],
  [
    "other types",
    { data: [{ ...ROW, user_id: 7, overall_score: "71.5", created_at: 1_795_000_000 }], meta: META },
    ["ids are numbers", "numbers in strings", "times are numbers"],
  ],
  [
    "times without a zone",
    { data: [{ ...ROW, created_at: "2026-11-21T12:00:00" }], meta: META },
    ["times without a zone"],
  ],
  ["rows beside an empty list", { errors: [], data: [ROW], meta: META }, []],
  ["numbers in strings", { data: [ROW], meta: { ...META, total: "1" } }, ["pagination numbers in strings"]],
  [
    "zones and offsets",
    { data: [{ ...ROW, ended_at: "2026-11-21T12:00:00+0100", at_home: "no", scores: "a" }], meta: META },
    [],
  ],
  ["names with capitals", { data: [{ id: "a", userId: 7 }], meta: META }, ["camelCase names", "ids are numbers"]],
  ["names with dashes", { data: [{ id: "a", "user-id": 7 }], meta: META }, ["kebab-case names", "ids are numbers"]],
  [
    "fields in attributes",
    { data: [{ id: "a", attributes: { user_id: 7 } }, { id: 8 }], meta: META },
    ["ids are numbers"],
  ],
  ["rows in three objects", { a: { b: { c: [ROW] } }, meta: META }, ["rows in `a.b.c`"]],
  ["rows in four objects", { a: { b: { c: { d: [ROW] } } }, meta: META }, ["rows in `a.b.c.d`"]],
  ["rows too deep to look", { a: { b: { c: { d: { e: [ROW] } } } }, meta: META }, ["no rows were found"]],
  [
    "paging in four objects",
    { data: [ROW], a: { b: { c: { total: 1, d: { limit: 1 } } } } },
    ["pagination in `a.b.c.total`"],
  ],
  ["paging too deep to look", { data: [ROW], a: { b: { c: { d: { total: 1 } } } } }, ["no pagination data"]],
  ["paging outside of `meta`", { data: [ROW], total: 1 }, ["pagination in `total`"]],
  ["other names in `meta`", { data: [ROW], meta: { page: 1, count: 1 } }, ["pagination in `meta.page`, `meta.count`"]],
  ["a list beside `meta`", { data: [ROW], meta: META, count: [0] }, []],
  [
    "no pages by other names",
    { data: [], last_page: 0, page_count: 0, pages: 0 },
    ["pagination in `last_page`, `page_count`, `pages`"],
  ],
  ["no pages at all", { data: [], meta: { ...META, total_pages: 0, total: 0 } }, []],
  [
    "a cursor that has digits",
    { data: [ROW], meta: META, next: "a1", after: "1a" },
    ["pagination in `meta.page`, `meta.limit`, `meta.total`, `meta.total_pages`, `meta.has_more`, `next`, `after`"],
  ],
  ["long numbers in strings", { data: [ROW], meta: { ...META, total: "12" } }, ["pagination numbers in strings"]],
  ["ids in the middle", { data: [{ id: "a", identity: 1, id_of: 2, mid: 3, a_idea: 4, scores: "1" }], meta: META }, []],
  ["an id with an underscore", { data: [{ _id: 7 }], meta: META }, ["ids are numbers"]],
  ["an id in capitals", { data: [{ userID: 7, v2Id: 8 }], meta: META }, ["camelCase names", "ids are numbers"]],
  ["what only begins as a time", { data: [{ a_attr: 1, b_attr: "no", c_at: "12Z" }], meta: META }, []],
  ["a zone before the time", { data: [{ a_at: "Z 12" }], meta: META }, ["times without a zone"]],
  ["no list", { ready: true }, ["no rows were found", "no pagination data"]],
  [
    "a cursor beside pages",
    { data: [ROW], meta: META, next_cursor: "x" },
    ["pagination in `meta.page`, `meta.limit`, `meta.total`, `meta.total_pages`, `meta.has_more`, `next_cursor`"],
  ],
])("Of %s it says how it differs", (_, body, differences) => {
  expect(describeDialect(body)).toEqual({ differences, onlyFirstPage: false });
});

it.each<[unknown]>([[{ data: [ROW], meta: { next_cursor: "x" } }], [{ data: [ROW], page: 0, totalPages: 2 }]])(
  "Pages that cannot be asked for are reported: %o",
  (body) => {
    expect(describeDialect(body).onlyFirstPage).toBe(true);
  },
);

it("Pages from 0 are named", () => {
  expect(describeDialect({ data: [ROW], number: 0 }).differences).toEqual([
    "pagination in `number`",
    "pages counted from 0",
  ]);
});

it("A cursor is named where nothing else says how to go on", () => {
  expect(describeDialect({ data: [ROW], meta: { nextCursor: "x", limit: 20 } })).toEqual({
    differences: ["pages by a cursor (`nextCursor`)"],
    onlyFirstPage: true,
  });
});

it("A schema's fields include those of the schemas that it extends; missing is what no object has", () => {
  const spec = {
    components: {
      schemas: {
        Base: { properties: { id: {} } },
        Whole: { allOf: [{ $ref: "#/components/schemas/Base" }, { properties: { name: {} } }] },
      },
    },
  };
  expect(fieldsOf(spec, "Whole")).toEqual(["id", "name"]);
  expect([fieldsOf(spec, "Other"), fieldsOf({}, "Whole")]).toEqual([[], []]);
  expect(missingFields([{ id: 1 }, { name: null }], ["id", "name", "other"])).toEqual(["other"]);
  expect(missingFields([], ["id"])).toEqual([]);
});
