import { closest, distance } from "fastest-levenshtein";
import { foldText } from "../text/fold.ts";
import { wordsOf } from "../text/words.ts";

/** Items that a text may mean. */
export interface Suggestions<Item> {
  suggestions: readonly Item[];
  /** Undefined if nothing comes near. */
  reason: "part of the name" | "similar name" | undefined;
}

/**
 * Suggests items by name. Only the best kind of match counts: the whole name, whole words of it in any order, prefixes of its
 * words, or a typing error. `dan` is Dan, even if Daniela is known too. Case and diacritics are ignored.
 */
export function suggestNames<Item>(
  written: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Suggestions<Item> {
  const wanted = wordsOf(written);
  if (wanted.length === 0) return { suggestions: [], reason: undefined };
  const known = items.map((item) => ({ item, words: wordsOf(nameOf(item)) }));
  const levels: ((words: readonly string[]) => boolean)[] = [
    (words) => words.join(" ") === wanted.join(" "),
    (words) => wanted.every((word) => words.includes(word)),
    (words) => wanted.every((word) => words.some((other) => other.startsWith(word))),
  ];
  for (const isMatch of levels) {
    const suggestions = known.filter(({ words }) => isMatch(words)).map(({ item }) => item);
    if (suggestions.length > 0) return { suggestions, reason: "part of the name" };
  }
  const similar = findSimilar(written, items, nameOf);
  return similar === undefined
    ? { suggestions: [], reason: undefined }
    : { suggestions: [similar], reason: "similar name" };
}

/** The item whose name, or a word of it, is one typing error away. */
function findSimilar<Item>(written: string, items: readonly Item[], nameOf: (item: Item) => string): Item | undefined {
  if (items.length === 0 || written.length > MAX_LENGTH) return undefined;
  const wanted = foldText(written);
  const forms = items.flatMap((item) =>
    [foldText(nameOf(item)), ...wordsOf(nameOf(item))].map((form) => ({ form, item })),
  );
  const best = closest(
    wanted,
    forms.map(({ form }) => form),
  );
  if (distance(wanted, best) <= mostErrors(wanted)) return forms.find(({ form }) => form === best)?.item;
  return findSimilarWords(wordsOf(written), items, nameOf);
}

/** The item whose name has a word within a few typing errors of each written one: `Cloé Vaseur` is `Chloé Vasseur-Lindon`. */
function findSimilarWords<Item>(
  written: readonly string[],
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Item | undefined {
  let best: { item: Item; errors: number } | undefined;
  for (const item of items) {
    const words = wordsOf(nameOf(item));
    if (words.length === 0) continue;
    const nearest = written.map((word) => ({ word, errors: distance(word, closest(word, words)) }));
    if (nearest.some(({ word, errors }) => errors > mostErrors(word))) continue;
    const errors = nearest.reduce((sum, each) => sum + each.errors, 0);
    if (best === undefined || errors < best.errors) best = { item, errors };
  }
  return best?.item;
}

const mostErrors = (word: string): number => Math.max(1, Math.floor(word.length / 3));

const MAX_LENGTH = 100;
