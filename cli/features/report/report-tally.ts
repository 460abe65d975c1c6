import type { Report, ReportDetail } from "../../../src/index.ts";
import { addToMean, emptyMean, type Mean, meanOf } from "./mean.ts";
import type { CriterionFigures, PersonFigures, ReportFigures, ScoredReport } from "./report-figures.ts";

const LOWEST_KEPT = 5;

interface PersonTally {
  score: Mean;
  trend: Mean[];
}

/** What is kept of the reports seen so far: its size depends on people and criteria, not on the number of reports. */
export interface ReportTally {
  readonly starts: readonly number[];
  readonly score: Mean;
  readonly trend: Mean[];
  readonly people: Map<string, PersonTally>;
  readonly criteria: Map<string, Mean>;
  lowest: ScoredReport[];
  reports: number;
  withoutCriteria: number;
}

/** An empty tally. `starts` are the first moments of the trend's stretches. */
export const createReportTally = (starts: readonly number[]): ReportTally => ({
  starts,
  score: emptyMean(),
  trend: starts.map(emptyMean),
  people: new Map(),
  criteria: new Map(),
  lowest: [],
  reports: 0,
  withoutCriteria: 0,
});

/** Takes one report in, with its criteria when they are known. */
export function tallyReport(tally: ReportTally, report: Report | ReportDetail): void {
  const { overall_score: score, user_id: userId } = report;
  const stretch = stretchOf(tally.starts, Date.parse(report.created_at));
  tally.reports += 1;
  addToMean(tally.score, score);
  const person = personOf(tally, userId);
  addToMean(person.score, score);
  for (const mean of [tally.trend[stretch], person.trend[stretch]]) if (mean) addToMean(mean, score);
  if ("criteria_scores" in report && Array.isArray(report.criteria_scores)) tallyCriteria(tally, report);
  else tally.withoutCriteria += 1;
  keepLowest(tally, report);
}

function tallyCriteria(tally: ReportTally, { criteria_scores: scores }: ReportDetail): void {
  for (const { name, score } of scores) {
    const mean = tally.criteria.get(name) ?? emptyMean();
    tally.criteria.set(name, mean);
    addToMean(mean, score);
  }
}

function personOf(tally: ReportTally, userId: string): PersonTally {
  const known = tally.people.get(userId);
  if (known) return known;
  const person = { score: emptyMean(), trend: tally.starts.map(emptyMean) };
  tally.people.set(userId, person);
  return person;
}

function stretchOf(starts: readonly number[], time: number): number {
  let stretch = -1;
  while (stretch + 1 < starts.length && (starts[stretch + 1] ?? Number.POSITIVE_INFINITY) <= time) stretch += 1;
  return stretch;
}

function keepLowest(tally: ReportTally, report: Report): void {
  if (typeof report.overall_score !== "number") return;
  const { id, meeting_id, user_id, template_name, overall_score, created_at } = report;
  tally.lowest.push({ id, meeting_id, user_id, template_name, overall_score, created_at });
  tally.lowest.sort((one, other) => one.overall_score - other.overall_score || compareText(one.id, other.id));
  tally.lowest.length = Math.min(tally.lowest.length, LOWEST_KEPT);
}

/** The figures of everything that was taken in. Best average first, ties by name or id, so that equal data gives equal text. */
export function reportFigures(tally: ReportTally): ReportFigures {
  const people: PersonFigures[] = [...tally.people].map(([userId, { score, trend }]) => ({
    user_id: userId,
    name: null,
    reports: score.count,
    average_score: meanOf(score),
    trend: trend.map(meanOf),
  }));
  const criteria: CriterionFigures[] = [...tally.criteria].map(([name, mean]) => ({
    name,
    scores: mean.count,
    average_score: meanOf(mean),
  }));
  return {
    reports: tally.reports,
    average_score: meanOf(tally.score),
    trend: tally.starts.map((start, index) => {
      const mean = tally.trend[index] ?? emptyMean();
      return { from: new Date(start).toISOString(), reports: mean.count, average_score: meanOf(mean) };
    }),
    people: people.sort((one, other) => byAverage(one, other) || compareText(one.user_id, other.user_id)),
    criteria: criteria.sort((one, other) => byAverage(one, other) || compareText(one.name, other.name)),
    reports_without_criteria: tally.withoutCriteria,
  };
}

const byAverage = (one: { average_score: number | null }, other: { average_score: number | null }): number =>
  (other.average_score ?? -1) - (one.average_score ?? -1);

const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
