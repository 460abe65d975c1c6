import { type CalendarPeriod, type Period, periodBefore } from "../../core/periods/period.ts";
import { readMoment } from "../../core/periods/read-moment.ts";
import { readPeriod, type TimeQuestion } from "../../core/periods/read-period.ts";
import { invalidArguments } from "../errors/tool-error.ts";
import { toMinute } from "../text/format.ts";

/** A time range as the API takes it; a bound that was not given is undefined. */
export interface DateRange {
  from: string | undefined;
  to: string | undefined;
}

interface GivenRange {
  from?: string | undefined;
  to?: string | undefined;
  /** Time zone of days. Default: the clock's. */
  time_zone?: string | undefined;
}

/** Current time, and the default time zone. */
export interface Clock {
  now: () => Date;
  timeZone: string;
}

const ZONED_TIME = /T\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/i;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Resolves dates, and phrases such as `last week` (the whole week, unless `to` is given).
 *
 * @throws ToolError if a bound is not a date, or the range ends before it starts
 */
export function resolveDates(given: GivenRange, clock: Clock): DateRange {
  const { from, to } = given;
  const question = questionOf(given, clock);
  const range = {
    from: from && resolveBound(from, "from", question),
    to: to && resolveBound(to, "to", question),
  };
  const words = readWords(given, question);
  if (words && !words.isRunning) range.to = words.to;
  if (range.from && range.to && Date.parse(startOf(range.from)) > Date.parse(endOf({ to: range.to }))) {
    throw invalidArguments(`\`from\` (${from}) is after \`to\` (${to}). Swap them and call again.`);
  }
  return range;
}

/** Explains which dates the phrases stand for, since an assistant may assume other ones; empty without any. */
export function explainDates({ from, to }: GivenRange, range: DateRange): string {
  const hasWords = [from, to].some((written) => written !== undefined && !/\d-\d\d-\d\d/.test(written));
  if (!hasWords) return "";
  const [start, end] = [toMinute(range.from), toMinute(range.to)];
  return `Period: ${start === undefined ? "" : `from ${start} `}${end === undefined ? "until now" : `to ${end}`}.`;
}

/** A time range that has both ends. */
export interface WholeRange {
  from: string;
  to: string;
}

/** The previous range: for `this quarter` the same part of the quarter before, for dates as many days, else the same length. */
export const rangeBefore = (given: GivenRange, range: WholeRange, clock: Clock): WholeRange =>
  periodBefore(periodOf(given, range, clock), questionOf(given, clock).timeZone);

/** A range as the calendar period of its phrase, or as plain timestamps. */
export const periodOf = (given: GivenRange, range: WholeRange, clock: Clock): CalendarPeriod | Period =>
  readWords(given, questionOf(given, clock)) ?? { from: startOf(range.from), to: endOf(range) };

/** Current time and time zone for reading dates. */
export const questionOf = ({ time_zone: zone }: GivenRange, { now, timeZone }: Clock): TimeQuestion => ({
  now: now(),
  timeZone: zone?.trim() ?? timeZone,
});

/** Passes a UTC date on to the API, whose bounds are whole days; a time without an offset is in the given time zone. */
function resolveBound(written: string, edge: "from" | "to", question: TimeQuestion): string {
  const text = written.trim();
  const moment = readMoment(text, edge, question);
  if (!moment) {
    throw invalidArguments(
      `\`${edge}\` must be a date: YYYY-MM-DD, ISO 8601 such as 2026-11-12T14:00Z, or words such as yesterday, last week, this quarter, March, 30d, 2026-Q4.`,
    );
  }
  if (DAY.test(text) && question.timeZone === "UTC") return text;
  return ZONED_TIME.test(text) ? text : moment.toISOString();
}

/** Parses a phrase without `to` as a period; undefined for dates. */
const readWords = ({ from, to }: GivenRange, question: TimeQuestion): CalendarPeriod | undefined =>
  from === undefined || to !== undefined || DAY.test(from.trim()) ? undefined : readPeriod(from, question);

const startOf = (from: string): string => (DAY.test(from) ? `${from}T00:00:00.000Z` : new Date(from).toISOString());

/** The last millisecond of a range: a bare date includes its day, as in the API. */
export const endOf = ({ to }: Pick<WholeRange, "to">): string =>
  DAY.test(to) ? `${to}T23:59:59.999Z` : new Date(to).toISOString();
