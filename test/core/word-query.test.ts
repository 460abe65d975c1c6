import fc from "fast-check";
import { expect, it } from "vitest";
import { excerptAround, matchedWords } from "../../core/text/matched-words.ts";
import { matchTerms, parseQuery } from "../../core/text/word-query.ts";

it.each([
  ["価格", "価格について教えてください"],
  ["가격", "가격이 너무 높아요"],
  ["ราคา", "ราคาสูงเกินไป"],
  ["preis*", "Die Preiserhöhung ist zu hoch"],
  ["PREIS*", "Das ist der Preis."],
  ["pricing*", "The prices."],
  ["цен*", "Цены высокие"],
  ["input", "Please in put it."],
  ["stakeholders", "The stake holders agree."],
  ["outcry", "It was an out cry."],
  ['"follow up"', "A followup call."],
])("%s is found in %s", (search, text) => {
  expect(matchTerms(text, parseQuery(search))).toEqual([0]);
});

it.each([
  ["preis", "Der Preisgeber"],
  ["art*", "smart"],
  ["価格", "高い"],
  ['"価格 高い"', "価格は安い"],
  ["followup", "Follow me."],
  ["upon", "It is up on top."],
  ["planb", "It is plan b."],
  ["coown", "The co owner."],
  ['"follow up call"', "A followup call."],
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

it.each([
  ["preis*", "Die Preise, der Preis", ["Preise", "Preis"]],
  ["価格", "新価格 は 高い", ["新価格"]],
  ["価*", "新価格 価格", ["価格"]],
  ["価格", "新価格", ["新価格"]],
  ["followup", "A follow up, a followup: follow me up.", ["follow", "up", "followup"]],
  ["followup*", "A follow up.", []],
  ["이메일주소", "이메일 주소", []],
  ['"next step"', "A next one, the next steps", ["next", "steps"]],
  ['"follow up"', "We followup.", ["followup"]],
  ["price", "Nothing.", []],
])("of the search %s in %j the words %j are marked", (search, text, marked) => {
  expect(matchedWords(text, parseQuery(search)).map(({ start, end }) => text.slice(start, end))).toEqual(marked);
});

it.each([
  [`${"x".repeat(80)} price`, "xx", 86],
  [`${"x".repeat(400)} price ${"y ".repeat(300)}`, "xx", 521],
  [`so ${"x".repeat(300)} price ${"y ".repeat(300)}`, "…xx", 422],
  [`a b ${"x".repeat(76)} price`, "…b", 85],
  ["nothing", "no", 7],
])("Of %j an excerpt begins with %s, and has %d characters", (text, beginning, length) => {
  const excerpt = excerptAround(text, parseQuery("price"));
  expect([excerpt.text.slice(0, beginning.length), excerpt.text.length]).toEqual([beginning, length]);
  const start = excerpt.text.indexOf("price");
  expect(excerpt.words).toEqual(start < 0 ? [] : [{ start, end: start + 5 }]);
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
  expect(parseQuery('discount "the pri*"').terms).toEqual([
    { text: "discount", stems: ["discount"] },
    { text: "the pri*", stems: ["the", "pri"] },
  ]);
  expect(parseQuery('"ab cd" "abc d"').terms).toHaveLength(2);
  expect(parseQuery("the and").terms.map(({ text }) => text)).toEqual(["the", "and"]);
  expect(matchTerms("Our next steps: a follow up.", parseQuery('"next step" followup absent'))).toEqual([0, 1]);
});
