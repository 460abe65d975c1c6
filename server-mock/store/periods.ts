/** First and last timestamp of the service. */
export const FIRST_TIMESTAMP = "0000-01-01T00:00:00.000Z";
export const LAST_TIMESTAMP = "9999-12-31T23:59:59.999Z";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const BUCKET_DAYS = 8;
const BUCKETS_IN_MONTH = 4;
const DAYS_IN_LONGEST_MONTH = 31;
/** Sorts after every character of a period's name. */
const AFTER_NAMES = "~";

/**
 * Levels of periods, each made of whole periods of the next: everything, years, months, eight days (the rest of
 * a month is the fourth), days, hours.
 */
const LEVELS = ["all", "year", "month", "eight days", "day", "hour"] as const;
type Level = (typeof LEVELS)[number];

/** Number of levels of time. */
export const LEVEL_COUNT = LEVELS.length;

/** Whole periods of one level, both ends included. */
export interface PeriodSpan {
  level: number;
  first: string;
  last: string;
}

/** Timestamps that do not fill a period, both ends included. */
export interface TimestampRange {
  from: string;
  to: string;
}

/** Names of every period that a timestamp lies in, by level. Names of one level sort by time. */
export function periodsOf(timestamp: string): string[] {
  const bucket = Math.min(Math.floor((Number(timestamp.slice(8, 10)) - 1) / BUCKET_DAYS), BUCKETS_IN_MONTH - 1);
  const [year, month, day, hour] = [4, 7, 10, 13].map((length) => timestamp.slice(0, length));
  return ["", year ?? "", month ?? "", `${month}/${bucket}`, day ?? "", hour ?? ""];
}

/** Names of the periods of the next level that lie in a period: the first and the last that there can be. */
export function periodsWithin(level: number, period: string): { first: string; last: string } {
  if (LEVELS[level] !== "eight days") return { first: period, last: `${period}${AFTER_NAMES}` };
  const [month = "", index = ""] = period.split("/");
  const isLast = Number(index) === BUCKETS_IN_MONTH - 1;
  const day = (number: number) => `${month}-${String(number).padStart(2, "0")}`;
  const firstDay = 1 + BUCKET_DAYS * Number(index);
  return { first: day(firstDay), last: day(isLast ? DAYS_IN_LONGEST_MONTH : firstDay + BUCKET_DAYS - 1) };
}

/** Last timestamp of a period of the last level. */
export function lastTimestampOfHour(period: string): string {
  return `${period}:59:59.999Z`;
}

/**
 * Takes a range of time apart into the fewest whole periods, and what is left at its ends. A count over any range then adds
 * up a few dozen rollups and less than two hours of rows, however much the range covers.
 */
export function splitRange(from: string, to: string): { periods: PeriodSpan[]; rests: TimestampRange[] } {
  const parts = { periods: [] as PeriodSpan[], rests: [] as TimestampRange[] };
  if (from === FIRST_TIMESTAMP && to === LAST_TIMESTAMP) parts.periods.push({ level: 0, first: "", last: "" });
  else split(1, Date.parse(from), Date.parse(to) + 1, parts);
  return parts;
}

/** `end` is the first timestamp after the range. */
function split(level: number, start: number, end: number, parts: ReturnType<typeof splitRange>): void {
  if (start >= end) return;
  const name = LEVELS[level];
  if (name === undefined) {
    parts.rests.push({ from: timestampAt(start), to: timestampAt(end - 1) });
    return;
  }
  const begin = startOf(name, start);
  const first = begin === start ? start : startOfNext(name, begin);
  const last = startOf(name, end);
  if (first >= last) {
    split(level + 1, start, end, parts);
    return;
  }
  parts.periods.push({ level, first: periodAt(level, first), last: periodAt(level, last - 1) });
  split(level + 1, start, first, parts);
  split(level + 1, last, end, parts);
}

function startOf(level: Level, time: number): number {
  const date = new Date(time);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (level === "year") return utc(year, 0, 1);
  if (level === "month") return utc(year, month, 1);
  if (level === "eight days")
    return utc(year, month, 1 + BUCKET_DAYS * Math.min(Math.floor((day - 1) / BUCKET_DAYS), BUCKETS_IN_MONTH - 1));
  return utc(year, month, day) + (level === "day" ? 0 : date.getUTCHours() * HOUR_MS);
}

function startOfNext(level: Level, start: number): number {
  const date = new Date(start);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (level === "year") return utc(year + 1, 0, 1);
  const isLastBucket = day > BUCKET_DAYS * (BUCKETS_IN_MONTH - 1);
  if (level === "month" || (level === "eight days" && isLastBucket)) return utc(year, month + 1, 1);
  if (level === "eight days") return start + BUCKET_DAYS * DAY_MS;
  return start + (level === "day" ? DAY_MS : HOUR_MS);
}

/** `Date.UTC` would take the years 0 to 99 for those of the last century. */
function utc(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month, day);
}

function periodAt(level: number, time: number): string {
  return periodsOf(timestampAt(time))[level] ?? "";
}

function timestampAt(time: number): string {
  return new Date(time).toISOString();
}
