import type { TranscriptLine } from "../../../core/transcript/turn.ts";
import type { CallToScore } from "../call-to-score.ts";
import { isQuotable } from "../find-quote.ts";
import { withoutOrders } from "../planted-orders.ts";
import type { Side } from "../sides.ts";
import { languageOf } from "./language.ts";
import { type FeedbackTexts, LEXICONS, textsFor } from "./languages.ts";
import type { Language, Lexicon } from "./lexicon.ts";

/** A line with what every detector needs of it. */
export interface HeardLine {
  line: TranscriptLine;
  side: Side;
  /** In lower case, for the detectors' words. */
  text: string;
  /** Seconds from the start of the talk; where the transcript has no times, from the length of what was said before. */
  start: number;
  /** Seconds that the line took, pauses left out. */
  spoken: number;
  /** Whether the line can be evidence: what is too short to be quoted cannot. */
  isQuotable: boolean;
}

/** A call, prepared once for all detectors. */
export interface HeardCall {
  lines: readonly HeardLine[];
  seconds: number;
  /** Undefined, as its lexicon, when the language is none of those that the detectors know. */
  language: Language | undefined;
  lexicon: Lexicon | undefined;
  /** What is said of the call, in its language. */
  texts: FeedbackTexts;
}

/** Slowest speech, in characters per second: a line that lasts longer holds a pause. */
const SLOWEST = 9;
const SLOWEST_DENSE = 4;
const LONGEST_SILENCE = 600;
/** Scripts a character of which is a syllable or a word, and says as much as three letters. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Length of a text in letters, whatever its script. */
export function lettersOf(text: string): number {
  return DENSE.test(text) ? text.length * 3 : text.length;
}

/** Prepares a call. Undefined when it is not known who sells, or when one side says nothing: there is nothing to measure. */
export function hear(call: CallToScore): HeardCall | undefined {
  const rate = DENSE.test(call.lines[0]?.text ?? "") ? SLOWEST_DENSE : SLOWEST;
  const lines: HeardLine[] = [];
  const origin = originOf(call.lines);
  let clock = 0;
  for (const line of call.lines) {
    const side = call.sides.sideOf(line.speaker);
    if (side === undefined) return undefined;
    // Orders to the scorer are no part of the conversation: they must not even make somebody's share of it longer.
    const text = withoutOrders(line.text);
    if (text === "") continue;
    const longest = 1 + text.length / rate;
    const start =
      line.seconds === null ? clock : Math.max(line.startMs === undefined ? clock : 0, line.seconds - origin);
    const next = secondsSaid(call.lines[line.index + 1]);
    const spoken =
      line.startMs !== undefined && line.endMs !== undefined
        ? (line.endMs - line.startMs) / 1000
        : line.seconds === null || next === null
          ? longest
          : Math.min(longest, Math.max(0, next - origin - start));
    clock = start + spoken;
    lines.push({ line, side, text: text.toLowerCase(), start, spoken, isQuotable: isQuotable(text) });
  }
  if (!lines.some(({ side }) => side === "seller") || !lines.some(({ side }) => side === "prospect")) return undefined;
  const language = languageOf(call);
  return {
    ...{ lines, seconds: Math.max(clock, (call.durationSeconds ?? 0) - origin) },
    ...{ language, lexicon: language && LEXICONS[language], texts: textsFor(language) },
  };
}

/** When a line begins, where it says so itself: one that goes on has the time of the line before. */
function secondsSaid(line: TranscriptLine | undefined): number | null {
  return line?.startMs === undefined ? null : line.seconds;
}

/**
 * Where a clock stands that did not start with the call: at the time of day, or in the middle of a longer recording. Nobody is silent
 * for the first ten minutes of a call.
 */
function originOf(lines: readonly TranscriptLine[]): number {
  const first = lines.reduce((least, { seconds }) => Math.min(least, seconds ?? least), Number.POSITIVE_INFINITY);
  return Number.isFinite(first) && first >= LONGEST_SILENCE ? first : 0;
}
