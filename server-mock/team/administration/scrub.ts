import { isDense } from "../../../core/text/dense.ts";

/** Replaces the name of an erased person. */
export const ERASED_NAME = "Erased person";

/** Names of a person to scrub: addresses and full names everywhere, parts of names in meetings the person took part in. */
export interface PersonNames {
  emails: readonly string[];
  names: readonly string[];
  /** Words that identify the person in meetings they took part in. */
  words?: readonly string[];
}

const SHORTEST_PART = 3;
const SHORTEST_DENSE_PART = 2;
/** Ordinary words among the parts of names that have three letters or more. */
const PARTICLES = new Set("del der den van von las los dos das bin und the".split(" "));

/** Removes a person's names from a text. */
export type Scrub = (text: string) => string;

/**
 * Creates a function that removes a person from texts. `alsoParts` also replaces given and family names on their own: right in
 * meetings the person took part in, wrong elsewhere, where others may share the name.
 */
export function scrubberOf({ emails, names, words = [] }: PersonNames, { alsoParts }: { alsoParts: boolean }): Scrub {
  const wholes = [...emails, ...names];
  const parts = alsoParts ? [...names.flatMap(partsOf), ...words] : [];
  const wanted = [...new Set([...wholes, ...parts].flatMap((text) => [text.normalize("NFC"), text.normalize("NFD")]))];
  if (wanted.length === 0) return (text) => text;
  const longestFirst = wanted.toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map(patternOf).join("|"), "giu");
  return (text) => text.replace(pattern, ERASED_NAME);
}

function partsOf(name: string): string[] {
  return name.split(/[\s-]+/).filter((part) => {
    const shortest = isDense(part) ? SHORTEST_DENSE_PART : SHORTEST_PART;
    return part.length >= shortest && !PARTICLES.has(part.toLowerCase());
  });
}

/** Scripts without spaces between words have no word boundaries to match. */
function patternOf(text: string): string {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return isDense(text) ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}\\p{M}])`;
}

/** Scrubs every string in a value; numbers, ids and keys stay. */
export function scrubDeep<Value>(value: Value, scrub: Scrub): Value {
  if (typeof value === "string") return scrub(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => scrubDeep(item, scrub)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrubDeep(item, scrub)])) as Value;
}
