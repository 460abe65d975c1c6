import { startOfUnit } from "../../core/periods/calendar.ts";
import type { SqlValue, Values } from "./query.ts";

/** Earliest and latest timestamp of the service. */
export const FIRST_TIMESTAMP = "0000-01-01T00:00:00.000Z";
export const LAST_TIMESTAMP = "9999-12-31T23:59:59.999Z";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const BUCKET_DAYS = 8;
const BUCKETS_IN_MONTH = 4;
/** Sorts after every character in a period's name. */
const AFTER_NAMES = "~";

/**
 * Levels of periods, each made of whole periods of the next: everything, years, months, blocks of eight days (the last one of a
 * month is shorter), days, hours.
 */
const LEVELS = ["all", "year", "month", "eight days", "day", "hour"] as const;
type Level = (typeof LEVELS)[number];

/** Number of time levels. */
export const LEVEL_COUNT = LEVELS.length;

/** Levels on the way down to an hour: each step is a round trip, and the names of a few dozen periods cost less than one more. */
export const DESCENT: readonly number[] = (["month", "day", "hour"] as const).map((level) => LEVELS.indexOf(level));

export const DAY_LEVEL = LEVELS.indexOf("day");

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

/** Names of the periods that contain a timestamp, by level. Names of one level sort by time. */
export function periodsOf(timestamp: string): string[] {
  const bucket = Math.min(Math.floor((Number(timestamp.slice(8, 10)) - 1) / BUCKET_DAYS), BUCKETS_IN_MONTH - 1);
  const [year, month, day, hour] = [4, 7, 10, 13].map((length) => timestamp.slice(0, length));
  return ["", year ?? "", month ?? "", `${month}/${bucket}`, day ?? "", hour ?? ""];
}

/** Bounds of the names of all periods within a month or a day; of all time for an empty name. */
export function periodsWithin(period: string): { first: string; last: string } {
  return { first: period, last: `${period}${AFTER_NAMES}` };
}

/** Last timestamp of a period of the finest level. */
export function lastTimestampOfHour(period: string): string {
  return `${period}:59:59.999Z`;
}

/**
 * Splits a time range into the fewest whole periods, and the remainders at its ends. A count over any range then sums a few
 * dozen rollups and less than two hours of rows.
 */
export function splitRange(from: string, to: string): { periods: PeriodSpan[]; rests: TimestampRange[] } {
  const parts = { periods: [] as PeriodSpan[], rests: [] as TimestampRange[] };
  if (from === FIRST_TIMESTAMP && to === LAST_TIMESTAMP) parts.periods.push({ level: 0, first: "", last: "" });
  else split(1, Date.parse(from), Date.parse(to) + 1, parts);
  return parts;
}

/** `end` is exclusive. */
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
  if (level === "hour") return Math.floor(time / HOUR_MS) * HOUR_MS;
  if (level !== "eight days") return unitAt(time, level);
  const month = unitAt(time, "month");
  const bucket = Math.min(Math.floor((time - month) / (BUCKET_DAYS * DAY_MS)), BUCKETS_IN_MONTH - 1);
  return month + bucket * BUCKET_DAYS * DAY_MS;
}

function startOfNext(level: Level, start: number): number {
  if (level === "hour") return start + HOUR_MS;
  if (level !== "eight days") return unitAt(start, level, 1);
  const isLastBucket = start - unitAt(start, "month") >= BUCKET_DAYS * (BUCKETS_IN_MONTH - 1) * DAY_MS;
  return isLastBucket ? unitAt(start, "month", 1) : start + BUCKET_DAYS * DAY_MS;
}

/** The API's ranges are in UTC. `all` is not a unit, and is never split. */
const unitAt = (time: number, level: Exclude<Level, "eight days" | "hour">, offset = 0): number =>
  startOfUnit(new Date(time), level === "all" ? "year" : level, "UTC", offset).getTime();

function periodAt(level: number, time: number): string {
  return periodsOf(timestampAt(time))[level] ?? "";
}

function timestampAt(time: number): string {
  return new Date(time).toISOString();
}

/** Values for the numbered slots of a statement over whole periods and the remainders of a range. */
export function rangeValues(parts: { periods: PeriodSpan[]; rests: { from: SqlValue; to: SqlValue }[] }): Values {
  const values: Values = {};
  for (const [index, { level, first, last }] of parts.periods.entries()) {
    values[`level${index}`] = level;
    values[`first${index}`] = first;
    values[`last${index}`] = last;
  }
  for (const [index, { from, to }] of parts.rests.entries()) {
    values[`from${index}`] = from;
    values[`to${index}`] = to;
  }
  return values;
}
