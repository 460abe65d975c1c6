import {
  CALL_TYPES,
  COACHING_TONES,
  MEETING_SOURCES,
  MEETING_STATUSES,
  ROLEPLAY_STATUSES,
  TIME_RANGES,
} from "../../src/index.ts";

const ID = /^[0-9a-f]{4,8}(-[0-9a-f]{1,12}){0,4}$/i;
const TIMESTAMP = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;
const LANGUAGE = /^[a-z]{2}(-[A-Z]{2})?$/;

const KNOWN: ReadonlySet<string> = new Set([
  ...MEETING_STATUSES,
  ...MEETING_SOURCES,
  ...CALL_TYPES,
  ...COACHING_TONES,
  ...ROLEPLAY_STATUSES,
  ...TIME_RANGES,
]);

/**
 * Reports whether text may stand outside the fence: an id, a timestamp, a language code, or an enumerated value of the API. Anything else
 * may be user-written text, even where an enumerated value is expected.
 */
export function isPlainFact(text: string): boolean {
  return KNOWN.has(text) || ID.test(text) || TIMESTAMP.test(text) || LANGUAGE.test(text);
}
