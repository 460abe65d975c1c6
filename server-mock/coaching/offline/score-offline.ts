import type { Band } from "../bands.ts";
import type { CallToScore } from "../call-to-score.ts";
import { type Fitness, FOR_EVERYTHING, hearCall, NEEDS, type Need } from "../fitness.ts";
import { LineUses, MAX_EVIDENCE } from "../line-uses.ts";
import type { Assessment, Scoring } from "../scorer.ts";
import { signalsFor, signalsNamed } from "./bind-signals.ts";
import { type FeedbackTexts, textsFor } from "./languages.ts";
import type { Judged, Measured } from "./measured.ts";
import { findMoney } from "./money-insights.ts";
import { type PreparedCall, prepareCall } from "./prepare-call.ts";
import { heardText } from "./said-words.ts";
import { excerptOf } from "./sentences.ts";
import { canScore, isScoring, numbersOf, type Reading, type Signal } from "./signal.ts";
import { SIGNALS } from "./signals/signals.ts";
import { type ReadTemplate, type ReportContents, writeReport } from "./summarize.ts";

/** Measures a call against a template. What a person was told in the last month (`said`) is not told again. */
export function scoreOffline(
  call: CallToScore,
  template: ReadTemplate,
  said: ReadonlySet<string> = new Set(),
): Scoring & { contents?: ReportContents } {
  const { fitness } = hearCall(call);
  const prepared = prepareCall(call);
  const texts = textsFor(fitness.language);
  const readings = new Map<Signal, Reading | undefined>();
  const uses = new LineUses();
  const judged = template.grading_criteria.map((criterion, index): Judged => {
    const signals = signalsFor(criterion);
    const measured = prepared ? measure(signals, prepared, readings) : [];
    const lack = lackOf(signals, fitness) ?? (signals.length === 0 ? "unbound" : "unmeasured");
    const assessment = assess(measured, { criterion: index, reason: texts.notAssessed[lack], texts, uses });
    return { name: criterion.name, weight: criterion.weight, measured, assessment };
  });
  const assessments = judged.map(({ assessment }) => assessment);
  if (!prepared) return { assessments, insights: [] };
  const named = signalsNamed(template.prompt_template);
  const shown = SIGNALS.filter((signal) => canScore(signal) || signal.name === "patience" || named.includes(signal));
  const measured = measure(shown, prepared, readings);
  const { started_at: startedAt } = call.meeting;
  return {
    assessments,
    insights: findMoney(prepared),
    saysShare: true,
    ...writeReport({ call: prepared, template, startedAt, judged, measured, named, said }),
  };
}

/** What a transcript lacks for any of these signals, in the order in which a lack is named. */
function lackOf(signals: readonly Signal[], { lacks }: Fitness): Need | undefined {
  return NEEDS.find(
    (need) => lacks.has(need) && (FOR_EVERYTHING.includes(need) || signals.some(({ needs }) => needs.includes(need))),
  );
}

/** Reads the signals that the transcript is fit for, each once. */
function measure(
  signals: readonly Signal[],
  call: PreparedCall,
  readings: Map<Signal, Reading | undefined>,
): Measured[] {
  return signals.flatMap((signal) => {
    if (lackOf([signal], call.fitness)) return [];
    if (!readings.has(signal)) readings.set(signal, signal.read(call));
    const reading = readings.get(signal);
    return reading ? [{ signal, reading }] : [];
  });
}

/** The mean of the signals that score, as the nearest band. Signals that do not score only show their moments. */
function assess(
  measured: Measured[],
  { criterion, reason, texts, uses }: { criterion: number; reason: string; texts: FeedbackTexts; uses: LineUses },
): Assessment {
  const scoring = measured.filter(({ signal, reading }) => isScoring(signal, reading));
  const shown = scoring.length > 0 ? scoring : measured;
  // A fact with its moment is another sentence in every call.
  const facts = shown
    .map(({ reading: { fact, moments } }) => (moments[0] ? heardText(fact, moments[0], texts) : fact))
    .join(texts.space);
  const citations = shown.flatMap(({ reading }) =>
    reading.moments.map(({ heard: { line, said }, at }) => ({ line: line.index, quote: excerptOf(said, at) })),
  );
  if (scoring.length === 0) {
    const { unsure, unmeasured } = texts.notAssessed;
    const isAbsent = measured.every(({ reading }) => reading.band === null);
    const feedback = measured.length > 0 ? [isAbsent ? unmeasured : unsure, facts].join(texts.space) : reason;
    return { criterion, band: null, feedback, citations };
  }
  // Neither praised nor advised on: the report is written of what keeps its score.
  const evidence = scoring.flatMap(({ reading }) => reading.moments.map(({ heard }) => heard));
  const fresh = evidence.filter(({ line }) => !uses.isWorn(line.index)).slice(0, MAX_EVIDENCE);
  if (!fresh.some(({ side }) => side === "seller"))
    return { criterion, band: null, feedback: texts.notAssessed.worn, citations };
  uses.add(numbersOf(fresh));
  const mean = scoring.reduce((sum, { reading }) => sum + (reading.band ?? 0), 0) / scoring.length;
  return { criterion, band: Math.round(mean) as Band, feedback: facts, citations };
}
