import { addToMean, emptyMean, type Mean, meanOf, unroundedMeanOf } from "../figures/mean.ts";
import { addEvidence, createEvidenceRollup, type EvidenceRollup, reportEvidence } from "./evidence-rollup.ts";
import type { CriterionFigures, PersonFigures, ReportEvidence, ReportFigures, ScoredReport } from "./report-figures.ts";
import { type ReportInput, type ScoredCriterion, UNKNOWN } from "./report-input.ts";
import type { UnroundedFigures } from "./unrounded.ts";

const LOWEST_KEPT = 5;

interface PersonRollup {
  score: Mean;
  trend: Mean[];
}

/** Running figures of reports: the size depends on people and criteria, not on the number of reports. */
export interface ReportRollup {
  readonly starts: readonly number[];
  readonly score: Mean;
  readonly trend: Mean[];
  readonly people: Map<string, PersonRollup>;
  readonly criteria: Map<string, Mean>;
  readonly evidence: EvidenceRollup;
  lowest: ScoredReport[];
  reports: number;
  withoutCriteria: number;
  /** Deleted between the list and the request for their criteria. */
  vanished: number;
  /** Without a time: in the figures, not in the trend. */
  undated: number;
}

/** An empty rollup. `starts` are the start times of the trend's buckets, in milliseconds. */
export const createReportRollup = (starts: readonly number[]): ReportRollup => ({
  starts,
  score: emptyMean(),
  trend: starts.map(emptyMean),
  people: new Map(),
  criteria: new Map(),
  evidence: createEvidenceRollup(),
  lowest: [],
  reports: 0,
  withoutCriteria: 0,
  vanished: 0,
  undated: 0,
});

/** Adds one report, with its criteria when they are known. */
export function addReport(rollup: ReportRollup, report: ReportInput): void {
  const { overall_score: score, user_id: userId, created_at: createdAt } = report;
  const time = Date.parse(createdAt ?? "");
  const bucket = bucketOf(rollup.starts, time);
  rollup.reports += 1;
  if (Number.isNaN(time)) rollup.undated += 1;
  addToMean(rollup.score, score);
  const person = personOf(rollup, userId ?? UNKNOWN);
  addToMean(person.score, score);
  for (const mean of [rollup.trend[bucket], person.trend[bucket]]) if (mean) addToMean(mean, score);
  if (Array.isArray(report.criteria_scores)) addCriteria(rollup, report, report.criteria_scores);
  else rollup.withoutCriteria += 1;
  keepLowest(rollup, report);
}

function addCriteria(rollup: ReportRollup, report: ReportInput, criteria: readonly ScoredCriterion[]): void {
  for (const criterion of criteria) {
    const { name: given, score } = criterion;
    const name = given ?? UNKNOWN;
    addEvidence(rollup.evidence, report, criterion);
    const mean = rollup.criteria.get(name) ?? emptyMean();
    rollup.criteria.set(name, mean);
    addToMean(mean, score);
  }
}

function personOf(rollup: ReportRollup, userId: string): PersonRollup {
  const known = rollup.people.get(userId);
  if (known) return known;
  const person = { score: emptyMean(), trend: rollup.starts.map(emptyMean) };
  rollup.people.set(userId, person);
  return person;
}

function bucketOf(starts: readonly number[], time: number): number {
  let bucket = -1;
  while (bucket + 1 < starts.length && (starts[bucket + 1] ?? Number.POSITIVE_INFINITY) <= time) bucket += 1;
  return bucket;
}

function keepLowest(rollup: ReportRollup, report: ReportInput): void {
  if (typeof report.overall_score !== "number") return;
  const { id, meeting_id, user_id, template_name, overall_score, created_at } = report;
  rollup.lowest.push({
    id: id ?? UNKNOWN,
    meeting_id: meeting_id ?? UNKNOWN,
    user_id: user_id ?? UNKNOWN,
    template_name: template_name ?? UNKNOWN,
    overall_score,
    created_at: created_at ?? UNKNOWN,
  });
  rollup.lowest.sort((one, other) => one.overall_score - other.overall_score || compareText(one.id, other.id));
  rollup.lowest.length = Math.min(rollup.lowest.length, LOWEST_KEPT);
}

/** The figures of all added reports. Best average first, ties by name or id, so that equal data gives equal text. */
export function reportFigures(rollup: ReportRollup): ReportFigures {
  const people: PersonFigures[] = [...rollup.people].map(([userId, { score, trend }]) => ({
    user_id: userId,
    name: null,
    reports: score.count,
    average_score: meanOf(score),
    trend: trend.map(meanOf),
  }));
  const criteria: CriterionFigures[] = [...rollup.criteria].map(([name, mean]) => ({
    name,
    scores: mean.count,
    average_score: meanOf(mean),
  }));
  return {
    reports: rollup.reports,
    average_score: meanOf(rollup.score),
    trend: rollup.starts.map((start, index) => {
      const mean = rollup.trend[index] ?? emptyMean();
      return { from: new Date(start).toISOString(), reports: mean.count, average_score: meanOf(mean) };
    }),
    people: people.sort((one, other) => byAverage(one, other) || compareText(one.user_id, other.user_id)),
    criteria: criteria.sort((one, other) => byAverage(one, other) || compareText(one.name, other.name)),
    reports_without_criteria: rollup.withoutCriteria,
  };
}

/** Requests that figures came from. */
export interface Source {
  figures: string;
  request: string;
  query: Record<string, string | number>;
  requests: number;
  items: number;
}

/** Figures of reports, the lowest of them, and where they came from. */
export interface ReadReports {
  figures: ReportFigures;
  unrounded: UnroundedFigures;
  evidence: ReportEvidence;
  lowest: ScoredReport[];
  /** Reports that carry a time. */
  dated: number;
  /** Reports deleted between the list and the request for their criteria. */
  vanished: number;
  sources: Source[];
}

/** All that is known of the added reports. */
export const readReportsOf = (rollup: ReportRollup, sources: Source[]): ReadReports => ({
  figures: reportFigures(rollup),
  unrounded: unroundedFigures(rollup),
  evidence: reportEvidence(rollup.evidence),
  lowest: rollup.lowest,
  dated: rollup.reports - rollup.undated,
  vanished: rollup.vanished,
  sources,
});

/** The unrounded averages of all added reports. */
export const unroundedFigures = ({ score, people, criteria }: ReportRollup): UnroundedFigures => ({
  average: unroundedMeanOf(score),
  scored: score.count,
  people: new Map([...people].map(([id, person]) => [id, unroundedMeanOf(person.score)])),
  criteria: new Map([...criteria].map(([name, mean]) => [name, unroundedMeanOf(mean)])),
});

const byAverage = (one: { average_score: number | null }, other: { average_score: number | null }): number =>
  (other.average_score ?? -1) - (one.average_score ?? -1);

const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
