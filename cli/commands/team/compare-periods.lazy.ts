import type { Fraction } from "../../../core/figures/fraction.ts";
import { addToMean, emptyMean, exactMeanOf, meanOf } from "../../../core/figures/mean.ts";
import { changeOf } from "../../../core/figures/round-figure.ts";
import { type Period, periodBefore } from "../../../core/periods/period.ts";
import { isBoundedTimeRange, timeRangePeriod } from "../../../core/periods/time-range.ts";
import type { SvcClient } from "../../../src/index.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";

/** Figures from the reports of a period. */
interface PeriodFigures {
  from: string;
  to: string;
  total_reports: number;
  /** Reports with a score, which the average is of. */
  scored_reports: number;
  average_score: number | null;
}

/** Two periods of equal length. The API has no previous period: both are computed from reports. */
export interface Comparison {
  computed_from: "reports";
  current: PeriodFigures;
  previous: PeriodFigures;
  /** Change of the unrounded average, rounded once; null when one side is missing. */
  average_score_change: number | null;
}

/** Reads the reports of the period and of the period before. */
export async function comparePeriods(context: Context, client: SvcClient, timeRange: string): Promise<Comparison> {
  if (!isBoundedTimeRange(timeRange))
    throw new UsageError(
      `There is no period before the time range \`${timeRange}\`.`,
      "Use week, month, quarter or year.",
    );
  const period = timeRangePeriod(timeRange, context.now());
  const [current, previous] = await Promise.all([
    readFigures(context, client, period),
    readFigures(context, client, periodBefore(period, "UTC")),
  ]);
  return {
    computed_from: "reports",
    current: current.figures,
    previous: previous.figures,
    average_score_change: changeOf(previous.exact, current.exact),
  };
}

async function readFigures(
  context: Context,
  client: SvcClient,
  { from, to }: Period,
): Promise<{ figures: PeriodFigures; exact: Fraction | null }> {
  const mean = emptyMean();
  for await (const report of client.reports.list({ from, to }, { signal: context.signal }))
    addToMean(mean, report.overall_score);
  const { rows, count } = mean;
  const figures = { from, to, total_reports: rows, scored_reports: count, average_score: meanOf(mean) };
  return { figures, exact: exactMeanOf(mean) };
}
