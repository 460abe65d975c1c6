import { criteriaOf } from "../../../core/figures/criteria.ts";
import { meanOf } from "../../../core/figures/mean.ts";
import type { Period } from "../../../core/periods/period.ts";
import { splitByUnit } from "../../../core/periods/split-period.ts";
import { addToTrend, createTrend, firstToLast, type ScoreTrend } from "../../../core/trend/score-trend.ts";
import type { CriterionScore, Report, ReportDetail, SvcClient } from "../../../src/index.ts";
import { eachDetail } from "../details/each-detail.ts";

/** Subject of one line of a trend. */
export type TrendSubject = "person" | "criterion";

/** Scores of one person, or of one criterion, over the periods. */
export interface TrendRow {
  /** The person's id; null for a criterion. */
  id: string | null;
  /** The person's name if known, or the criterion. */
  name: string | null;
  reports: number;
  scored_reports: number;
  average_score: number | null;
  /** Template of a criterion, since two templates may use one name for different things. Null for a person, or if unknown. */
  template_name: string | null;
  /** Difference between the last and the first period with a score (not a change between two equal periods); null for fewer than two. */
  first_to_last: number | null;
  /** Average per period, null where there was no score. */
  trend: (number | null)[];
  /** Earlier name of the id. */
  user_id: string | null;
  periods: (Period & { reports: number; average_score: number | null })[];
}

/** Running figures; memory grows with people or criteria and periods, not with reports. */
interface Rollup extends Pick<TrendRow, "id" | "name" | "template_name"> {
  scores: ScoreTrend;
}

/** A trend to read. */
export interface TrendRequest {
  by: TrendSubject;
  period: Period;
  unit: "week" | "month";
  timeZone: string;
  userId?: string | undefined;
  concurrency: number;
  signal: AbortSignal;
  /** Called for every report. */
  onReport?: () => Promise<void>;
}

/**
 * Averages per calendar week or month. By person: one call per 100 reports. By criterion: one more per report, since lists do not include
 * criteria.
 */
export async function readTrend(client: SvcClient, request: TrendRequest): Promise<TrendRow[]> {
  const { by, period, unit, timeZone, userId, signal, concurrency } = request;
  const periods = splitByUnit(period, unit, timeZone);
  const starts = periods.map(({ from }) => Date.parse(from));
  const rollups = new Map<string, Rollup>();
  const query = { from: period.from, to: period.to, ...(userId === undefined ? {} : { user_id: userId }) };
  const reports = client.reports.list(query, { signal });
  if (by === "person") {
    for await (const report of reports) {
      const id = report.user_id || null;
      add(id ?? "", { id, name: null, template_name: null }, report, report.overall_score);
      await request.onReport?.();
    }
  } else {
    const read = (report: Report): PromiseLike<ReportDetail> => client.reports.get(report.id, { signal });
    for await (const { item, detail } of eachDetail(reports, read, { concurrency })) {
      for (const { key, name, templateName, score } of detail ? criteriaOf<CriterionScore>(detail) : [])
        add(key, { id: null, name: name || null, template_name: templateName || null }, item, score);
      await request.onReport?.();
    }
  }
  return [...rollups.values()].map(toRow).sort(byAverage);

  function add(
    key: string,
    subject: Pick<TrendRow, "id" | "name" | "template_name">,
    ...[{ created_at: createdAt }, score]: [Report, unknown]
  ): void {
    const rollup = rollups.get(key) ?? { ...subject, scores: createTrend(starts) };
    rollups.set(key, rollup);
    addToTrend(rollup.scores, Date.parse(createdAt), score);
  }

  function toRow({ scores, ...subject }: Rollup): TrendRow {
    const points = scores.spans.map((mean) => ({ reports: mean.rows, average_score: meanOf(mean) }));
    return {
      ...subject,
      reports: scores.all.rows,
      scored_reports: scores.all.count,
      average_score: meanOf(scores.all),
      first_to_last: firstToLast(scores),
      trend: points.map(({ average_score: mean }) => mean),
      user_id: subject.id,
      periods: periods.map((part, index) => ({ ...part, ...(points[index] ?? NO_SCORES) })),
    };
  }
}

const NO_SCORES = { reports: 0, average_score: null };

/** Lowest average first; without a score last. */
const byAverage = (one: TrendRow, two: TrendRow): number =>
  (one.average_score ?? Number.POSITIVE_INFINITY) - (two.average_score ?? Number.POSITIVE_INFINITY) ||
  ((one.name ?? one.id ?? "") < (two.name ?? two.id ?? "") ? -1 : 1);
