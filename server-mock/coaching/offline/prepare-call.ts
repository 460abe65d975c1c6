import { sumTalk, type TalkSums } from "../../../core/talk/measure-talk.ts";
import { isDense } from "../../../core/text/dense.ts";
import { SILENCE_SECONDS, type SpokenTime, spokenTimes } from "../../../core/transcript/spoken-time.ts";
import type { TranscriptLine } from "../../../core/transcript/turn.ts";
import type { CallToScore } from "../call-to-score.ts";
import { isQuotable } from "../find-quote.ts";
import { withoutOrders } from "../no-evidence.ts";
import type { Side } from "../sides.ts";
import { languageOf } from "./language.ts";
import { type FeedbackTexts, LEXICONS, textsFor } from "./languages.ts";
import type { Language, Lexicon } from "./lexicon.ts";

/** A line with what every detector needs of it. */
export interface PreparedLine {
  line: TranscriptLine;
  side: Side;
  /** In lower case, for the detectors' words. */
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
  /** Who talks how long; the own side is the seller's. */
  talk: TalkSums;
  /** Length of the talk, breaks left out. */
  seconds: number;
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
  // Orders to the scorer are no part of the conversation: they must not even make somebody's share of it longer.
  const said = call.lines
    .map((line) => ({ ...line, text: withoutOrders(line.text) }))
    .filter(({ text }) => text !== "");
  const times = spokenTimes(said);
  const lines: PreparedLine[] = [];
  let [silence, clock] = [0, 0];
  for (const [index, { text, ...line }] of said.entries()) {
    const side = call.sides.sideOf(line.speaker);
    if (side === undefined) return undefined;
    const { start, end } = times[index] as SpokenTime;
    const gap = start - silence - clock;
    silence += Math.max(0, gap - SILENCE_SECONDS);
    lines.push({
      line: call.lines[line.index] as TranscriptLine,
      side,
      text: text.toLowerCase(),
      start: start - silence,
      spoken: end - start,
      isQuotable: isQuotable(text),
    });
    clock = Math.max(clock, end - silence);
  }
  if (!lines.some(({ side }) => side === "seller") || !lines.some(({ side }) => side === "prospect")) return undefined;
  const talk = sumTalk(times.map((time, index) => ({ ...time, isOwn: lines[index]?.side === "seller" })));
  const language = languageOf(call);
  return { lines, talk, seconds: clock, language, lexicon: language && LEXICONS[language], texts: textsFor(language) };
}
