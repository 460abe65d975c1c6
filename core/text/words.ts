import { stemmer } from "stemmer";
import { foldText } from "./fold.ts";

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MAX_STEMS = 50_000;
/** Porter's rules are for English words in plain letters; shorter ones have no ending. */
const STEMMABLE = /^[a-z]{4,40}$/;

const stems = new Map<string, string>();

/** Folded words of a text, in order; hyphens and apostrophes separate words. */
export const wordsOf = (text: string): string[] => foldText(text).match(WORD) ?? [];

/** Stems of a text's words, so that `price`, `prices` and `pricing` are equal. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf);

/** Stem of a folded word, by Porter's algorithm. */
export function stemOf(word: string): string {
  if (!STEMMABLE.test(word)) return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MAX_STEMS) stems.clear();
  const stem = stemmer(word);
  stems.set(word, stem);
  return stem;
}
