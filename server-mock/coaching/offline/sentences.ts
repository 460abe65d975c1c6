import type { TextSpan } from "../../../core/text/clauses.ts";
import { isQuotable } from "../find-quote.ts";

const SENTENCE = /[^.!?。！？]+[.!?。！？]*\s*/g;
const LONGEST_QUOTE = 220;

/** The sentences of what somebody says, each with the space behind it. */
export function sentencesIn(text: string): (TextSpan & { text: string })[] {
  let end = 0;
  return (text.match(SENTENCE) ?? []).map((sentence) => {
    const start = text.indexOf(sentence, end);
    end = start + sentence.length;
    return { text: sentence, start, end };
  });
}

/** Sentences of a line from the one at `from` on, as many as make a handy quotation. */
export function excerptOf(text: string, from = 0): string {
  const sentences = sentencesIn(text);
  const first = sentences.findLast((sentence) => sentence.start <= from)?.start ?? 0;
  let [start, end] = [first, first];
  for (const sentence of sentences) {
    if (sentence.start < start) continue;
    if (end > start && sentence.end - start > LONGEST_QUOTE && isQuotable(text.slice(start, end))) break;
    end = sentence.end;
  }
  // The last words of a line may be too few to be found again.
  if (!isQuotable(text.slice(start, end))) start = 0;
  return text.slice(start, end).trim();
}
