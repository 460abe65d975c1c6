import type { NameOf } from "./words.ts";

/** Languages whose words the detectors know: those of the demo data. */
export const LANGUAGES = ["en", "de", "es", "fr", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words of days in one language. */
export interface Calendar extends Readonly<Record<NameOf<"days">, RegExp>> {
  /** From Sunday on. */
  weekdays: readonly RegExp[];
  months: readonly string[];
  /** Days of a month in words: all of them, or only those that are no plain numbers. */
  ordinals: readonly RegExp[];
}

/** Words by which the detectors of one language know what happens in a line. Texts are compared in lower case. */
export interface Lexicon extends Readonly<Record<NameOf<"patterns">, RegExp>> {
  phrases: Readonly<Record<NameOf<"phrases">, RegExp>>;
}

/** An amount of money, in any of the languages. */
export const MONEY =
  /(?:[€$£¥]|\b(?:eur|usd|gbp|jpy|chf)\b)\s?\d|\d[\d.,\u00a0\u202f' ]*\s?(?:[€$£¥]|万?円|\b(?:euros?|dollars?|pounds?|yen|eur|usd|gbp|chf|dkk|kroner)\b)/i;
