import type { CallToScore } from "../call-to-score.ts";
import { LEXICONS } from "./languages.ts";
import { LANGUAGES, type Language } from "./lexicon.ts";

const LINES_READ = 60;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Share of words that must be among the frequent ones of a language, and lead over the next language. */
const LEAST_SHARE = 0.06;
const LEAST_LEAD = 1.5;

/** Language of a call: the meeting's, else by its most frequent words. Undefined when it is none that the detectors know. */
export function languageOf({ meeting, lines }: CallToScore): Language | undefined {
  const named = meeting.language?.toLowerCase().split(/[-_]/)[0];
  if (named) return LANGUAGES.find((language) => language === named);
  const text = lines
    .slice(0, LINES_READ)
    .map((line) => line.text.toLowerCase())
    .join(" ");
  if (KANA.test(text)) return "ja";
  const words = text.match(/[\p{L}']+/gu) ?? [];
  const shares = LANGUAGES.filter((language) => language !== "ja")
    .map((language) => ({ language, share: shareOf(words, LEXICONS[language].common) }))
    .sort((one, other) => other.share - one.share);
  const [best, next] = shares;
  if (!best || best.share < LEAST_SHARE || best.share < (next?.share ?? 0) * LEAST_LEAD) return undefined;
  return best.language;
}

function shareOf(words: readonly string[], common: readonly string[]): number {
  const known = new Set(common);
  return words.filter((word) => known.has(word)).length / Math.max(1, words.length);
}
