import { isQuotable } from "../find-quote.ts";

const LONGEST_QUOTE = 220;
const SENTENCE = /[^.!?。！？]+[.!?。！？]*\s*/g;

/** Sentences of a line from the one at `from` on, as many as make a handy quotation. */
export function excerptOf(text: string, from = 0): string {
  const sentences = [...text.matchAll(SENTENCE)];
  const first = sentences.findLast(({ index }) => index <= from)?.index ?? 0;
  let [start, end] = [first, first];
  for (const { index, 0: sentence } of sentences) {
    if (index < start) continue;
    if (end > start && index + sentence.length - start > LONGEST_QUOTE && isQuotable(text.slice(start, end))) break;
    end = index + sentence.length;
  }
  // The last words of a line may be too few to be found again.
  if (!isQuotable(text.slice(start, end))) start = 0;
  return text.slice(start, end).trim();
}
