import { findQuote, quotedWords } from "../../core/evidence/find-quote.ts";
import { clausesAround, isDeniedAround, sentencesAround, type TextSpan } from "../../core/text/clauses.ts";
import type { TranscriptLine } from "../../core/transcript/turn.ts";
import type { CallToScore } from "./call-to-score.ts";
import type { Side } from "./sides.ts";

/** Quote cited by a scorer. It only counts once it is found in the transcript. */
export interface Citation {
  quote: string;
  /** Index of the line, where the scorer named one. */
  line: number | null;
}

/** Words of the transcript: whole sentences, or whole clauses of long ones. */
export interface Quote {
  text: string;
  line: TranscriptLine;
}

/** Letters and digits that a quote must have, eight: fewer are found in any call. */
const QUOTABLE = /(?:[\p{L}\p{N}][^\p{L}\p{N}]*){8}/u;
/** Maximum characters of a quote: some transcripts have no full stop for an hour. */
const LONGEST = 600;
/** A sentence that is longer is quoted by its clauses. */
const LONGEST_SENTENCE = 300;
/** Models are often wrong by a line or two. */
const NEIGHBORS = [0, -1, 1, -2, 2];

/** Reports whether a line is long enough to be quoted. */
export function isQuotable(text: string): boolean {
  return QUOTABLE.test(text);
}

/**
 * Finds a quote in a call. Searches the line that was named, its neighbors, then everywhere, nearest first. Words of the other side are
 * not found. Returns the transcript's own text in whole sentences or clauses, or undefined when nobody said it. Words that are cut out
 * beside a "not" were not said.
 */
export function findCited(
  { lines, sides }: Pick<CallToScore, "lines" | "sides">,
  { quote, line: named }: Citation,
  side?: Side,
): Quote | undefined {
  const wanted = quotedWords(quote);
  if (!isQuotable(wanted)) return undefined;
  const near = named === null ? [] : NEIGHBORS.flatMap((step) => lines[named + step] ?? []);
  for (const searched of [near, lines])
    for (const line of searched) {
      if (side !== undefined && sides.sideOf(line.speaker) !== side) continue;
      const said = findQuote(line, wanted);
      if (said && !isDeniedAround(line.text, said)) return { text: wholeText(line.text, said), line };
    }
  return undefined;
}

/** The sentences around words, or what can be quoted of them. */
function wholeText(text: string, said: TextSpan): string {
  const sentences = sentencesAround(text, said);
  const { start, end } = sentences.end - sentences.start <= LONGEST_SENTENCE ? sentences : clausesAround(text, said);
  return beginningOf(text.slice(end - start <= LONGEST ? start : said.start, Math.max(end, said.end)));
}

/** As many whole words as are kept; where there are no spaces, as many characters. */
function beginningOf(text: string): string {
  if (text.length <= LONGEST) return text;
  const kept = text.slice(0, LONGEST + 1);
  const space = kept.search(/\s\S*$/u);
  return (space > 0 ? kept.slice(0, space) : kept.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, "")).trim();
}
