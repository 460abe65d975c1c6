import type { SvcClient } from "../../../src/index.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";

/** Lengths of the API's time ranges, in days (assumed, as in the spec). */
const DAYS: Readonly<Record<string, number>> = { week: 7, month: 30, quarter: 90, year: 365 };
const DAY_MS = 86_400_000;

/** Figures from the reports of a period. */
interface PeriodFigures {
  from: string;
  to: string;
  total_reports: number;
  average_score: number | null;
}

/** Two periods of equal length. The API has no previous period: both are computed from reports. */
export interface Comparison {
  computed_from: "reports";
  current: PeriodFigures;
  previous: PeriodFigures;
}

/** Reads the reports of the period and of the period before. */
export async function comparePeriods(context: Context, client: SvcClient, timeRange: string): Promise<Comparison> {
  const days = DAYS[timeRange];
  if (days === undefined)
    throw new UsageError(
      `There is no period before the time range \`${timeRange}\`.`,
      "Use week, month, quarter or year.",
    );
  const now = context.now().getTime();
  const [start, before] = [now - days * DAY_MS, now - 2 * days * DAY_MS];
  const [current, previous] = await Promise.all([
    readFigures(context, client, { from: start, to: now }),
    // Bounds are inclusive: the earlier period ends one millisecond before the later one begins.
    readFigures(context, client, { from: before, to: start - 1 }),
  ]);
  return { computed_from: "reports", current, previous };
}

async function readFigures(
  context: Context,
  client: SvcClient,
  period: { from: number; to: number },
): Promise<PeriodFigures> {
  const [from, to] = [new Date(period.from).toISOString(), new Date(period.to).toISOString()];
  let count = 0;
  let sum = 0;
  for await (const report of client.reports.list({ from, to }, { signal: context.signal })) {
    count += 1;
    sum += report.overall_score;
  }
  return { from, to, total_reports: count, average_score: count === 0 ? null : Math.round((sum / count) * 10) / 10 };
}
