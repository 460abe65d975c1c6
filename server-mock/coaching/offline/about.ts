import { isDense } from "../../../core/text/dense.ts";
import { foldText } from "../../../core/text/fold.ts";
import type { Lexicon } from "./lexicon.ts";
import type { PreparedCall, PreparedLine } from "./prepare-call.ts";
import { quoteText, wordsAt } from "./said-words.ts";
import type { Moment } from "./signal.ts";
import { appointmentsIn } from "./signals/dated-next-step.ts";
import { FIRST_SHARE } from "./signals/open-questions.ts";

/** Letters of a word that may be about the matter; shorter ones hold sentences together. */
const WORD = /\p{L}{6,}/gu;
const DENSE_WORD = /\p{Script=Han}{2,4}|[\p{Script=Katakana}ー]{3,8}/gu;
/** Words are compared by their beginnings, so that an ending changes nothing. */
const STEM = 6;
const SHORTEST = 30;
const LONGEST = 160;
const SHOWN = 2;
/** Two words that come again, or one and a figure. */
const LEAST_SCORE = 2;
/** A word of the template counts as much as so many of the call. */
const NAMED = 3;
/** Something that can be counted is a fact. */
const FIGURE = /\p{N}/u;
const MOST_WORDS = 3;
const SENTENCE = /[^.!?。！？]+[.!?。！？]*\s*/g;

/** The words of a text that may be about a matter, by their stems. */
function matterOf(text: string): Map<string, string> {
  const words = text.toLowerCase().match(isDense(text) ? DENSE_WORD : WORD) ?? [];
  return new Map(words.map((word) => [foldText(word).slice(0, STEM), word]));
}

/**
 * The other side's sentences that say the most of what the call comes back to, in the order of the call. Words of the template, such as its
 * industry's, count more.
 */
export function aboutMoments({ lines, seconds, lexicon }: PreparedCall, template: string): Moment[] {
  const named = matterOf(template);
  const counts = new Map<string, number>();
  for (const { said } of lines) for (const stem of matterOf(said).keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const scoreOf = (sentence: string): number => {
    const stems = [...matterOf(sentence).keys()];
    const sum = stems.reduce(
      (total, stem) => total + Math.min(3, (counts.get(stem) ?? 1) - 1) + (named.has(stem) ? NAMED : 0),
      FIGURE.test(sentence) ? 1 : 0,
    );
    return sum + Math.min(stems.length, 4) / 8;
  };
  const sentences = lines.flatMap((heard) =>
    heard.side === "prospect" && heard.start >= seconds * FIRST_SHARE
      ? sentencesOf(heard).filter(({ text }) => !isAside(text, lexicon))
      : [],
  );
  const best = sentences
    .filter(({ text }) => text.length >= (isDense(text) ? SHORTEST / 3 : SHORTEST) && text.length <= LONGEST)
    .map((one) => ({ ...one, score: scoreOf(one.text) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((one, other) => other.score - one.score || one.heard.line.index - other.heard.line.index);
  const kept: Moment[] = [];
  for (const { heard, at } of best)
    if (kept.length < SHOWN && kept.every((one) => one.heard !== heard) && wordsAt({ heard, at }))
      kept.push({ heard, at });
  return kept.sort((one, other) => one.heard.line.index - other.heard.line.index);
}

/** Words of the industry that the other side says, as they are said. */
export function industryWords({ lines }: PreparedCall, industry: string): string[] {
  const named = matterOf(industry);
  const said = new Map<string, string>();
  for (const line of lines)
    if (line.side === "prospect")
      for (const [stem, word] of matterOf(line.said)) if (named.has(stem) && !said.has(stem)) said.set(stem, word);
  return [...said.values()].slice(0, MOST_WORDS);
}

/** The matter of a call in the other side's words. */
export function aboutText(moments: readonly Moment[], { texts }: PreparedCall): string {
  return moments.map((moment) => quoteText(moment, wordsAt(moment) ?? "", texts)).join(texts.listMark);
}

/** Reports whether a sentence asks or appoints something: it is not what the call is about. */
const isAside = (text: string, lexicon: Lexicon | undefined): boolean =>
  lexicon !== undefined && (lexicon.question.test(text) || appointmentsIn(text, lexicon).length > 0);

function sentencesOf(heard: PreparedLine): { heard: PreparedLine; at: number; text: string }[] {
  return [...heard.said.matchAll(SENTENCE)].map(({ 0: text, index }) => ({
    heard,
    at: index + text.search(/\S/),
    text: text.trim().toLowerCase(),
  }));
}
