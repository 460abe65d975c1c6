import { expect, it } from "vitest";
import { decideEnd } from "../../../src/pagination/list-end.ts";

const META = { page: 2, limit: 10, total: 35, total_pages: 4, has_more: true };

it.each([
  ["no rows without meta", { count: 0, meta: null }, 2],
  ["no rows, while meta counts pages after this one", { count: 0, meta: META }, 4],
  ["no rows, while has_more alone says that there are", { count: 0, meta: { has_more: true } }, Infinity],
  ["no rows behind the last page", { number: 5, count: 0, meta: { ...META, page: 5, has_more: false } }, 5],
  ["no rows behind the last page, while has_more contradicts", { number: 5, count: 0, meta: { ...META, page: 5 } }, 5],
  ["no rows, while only a total says that there are", { count: 0, meta: { total: 35 } }, 2],
  ["meta that fits", { count: 10, meta: META }, 4],
  ["meta of the last page", { number: 4, count: 5, meta: { ...META, page: 4, has_more: false } }, 4],
  ["meta without the number of pages", { count: 10, meta: { page: 2, limit: 10, total: 35 } }, 4],
  ["meta with the number of pages alone", { count: 3, meta: { total_pages: 2 } }, 2],
  ["has_more alone, true", { count: 3, meta: { has_more: true } }, Infinity],
  ["has_more false beside a total without a limit", { count: 3, meta: { total: 13, has_more: false } }, 2],
  ["has_more false beside a limit without a total", { count: 3, meta: { limit: 10, has_more: false } }, 2],
  ["has_more alone, false", { count: 10, meta: { has_more: false } }, 2],
  ["a total that the page just reaches: not yet", { count: 10, meta: { limit: 10, total: 20 } }, 3],
  [
    "a total that the page just reaches, and that no more follow",
    { count: 10, meta: { limit: 10, total: 20, has_more: false } },
    2,
  ],
  [
    "less than the total, and that no more follow: not yet",
    { count: 10, came: 20, meta: { page: 2, total: 35, total_pages: 2, limit: 20, has_more: false } },
    3,
  ],
  [
    "an empty page, though less than the total came",
    { count: 0, came: 20, meta: { page: 2, total: 35, total_pages: 2, limit: 20, has_more: false } },
    2,
  ],
  [
    "the total, and that no more follow",
    { count: 10, came: 35, meta: { page: 2, total: 35, total_pages: 2, limit: 20, has_more: false } },
    2,
  ],
  ["a total below what was seen, by size", { count: 10, meta: { limit: 10, total: 19 } }, Infinity],
  ["a total below what was seen on a short page: unknown", { count: 9, meta: { limit: 10, total: 18 } }, Infinity],
  ["a total below this page's rows, without a limit", { count: 10, meta: { total: 9, has_more: false } }, Infinity],
  ["another page's meta: unknown", { count: 9, meta: { ...META, page: 1 } }, Infinity],
  ["fewer pages than this one's number, by size", { count: 10, meta: { total_pages: 1 } }, Infinity],
  ["has_more against the number of pages: unknown", { count: 9, meta: { ...META, has_more: false } }, Infinity],
  ["total against the number of pages: unknown", { count: 9, meta: { ...META, total: 55 } }, Infinity],
  ["a full page without meta", { count: 10, meta: null }, Infinity],
  ["a short page without meta: unknown", { count: 9, meta: null }, Infinity],
  ["a page over the size without meta", { count: 11, meta: null }, Infinity],
])("the end of a list is known by %s", (_, seen, expected) => {
  expect(decideEnd({ number: 2, ...seen }).last).toBe(expected);
});
