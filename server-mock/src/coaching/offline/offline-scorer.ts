import type { Template } from "../../resources.ts";
import type { Band } from "../bands.ts";
import type { CallToScore } from "../call-to-score.ts";
import { isQuotable } from "../find-quote.ts";
import type { Assessment, Scorer, Scoring } from "../scorer.ts";
import { signalsFor } from "./bind-signals.ts";
import { type HeardCall, hear } from "./heard-call.ts";
import type { Reading, Signal } from "./signal.ts";

interface Measured {
  signal: Signal;
  reading: Reading;
}

interface Judged {
  name: string;
  assessment: Assessment;
  measured: Measured[];
}

const UNKNOWN_SIDES = "Not assessed offline: it is not known which speakers are the sellers.";
const UNBOUND = "Not assessed offline: no signal measures it.";
const UNMEASURED = "Not assessed offline: this call gives nothing to measure it by.";
const UNSURE = "Not assessed offline: what was found is not measured well enough to score by.";
const GOOD: Band = 4;
const LOW: Band = 2;
const SHOWN = 3;
const LONGEST_QUOTE = 220;
const SENTENCE = /[^.!?。！？]+[.!?。！？]*\s*/g;

/** Scores by what can be measured, and by nothing else: the same call gives the same report. */
export const OFFLINE_SCORER: Scorer = {
  name: "offline-signals/1",
  score: async (call, template) => scoreOffline(call, template),
};

/** Measures a call against a template. */
export function scoreOffline(call: CallToScore, template: Template): Scoring {
  const heard = hear(call);
  const readings = new Map<Signal, Reading | undefined>();
  const judged = template.grading_criteria.map((criterion, index) => {
    const measured = heard ? measure(signalsFor(criterion), heard, readings) : [];
    const reason = heard === undefined ? UNKNOWN_SIDES : signalsFor(criterion).length === 0 ? UNBOUND : UNMEASURED;
    return { name: criterion.name, measured, assessment: assess(index, measured, reason) };
  });
  const adviceOn = (wanted: Judged[]) => [
    ...new Set(wanted.flatMap(({ measured }) => measured.filter(isLow).map(({ signal }) => signal.advice))),
  ];
  const assessed = judged.filter(({ assessment }) => assessment.band !== null);
  const low = assessed.filter(({ assessment }) => (assessment.band ?? GOOD) <= LOW);
  return {
    assessments: judged.map(({ assessment }) => assessment),
    insights: [],
    strengths: linesOn(assessed.filter(({ assessment }) => (assessment.band ?? 0) >= GOOD)),
    improvements: linesOn(low),
    nextSteps: adviceOn(assessed).slice(0, SHOWN),
  };
}

/** The first sentences of a line, as many as make a handy quotation. */
function handyQuote(text: string): string {
  let end = 0;
  for (const { index, 0: sentence } of text.matchAll(SENTENCE)) {
    if (end > 0 && index + sentence.length > LONGEST_QUOTE && isQuotable(text.slice(0, end))) break;
    end = index + sentence.length;
  }
  return text.slice(0, end).trim();
}

const isLow = ({ signal, reading }: Measured): boolean => signal.isScoring && reading.band <= LOW;

function linesOn(judged: Judged[]): string[] {
  return judged.map(({ name, assessment }) => `${name}: ${assessment.feedback}`).slice(0, SHOWN);
}

function measure(signals: Signal[], call: HeardCall, readings: Map<Signal, Reading | undefined>): Measured[] {
  return signals.flatMap((signal) => {
    if (!readings.has(signal)) readings.set(signal, signal.read(call));
    const reading = readings.get(signal);
    return reading ? [{ signal, reading }] : [];
  });
}

/** The mean of the signals that score, as the nearest band. Signals that do not score only show their moments. */
function assess(criterion: number, measured: Measured[], reason: string): Assessment {
  const scoring = measured.filter(({ signal }) => signal.isScoring);
  const shown = scoring.length > 0 ? scoring : measured;
  const facts = shown.map(({ reading }) => reading.fact).join(" ");
  const citations = shown.flatMap(({ reading }) =>
    reading.moments.map(({ index, text }) => ({ line: index, quote: handyQuote(text) })),
  );
  if (scoring.length === 0) {
    const why = measured.length > 0 ? `${UNSURE} ${facts}` : reason;
    return { criterion, band: null, feedback: why, citations };
  }
  const mean = scoring.reduce((sum, { reading }) => sum + reading.band, 0) / scoring.length;
  return { criterion, band: Math.round(mean) as Band, feedback: facts, citations };
}
