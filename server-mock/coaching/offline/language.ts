import type { CallToScore } from "../call-to-score.ts";
import { LEXICONS } from "./languages.ts";
import { LANGUAGES, type Language } from "./lexicon.ts";

const LINES_READ = 60;
/** Kana that Japanese has at least among its letters; a sentence of it in another language has fewer. */
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const KANA_SHARE = 0.2;
/** Letters of no script that the detectors read. */
const FOREIGN = /[^\P{L}\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const LETTER = /\p{L}/gu;
/** The frequent words of the languages. */
const COMMON = LANGUAGES.map((language) => ({ language, words: new Set(LEXICONS[language].common) }));
/** Share of words that must be among the frequent ones of a language, and lead over the next language. */
const LEAST_SHARE = 0.06;
const LEAST_LEAD = 1.5;
/** What shows that a recorder has named the wrong language: a larger share, of more words. */
const PLAIN = { share: 0.12, words: 40 };

/**
 * Language of a call by its most frequent words, for what a recorder says may be the language of its menus; where they decide
 * nothing, the meeting's. Undefined if the detectors do not know it.
 */
export function languageOf({ meeting, lines }: CallToScore): Language | undefined {
  const text = lines
    .slice(0, LINES_READ)
    .map((line) => line.text.toLowerCase())
    .join(" ");
  const [kana, foreign] = [text.match(KANA)?.length ?? 0, text.match(FOREIGN)?.length ?? 0];
  const letters = kana + foreign > 0 ? (text.match(LETTER)?.length ?? 0) : 0;
  if (kana > letters * KANA_SHARE) return "ja";
  if (foreign * 2 > letters) return undefined;
  const words = text.match(/[\p{L}']+/gu) ?? [];
  const shareOf = (common: ReadonlySet<string>) =>
    words.filter((word) => common.has(word)).length / Math.max(1, words.length);
  const [best, next] = COMMON.map((common) => ({ language: common.language, share: shareOf(common.words) })).sort(
    (one, other) => other.share - one.share,
  );
  const isClear = best !== undefined && best.share >= (next?.share ?? 0) * LEAST_LEAD;
  const named = meeting.language?.toLowerCase().split(/[-_]/)[0];
  const isPlain = best !== undefined && best.share >= PLAIN.share && words.length >= PLAIN.words;
  if (isClear && (named ? isPlain : best.share >= LEAST_SHARE)) return best.language;
  return LANGUAGES.find((language) => language === named);
}
