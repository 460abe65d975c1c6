import { addToMean, emptyMean, type Mean, meanOf, unroundedMeanOf } from "../../../core/figures/mean.ts";
import { changeOf } from "../../../core/figures/round-figure.ts";
import type { Period } from "../../../core/periods/period.ts";
import { splitByUnit } from "../../../core/periods/split-period.ts";
import type { CriterionScore, Report, ReportDetail, SvcClient } from "../../../src/index.ts";
import { eachDetail } from "../details/each-detail.ts";

/** What a trend has a line for. */
export type TrendSubject = "person" | "criterion";

/** Scores of one person, or of one criterion, over the periods. */
export interface TrendRow {
  /** Id of the person; null for a criterion. */
  user_id: string | null;
  /** The person's name where it is known, or the criterion. */
  name: string | null;
  reports: number;
  scored_reports: number;
  average_score: number | null;
  /** From the first period with a score to the last one; null for fewer than two. */
  change: number | null;
  /** Average per period, null where there was no score. */
  trend: (number | null)[];
  periods: (Period & { reports: number; average_score: number | null })[];
}

/** Running figures; memory grows with people or criteria and periods, not with reports. */
interface Rollup {
  all: Mean;
  periods: Mean[];
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
 * Averages per calendar week or month. By person: one call for every 100 reports. By criterion: one for every report besides,
 * because lists do not have the criteria.
 */
export async function readTrend(client: SvcClient, request: TrendRequest): Promise<TrendRow[]> {
  const { by, period, unit, timeZone, userId, signal, concurrency } = request;
  const periods = splitByUnit(period, unit, timeZone);
  const rollups = new Map<string, Rollup>();
  const query = { from: period.from, to: period.to, ...(userId === undefined ? {} : { user_id: userId }) };
  const reports = client.reports.list(query, { signal });
  if (by === "person") {
    for await (const report of reports) {
      add(report.user_id ?? "", report, report.overall_score);
      await request.onReport?.();
    }
  } else {
    const read = (report: Report): PromiseLike<ReportDetail> => client.reports.get(report.id, { signal });
    for await (const { item, detail } of eachDetail(reports, read, { concurrency })) {
      for (const { name, score } of criteriaOf(detail)) add(name ?? "", item, score);
      await request.onReport?.();
    }
  }
  return [...rollups].map(([key, rollup]) => toRow(key, rollup)).sort(byAverage);

  function add(key: string, { created_at: createdAt }: Report, score: unknown): void {
    const rollup = rollups.get(key) ?? { all: emptyMean(), periods: periods.map(emptyMean) };
    rollups.set(key, rollup);
    addToMean(rollup.all, score);
    const time = Date.parse(createdAt);
    const place = periods.findIndex(({ from, to }) => Date.parse(from) <= time && time <= Date.parse(to));
    const mean = rollup.periods[place];
    if (mean) addToMean(mean, score);
  }

  function toRow(key: string, { all, periods: means }: Rollup): TrendRow {
    const unrounded = means.map(unroundedMeanOf).filter((mean) => mean !== null);
    return {
      user_id: by === "person" && key !== "" ? key : null,
      name: by === "criterion" && key !== "" ? key : null,
      reports: all.rows,
      scored_reports: all.count,
      average_score: meanOf(all),
      change: unrounded.length < 2 ? null : changeOf(unrounded[0], unrounded.at(-1)),
      trend: means.map(meanOf),
      periods: periods.map(({ from, to }, index) => {
        const mean = means[index] ?? emptyMean();
        return { from, to, reports: mean.rows, average_score: meanOf(mean) };
      }),
    };
  }
}

const criteriaOf = (detail: ReportDetail | undefined): readonly CriterionScore[] =>
  Array.isArray(detail?.criteria_scores) ? detail.criteria_scores.filter((criterion) => criterion != null) : [];

/** The lowest first: whom, or what, to coach next. Without a score last. */
const byAverage = (one: TrendRow, two: TrendRow): number =>
  (one.average_score ?? Number.POSITIVE_INFINITY) - (two.average_score ?? Number.POSITIVE_INFINITY) ||
  ((one.name ?? one.user_id ?? "") < (two.name ?? two.user_id ?? "") ? -1 : 1);
