import { clockText } from "../../../../core/words/duration-text.ts";
import type { DetectorLabels } from "../../evaluate/detector-labels.ts";
import { decimalText, fillText } from "../languages.ts";
import type { Lexicon } from "../lexicon.ts";
import type { PreparedLine } from "../prepare-call.ts";
import { sentencesIn } from "../sentences.ts";
import { bandOf, defineSignal, type Moment, numbersOf } from "../signal.ts";

const SHOWN = 3;
/** Seconds of an answer that a question has opened. */
export const LONG_ANSWER = 8;
/** People greet each other first. */
export const FIRST_SHARE = 0.05;
/** Least open questions in ten minutes of the bands 5, 4, 3 and 2. */
const LIMITS = [8, 6, 4, 2] as const;

/** How often in ten minutes something comes; in a short call, over five minutes. */
const perTenMinutes = (count: number, seconds: number): number => (count * 600) / Math.max(300, seconds);

const openLines = ({ questions }: DetectorLabels) =>
  questions.filter(({ kind }) => kind === "open").map(({ line }) => line);

/** Rate of the seller's questions that cannot be answered with yes or no. */
export const OPEN_QUESTIONS = defineSignal({
  name: "open-questions",
  title: "Open questions by the seller, per ten minutes",
  bands: "at least 8, 6, 4, 2, fewer",
  needs: ["language", "times", "punctuation"],
  claims: {
    "open-question": {
      says: "the seller asks an open question in this line",
      linesIn: openLines,
      grey: "questions",
    },
    "open-question-rate": {
      says: "the rate of open questions falls into the right band, or an adjacent one",
      linesIn: (labels, { seconds }) => [bandOf(perTenMinutes(new Set(openLines(labels)).size, seconds), LIMITS)],
      tolerance: 1,
    },
  },
  read({ lines, seconds, lexicon, texts }) {
    if (!lexicon) return undefined;
    const bySeller = lines.filter(({ side }) => side === "seller");
    const asking = bySeller.flatMap((heard) => questionsOf(heard, lexicon).map((text) => ({ heard, text })));
    const open = asking.filter(({ text }) => isOpen(text, lexicon));
    if (open.length === 0) return { band: null, fact: texts.questions.none, moments: [], claims: {} };
    const rate = perTenMinutes(open.length, seconds);
    const band = bandOf(rate, LIMITS);
    const answered = ({ heard }: Moment): number => {
      const reply = lines[lines.indexOf(heard) + 1];
      return reply?.side === "prospect" ? reply.spoken : 0;
    };
    // How somebody is comes first in a call, and last in what is shown.
    const isLater = ({ heard }: Moment): boolean => heard.start >= seconds * FIRST_SHARE;
    const moments = open
      .map(({ heard, text }): Moment => ({ heard, at: heard.text.indexOf(text) }))
      .sort((one, other) => answered(other) - answered(one));
    const values = { count: asking.length, open: open.length, rate: decimalText(rate, texts) };
    const quotable = moments.filter(({ heard }) => heard.isQuotable);
    const shown = new Map([...quotable.filter(isLater), ...quotable].map((moment) => [moment.heard, moment]));
    const best = [...shown.values()].find((moment) => isLater(moment));
    const isLong = best !== undefined && answered(best) >= LONG_ANSWER;
    const length = clockText(best ? answered(best) : 0);
    return {
      band,
      fact: fillText(texts.questions, values),
      short: [fillText(texts.facts.questions, values)],
      moments: [...shown.values()].slice(0, SHOWN),
      praise: best
        ? { fact: fillText(isLong ? texts.praise.answer : texts.praise.question, { length }), moment: best }
        : null,
      claims: {
        "open-question": [...new Set(numbersOf(open.map(({ heard }) => heard)))],
        "open-question-rate": [band],
      },
      restsOn: "open-question-rate",
    };
  },
});

/** Reports whether a question invites to tell: one that offers the answers is closed, however it begins. */
export const isOpen = (text: string, { open, request, phrases }: Lexicon): boolean =>
  request.test(text) || (open.test(text) && !phrases.alternative.test(text));

/** Sentences of a line that ask or request something. */
export function questionsOf({ text }: PreparedLine, lexicon: Lexicon): string[] {
  return sentencesIn(text)
    .map((sentence) => sentence.text.trim())
    .filter((sentence) => lexicon.question.test(sentence) || lexicon.request.test(sentence));
}
