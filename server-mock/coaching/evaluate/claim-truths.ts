import type { PreparedCall } from "../offline/prepare-call.ts";
import { type ClaimName, WHOLE_CALL } from "../offline/signal.ts";
import { LONG_SECONDS } from "../offline/signals/longest-monologue.ts";
import { bandOfQuestions } from "../offline/signals/open-questions.ts";
import { MUCH } from "../offline/signals/talk-ratio.ts";
import type { DetectorLabels } from "./detector-labels.ts";

/** Definition of when a detector's claim is true. */
export interface ClaimTruth {
  /** What a claim says. */
  claim: string;
  /** Lines for which the claim is true, `WHOLE_CALL`, or the band of a rate; undefined where the labels do not say. */
  lines: (labels: DetectorLabels, heard: PreparedCall) => number[] | undefined;
  /** How far from the labeled line a claim may be: an agenda or a next step takes more than one turn. */
  tolerance: number;
  /** Lines on which a claim is neither right nor wrong. */
  grey?: (labels: DetectorLabels) => readonly number[] | undefined;
}

const wholeCall = (isTrue: boolean | undefined): number[] | undefined =>
  isTrue === undefined ? undefined : isTrue ? [WHOLE_CALL] : [];

/** Ground truth of every claim. */
export const CLAIM_TRUTHS: Readonly<Record<ClaimName, ClaimTruth>> = {
  agenda: {
    claim: "the seller sets an agenda",
    lines: ({ agenda }) => (agenda ? [agenda.line] : []),
    tolerance: 2,
    grey: ({ grey }) => grey?.agenda,
  },
  "agenda-agreed": {
    claim: "the seller sets an agenda and asks whether it suits",
    lines: ({ agenda }) => (agenda?.isAgreed ? [agenda.line] : []),
    tolerance: 2,
    grey: ({ grey }) => grey?.agenda,
  },
  "open-question": {
    claim: "the seller asks an open question in this line",
    lines: ({ questions }) => questions.filter(({ kind }) => kind === "open").map(({ line }) => line),
    tolerance: 0,
    grey: ({ grey }) => grey?.questions,
  },
  "open-question-rate": {
    claim: "so many open questions in ten minutes that the band is right, or next to it",
    lines: ({ questions }, { seconds }) => {
      const open = new Set(questions.filter(({ kind }) => kind === "open").map(({ line }) => line));
      return [bandOfQuestions(open.size, seconds)];
    },
    tolerance: 1,
  },
  "talk-ratio": {
    claim: `the seller talks for more than ${MUCH * 100} % of the time`,
    lines: ({ talkRatio }) => wholeCall(talkRatio === undefined ? undefined : talkRatio > MUCH),
    tolerance: 0,
  },
  "longest-monologue": {
    claim: `the seller talks for more than ${LONG_SECONDS} s without a break`,
    lines: ({ longestMonologue }) => wholeCall(longestMonologue && longestMonologue.durationSeconds > LONG_SECONDS),
    tolerance: 0,
  },
  recap: {
    claim: "the seller plays back what was said",
    lines: ({ recaps }) => recaps.map(({ line }) => line),
    tolerance: 2,
    grey: ({ grey }) => grey?.recaps,
  },
  "recap-checked": {
    claim: "the seller plays back what was said, and checks it",
    lines: ({ recaps }) => recaps.filter(({ isChecked }) => isChecked !== false).map(({ line }) => line),
    tolerance: 2,
    grey: ({ grey }) => grey?.recaps,
  },
  "seller-price": {
    claim: "the seller is the first to name an amount",
    lines: ({ firstPrice }) => (firstPrice?.by === "seller" ? [firstPrice.line] : []),
    tolerance: 0,
    grey: ({ grey }) => grey?.price,
  },
  "other-price": {
    claim: "the other side is the first to name an amount",
    lines: ({ firstPrice }) => (firstPrice?.by === "prospect" ? [firstPrice.line] : []),
    tolerance: 0,
    grey: ({ grey }) => grey?.price,
  },
  "dated-next-step": {
    claim: "the next step has a date",
    lines: ({ nextStep }) => (nextStep?.isDated ? [nextStep.line] : []),
    tolerance: 2,
    grey: ({ grey }) => grey?.nextStep,
  },
  "timed-next-step": {
    claim: "the next step has a date and a time of day",
    lines: ({ nextStep }) => (nextStep?.isDated && nextStep.isTimed ? [nextStep.line] : []),
    tolerance: 2,
    grey: ({ grey }) => grey?.nextStep,
  },
};
