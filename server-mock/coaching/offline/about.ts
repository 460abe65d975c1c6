import { isDense } from "../../../core/text/dense.ts";
import { foldText } from "../../../core/text/fold.ts";
import type { PreparedCall, PreparedLine } from "./prepare-call.ts";
import { quoteText, wordsAt } from "./said-words.ts";
import { sentencesIn } from "./sentences.ts";
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

/** Words of a text that may be about a matter, as they are said. */
const mattersIn = (text: string): readonly string[] => text.match(isDense(text) ? DENSE_WORD : WORD) ?? [];

const stemsIn = (text: string): Set<string> => new Set(mattersIn(foldText(text)).map((word) => word.slice(0, STEM)));

/** A statement of the other side, and how much of the call's matter it has. */
interface Weighed extends Moment {
  text: string;
  score: number;
}

const byScore = (one: Weighed, other: Weighed) =>
  other.score - one.score || one.heard.line.index - other.heard.line.index;

/** The other side's statements, and how much each says of what the call comes back to, and of what the template names. */
function weighStatements(call: PreparedCall, named: ReadonlySet<string>): Weighed[] {
  const counts = new Map<string, number>();
  const statements = call.lines.flatMap((heard) => {
    const isTheirs = heard.side === "prospect" && heard.start >= call.seconds * FIRST_SHARE;
    const sentences = isTheirs ? sentencesOf(heard).map((one) => ({ ...one, stems: [...stemsIn(one.text)] })) : [];
    // Other words count in a dense script than in a sentence of it in Latin letters.
    const isWhole = sentences.length === 0 || isDense(heard.said);
    const stems = isWhole ? stemsIn(heard.said) : new Set(sentences.flatMap((one) => one.stems));
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    return sentences;
  });
  const isLong = (text: string) => text.length >= (isDense(text) ? SHORTEST / 3 : SHORTEST) && text.length <= LONGEST;
  return statements
    .filter(({ text }) => isLong(text))
    .map(({ stems, ...one }): Weighed => {
      const again = stems.reduce((sum, stem) => sum + Math.min(3, (counts.get(stem) ?? 1) - 1), 0);
      const bonus = stems.filter((stem) => named.has(stem)).length * NAMED;
      const score = again + Number(FIGURE.test(one.text)) + Math.min(stems.length, 4) / 8 + bonus;
      return { ...one, score };
    });
}

/** Reports whether a sentence asks or appoints something: it is not what the call is about. */
const isAside = ({ text }: Pick<Weighed, "text">, { lexicon }: PreparedCall): boolean =>
  lexicon !== undefined && (lexicon.question.test(text) || appointmentsIn(text, lexicon).length > 0);

/** The statements that say the most, in the order of the call. */
export function aboutMoments(call: PreparedCall, template: string): Moment[] {
  const kept: Moment[] = [];
  for (const one of weighStatements(call, stemsIn(template)).sort(byScore)) {
    const { heard, at, score } = one;
    if (score < LEAST_SCORE || kept.length === SHOWN) break;
    if (kept.every((other) => other.heard !== heard) && !isAside(one, call) && wordsAt({ heard, at }))
      kept.push({ heard, at });
  }
  return kept.sort((one, other) => one.heard.line.index - other.heard.line.index);
}

/** Words of the industry that the other side says, as they are said. */
export function industryWords({ lines }: PreparedCall, industry: string): string[] {
  const named = stemsIn(industry);
  const said = new Map<string, string>();
  for (const { side, said: text } of named.size > 0 ? lines : [])
    for (const word of side === "prospect" ? mattersIn(text.toLowerCase()) : []) {
      const stem = foldText(word).slice(0, STEM);
      if (named.has(stem) && !said.has(stem)) said.set(stem, word);
    }
  return [...said.values()].slice(0, MOST_WORDS);
}

/** The matter of a call in the other side's words. */
export function aboutText(moments: readonly Moment[], { texts }: PreparedCall): string {
  return moments.map((moment) => quoteText(moment, wordsAt(moment) ?? "", texts)).join(texts.listMark);
}

function sentencesOf(heard: PreparedLine): { heard: PreparedLine; at: number; text: string }[] {
  return sentencesIn(heard.said).map(({ text, start }) => ({
    heard,
    at: start + text.search(/\S/),
    text: text.trim().toLowerCase(),
  }));
}
