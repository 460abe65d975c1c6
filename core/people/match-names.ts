import { closest, distance } from "fastest-levenshtein";
import { foldText } from "../text/fold.ts";
import { wordsOf } from "../text/words.ts";

/** Result of matching a name with a list of items. */
export type NameMatch<Item> =
  | { kind: "one"; item: Item }
  | { kind: "several"; candidates: readonly Item[] }
  | { kind: "none"; similar: Item | undefined };

/**
 * Finds items by name. Only the best kind of match counts: the whole name, whole words of it in any order, or prefixes of its
 * words. `dan` is Dan, even if Daniela is known too. Case and diacritics are ignored.
 */
export function matchNames<Item>(
  written: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): NameMatch<Item> {
  const wanted = wordsOf(written);
  if (wanted.length === 0) return { kind: "none", similar: undefined };
  const known = items.map((item) => ({ item, words: wordsOf(nameOf(item)) }));
  const levels: ((words: readonly string[]) => boolean)[] = [
    (words) => words.join(" ") === wanted.join(" "),
    (words) => wanted.every((word) => words.includes(word)),
    (words) => wanted.every((word) => words.some((other) => other.startsWith(word))),
  ];
  for (const isMatch of levels) {
    const [first, ...more] = known.filter(({ words }) => isMatch(words)).map(({ item }) => item);
    if (first !== undefined && more.length === 0) return { kind: "one", item: first };
    if (first !== undefined) return { kind: "several", candidates: [first, ...more] };
  }
  return { kind: "none", similar: findSimilar(written, items, nameOf) };
}

/** The item whose name, or a word of it, is one typing error away. */
function findSimilar<Item>(written: string, items: readonly Item[], nameOf: (item: Item) => string): Item | undefined {
  if (items.length === 0 || written.length > MAX_LENGTH) return undefined;
  const wanted = foldText(written).trim();
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
