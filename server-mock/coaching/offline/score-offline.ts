import type { Template } from "../../records/resources.ts";
import type { Band } from "../bands.ts";
import type { CallToScore } from "../call-to-score.ts";
import type { Assessment, Scoring } from "../scorer.ts";
import { signalsFor } from "./bind-signals.ts";
import { excerptOf } from "./excerpt.ts";
import { languageOf } from "./language.ts";
import { type FeedbackTexts, textsFor } from "./languages.ts";
import { findMoney } from "./money-insights.ts";
import { type PreparedCall, prepareCall } from "./prepare-call.ts";
import { isScoring, type Need, type Reading, type Signal } from "./signal.ts";
import { GOOD, type Judged, type Measured, summarize } from "./summarize.ts";

const SHOWN = 3;

/** Measures a call against a template. */
export function scoreOffline(call: CallToScore, template: Template): Scoring {
  const prepared = prepareCall(call);
  const texts = prepared?.texts ?? textsFor(languageOf(call));
  const lacks = prepared ? lacksOf(prepared) : new Set<Need>();
  const readings = new Map<Signal, Reading | undefined>();
  const judged = template.grading_criteria.map((criterion, index): Judged => {
    const signals = signalsFor(criterion);
    const lacked = signals.flatMap(({ needs }) => needs.filter((need) => lacks.has(need)));
    const fitting = signals.filter(({ needs }) => !needs.some((need) => lacks.has(need)));
    const measured = prepared ? measure(fitting, prepared, readings) : [];
    const reason =
      texts.notAssessed[prepared ? (signals.length === 0 ? "unbound" : (lacked[0] ?? "unmeasured")) : "sides"];
    const assessment = assess(measured, { criterion: index, reason, texts });
    return { name: criterion.name, weight: criterion.weight, measured, assessment };
  });
  const assessed = judged.filter(({ assessment }) => assessment.band !== null);
  const low = assessed.filter(({ assessment }) => (assessment.band ?? GOOD) < GOOD);
  const high = assessed.filter(({ assessment }) => (assessment.band ?? 0) >= GOOD);
  const nextSteps = adviceOn(low, texts).slice(0, SHOWN);
  return {
    assessments: judged.map(({ assessment }) => assessment),
    insights: prepared ? findMoney(prepared) : [],
    feedback: summarize(judged, { texts, nextSteps, tone: template.coaching_tone }),
    saysShare: true,
    strengths: linesOn(high),
    improvements: linesOn(low),
    nextSteps,
  };
}

/** What to do about criteria that are low: of the lowest criterion first, of several the one that weighs most. */
function adviceOn(criteria: Judged[], { advice }: FeedbackTexts): string[] {
  const bandOf = ({ assessment }: Judged) => assessment.band ?? GOOD;
  const inOrder = [...criteria].sort((one, other) => bandOf(one) - bandOf(other) || other.weight - one.weight);
  const readings = inOrder.flatMap(({ measured }) =>
    measured.filter(isLow).sort((one, other) => (one.reading.band ?? GOOD) - (other.reading.band ?? GOOD)),
  );
  return [...new Set(readings.map(({ signal }) => advice[signal.name]))];
}

const isLow = ({ signal, reading }: Measured): boolean => isScoring(signal, reading) && (reading.band ?? GOOD) < GOOD;

function linesOn(judged: Judged[]): string[] {
  return judged.map(({ name, assessment }) => `${name}: ${assessment.feedback}`).slice(0, SHOWN);
}

function measure(signals: Signal[], call: PreparedCall, readings: Map<Signal, Reading | undefined>): Measured[] {
  return signals.flatMap((signal) => {
    if (!readings.has(signal)) readings.set(signal, signal.read(call));
    const reading = readings.get(signal);
    return reading ? [{ signal, reading }] : [];
  });
}

/** The mean of the signals that score, as the nearest band. Signals that do not score only show their moments. */
function assess(
  measured: Measured[],
  { criterion, reason, texts }: { criterion: number; reason: string; texts: FeedbackTexts },
): Assessment {
  const scoring = measured.filter(({ signal, reading }) => isScoring(signal, reading));
  const shown = scoring.length > 0 ? scoring : measured;
  const facts = shown.map(({ reading }) => reading.fact).join(texts.space);
  const citations = shown.flatMap(({ reading }) =>
    reading.moments.map(({ index, text }) => ({ line: index, quote: excerptOf(text) })),
  );
  if (scoring.length === 0) {
    const { unsure, unmeasured } = texts.notAssessed;
    const isAbsent = measured.every(({ reading }) => reading.band === null);
    const feedback = measured.length > 0 ? [isAbsent ? unmeasured : unsure, facts].join(texts.space) : reason;
    return { criterion, band: null, feedback, citations };
  }
  const mean = scoring.reduce((sum, { reading }) => sum + (reading.band ?? 0), 0) / scoring.length;
  return { criterion, band: Math.round(mean) as Band, feedback: facts, citations };
}

/** Shorter calls show nothing: somebody drives, and asks to be called back. */
const LEAST_SECONDS = 10;
/** Share of the lines that must say when they begin; the times of the others follow. */
const TIMED_SHARE = 0.5;
/** Letters without a mark that ends a sentence, from which on a transcript has no punctuation. */
const LETTERS_PER_MARK = 250;
const MARK = /[.!?…。！？]/gu;

/** Returns what a transcript lacks to be measured, by the transcript alone. */
function lacksOf({ lines, seconds }: PreparedCall): ReadonlySet<Need> {
  const lacks = new Set<Need>();
  if (seconds < LEAST_SECONDS) lacks.add("length");
  if (lines.filter(({ line }) => line.startMs !== undefined).length < lines.length * TIMED_SHARE) lacks.add("times");
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const marks = lines.reduce((sum, { text }) => sum + (text.match(MARK)?.length ?? 0), 0);
  if (marks * LETTERS_PER_MARK < letters) lacks.add("punctuation");
  return lacks;
}
