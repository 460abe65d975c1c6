import { TIME_RANGE_DAYS, timeRangePeriod } from "../../core/periods/time-range.ts";
import type { TimeRange } from "../../src/index.ts";
import { invalidArguments } from "../errors/tool-error.ts";
import { type Clock, questionOf, rangeBefore, resolveDates, type WholeRange } from "../input/date-range.ts";

/** Explains a time range of the API, which is not a calendar unit; empty if it has no start. */
export function explainTimeRange(range: TimeRange | undefined): string {
  if (range === undefined || range === "all") return "";
  return `time_range ${range} is the last ${TIME_RANGE_DAYS[range]} days; for the calendar: from "this ${range}".`;
}

const FIRST_DAY = "1970-01-01";

/** The period of the figures, and the previous one for a comparison. */
export interface StatsPeriod {
  current: WholeRange;
  before: WholeRange | undefined;
  /** Time zone of days, weeks and months. */
  timeZone: string;
}

interface Given {
  from?: string | undefined;
  to?: string | undefined;
  time_zone?: string | undefined;
  time_range: TimeRange;
  compare?: string | undefined;
}

/**
 * Resolves dates, words or a time range of the API.
 *
 * @throws ToolError if a comparison was requested, and there is no previous period
 */
export function resolvePeriod(given: Given, clock: Clock): StatsPeriod {
  const { now: at, timeZone } = questionOf(given, clock);
  const dates = resolveDates(given, clock);
  const start = given.time_range === "all" ? FIRST_DAY : timeRangePeriod(given.time_range, at).from;
  const from = dates.from ?? (dates.to === undefined ? start : FIRST_DAY);
  const current = { from, to: dates.to ?? at.toISOString() };
  if (dates.to === undefined && Date.parse(from) > at.getTime()) {
    throw invalidArguments(
      `\`from\` (${given.from}) is in the future: it is ${at.toISOString().slice(0, 10)} now. Fix this and call again.`,
    );
  }
  if (given.compare === undefined) return { current, before: undefined, timeZone };
  if (from === FIRST_DAY) {
    throw invalidArguments(
      "`compare` needs a period that begins: give `from`, or a `time_range` other than all. Fix this and call again.",
    );
  }
  return { current, before: rangeBefore(given, current, clock), timeZone };
}
