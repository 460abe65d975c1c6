import { matchTerms, type WordQuery } from "../../core/text/word-query.ts";
import type { LineHit } from "../../core/transcript/search-lines.ts";
import type { TranscriptLine } from "../../core/transcript/turn.ts";
import { openingText } from "../../core/words/opening-text.ts";
import { toClock } from "../text/format.ts";

/** Maximum lines of a meeting. */
export const MAX_MOMENTS = 2;
const MAX_CHARACTERS = 160;
/** Start positions to try per line, since a whole recording may be one line. */
const MAX_STARTS = 500;

/** The best matching lines of a transcript, shortened, with their times. */
export function describeMoments(hits: readonly LineHit[], query: WordQuery): string {
  const best = [...hits].sort((one, two) => two.terms.length - one.terms.length).slice(0, MAX_MOMENTS);
  const inOrder = best.sort((one, two) => one.line.offset - two.line.offset);
  return inOrder.map(({ line }) => describeLine(line, query)).join(" / ");
}

/** A line with its time and speaker, shortened to start at the matching sentence, or at the matching word if that is long. */
export function describeLine({ seconds, speaker, text }: TranscriptLine, query: WordQuery): string {
  const start = [toClock(seconds), speaker === "" ? "" : `${speaker}:`].filter((part) => part).join(" ");
  const ends = [SENTENCE_END, WORD_END].flatMap((end) => [...text.matchAll(end)].map((at) => at.index + at[0].length));
  const shown = [0, ...ends.slice(0, MAX_STARTS)].map(
    (from) => `${from > 0 ? "…" : ""}${openingText(text.slice(from), MAX_CHARACTERS)}`,
  );
  return `${start} ${shown.find((part) => matchTerms(part, query).length > 0) ?? shown[0]}`;
}

const SENTENCE_END = /[.!?…]\s+|[。！？]/g;
const WORD_END = /\s+/g;
