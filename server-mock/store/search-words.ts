import { hash } from "node:crypto";
import { compoundsOf, containedStem, isUnspaced, type QueryTerm } from "../../core/text/word-query.ts";
import { stemsOf } from "../../core/text/words.ts";
import type { Database } from "./database.ts";

// The words of the index are those of the core, so that it finds what a search of the core in the texts finds. Each begins with a mark of
// its organization: the index is in the order of organizations, and the words of one never meet those of another.

/** Consecutive words, as the index stores them; with a prefix, the last word may continue. */
interface Phrase {
  words: string[];
  isBeginning?: boolean;
}

/** Maximum number of consecutive words in a search: this many are repeated where a long text is split. */
const MOST_IN_ROW = 100;
/** Limits of PostgreSQL's positions: https://www.postgresql.org/docs/current/textsearch-limitations.html */
const MOST_WORDS = 16_000;
const MOST_OF_A_WORD = 250;
/** Words are truncated here; PostgreSQL accepts up to 2 kB. */
const MOST_LETTERS = 200;
/** Separates texts, so that no phrase spans two of them. */
const GAP = "0";

/**
 * Words of texts for the index, split into parts that fit. A word of a script without spaces is also indexed as character
 * pairs, since any part of it can be searched.
 */
export function indexedWords(orgId: string, texts: readonly string[]): string[] {
  const mark = markOf(orgId);
  const parts: string[][] = [];
  let part: string[] = [];
  let counts = new Map<string, number>();
  const begin = () => {
    part = part.slice(-MOST_IN_ROW);
    counts = new Map();
    for (const word of part) counts.set(word, (counts.get(word) ?? 0) + 1);
    parts.push(part);
  };
  begin();
  const add = (word: string) => {
    const count = counts.get(word) ?? 0;
    if (part.length >= MOST_WORDS || (word !== GAP && count >= MOST_OF_A_WORD)) begin();
    part.push(word);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  for (const text of texts) {
    const stems = stemsOf(text);
    for (const stem of stems) add(wholeWord(mark, stem));
    for (const stem of stems)
      if (isUnspaced(stem)) for (const pair of [GAP, ...pairsOf(stem).map((pair) => `${mark}p${pair}`)]) add(pair);
    add(GAP);
  }
  return parts.map((words) => words.join(" "));
}

const markOf = (orgId: string): string => hash("sha256", orgId).slice(0, 4);
const wholeWord = (mark: string, stem: string): string => `${mark}w${stem.slice(0, MOST_LETTERS)}`;

/** Every two consecutive characters, and the last one alone. */
function pairsOf(word: string): string[] {
  const characters = [...word];
  return characters.map((character, index) => character + (characters[index + 1] ?? ""));
}

/**
 * Full-text expressions for a term, in the database's syntax; undefined if it has too many consecutive words. Single words stand apart for
 * PostgreSQL: its index alone finds those, and where it may have found consecutive ones, every text of the block is read.
 */
export function indexQueries(dialect: Database["dialect"], orgId: string, term: QueryTerm): string[] | undefined {
  const phrases = phrasesOf(markOf(orgId), term);
  if (phrases.some(({ words }) => words.length > MOST_IN_ROW)) return undefined;
  if (dialect === "sqlite")
    return [phrases.map(({ words, isBeginning }) => `"${words.join(" ")}"${isBeginning ? " *" : ""}`).join(" OR ")];
  const isSingle = ({ words }: Phrase) => words.length === 1;
  return [phrases.filter(isSingle), phrases.filter((phrase) => !isSingle(phrase))]
    .filter((group) => group.length > 0)
    .map((group) => group.map(postgresPhrase).join(" | "));
}

const postgresPhrase = ({ words, isBeginning }: Phrase): string =>
  words.map((word) => `'${word}'${isBeginning ? ":*" : ""}`).join(" <-> ");

function phrasesOf(mark: string, term: QueryTerm): Phrase[] {
  const part = containedStem(term);
  if (part !== undefined) {
    const [first = "", ...others] = pairsOf(part);
    const words = [first, ...others.slice(0, -1)];
    return [{ words: words.map((pair) => `${mark}p${pair}`), isBeginning: others.length === 0 }];
  }
  const inRow = [term.stems, ...compoundsOf(term).rows].map((stems) => ({
    words: stems.map((stem) => wholeWord(mark, stem)),
  }));
  if (term.beginning === undefined) return inRow;
  return [...inRow, { words: [wholeWord(mark, term.beginning)], isBeginning: true }];
}

/** Words of one part as PostgreSQL's `tsvector`: https://www.postgresql.org/docs/current/datatype-textsearch.html */
export function vectorOf(words: string): string {
  const positions = new Map<string, number[]>();
  for (const [index, word] of words.split(" ").entries()) {
    if (word === GAP || word === "") continue;
    const known = positions.get(word);
    if (known) known.push(index + 1);
    else positions.set(word, [index + 1]);
  }
  return [...positions].map(([word, at]) => `'${word}':${at.join()}`).join(" ");
}
