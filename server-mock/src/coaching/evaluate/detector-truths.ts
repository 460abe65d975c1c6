import type { CallLabels } from "../../demo/labels.ts";
import { WHOLE_CALL } from "../offline/signal.ts";
import { LONG_SECONDS } from "../offline/signals/longest-monologue.ts";
import { MUCH } from "../offline/signals/talk-ratio.ts";

/** What a detector should have found in a labeled call. */
export interface DetectorTruth {
  /** What a claim of the detector says. */
  claim: string;
  /** Lines for which the claim is true, or `WHOLE_CALL`. */
  lines: (labels: CallLabels) => number[];
  /** How far from the labeled line a claim may be: an agenda or a next step takes more than one turn. */
  tolerance: number;
}

const wholeCall = (isTrue: boolean): number[] => (isTrue ? [WHOLE_CALL] : []);

/** Ground truth by the name of the signal. */
export const DETECTOR_TRUTHS: Readonly<Record<string, DetectorTruth>> = {
  agenda: {
    claim: "the seller sets an agenda",
    lines: ({ agenda }) => (agenda ? [agenda.line] : []),
    tolerance: 2,
  },
  "open-questions": {
    claim: "the seller asks an open question in this line",
    lines: ({ questions }) => questions.filter(({ kind }) => kind === "open").map(({ line }) => line),
    tolerance: 0,
  },
  "talk-ratio": {
    claim: `the seller talks for more than ${MUCH * 100} % of the time`,
    lines: ({ talkRatio }) => wholeCall(talkRatio > MUCH),
    tolerance: 0,
  },
  "longest-monologue": {
    claim: `the seller talks for more than ${LONG_SECONDS} s without a break`,
    lines: ({ longestMonologue }) => wholeCall(longestMonologue.durationSeconds > LONG_SECONDS),
    tolerance: 0,
  },
  recap: {
    claim: "the seller plays back what was said, and checks it",
    lines: ({ recaps }) => recaps.map(({ line }) => line),
    tolerance: 2,
  },
  "dated-next-step": {
    claim: "the next step has a date",
    lines: ({ nextStep }) => (nextStep?.isDated ? [nextStep.line] : []),
    tolerance: 4,
  },
  "first-price": {
    claim: "the seller is the first to name an amount",
    lines: ({ firstPrice }) => (firstPrice?.by === "seller" ? [firstPrice.line] : []),
    tolerance: 0,
  },
};
