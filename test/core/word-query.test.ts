import fc from "fast-check";
import { expect, it } from "vitest";
import { excerptAround } from "../../core/text/matched-words.ts";
import { matchTerms, parseQuery } from "../../core/text/word-query.ts";

it.each([
  ["価格", "価格について教えてください"],
  ["가격", "가격이 너무 높아요"],
  ["ราคา", "ราคาสูงเกินไป"],
  ["preis*", "Die Preiserhöhung ist zu hoch"],
  ["PREIS*", "Das ist der Preis."],
  ["pricing*", "The prices."],
  ["цен*", "Цены высокие"],
])("%s is found in %s", (search, text) => {
  expect(matchTerms(text, parseQuery(search))).toEqual([0]);
});

it.each([
  ["preis", "Der Preisgeber"],
  ["art*", "smart"],
  ["価格", "高い"],
])("%s is not found in %s", (search, text) => {
  expect(matchTerms(text, parseQuery(search))).toEqual([]);
});

it("marks, case and typographic variants make no difference to a search", () => {
  const word = fc.stringMatching(/^[A-Za-zéèäöüñçßøł]{1,12}$/);
  fc.assert(
    fc.property(word, (text) => {
      const query = parseQuery(text);
      for (const variant of [text.toUpperCase(), text.normalize("NFD"), `“${text}”`, `${text}’s`, `(${text}).`]) {
        expect(matchTerms(variant, query), variant).toEqual([0]);
      }
    }),
  );
});

it("a search without a word matches nothing", () => {
  expect(parseQuery(' "" ?! ').terms).toEqual([]);
  expect(matchTerms("anything", parseQuery("?!"))).toEqual([]);
});

it("An excerpt begins with a word shortly before the first match, and shows that more stands before it", () => {
  const query = parseQuery("price*");
  const { text, words } = excerptAround(`${"and so on ".repeat(40)}the prices are right`, query);
  expect(text).toMatch(/^…(and|so|on) .*the prices are right$/);
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(["prices"]);
  expect(excerptAround("the prices", query).text).toBe("the prices");
});

it("A search's words are alternatives, and what stands in quotation marks is one of them", () => {
  expect(parseQuery('the " next step " prices pricing').terms).toEqual([
    { text: "next step", stems: ["next", "step"] },
    { text: "pricing", stems: ["price"] },
  ]);
  expect(parseQuery("the and").terms.map(({ text }) => text)).toEqual(["the", "and"]);
  expect(matchTerms("Our next steps: a follow up.", parseQuery('"next step" followup absent'))).toEqual([0, 1]);
});
