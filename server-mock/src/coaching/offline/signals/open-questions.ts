import type { HeardLine } from "../heard-call.ts";
import type { Lexicon } from "../lexicon.ts";
import { bandOf, numbersOf, type Signal } from "../signal.ts";

const SENTENCE = /[^.!?。！？]+[.!?。！？]*\s*/g;
const SHOWN = 3;

/** How many of the seller's questions cannot be answered with yes or no. */
export const OPEN_QUESTIONS: Signal = {
  name: "open-questions",
  title: "Open questions by the seller, per ten minutes",
  bands: "at least 8, 6, 4, 2, fewer",
  isScoring: true,
  read({ lines, seconds, lexicon, texts }) {
    if (!lexicon) return undefined;
    const bySeller = lines.filter(({ side }) => side === "seller");
    const asking = bySeller.flatMap((heard) => questionsOf(heard, lexicon).map((text) => ({ heard, text })));
    const open = asking.filter(({ text }) => lexicon.open.test(text));
    const perTenMinutes = (open.length * 600) / Math.max(300, seconds);
    const shown = [open, asking].find((list) => list.some(({ heard }) => heard.isQuotable));
    const moments = (shown?.map(({ heard }) => heard) ?? bySeller).filter(({ isQuotable }) => isQuotable);
    return {
      band: bandOf(perTenMinutes, [8, 6, 4, 2]),
      fact: texts.questions(asking.length, open.length, perTenMinutes),
      moments: [...new Set(moments.map(({ line }) => line))].slice(0, SHOWN),
      claims: [...new Set(numbersOf(open.map(({ heard }) => heard)))],
    };
  },
};

function questionsOf({ text }: HeardLine, lexicon: Lexicon): string[] {
  return (text.match(SENTENCE) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => lexicon.question.test(sentence));
}
