import type { LineHit } from "../../core/transcript/search-lines.ts";
import type { TranscriptLine } from "../../core/transcript/turn.ts";
import { openingText } from "../../core/words/opening-text.ts";
import { toClock } from "../text/format.ts";

const MAX_MOMENTS = 2;
const MAX_CHARACTERS = 160;

/** The lines of a transcript that match best, in a few words, with their times. */
export function describeMoments(hits: readonly LineHit[]): string {
  const best = [...hits].sort((one, two) => two.terms.length - one.terms.length).slice(0, MAX_MOMENTS);
  const inOrder = best.sort((one, two) => one.line.offset - two.line.offset);
  return inOrder.map(({ line }) => describeLine(line)).join(" / ");
}

/** A line with its time and speaker, shortened. */
export function describeLine({ seconds, speaker, text }: TranscriptLine): string {
  const start = [toClock(seconds), speaker === "" ? "" : `${speaker}:`].filter((part) => part).join(" ");
  return `${start} ${openingText(text, MAX_CHARACTERS)}`;
}
