import { expect, it } from "vitest";
import { notePage, type SeenPage } from "../../../src/pagination/list-end.ts";

/** Notes page after page. Returns the number of the earlier page that a page repeats. */
function createRepeatGuard() {
  let seen: SeenPage = { number: 0 };
  return (items: readonly unknown[], number: number) => {
    seen = notePage({ ...seen, number }, { data: items, meta: null });
    return seen.repeats;
  };
}

/** The number of the page at which the guard ends pagination over these contents, named by letters. */
function endOf(contents: Iterable<string>): number | undefined {
  const guard = createRepeatGuard();
  let number = 0;
  for (const letters of contents) {
    number += 1;
    const items = [...letters].map((letter) => ({ id: letter }));
    if (guard(items, number) !== undefined) return number;
  }
  return undefined;
}

function* circle(lead: number, length: number): Iterable<string> {
  for (let page = 0; page < 1_000; page += 1) {
    yield String.fromCodePoint(0x4e00 + (page < lead ? page : lead + ((page - lead) % length)));
  }
}

it.each([
  [["ab", "ab"], 2],
  [["ab", "cd", "cd"], 3],
  [["ab", "ba"], undefined],
  [["ab", "abc", "ab!"], undefined],
  [["", "", ""], undefined],
  [["ab", "", "ab"], 3],
])("the pages %j end at page %j", (contents, expected) => {
  expect(endOf(contents)).toBe(expected);
});

it.each([
  [0, 1],
  [0, 2],
  [3, 2],
  [0, 9],
  [10, 5],
  [2, 40],
])("after %i pages, a circle of %i is found before it is gone round four times", (lead, length) => {
  expect(endOf(circle(lead, length))).toBeLessThanOrEqual(Math.max(lead, 1) * 2 + 4 * length);
});

it("ids that make the same text in a row are those of two pages", () => {
  const guard = createRepeatGuard();
  guard([{ id: "a" }, { id: "bc" }], 1);
  expect(guard([{ id: "ab" }, { id: "c" }], 2)).toBeUndefined();
});

it("items without an identifier are distinguished by what they hold", () => {
  const guard = createRepeatGuard();
  guard([{ name: "a" }, null], 1);
  guard([{ name: "b" }, null], 2);
  expect(guard([{ name: "b" }, null], 3)).toBe(2);
});
