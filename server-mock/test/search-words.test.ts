import { expect, it } from "vitest";
import { parseQuery, type QueryTerm } from "../../core/text/word-query.ts";
import { indexedWords, indexQueries, vectorOf } from "../store/search-words.ts";

const ORG = "11111111-1111-4111-8111-111111111111";
const MARK = "bd76";

const partsOf = (...texts: string[]) => indexedWords(ORG, texts).map((part) => part.replaceAll(MARK, ""));
const sizesOf = (...texts: string[]) => partsOf(...texts).map((part) => part.split(" ").length);
const wordsOf = (count: number) => Array.from({ length: count }, (_, index) => `x${index}`).join(" ");

it("marks each word of the index with its organization", () => {
  expect(indexedWords(ORG, ["Prices"])).toEqual([`${MARK}wprice 0`]);
  expect(indexedWords("another", ["Prices"])).not.toEqual(indexedWords(ORG, ["Prices"]));
});

it.each<[string, string[], string]>([
  ["no texts", [], ""],
  ["texts apart", ["The prices", "", "went"], "wthe wprice 0 0 wwent 0"],
  ["pairs of a script without spaces", ["予算に"], "w予算に 0 p予算 p算に pに 0"],
  ["at most 200 letters", ["y".repeat(201)], `w${"y".repeat(200)} 0`],
])("indexes %s", (_case, texts, expected) => {
  expect(partsOf(...texts)).toEqual([expected]);
});

it.each<[string, string[], number[]]>([
  ["16,000 words are one part", [wordsOf(15_999)], [16_000]],
  ["more are two, of which the second repeats a hundred", [wordsOf(16_001)], [16_000, 102]],
  ["a word is 250 times in a part", ["a ".repeat(250)], [251]],
  ["of which those that are repeated are counted", ["a ".repeat(400)], [250, 251]],
  ["or it begins another", ["a ".repeat(401)], [250, 250, 102]],
  ["texts may be as many as one likes", Array.from({ length: 300 }, () => ""), [300]],
])("splits long texts: %s", (_case, texts, sizes) => {
  expect(sizesOf(...texts)).toEqual(sizes);
});

it.each<[string, string, string[]]>([
  ["予算", '"p予算"', ["'p予算'"]],
  ["予", '"p予" *', ["'p予':*"]],
  ["予算に", '"p予算 p算に"', ["'p予算' <-> 'p算に'"]],
  ["pri*", '"wpri" OR "wpri" *', ["'wpri' | 'wpri':*"]],
  ["co-op", '"wco wop" OR "wcoop"', ["'wcoop'", "'wco' <-> 'wop'"]],
])("looks for %s in the index of each database", (text, sqlite, postgres) => {
  const [term] = parseQuery(text).terms as [QueryTerm];
  const queries = (dialect: "sqlite" | "postgres") =>
    indexQueries(dialect, ORG, term)?.map((query) => query.replaceAll(MARK, ""));
  expect([queries("sqlite"), queries("postgres")]).toEqual([[sqlite], postgres]);
});

it("looks for a hundred words in a row, and not for more", () => {
  const queries = (count: number) => {
    const [term] = parseQuery(`"${wordsOf(count)}"`).terms as [QueryTerm];
    return [indexQueries("sqlite", ORG, term), indexQueries("postgres", ORG, term)];
  };
  expect(queries(100).map((found) => found !== undefined)).toEqual([true, true]);
  expect(queries(101)).toEqual([undefined, undefined]);
});

it("has the places of each word for PostgreSQL, without the gaps", () => {
  expect(vectorOf("wthe wprice wthe 0 whay")).toBe("'wthe':1,3 'wprice':2 'whay':5");
  expect(vectorOf("")).toBe("");
});
