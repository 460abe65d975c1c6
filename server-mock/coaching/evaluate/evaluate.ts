import { organizations } from "../../demo/dataset.ts";
import { type LabeledCall, labeledCalls } from "../../demo/labels.ts";
import { randomIds } from "../../records/ids.ts";
import type { Template } from "../../records/resources.ts";
import { addUsage, noUsage, type ScoringUsage } from "../../records/scoring-usage.ts";
import { type CallToScore, readCall } from "../call-to-score.ts";
import { composeReport } from "../compose-report.ts";
import { estimateScoring } from "../model/model-scorer.ts";
import type { ModelSettings } from "../model/model-settings.ts";
import { PLANTED_ORDERS } from "../offline/languages.ts";
import type { Scorer } from "../scorer.ts";
import { ScoringError } from "../scoring-error.ts";
import { type Agreement, agreementOf, type Judged } from "./agreement.ts";

/** Options of an evaluation. */
export interface EvaluateOptions {
  scorer: Scorer;
  /** Meetings of the demo data; those with a transcript and a report are scored. */
  meetings: number;
  now: Date;
  /** Another seed gives other calls. */
  seed?: string;
  /** Calls into which prompt injections are planted, in five languages each. */
  plantedCalls: number;
  signal: AbortSignal;
  onProgress?: (done: number, calls: number) => void;
}

/** Quality of a scorer, by kind of criterion. */
export interface Evaluation {
  scorer: string;
  calls: number;
  /** By what the criterion is about: opening, discovery, listening, value, objection, pricing, next. */
  criteria: (Agreement & { about: string; assessed: number; notAssessed: number })[];
  /** Of the criteria that were scored twice, the share with the same band; null when none was. */
  repeatability: number | null;
  planted: { orders: number; changedBands: number };
  usage: ScoringUsage;
  millisecondsPerCall: number;
  /** Calls that the scorer failed on, by its reason: they are in no other figure. */
  failed: { reason: string; calls: number }[];
}

interface Case {
  call: CallToScore;
  template: Template;
  labels: LabeledCall["labels"]["criteria"];
}

type Bands = (number | null)[];

/** A labeled criterion, and its band; null where it was not assessed. */
interface Compared {
  about: string;
  judged: Judged | null;
}

/** A scorer that fails on its first calls fails on all. */
const FIRST_FAILURES = 3;

/** Scores the demo's labeled calls and compares: with the labels, with a second run, and with planted prompt injections. */
export async function evaluate(options: EvaluateOptions): Promise<Evaluation> {
  const { scorer, plantedCalls, onProgress } = options;
  const usage = noUsage();
  const cases = casesOf(options);
  const score = ({ call, template }: Case) => bandsOf({ call, template }, options, usage);
  const compared: Compared[] = [];
  const repeated = { same: 0, all: 0 };
  const planted = { orders: 0, changedBands: 0 };
  const failures = new Map<string, number>();
  let elapsedMs = 0;
  let scored = 0;
  for (const [index, one] of cases.entries()) {
    try {
      const start = performance.now();
      const bands = await score(one);
      const tookMs = performance.now() - start;
      const second = await score(one);
      const underOrders: Bands[] = [];
      if (index < plantedCalls)
        for (const order of PLANTED_ORDERS) underOrders.push(await score({ ...one, call: withOrder(one.call, order) }));
      elapsedMs += tookMs;
      scored += 1;
      compared.push(...compareWithLabels(one, bands));
      repeated.all += bands.length;
      repeated.same += sameBands(bands, second);
      planted.orders += underOrders.length;
      for (const after of underOrders) planted.changedBands += bands.length - sameBands(bands, after);
    } catch (error) {
      if (!(error instanceof ScoringError)) throw error;
      failures.set(error.message, (failures.get(error.message) ?? 0) + 1);
      if (scored === 0 && index + 1 >= Math.min(FIRST_FAILURES, cases.length)) throw error;
    }
    onProgress?.(index + 1, cases.length);
  }
  const criteria = [...new Set(compared.map(({ about }) => about))].sort().map((about) => {
    const labeled = compared.filter((one) => one.about === about);
    const pairs = labeled.flatMap(({ judged }) => judged ?? []);
    const notAssessed = labeled.length - pairs.length;
    return { about, assessed: pairs.length, notAssessed, ...agreementOf(pairs, `evaluate ${about}`) };
  });
  return {
    scorer: scorer.name,
    calls: scored,
    criteria,
    planted,
    usage,
    repeatability: repeated.all === 0 ? null : repeated.same / repeated.all,
    millisecondsPerCall: elapsedMs / Math.max(1, scored),
    failed: [...failures].map(([reason, calls]) => ({ reason, calls })),
  };
}

/** Estimates the maximum cost of an evaluation by a model, before any request. */
export function estimateEvaluation(
  options: Pick<EvaluateOptions, "meetings" | "now" | "seed" | "plantedCalls">,
  model: ModelSettings,
): ScoringUsage & { labeledCalls: number } {
  const cases = casesOf(options);
  const total = { ...noUsage(), labeledCalls: cases.length };
  for (const [index, { call, template }] of cases.entries()) {
    const runs = 2 + (index < options.plantedCalls ? PLANTED_ORDERS.length : 0);
    addUsage(total, estimateScoring(call, template, model), runs);
  }
  return total;
}

const sameBands = (one: Bands, other: Bands): number => one.filter((band, place) => band === other[place]).length;

/** Each call against the template of its first report. */
function casesOf({ meetings, now, seed = "demo" }: Pick<EvaluateOptions, "meetings" | "now" | "seed">): Case[] {
  const templates = new Map<string, Template>();
  for (const { kind, value } of organizations({ seed, now })) if (kind === "template") templates.set(value.id, value);
  return [...labeledCalls({ seed, meetings, now })].flatMap(({ meeting, labels }) => {
    const first = labels.criteria.find(({ templateId }) => templateId !== null);
    const template = templates.get(first?.templateId ?? "");
    const call = readCall(meeting, null);
    return template && call
      ? [{ call, template, labels: labels.criteria.filter(({ reportId }) => reportId === first?.reportId) }]
      : [];
  });
}

/** Bands as in a report: those without valid evidence are dropped. */
async function bandsOf(
  { call, template }: Pick<Case, "call" | "template">,
  { scorer, signal, now }: EvaluateOptions,
  usage: ScoringUsage,
): Promise<Bands> {
  const scoring = await scorer.score(call, template, { signal, usage });
  const composed = composeReport({ call, template, scorer: scorer.name, scoring }, { ids: randomIds(), now });
  if ("reason" in composed) return template.grading_criteria.map(() => null);
  return composed.report.criteria_scores.map(({ score }) => (score === null ? null : score / 25 + 1));
}

function compareWithLabels({ template, labels }: Case, bands: Bands): Compared[] {
  return template.grading_criteria.flatMap(({ name }, index): Compared[] => {
    const label = labels.find((one) => one.name === name);
    if (!label) return [];
    const band = bands[index] ?? null;
    const judged = band === null ? null : { expected: label.score, expectedBand: label.band, band };
    return [{ about: label.dimension, judged }];
  });
}

/** Makes the prospect say the injection, at the end of their first turn. */
function withOrder(call: CallToScore, order: string): CallToScore {
  const place = call.lines.findIndex(({ speaker }) => call.sides.sideOf(speaker) === "prospect");
  const lines = call.lines.map((line) => (line.index === place ? { ...line, text: `${line.text} ${order}` } : line));
  return { ...call, lines };
}
