import { isUuid } from "./uuid.ts";

const PREFIX = /^[0-9a-f]{4,8}(?:-[0-9a-f]{0,4}){0,3}(?:-[0-9a-f]{0,12})?$/i;
const SHORTEST = 8;

/** Reports whether a text can be the prefix of a uuid: at least four hexadecimal digits, but not a whole uuid. */
export const isIdPrefix = (text: string): boolean => PREFIX.test(text) && !isUuid(text);

/** Reports whether a text may be an id of another form, such as `42` or `mtg_7`, which only its service can tell. */
export const isForeignId = (text: string): boolean => /^\S*\d\S*$/.test(text) && !isIdPrefix(text);

/**
 * Shortens an id to its first 8 characters, or to more if needed to distinguish it from the others. An id that is no uuid is
 * returned unchanged.
 */
export function shortenId(id: string, others: Iterable<string> = []): string {
  if (!isUuid(id)) return id;
  const rivals: string[] = [];
  const start = id.slice(0, SHORTEST);
  for (const other of others) if (other !== id && other.startsWith(start)) rivals.push(other);
  for (let length = SHORTEST; length < id.length; length += 1) {
    const beginning = id.slice(0, length);
    if (!rivals.some((rival) => rival.startsWith(beginning))) return beginning;
  }
  return id;
}

/** Finds the ids that a text refers to: the one that equals it, or all that start with it. */
export function findIds(text: string, ids: Iterable<string>): string[] {
  const wanted = text.toLowerCase();
  const found = [...ids].filter((id) => id.toLowerCase().startsWith(wanted));
  const exact = found.find((id) => id.toLowerCase() === wanted);
  return exact === undefined ? found : [exact];
}
