/** Incremental reduction of a long list's results, with the same final result as on the whole list. */
export interface JqFold {
  /** What is kept of a result. */
  each: string;
  /** Makes some results fewer, in their order: it may be repeated on its own output and later results. */
  reduce: string;
  /** What is done at the end with what is left. */
  rest: string;
}

/** Filters whose output can stand for their input: run on it and what comes later, they yield what they yield on all. */
const REPEATABLE = /^(add|min|max)$|^(min_by|max_by)\([^()"]*\)$/;
const REPEATABLE_ARRAY = /^unique$|^unique_by\([^()"]*\)$/;
/** The first of a stable sort: what is later and equal stays behind. */
const TOP = /^(sort(?:_by\([^()"]*\))?)\s*\|\s*\.\[:(\d+)\]\s*(\|[\s\S]*)?$/;

/**
 * The fold of what an expression does with the array of results, such as ` add / length`; undefined where it needs all of them. Sums
 * are added up in the order of the list, so that every digit is jq's own.
 */
export function foldOf(rest: string): JqFold | undefined {
  const text = rest.trim();
  const top = TOP.exec(text);
  if (top) return { each: ".", reduce: `${top[1]} | .[:${top[2]}][]`, rest: text };
  const [, first = "", more = ""] = /^([^|]*?)\s*(\|(?!=)[\s\S]*)?$/.exec(text) ?? [];
  if (REPEATABLE.test(first)) return { each: ".", reduce: first, rest: text };
  if (REPEATABLE_ARRAY.test(first)) return { each: ".", reduce: `${first}[]`, rest: text };
  if (first === "length") return { each: "1", reduce: "add", rest: `(add // 0) ${more}` };
  if (/^add\s*\/\s*length$/.test(first)) return { each: "[., 1]", reduce: PAIR, rest: `${PAIR} | .[0] / .[1] ${more}` };
  return undefined;
}

/** Sum and count of pairs of a sum and a count. */
const PAIR = "[(map(.[0]) | add), (map(.[1]) | add // 0)]";
