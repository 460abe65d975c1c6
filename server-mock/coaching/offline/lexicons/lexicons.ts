import type { Language, Lexicon } from "../lexicon.ts";
import { ENGLISH } from "./english.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { JAPANESE } from "./japanese.ts";
import { SPANISH } from "./spanish.ts";

/** The words of every language that the detectors know. */
export const LEXICONS: Readonly<Record<Language, Lexicon>> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  ja: JAPANESE,
};
