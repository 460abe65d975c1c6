import fc from "fast-check";
import { expect, it } from "vitest";
import { textWidth, truncateText } from "../../cli/text/width.ts";

it.each([
  ["Contract sign-off", 20, "Contract sign-off"],
  ["Contract sign-off - Renewal", 20, "Contract sign-off -…"],
  ["Contract sign-off – Renewal", 20, "Contract sign-off –…"],
  ["Contract sign-off – Renewal", 21, "Contract sign-off –…"],
  ["Świderek Serwis: sign-off", 20, "Świderek Serwis: si…"],
  ["日本語テスト山田太郎さん", 9, "日本語テ…"],
  ["👩‍👩‍👧‍👦 family – meeting", 11, "👩‍👩‍👧‍👦 family…"],
  ["abc – de", 7, "abc –…"],
])("%j in %i columns is %j", (text, width, expected) => {
  expect(truncateText(text, width)).toBe(expected);
});

it("Whatever the text is, it is no wider than asked for once it is cut", () => {
  const text = fc.array(fc.constantFrom("a", " ", "–", "Ś", "日", "👩‍👩‍👧‍👦", "é", "e\u0301", "🇪🇺", "ｱ", "…", "№"), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (characters, width) => {
      expect(textWidth(truncateText(characters.join(""), width))).toBeLessThanOrEqual(width);
    }),
  );
});
