import { type CalendarPeriod, periodBefore } from "../../core/periods/period.ts";
import { readMoment } from "../../core/periods/read-moment.ts";
import { readPeriod } from "../../core/periods/read-period.ts";
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
}

/** Times are shown in UTC, so days begin and end in UTC too. */
const TIME_ZONE = "UTC";

const ZONED_TIME = /T\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/i;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Resolves dates, and words such as `last week` (the whole of it, unless `to` says otherwise).
 *
 * @throws ToolError when a bound is no date, or the range ends before it starts
 */
export function resolveDates({ from, to }: GivenRange, now: Date): DateRange {
  const range = { from: from && resolveBound(from, "from", now), to: to ? resolveBound(to, "to", now) : undefined };
  const words = from === undefined || to !== undefined ? undefined : readWords(from, now);
  if (words && !words.isRunning) range.to = words.to;
  if (range.from && range.to && toEpochMs(range.from, "T00:00:00.000Z") > toEpochMs(range.to, "T23:59:59.999Z")) {
    throw invalidArguments(`\`from\` (${from}) is after \`to\` (${to}). Swap them and call again.`);
  }
  return { from: range.from, to: range.to };
}

/** Says what words for dates stand for; empty where none were given. The assistant may think that it is another day, or a week another one. */
export function explainDates({ from, to }: GivenRange, range: DateRange): string {
  const hasWords = [from, to].some((written) => written !== undefined && !/^\s*\d{4}-\d{2}-\d{2}/.test(written));
  if (!hasWords) return "";
  const [start, end] = [range.from && toMinute(range.from), range.to && toMinute(range.to)];
  return `Period: ${start === undefined ? "" : `from ${start} `}${end === undefined ? "until now" : `to ${end}`}.`;
}

/** A time range that has both ends. */
export interface WholeRange {
  from: string;
  to: string;
}

/** The range before a range: for `this quarter` the same part of the quarter before, for dates the same length. */
export function rangeBefore(given: GivenRange, range: WholeRange, now: Date): WholeRange {
  const words = given.from === undefined || given.to !== undefined ? undefined : readWords(given.from, now);
  return periodBefore(
    words ?? { from: timestampOf(range.from, "T00:00:00.000Z"), to: timestampOf(range.to, "T23:59:59.999Z") },
  );
}

/** A bare date is left to the API, whose bounds are whole days; a time without a zone is one in UTC, and is sent with it. */
function resolveBound(written: string, edge: "from" | "to", now: Date): string {
  const text = written.trim();
  const moment = readMoment(text, edge, { now, timeZone: TIME_ZONE });
  if (!moment) {
    throw invalidArguments(
      `\`${edge}\` must be a date: YYYY-MM-DD, ISO 8601 such as 2026-11-12T14:00Z, or words such as yesterday, last week, this quarter, 30d, 2026-Q4.`,
    );
  }
  if (DAY.test(text)) return text;
  return ZONED_TIME.test(text) ? text : moment.toISOString();
}

/** The period that words stand for; undefined for dates. */
function readWords(written: string, now: Date): CalendarPeriod | undefined {
  return DAY.test(written.trim()) ? undefined : readPeriod(written, { now, timeZone: TIME_ZONE });
}

const toEpochMs = (date: string, timeOfBareDate: string): number => Date.parse(timestampOf(date, timeOfBareDate));

function timestampOf(date: string, timeOfBareDate: string): string {
  if (DAY.test(date)) return `${date}${timeOfBareDate}`;
  const isZoned = /(?:Z|[+-]\d\d:\d\d)$/i.test(date);
  return new Date(isZoned ? date : `${date}Z`).toISOString();
}
