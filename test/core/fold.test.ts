import fc from "fast-check";
import { expect, it } from "vitest";
import { foldText, foldWithPlaces } from "../../core/text/fold.ts";
import { anyCharacter } from "../support/any-character.ts";

it.each([
  ["café", "CAFE\u0301", "cafe"],
  ["Straße", "STRASSE", "strasse"],
  ["「はい」", '"はい"', "'はい'"],
  ["don’t", "DON`T", "don't"],
  ["it´s", "ITʼS", "it's"],
  ["a — b", "a  -\n b", "a - b"],
  ["İstanbul", "ISTANBUL", "istanbul"],
  ["ΟΔΟΣ", "οδος", "οδοσ"],
  ["ﾃﾞｰﾀ", "データ", "データ"],
  ["한글", "\u1112\u1161\u11ab글", "한글"],
  ["Ａｎａ", "ana", "ana"],
  ["Zusam\u00admen", "zusam\u200bmen", "zusammen"],
  ["wait…", "wait...", "wait..."],
  [" Ana  Ruiz ", "\nana\truiz\n", "ana ruiz"],
])("%s and %s are folded to %s", (one, other, folded) => {
  expect([foldText(one), foldText(other)]).toEqual([folded, folded]);
});

it.each([
  ["か", "が"],
  ["की", "का"],
  ["하", "한"],
  ["ー", "-"],
])("%s and %s stay apart: marks that are no accents make other words", (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});

const anyText = fc.oneof(fc.string({ unit: anyCharacter }), fc.string({ unit: "grapheme" }));

it("folding is stable, for any way to write the same characters", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
      expect(foldText(text.normalize("NFD"))).toBe(folded);
      expect(foldText(text.normalize("NFC"))).toBe(folded);
    }),
  );
});

it("every folded character has its place in the text, in order", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { folded, starts, ends } = foldWithPlaces(text);
      expect(folded.trimEnd()).toBe(foldText(text));
      expect([starts.length, ends.length]).toEqual([folded.length, folded.length]);
      for (let unit = 0; unit < folded.length; unit += 1) {
        expect(starts[unit]).toBeGreaterThanOrEqual(starts[unit - 1] ?? 0);
        expect(ends[unit]).toBeGreaterThan(starts[unit] ?? 0);
        expect(ends[unit]).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});
