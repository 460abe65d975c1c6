import { expect, it } from "vitest";
import { readListMeta } from "../../../src/normalize/list-meta.ts";

it.each([
  ["nothing of null", null, {}],
  ["nothing of a text", "page 1", {}],
  [
    "numbers and flags in texts",
    { page: "1", limit: "10", total: "5", total_pages: "1", has_more: "true" },
    { page: 1, limit: 10, total: 5, total_pages: 1, has_more: true },
  ],
  [
    "nothing of numbers that do not count",
    { page: -1, limit: 0, total: 1.5, total_pages: Number.NaN, has_more: "soon" },
    {},
  ],
  [
    "zeros where they can be",
    { page: 0, limit: 0, total: 0, total_pages: 0, has_more: false },
    { page: 0, total: 0, total_pages: 0, has_more: false },
  ],
  ["what makes sense", { page: 1, limit: -5, total: 7 }, { page: 1, total: 7 }],
  [
    "what makes sense among all that is documented",
    { page: 1, limit: 0, total: -1, total_pages: 1.5, has_more: true },
    { page: 1, has_more: true },
  ],
])("pagination data is read as advice: %s", (_, meta, expected) => {
  expect(readListMeta({ data: [], meta }, undefined, 0) ?? {}).toEqual(expected);
});
