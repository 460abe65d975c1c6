import type { TextSpan } from "../../../core/text/clauses.ts";

const SENTENCE = /[^.!?。！？]+[.!?。！？]*\s*/g;

/** The sentences of what somebody says, each with the space behind it. */
export function sentencesIn(text: string): (TextSpan & { text: string })[] {
  return [...text.matchAll(SENTENCE)].map(({ 0: sentence, index }) => ({
    ...{ text: sentence, start: index, end: index + sentence.length },
  }));
}
