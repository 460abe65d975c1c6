import { expect, it } from "vitest";
import { type ListStates, readStates } from "../support/list-states.ts";

type Verified = boolean | "unknown";
type Counts = readonly [expected: number | undefined, duplicates: number, repaired: number, verified: Verified];

const AHEAD = { options: { readAhead: true } };
const ahead = (concurrency: number) => ({ options: { readAhead: true, concurrency } });

/** A list that gets another row at its front with every request. */
function growing(list: string, added: string): Record<number, string> {
  const fronts = Array.from(added, (_, index) => [...added.slice(0, index + 1)].reverse().join(""));
  return Object.fromEntries(["", ...fronts].map((front, index) => [index + 1, front + list]));
}

/** A list that loses its first row and gets one at its end, in turns. */
const sliding = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [
    index + 1,
    "abcdefghijklmnopqrstuvwxyz".slice(Math.ceil(index / 2), 3 + Math.floor(index / 2)),
  ]),
);

/** A list whose last row moves to the front with every request. */
const rotating = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [index + 1, "abcabc".slice((3 - (index % 3)) % 3).slice(0, 3)]),
);

// Every letter is a row, lower case where it was there from the start; a list is another from the request on that its number names.
const CASES: readonly (readonly [string, ListStates, rows: string, requested: string, Counts])[] = [
  ["stays as it is", { limit: 2, states: { 1: "abcd" } }, "abcd", "1 2", [4, 0, 0, true]],
  [
    "loses its first row, and then gets one while another moves to the front",
    { limit: 2, states: { 1: "abcdefg", 2: "bcdefg", 4: "Ugbcdef" } },
    "abcdefUg",
    "1 2 1 3 2 4 1 2 3 4 1 2 3 4",
    [7, 2, 3, true],
  ],
  [
    "says nothing of its length, and gets rows in the middle and at its end",
    { limit: 3, states: { 1: "abcdefg", 3: "abcdVefgU" }, meta: "none", ...ahead(2) },
    "abcdefVgU",
    "1 2 3 4 2 3 2 4 5",
    [undefined, 1, 1, "unknown"],
  ],
  [
    "gets rows, and loses one while it is read once more",
    { limit: 2, states: { 1: "abcdef", 2: "dUabcef", 4: "dUabcVef", 9: "UabcVef" } },
    "abdUcVef",
    "1 2 1 3 2 4 1 2 3 4",
    [7, 2, 2, false],
  ],
  [
    "gets two rows at its front, and one at its end while another goes",
    { limit: 3, states: { 1: "abcdefghij", 3: "VUabcdefghij", 4: "UabcdefghiWj" } },
    "abcdefghiWj",
    "1 2 3 2 3 4",
    [12, 2, 1, true],
  ],
  [
    "gets a row while another moves to the front, and then loses one",
    { limit: 2, states: { 1: "abcdefghi", 4: "dUabcefghi", 5: "dUabcefgi" }, ...AHEAD },
    "abcdefgi",
    "1 2 3 4 3 4 5",
    [9, 1, 0, "unknown"],
  ],
  [
    "gets rows on pages that were read, when the last pages are in flight",
    { limit: 3, states: { 1: "abcdefghij", 4: "abUcdefghij", 5: "VabUcdefghij" }, ...ahead(2) },
    "abcdefghijVU",
    "1 2 3 4 3 4 1 2 3 4 1 2 3 4",
    [12, 1, 2, true],
  ],
  [
    "gets a row at its front, and one two pages back",
    { limit: 2, states: { 1: "abcdefg", 4: "VabcUdefg" } },
    "abcdefUg",
    "1 2 3 4 3 2 5",
    [9, 2, 1, true],
  ],
  [
    "never stays as it is",
    { limit: 3, states: { 1: "abcdefghi", 3: "iabcdefgh", 6: "aibUcdefgh" } },
    "abcdefghiU",
    "1 2 3 1 2 3 1 2 3 1 2 3",
    [10, 1, 2, false],
  ],
  [
    "says nothing of its length, and gets and loses rows at its front",
    {
      limit: 3,
      states: { 1: "abcdefgh", 4: "VUabcdefgh", 7: "Uabcdefgh", 10: "abcdefgh" },
      meta: "none",
      ...AHEAD,
    },
    "abcdefgh",
    "1 2 3 4 3 4 3 4 3",
    [undefined, 1, 0, "unknown"],
  ],
  [
    "has rows move to the front, one of which then goes",
    { limit: 3, states: { 1: "abcdefgh", 2: "dcabefgh", 5: "dabefgh" }, ...ahead(2) },
    "abcefghd",
    "1 2 3 3 1 2 3 1 2 3",
    [7, 1, 1, true],
  ],
  [
    "gets another row whenever it is read once more: three times, and no more",
    { limit: 2, states: { 1: "abcdef", 2: "dabcef", 4: "Udabce", 7: "VUdabc", 10: "WVUdab", 13: "XWVUda" } },
    "abcefUdVW",
    "1 2 3 1 2 3 1 2 3 1 2 3",
    [6, 1, 4, true],
  ],
  [
    "gets a row with every request: a page is read again five times, and no more",
    { limit: 2, states: { ...growing("abcd", "UVWXYZOPQRST"), 14: "abcd" } },
    "abVUXWZYPORQcd",
    "1 2 1 2 1 2 1 2 1 2 1 2 3 2 3 1 2 3",
    [4, 3, 11, true],
  ],
  [
    "loses nearly all its rows: no page before the empty one is read again",
    { limit: 2, states: { 1: "abcdefgh", 4: "ab" } },
    "abcdef",
    "1 2 3 4 3",
    [2, 0, 0, "unknown"],
  ],
  [
    "loses a row before it is read once more",
    { limit: 2, states: { 1: "abcdef", 2: "dabcef", 4: "dabce" } },
    "abcefd",
    "1 2 3 1 2 3 1 2 3",
    [5, 1, 1, true],
  ],
  [
    "says nothing of its length, and gets a row at its front while one at its end goes",
    { limit: 3, states: { 1: "abcdefgh", 2: "Uabcdefg" }, meta: "more", ...AHEAD },
    "abcUdefg",
    "1 2 1 2 1 3",
    [undefined, 1, 1, "unknown"],
  ],
  [
    "says nothing of its length, and gets rows while page after page is read",
    { limit: 2, states: { 1: "abcdef", 2: "aUbcVdef" }, meta: "more", ...ahead(1) },
    "abcVdef",
    "1 2 3 4",
    [undefined, 1, 0, "unknown"],
  ],
  [
    "says nothing, and has a row move to the front",
    { limit: 2, states: { 1: "abc", 2: "cab" }, meta: "none", ...ahead(2) },
    "abc",
    "1 2 3 1 2 1 3 4",
    [undefined, 1, 1, "unknown"],
  ],
  [
    "has a row move to the front while others come",
    { limit: 2, states: { 1: "abcde", 2: "cUabde", 4: "VcUabde" } },
    "abcUdeV",
    "1 2 1 3 2 4 1 2 3 4 1 2 3 4",
    [7, 3, 3, true],
  ],
  ["is read from its second page", { limit: 2, states: { 1: "ab" }, page: 2 }, "", "2", [undefined, 0, 0, "unknown"]],
  [
    "is wanted in part, by rows",
    { limit: 3, states: { 1: "abcd" }, options: { maxItems: 3 } },
    "abc",
    "1",
    [undefined, 0, 0, "unknown"],
  ],
  [
    "is wanted in part, by pages",
    { limit: 3, states: { 1: "abcdefghij" }, options: { maxPages: 1 } },
    "abc",
    "1",
    [undefined, 0, 0, "unknown"],
  ],
  [
    "moves its last row to the front with every request",
    { limit: 2, states: rotating },
    "abc",
    "1 2 1 2 1 2",
    [3, 1, 1, false],
  ],
  [
    "loses and gets rows with every request",
    { limit: 2, states: sliding },
    "abcdefghij",
    "1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2",
    [2, 0, 8, false],
  ],
  [
    "has a row move to the front that then goes",
    { limit: 2, states: { 1: "abcdef", 2: "dabcef", 4: "abcef" } },
    "abcef",
    "1 2 3 1 2 3",
    [5, 1, 0, true],
  ],
  [
    "says nothing of its length, and has a row replaced amid a page that is read again",
    { limit: 3, states: { 1: "abcdefgh", 2: "Uabcdefg", 5: "UXbcdefg" }, meta: "more", ...AHEAD },
    "abcUXdefg",
    "1 2 1 2 1 3",
    [undefined, 1, 2, "unknown"],
  ],
  ["holds a row twice", { limit: 2, states: { 1: "aabcde" } }, "abcde", "1 2 3", [6, 1, 0, true]],
  [
    "has no ids, and gets a row at its end",
    { limit: 2, states: { 1: "abcdef", 3: "abcdefg" }, hasIds: false },
    "abcdefg",
    "1 2 3 4",
    [7, 0, 0, "unknown"],
  ],
  [
    "has no ids, and gets a row at its front",
    { limit: 2, states: { 1: "abcdef", 3: "Uabcdef" }, hasIds: false },
    "abcddef",
    "1 2 3 4",
    [7, 0, 0, "unknown"],
  ],
];

it.each(CASES)("a list that %s", async (_, states, rows, requested, [expected, duplicates, repaired, verified]) => {
  expect(await readStates(states)).toEqual({
    rows,
    requested,
    summary: { items: rows.length, expected, duplicates, repaired, verified },
  });
});
