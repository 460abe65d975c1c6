import type { Language } from "../lexicon.ts";
import { ENGLISH_WAYS } from "./english-ways.ts";
import { ENGLISH_INSIGHTS } from "./english-words.ts";
import { FRENCH_WAYS } from "./french-ways.ts";
import { FRENCH_INSIGHTS } from "./french-words.ts";
import { GERMAN_WAYS } from "./german-ways.ts";
import { GERMAN_INSIGHTS } from "./german-words.ts";
import type { InsightWords } from "./insight-words.ts";
import { JAPANESE_WAYS } from "./japanese-ways.ts";
import { JAPANESE_INSIGHTS } from "./japanese-words.ts";
import { SPANISH_WAYS } from "./spanish-ways.ts";
import { SPANISH_INSIGHTS } from "./spanish-words.ts";
import type { InsightWays } from "./ways.ts";

/** Words of every language whose insights are known. */
export const INSIGHT_WORDS: Readonly<Record<Language, InsightWords>> = {
  en: ENGLISH_INSIGHTS,
  de: GERMAN_INSIGHTS,
  es: SPANISH_INSIGHTS,
  fr: FRENCH_INSIGHTS,
  ja: JAPANESE_INSIGHTS,
};

/** Ways in which buyers of every language speak. */
export const INSIGHT_WAYS: Readonly<Record<Language, InsightWays>> = {
  en: ENGLISH_WAYS,
  de: GERMAN_WAYS,
  es: SPANISH_WAYS,
  fr: FRENCH_WAYS,
  ja: JAPANESE_WAYS,
};
