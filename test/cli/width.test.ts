import fc from "fast-check";
import fastWidth from "fast-string-width";
import stringWidth from "string-width";
import { expect, it } from "vitest";
import { cutCell, drawTable } from "../../cli/text/draw-table.ts";
import { textWidth, truncateText } from "../../cli/text/width.ts";

it.each([
  ["Contract sign-off", 20, "Contract sign-off"],
  ["exactly ten", 11, "exactly ten"],
  ["trailing   space", 10, "trailing…"],
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

it("Columns of a table line up in any script and color, and no cell is cut twice", () => {
  const words = ["Ana", "山田", "नमस्ते", "שָׁלוֹם", "สมชาย", "👩‍👩‍👧‍👦", "🫠", "e\u0301", "\u001b[31mred\u001b[39m", "-"];
  const cell = fc.array(fc.constantFrom(...words.filter((word) => word !== "🫠")), { minLength: 1, maxLength: 4 });
  const melting = fc.constantFrom(["🫠"], ["🫠", "a", "🫠"]);
  fc.assert(
    fc.property(fc.array(fc.oneof(cell, melting), { minLength: 1, maxLength: 250 }), (cells) => {
      const texts = cells.map((each) => cutCell(each.join(""), 12));
      const lines = drawTable(
        texts.map((text) => ["7", text, "|", "x"]),
        { widths: [3, 12, 1, 1], right: [true] },
      );
      expect(
        lines.map((line, row) => line.startsWith(`  7  ${texts[row]}`) && textWidth(line.split("|")[0] ?? "")),
      ).toEqual(texts.map(() => 19));
    }),
    { numRuns: 50 },
  );
});

it("A letter that is taken for one column wide, without asking a library, is so for every library", () => {
  const letters = [
    [0xc0, 0x24f],
    [0x2013, 0x201d],
    [0x2026, 0x2026],
  ].flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  expect(letters.filter((letter) => stringWidth(letter) !== 1 || fastWidth(letter) !== 1)).toEqual([]);
});

it("A table without rows has no lines, and an empty cell at the end leaves no space", () => {
  expect(drawTable([])).toEqual([]);
  expect(
    drawTable([
      ["a", ""],
      ["bcd", "e"],
    ]),
  ).toEqual(["a", "bcd  e"]);
});

it("A thousand rows of a table are drawn a hundred at a time", () => {
  const rows = Array.from({ length: 1_000 }, (_, row) => [String(row), "name", "score"]);
  const lines = drawTable(rows);
  expect([lines.length, lines[999]]).toEqual([1_000, "999  name  score"]);
});
