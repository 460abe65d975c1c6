import { type AssessedShares, addShare, emptyShares, reportShare } from "../figures/assessed.ts";
import { type Criterion, type CriterionKeys, criteriaOf, criterionLabels } from "../figures/criteria.ts";
import { type Figure, meanFigure } from "../figures/figure.ts";
import { addToMean, emptyMean, type Mean, meanOf } from "../figures/mean.ts";
import { addToTrend, createTrend, type ScoreTrend } from "../trend/score-trend.ts";
import { addEvidence, createEvidenceRollup, type EvidenceRollup, reportEvidence } from "./evidence-rollup.ts";
import type { CriterionFigures, PersonFigures, ReportFigures, ScoredReport, Squares } from "./report-figures.ts";
import { type ReportInput, UNKNOWN } from "./report-input.ts";

const LOWEST_KEPT = 5;

/** Scores, and the templates they are based on. */
interface Scores {
  trend: ScoreTrend;
  templates: Set<string>;
  assessed: AssessedShares;
}

/** Running figures of reports. Their size depends on people and criteria, not on the number of reports. */
export interface ReportRollup extends Scores {
  readonly people: Map<string, Scores>;
  readonly criteria: Map<string, { criterion: Criterion; mean: Mean }>;
  readonly evidence: EvidenceRollup;
  readonly keys: CriterionKeys;
  squares: Squares;
  lowest: ScoredReport[];
  reports: number;
  withoutCriteria: number;
  /** Number of reports deleted between listing and reading them. */
  vanished: number;
  /** Number of reports without a time: counted in the figures, not in the trend. */
  undated: number;
}

const emptyScores = (starts: readonly number[]): Scores => ({
  trend: createTrend(starts),
  templates: new Set(),
  assessed: emptyShares(),
});

/** Creates an empty rollup. `starts` are the start times of the trend's parts, in milliseconds. */
export const createReportRollup = (starts: readonly number[]): ReportRollup => ({
  ...emptyScores(starts),
  people: new Map(),
  criteria: new Map(),
  evidence: createEvidenceRollup(),
  keys: new Map(),
  squares: { people: 0, criteria: 0 },
  lowest: [],
  reports: 0,
  withoutCriteria: 0,
  vanished: 0,
  undated: 0,
});

/** Adds one report, with its criteria if known. */
export function addReport(rollup: ReportRollup, report: ReportInput): void {
  const { overall_score: score, user_id, created_at: createdAt } = report;
  const userId = user_id ?? UNKNOWN;
  const time = Date.parse(createdAt ?? "");
  rollup.reports += 1;
  rollup.squares.people += squareOf(score);
  if (Number.isNaN(time)) rollup.undated += 1;
  const person = rollup.people.get(userId) ?? emptyScores(rollup.trend.starts);
  rollup.people.set(userId, person);
  const template = report.template_id ?? report.template_name;
  const share = reportShare(report.criteria_scores);
  for (const scores of [rollup, person]) {
    addToTrend(scores.trend, time, score);
    if (template) scores.templates.add(template);
    addShare(scores.assessed, share);
  }
  if (!Array.isArray(report.criteria_scores)) rollup.withoutCriteria += 1;
  addCriteria(rollup, report);
  keepLowest(rollup, report);
}

function addCriteria(rollup: ReportRollup, report: ReportInput): void {
  for (const criterion of criteriaOf(report, rollup.keys)) {
    const { key, score } = criterion;
    addEvidence(rollup.evidence, report, criterion);
    const known = rollup.criteria.get(key) ?? { criterion, mean: emptyMean() };
    rollup.criteria.set(key, known);
    addToMean(known.mean, score);
    rollup.squares.criteria += squareOf(score);
  }
}

/** Some services send scores as strings. */
const squareOf = (score: unknown): number =>
  score === null || score === undefined || score === "" || Number.isNaN(Number(score)) ? 0 : Number(score) ** 2;

function keepLowest(rollup: ReportRollup, report: ReportInput): void {
  if (typeof report.overall_score !== "number") return;
  const { id, meeting_id, user_id, template_name, overall_score, created_at } = report;
  if (overall_score > (rollup.lowest[LOWEST_KEPT - 1]?.overall_score ?? Number.POSITIVE_INFINITY)) return;
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

/** The figures of all added reports. Best average first; ties by name or id, so that equal data gives equal text. */
export function reportFigures(rollup: ReportRollup): ReportFigures {
  const people: PersonFigures[] = [...rollup.people].map(([userId, scores]) => {
    const score = figureOf(scores);
    const figures = { meetings: 0, reports: score.n, average_score: score.value, score };
    return { user_id: userId, name: null, ...figures, trend: scores.trend.spans.map(meanOf) };
  });
  const labelOf = criterionLabels([...rollup.criteria.values()].map(({ criterion }) => criterion));
  const criteria: CriterionFigures[] = [...rollup.criteria.values()].map(({ criterion, mean }) => {
    const { key, name, template } = criterion;
    const score = meanFigure(mean, { complete: true, templates: template === "" ? [] : [template] });
    const names = { key, label: labelOf(criterion) || UNKNOWN, name: name || UNKNOWN, template };
    return { ...names, scores: score.n, average_score: score.value, score };
  });
  return {
    reports: rollup.reports,
    score: figureOf(rollup),
    trend: rollup.trend.spans.map((mean, index) => ({
      from: new Date(rollup.trend.starts[index] ?? 0).toISOString(),
      reports: mean.count,
      average_score: meanOf(mean),
    })),
    people: people.sort((one, other) => byAverage(one, other) || compareText(one.user_id, other.user_id)),
    criteria: criteria.sort((one, other) => byAverage(one, other) || compareText(one.label, other.label)),
    squares: rollup.squares,
    evidence: reportEvidence(rollup.evidence),
    lowest: rollup.lowest,
    withoutCriteria: rollup.withoutCriteria,
    dated: rollup.reports - rollup.undated,
    vanished: rollup.vanished,
  };
}

const figureOf = ({ trend, templates, assessed }: Scores): Figure =>
  meanFigure(trend.all, { complete: true, templates, assessed });

const byAverage = (one: { average_score: number | null }, other: { average_score: number | null }): number =>
  (other.average_score ?? -1) - (one.average_score ?? -1);

const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
