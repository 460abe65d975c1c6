import { decimalText, fillText } from "../languages.ts";
import type { Lexicon } from "../lexicon.ts";
import type { PreparedLine } from "../prepare-call.ts";
import { bandOf, numbersOf, type Signal } from "../signal.ts";

const SENTENCE = /[^.!?。！？]+[.!?。！？]*\s*/g;
const SHOWN = 3;
/** Least open questions in ten minutes of the bands 5, 4, 3 and 2. */
const LIMITS = [8, 6, 4, 2] as const;

/** How often in ten minutes something comes; in a short call, over five minutes. */
const perTenMinutes = (count: number, seconds: number): number => (count * 600) / Math.max(300, seconds);

/** Band of so many open questions in a call. */
export const bandOfQuestions = (count: number, seconds: number) => bandOf(perTenMinutes(count, seconds), LIMITS);

/** Rate of the seller's questions that cannot be answered with yes or no. */
export const OPEN_QUESTIONS: Signal = {
  name: "open-questions",
  title: "Open questions by the seller, per ten minutes",
  bands: "at least 8, 6, 4, 2, fewer",
  needs: ["times", "punctuation", "length"],
  claims: ["open-question", "open-question-rate"],
  read({ lines, seconds, lexicon, texts }) {
    if (!lexicon) return undefined;
    const bySeller = lines.filter(({ side }) => side === "seller");
    const asking = bySeller.flatMap((heard) => questionsOf(heard, lexicon).map((text) => ({ heard, text })));
    const open = asking.filter(({ text }) => lexicon.open.test(text) || lexicon.request.test(text));
    if (open.length === 0) return { band: null, fact: texts.questions.none, moments: [], claims: {} };
    const rate = perTenMinutes(open.length, seconds);
    const band = bandOf(rate, LIMITS);
    const moments = open.map(({ heard }) => heard).filter(({ isQuotable }) => isQuotable);
    return {
      band,
      fact: fillText(texts.questions, {
        count: asking.length,
        open: open.length,
        rate: decimalText(rate, texts),
      }),
      moments: [...new Set(moments.map(({ line }) => line))].slice(0, SHOWN),
      claims: {
        "open-question": [...new Set(numbersOf(open.map(({ heard }) => heard)))],
        "open-question-rate": [band],
      },
      restsOn: "open-question-rate",
    };
  },
};

function questionsOf({ text }: PreparedLine, lexicon: Lexicon): string[] {
  return (text.match(SENTENCE) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => lexicon.question.test(sentence) || lexicon.request.test(sentence));
}
