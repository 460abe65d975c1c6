import { stemOf, stemsOf, wordsOf } from "./words.ts";

/** A search term: a word, or consecutive words. */
export interface QueryTerm {
  /** As written by the user. */
  text: string;
  stems: readonly string[];
  /** Folded prefix, not a stem, if the word may continue: `preis*` finds `Preise` and `Preisliste`. */
  beginning?: string | undefined;
}

/** A parsed search: text matches if it contains any of the terms. */
export interface WordQuery {
  terms: readonly QueryTerm[];
}

/** Words without meaning of their own; they are dropped beside others. */
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
    return [{ text: text.trim(), stems, beginning }];
  });
  const specific = terms.filter(({ text }) => !wordsOf(text).every((word) => FILLERS.has(word)));
  return { terms: dedupe(specific.length > 0 ? specific : terms) };
}

/** Indexes of the query's terms that a text contains; empty if it does not match. */
export function matchTerms(text: string, { terms }: WordQuery): number[] {
  return matchStems(stemsOf(text), { terms });
}

/** Like `matchTerms`, for a text's stems. */
export function matchStems(stems: readonly string[], { terms }: WordQuery): number[] {
  return terms.flatMap((term, index) => (hasTerm(stems, term) ? [index] : []));
}

function hasTerm(stems: readonly string[], term: QueryTerm): boolean {
  const { stems: wanted, beginning } = term;
  if (hasInRow(stems, wanted)) return true;
  if (beginning !== undefined) return stems.some((stem) => stem.startsWith(beginning));
  const part = containedStem(term);
  if (part !== undefined) return stems.some((stem) => stem.includes(part));
  const { rows, firsts } = compoundsOf(term);
  return stems.some((stem) => firsts.has(stem)) && rows.some((row) => hasInRow(stems, row));
}

function hasInRow(stems: readonly string[], wanted: readonly string[]): boolean {
  const [first = ""] = wanted;
  for (let start = stems.indexOf(first); start >= 0; start = stems.indexOf(first, start + 1))
    if (wanted.every((stem, index) => stems[start + index] === stem)) return true;
  return false;
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** Reports whether a word's script has no spaces between words, so that any part of a text can match. */
export const isUnspaced = (stem: string): boolean => UNSPACED.test(stem);

/** Substring that a stem must contain to match a term; undefined if whole words must match. */
export const containedStem = ({ stems, beginning }: QueryTerm): string | undefined =>
  beginning === undefined && stems.length === 1 && isUnspaced(stems[0] ?? "") ? stems[0] : undefined;

interface Compounds {
  /** Each of consecutive stems. */
  rows: readonly (readonly string[])[];
  /** First stems of the rows: few texts have one of the hundred. */
  firsts: ReadonlySet<string | undefined>;
}

const compounds = new WeakMap<QueryTerm, Compounds>();

/** Alternative spellings of a term: `follow-up`, `follow up` and `followup` are one word. */
export function compoundsOf(term: QueryTerm): Compounds {
  const known = compounds.get(term);
  if (known) return known;
  const rows = spellingsOf(term);
  const found = { rows, firsts: new Set(rows.map(([first]) => first)) };
  compounds.set(term, found);
  return found;
}

function spellingsOf(term: QueryTerm): string[][] {
  if (term.beginning !== undefined || containedStem(term) !== undefined) return [];
  const joined = stemOf(term.stems.join(""));
  return term.stems.length === 2 ? [[joined]] : term.stems.length === 1 ? partsOf(joined) : [];
}

const MIN_COMPOUND = 5;
/** Endings that a second word loses in a compound. */
const ENDINGS =
  " e s es ed er eer ent ment ement al eal ou l le ic ate ator ion ant iti ity ive iv or ism ance ence abl ibl iz".split(
    " ",
  );

function partsOf(joined: string): string[][] {
  if (joined.length < MIN_COMPOUND) return [];
  const found: string[][] = [];
  for (let length = 2; length < joined.length; length += 1) {
    const [one, rest] = [joined.slice(0, length), joined.slice(length)];
    if (stemOf(one) !== one) continue;
    for (const two of new Set([...ENDINGS.map((ending) => rest + ending), rest.replace(/i$/, "y")]))
      if (two.length > 1 && stemOf(two) === two && stemOf(one + two) === joined) found.push([one, two]);
  }
  return found;
}

function dedupe(terms: readonly QueryTerm[]): QueryTerm[] {
  return [...new Map(terms.map((term) => [[...term.stems, term.beginning].join(" "), term])).values()];
}
