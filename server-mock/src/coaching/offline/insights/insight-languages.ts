import type { Language } from "../lexicon.ts";
import { ENGLISH_INSIGHTS } from "./english-words.ts";
import { FRENCH_INSIGHTS } from "./french-words.ts";
import { GERMAN_INSIGHTS } from "./german-words.ts";
import type { InsightWords } from "./insight-words.ts";
import { JAPANESE_INSIGHTS } from "./japanese-words.ts";
import { SPANISH_INSIGHTS } from "./spanish-words.ts";

/** Words of every language whose insights are known. */
export const INSIGHT_WORDS: Readonly<Record<Language, InsightWords>> = {
  en: ENGLISH_INSIGHTS,
  de: GERMAN_INSIGHTS,
  es: SPANISH_INSIGHTS,
  fr: FRENCH_INSIGHTS,
  ja: JAPANESE_INSIGHTS,
};
