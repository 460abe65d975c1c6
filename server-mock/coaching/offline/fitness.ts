import type { PreparedCall } from "./prepare-call.ts";
import type { Need } from "./signal.ts";

/** Shorter calls show nothing: somebody drives, and asks to be called back. */
const LEAST_SECONDS = 10;
/** Share of the lines that must say when they begin; the times of the others follow. */
const TIMED_SHARE = 0.5;
/** Letters without a mark that ends a sentence, from which on a transcript has no punctuation. */
const LETTERS_PER_MARK = 250;
const MARK = /[.!?…。！？]/gu;

/** Returns what a transcript lacks to be measured, by the transcript alone. */
export function lacksOf({ lines, seconds }: PreparedCall): ReadonlySet<Need> {
  const lacks = new Set<Need>();
  if (seconds < LEAST_SECONDS) lacks.add("length");
  if (lines.filter(({ line }) => line.startMs !== undefined).length < lines.length * TIMED_SHARE) lacks.add("times");
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const marks = lines.reduce((sum, { text }) => sum + (text.match(MARK)?.length ?? 0), 0);
  if (marks * LETTERS_PER_MARK < letters) lacks.add("punctuation");
  return lacks;
}
