import { openingText } from "../words/opening-text.ts";
import type { TextSpan } from "./clauses.ts";
import { foldText } from "./fold.ts";
import { compoundsOf, containedStem, type WordQuery } from "./word-query.ts";
import { stemsOf } from "./words.ts";

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const BEFORE = 80;
const AROUND = 240;

/** Finds the words of a text that match a query, in any inflection. */
export function matchedWords(text: string, { terms }: WordQuery): TextSpan[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    return { start: index, end: index + word.length, stems: stemsOf(word), folded: foldText(word) };
  });
  const firsts = new Set(words.map(({ stems: [first] }) => first));
  const matched = new Set<number>();
  for (const term of terms) {
    const [part, { beginning }] = [containedStem(term), term];
    for (const [index, { stems, folded }] of words.entries()) {
      const isPart = part !== undefined && folded.includes(part);
      if (isPart || (beginning !== undefined && stems.some((stem) => stem.startsWith(beginning)))) matched.add(index);
    }
    for (const row of [term.stems, ...compoundsOf(term).rows].filter(([first]) => firsts.has(first)))
      for (let first = 0; first + row.length <= words.length; first += 1)
        if (row.every((stem, offset) => words[first + offset]?.stems[0] === stem))
          for (let offset = 0; offset < row.length; offset += 1) matched.add(first + offset);
  }
  return words.filter((_, index) => matched.has(index)).map(({ start, end }) => ({ start, end }));
}

/** An excerpt around the matches of a query, and the matches within it. */
export function excerptAround(text: string, query: WordQuery): { text: string; words: TextSpan[] } {
  const first = matchedWords(text, query)[0]?.start ?? 0;
  const from = first > BEFORE ? text.lastIndexOf(" ", first - BEFORE) + 1 : 0;
  const part = `${from > 0 ? "…" : ""}${openingText(text.slice(from), Math.max(AROUND, first - from + AROUND / 2))}`;
  return { text: part, words: matchedWords(part, query) };
}
