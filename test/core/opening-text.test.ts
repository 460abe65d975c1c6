import fc from "fast-check";
import { expect, it } from "vitest";
import { openingText } from "../../core/words/opening-text.ts";

const LONE_HALF = /[\ud800-\udbff](?![\udc00-\udfff])/;

it.each([
  ["Two lost calls", 14, "Two lost calls"],
  ["Two lost calls", 13, "Two lost…"],
  ["Two lost calls", 8, "Two lost…"],
  ["予算は来月に決まります", 4, "予算は来…"],
  ["a😀b", 2, "a…"],
])("%s of at most %i is cut to %s", (text, longest, expected) => {
  expect(openingText(text, longest)).toBe(expected);
});

it("what is cut is a beginning of the text without half a character, and no longer than asked for", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 40 }), (text, longest) => {
      const opening = openingText(text, longest);
      const kept = opening === text ? text.slice(0, longest) : opening.slice(0, -1);
      expect(text.startsWith(kept)).toBe(true);
      expect(kept.length).toBeLessThanOrEqual(longest);
      if (opening !== text) expect(opening).not.toMatch(LONE_HALF);
    }),
  );
});
