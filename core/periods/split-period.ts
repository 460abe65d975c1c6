import { type CalendarUnit, isMidnight, startOfUnit } from "./calendar.ts";
import type { Period } from "./period.ts";
import type { TimeQuestion } from "./read-period.ts";

const DAY_MS = 86_400_000;

/**
 * Splits a period into parts for a trend: days up to a fortnight, weeks up to half a year, else 27 parts at most. A period that begins
 * at midnight is split at midnights, and its last part may be shorter; others have parts of the same length.
 *
 * @returns the first millisecond of each part, in milliseconds since the epoch
 */
export function trendStarts({ from, to }: Period, timeZone: string): number[] {
  const [start, end] = [new Date(from), Date.parse(to)];
  const lengthMs = end - start.getTime() + 1;
  const days = Math.max(1, Math.round(lengthMs / DAY_MS));
  if (!isMidnight(start, timeZone)) {
    const count = days <= 14 ? days : Math.min(26, Math.ceil(days / 7));
    return Array.from({ length: count }, (_, index) => start.getTime() + Math.floor((index * lengthMs) / count));
  }
  const daysEach = days <= 14 ? 1 : Math.max(7, Math.ceil(days / 26));
  const starts: number[] = [];
  for (let day = 0, next = start.getTime(); next <= end; ) {
    starts.push(next);
    day += daysEach;
    next = startOfUnit(start, "day", timeZone, day).getTime();
  }
  return starts;
}

/** The current calendar unit up to now and those before it, earliest first. */
export function unitsUpToNow(unit: CalendarUnit, count: number, { now, timeZone }: TimeQuestion): Period[] {
  const from = startOfUnit(now, unit, timeZone, 1 - count);
  return splitByUnit({ from: from.toISOString(), to: now.toISOString() }, unit, timeZone);
}

/** Splits a period at the boundaries of calendar units; the first and last part may be shorter than a unit. */
export function splitByUnit({ from, to }: Period, unit: CalendarUnit, timeZone: string): Period[] {
  const parts: Period[] = [];
  const last = Date.parse(to);
  for (let start = Date.parse(from); start <= last; ) {
    const next = startOfUnit(new Date(start), unit, timeZone, 1).getTime();
    parts.push({ from: new Date(start).toISOString(), to: new Date(Math.min(next - 1, last)).toISOString() });
    start = next;
  }
  return parts;
}
