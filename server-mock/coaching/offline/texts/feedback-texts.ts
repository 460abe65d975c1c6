import type { Language } from "../lexicon.ts";
import { ENGLISH_TEXTS } from "./english.ts";
import { FRENCH_TEXTS } from "./french.ts";
import { GERMAN_TEXTS } from "./german.ts";
import { JAPANESE_TEXTS } from "./japanese.ts";
import { SPANISH_TEXTS } from "./spanish.ts";

/** Names of what is measured, as a template's `signals:` line has them. */
export type SignalName =
  | "agenda"
  | "open-questions"
  | "talk-ratio"
  | "longest-monologue"
  | "turn-switches"
  | "patience"
  | "recap"
  | "first-price"
  | "dated-next-step";

/** What a report says offline, in one language: what was measured, and what is good. */
export interface FeedbackTexts {
  agenda: Readonly<Record<"agreed" | "set" | "pitch" | "none", string>>;
  /** Questions of the seller, how many of them are open, and how many open ones that is in ten minutes. */
  questions: (asked: number, open: number, perTenMinutes: number) => string;
  talkRatio: (percent: number) => string;
  /** Length of the longest turn, and when it began where that is known. */
  monologue: (length: string, at: string | undefined) => string;
  switches: (perMinute: number) => string;
  /** Median pause before the seller speaks, in seconds, and how often the seller cut in. */
  patience: (pause: number, interruptions: number) => string;
  recap: { found: (count: number, isChecked: boolean) => string; none: string };
  firstPrice: Readonly<Record<"other" | "self", string>>;
  nextStep: Readonly<Record<"timed" | "dated" | "none", string>>;
  /** What to do when the band is low. */
  advice: Readonly<Record<SignalName, string>>;
  notAssessed: Readonly<Record<"sides" | "unbound" | "unmeasured" | "unsure", string>>;
  /** Parts of the summary. */
  summary: {
    assessed: (assessed: number, all: number) => string;
    strongest: (criterion: string, fact: string) => string;
    weakest: (criterion: string, fact: string) => string;
    next: (advice: string) => string;
  };
  /** A number with one decimal. */
  decimal: (value: number) => string;
  /** What stands between two sentences. */
  space: string;
}

/** Texts by language. What is said in another language is reported in English. */
export const FEEDBACK_TEXTS: Readonly<Record<Language, FeedbackTexts>> = {
  en: ENGLISH_TEXTS,
  de: GERMAN_TEXTS,
  es: SPANISH_TEXTS,
  fr: FRENCH_TEXTS,
  ja: JAPANESE_TEXTS,
};
