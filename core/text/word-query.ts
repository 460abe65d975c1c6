import { stemOf, stemsOf, wordsOf } from "./words.ts";

/** One thing to look for: a word, or words in a row. */
export interface QueryTerm {
  /** As the user wrote it. */
  text: string;
  stems: readonly string[];
  /** Whether it may go on: `preis*` finds `Preise` and `Preisliste`. The folded beginning, which is no stem. */
  beginning?: string;
}

/** A parsed search: text matches if it contains any of the terms. */
export interface WordQuery {
  terms: readonly QueryTerm[];
}

/** Words that say nothing on their own; they are dropped beside others. */
const FILLERS = new Set(
  "a an and are as at be but by for from had has have he her his i if in is it its me my of on or our she so that the their them they this to was we were what when who will with you your".split(
    " ",
  ),
);

const QUOTED_OR_WORD = /["\u201c\u201d\u201e]([^"\u201c\u201d\u201e]+)["\u201c\u201d\u201e]|\S+/g;

/**
 * Parses a search. Words are alternatives; words in quotation marks must follow each other. Case, diacritics, typographic
 * variants and English inflection do not matter: `pricing` finds `prices`. For other languages, `preis*` finds every word that
 * begins so. In scripts without spaces between words, and in Korean, whose particles follow without one, any part of a text matches.
 *
 * @example parseQuery('discount "next step"')
 */
export function parseQuery(search: string): WordQuery {
  const terms = [...search.matchAll(QUOTED_OR_WORD)].flatMap(([whole, quoted]): QueryTerm[] => {
    const text = quoted ?? whole;
    const stems = stemsOf(text);
    if (stems.length === 0) return [];
    const beginning = stems.length === 1 && text.endsWith("*") ? wordsOf(text)[0] : undefined;
    return [{ text: text.trim(), stems, ...(beginning === undefined ? {} : { beginning }) }];
  });
  const specific = terms.filter(({ text }) => !wordsOf(text).every((word) => FILLERS.has(word)));
  return { terms: dedupe(specific.length > 0 ? specific : terms) };
}

/** The terms that a text contains, by index in the query; empty if it does not match. */
export function matchTerms(text: string, { terms }: WordQuery): number[] {
  return matchStems(stemsOf(text), { terms });
}

/** Like `matchTerms`, for text whose stems are known. */
export function matchStems(stems: readonly string[], { terms }: WordQuery): number[] {
  return terms.flatMap((term, index) => (findTerm(stems, term) >= 0 ? [index] : []));
}

/** Index of the first of the words that match a term; -1 if none does. */
export function findTerm(stems: readonly string[], { stems: wanted, beginning }: QueryTerm): number {
  const [first = ""] = wanted;
  for (let start = stems.indexOf(first); start >= 0; start = stems.indexOf(first, start + 1)) {
    if (wanted.every((stem, index) => stems[start + index] === stem)) return start;
  }
  if (beginning !== undefined) return stems.findIndex((stem) => stem.startsWith(beginning));
  if (wanted.length === 1 && UNSPACED.test(first)) return stems.findIndex((stem) => stem.includes(first));
  return findCompound(stems, wanted);
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** `follow-up`, `follow up` and `followup` are one word written three ways. */
function findCompound(stems: readonly string[], wanted: readonly string[]): number {
  const joined = stemOf(wanted.join(""));
  if (wanted.length === 2) return stems.indexOf(joined);
  if (wanted.length > 2 || joined.length < MIN_COMPOUND) return -1;
  for (let index = 0; index < stems.length - 1; index += 1) {
    const [one = "", two = ""] = [stems[index], stems[index + 1]];
    if (one.length > 1 && two.length > 1 && joined.startsWith(one) && stemOf(one + two) === joined) return index;
  }
  return -1;
}

const MIN_COMPOUND = 5;

function dedupe(terms: readonly QueryTerm[]): QueryTerm[] {
  return [...new Map(terms.map((term) => [[...term.stems, term.beginning].join(" "), term])).values()];
}
