import { sumTalk, type TalkSums } from "../../../core/talk/measure-talk.ts";
import { isDense } from "../../../core/text/dense.ts";
import type { SpokenTime } from "../../../core/transcript/spoken-time.ts";
import type { TranscriptLine } from "../../../core/transcript/turn.ts";
import type { CallToScore } from "../call-to-score.ts";
import { isQuotable } from "../find-quote.ts";
import { type Fitness, hearCall } from "../fitness.ts";
import type { Side } from "../sides.ts";
import { type FeedbackTexts, LEXICONS, textsFor } from "./languages.ts";
import type { Language, Lexicon } from "./lexicon.ts";

/** A line with what every detector needs of it. */
export interface PreparedLine {
  line: TranscriptLine;
  side: Side;
  /** What was said, without orders to the scorer. */
  said: string;
  /** The same in lower case, for the detectors' words. */
  text: string;
  /** Seconds from the start of the talk, breaks left out; where the transcript has no times, by the length of what was said before. */
  start: number;
  /** Seconds that the line took, pauses left out. */
  spoken: number;
  /** Whether the line can be evidence: what is too short to be quoted cannot. */
  isQuotable: boolean;
}

/** A call, prepared once for all detectors. */
export interface PreparedCall {
  lines: readonly PreparedLine[];
  /** The people on the other side, as they are named. */
  others: string;
  /** Who talks how long; the own side is the seller's. */
  talk: TalkSums;
  /** Length of the talk, breaks left out. */
  seconds: number;
  fitness: Fitness;
  /** Undefined, as its lexicon, when the language is none of those that the detectors know. */
  language: Language | undefined;
  lexicon: Lexicon | undefined;
  /** What is said of the call, in its language. */
  texts: FeedbackTexts;
}

/** Length of a text in letters, whatever its script: a character that is a syllable or a word says as much as three. */
export function lettersOf(text: string): number {
  return isDense(text) ? text.length * 3 : text.length;
}

/**
 * Prepares a call. Undefined when it is not known who sells, or when one side says nothing: there is nothing to measure. Times are
 * those of the transcript alone; what a recorder says of the meeting as a whole may be anything.
 */
export function prepareCall(call: CallToScore): PreparedCall | undefined {
  const { lines: said, times, starts, fitness } = hearCall(call);
  if (fitness.lacks.has("sides") || fitness.lacks.has("voices")) return undefined;
  const lines = said.map(({ text, speaker, index: place }, index): PreparedLine => {
    const { start, end } = times[index] as SpokenTime;
    return {
      line: call.lines[place] as TranscriptLine,
      side: call.sides.sideOf(speaker) as Side,
      said: text,
      text: text.toLowerCase(),
      start: starts[index] as number,
      spoken: end - start,
      isQuotable: isQuotable(text),
    };
  });
  const talk = sumTalk(times.map(({ start, end }, index) => ({ start, end, isOwn: lines[index]?.side === "seller" })));
  const { language, seconds } = fitness;
  const lexicon = language && LEXICONS[language];
  return { lines, others: othersIn(lines), talk, seconds, fitness, language, lexicon, texts: textsFor(language) };
}

const MOST_NAMED = 3;

function othersIn(lines: readonly PreparedLine[]): string {
  const names = [...new Set(lines.filter(({ side }) => side === "prospect").map(({ line }) => line.speaker))];
  const more = names.length > MOST_NAMED ? ` + ${names.length - MOST_NAMED}` : "";
  return names.slice(0, MOST_NAMED).join(", ") + more;
}
