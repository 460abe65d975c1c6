import type { Ways } from "./lexicons/ways/ways.ts";

/** Languages whose words the detectors know: those of the demo data. */
export const LANGUAGES = ["en", "de", "es", "fr", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words by which the detectors of one language know what happens in a line. Texts are compared in lower case. */
export interface Lexicon {
  /** A sentence that asks. */
  question: RegExp;
  /** A question, or the beginning of one, that cannot be answered with yes or no. */
  open: RegExp;
  /** Asks somebody to tell something, with or without a question mark; always open. */
  request: RegExp;
  /** Plans this conversation. */
  agenda: RegExp;
  /** Begins with oneself instead. */
  pitch: RegExp;
  /** Gives back what was heard. */
  recap: RegExp;
  /** Begins a conclusion: after a long turn of the other side it gives back what was heard. */
  restate: RegExp;
  /** Asks whether what was given back is right, with or without a question mark. */
  check: RegExp;
  /** A day that a calendar has. */
  day: RegExp;
  /** A time of day. */
  clock: RegExp;
  /** Something that people do together, or send, afterwards. */
  step: RegExp;
  /** Whole turns of phrase for the same things. */
  ways: Ways;
  /** Words that are frequent in this language and rare in the others. */
  common: readonly string[];
}

/** An amount of money, in any of the languages. */
export const MONEY =
  /(?:[€$£¥]|\b(?:eur|usd|gbp|jpy|chf)\b)\s?\d|\d[\d.,\u00a0\u202f' ]*\s?(?:[€$£¥]|万?円|\b(?:euros?|dollars?|pounds?|yen|eur|usd|gbp|chf|dkk|kroner)\b)/i;
