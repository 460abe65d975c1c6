import { clausesAround, isDeniedAround, sentencesAround, type TextSpan } from "../../../core/text/clauses.ts";
import { clockText } from "../../../core/words/duration-text.ts";
import { openingText } from "../../../core/words/opening-text.ts";
import { isQuotable } from "../find-quote.ts";
import { isGreeting } from "../no-evidence.ts";
import { type FeedbackTexts, fillText } from "./languages.ts";
import type { Moment } from "./signal.ts";

/** Letters of a quotation in a sentence of a report. */
const LONGEST = 160;

/** The sentence that is said at a place, or its clause: whole, for a report quotes nothing beside a "not" that it leaves out. */
export function wordsAt({ heard, at }: Moment): string | undefined {
  const { said } = heard;
  const span = { start: at, end: Math.min(said.length, at + 1) };
  const isHandy = ({ start, end }: TextSpan) => end - start <= LONGEST && isQuotable(said.slice(start, end));
  const sentences = sentencesAround(said, span);
  const clauses = isHandy(sentences) ? sentences : clausesAround(said, span);
  const { start, end } = isHandy(clauses) ? clauses : sentences;
  const words = openingText(said.slice(start, end).replace(/[,;:、，]$/, ""), LONGEST);
  const isDenied = isDeniedAround(said, { start, end: start + words.replace(/…$/, "").length });
  return isQuotable(words) && !isDenied && !isGreeting(words) ? words : undefined;
}

/** A place as a reader finds it: its time, or its words where the transcript has no times. */
export function placeText(moment: Moment, texts: FeedbackTexts): string {
  const { seconds } = moment.heard.line;
  return seconds === null ? quoteText(moment, wordsAt(moment) ?? "", texts) : clockText(seconds);
}

/** A quotation with its time. */
export function quoteText({ heard }: Moment, words: string, texts: FeedbackTexts): string {
  const { seconds } = heard.line;
  return fillText(seconds === null ? texts.quoteUntimed : texts.quote, { words, at: clockText(seconds) });
}

/** A sentence, and the words that it stands on: `You set an agenda (0:10, “…”).` */
export function heardText(sentence: string, moment: Moment, texts: FeedbackTexts): string {
  const words = wordsAt(moment);
  if (words === undefined) return sentence;
  const { seconds } = moment.heard.line;
  const place = fillText(seconds === null ? texts.quoteUntimed : texts.place, { words, at: clockText(seconds) });
  const text = sentence.replace(/[.。]$/, "");
  // Behind a figure and what is good, in one pair of brackets.
  const ending = fillText(texts.aside, { place });
  return /[)）]$/.test(text) ? `${text.slice(0, -1)}; ${ending.slice(ending.indexOf(place))}` : text + ending;
}
