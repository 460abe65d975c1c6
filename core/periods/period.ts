import { type CalendarUnit, endOfUnit, isMidnight, startOfUnit } from "./calendar.ts";
import { readWallTime, toInstant } from "./time-zone.ts";

const DAY_MS = 86_400_000;

/** A time range, both ends included, as the API compares them: ISO 8601 in UTC, to the millisecond. */
export interface Period {
  from: string;
  to: string;
}

/** A period with its calendar unit. */
export interface CalendarPeriod extends Period {
  /** `null` for a plain length of time, such as `7d`. */
  unit: CalendarUnit | null;
  /** Whether the unit is not over yet: `to` is now. */
  isRunning: boolean;
  /** IANA name or `UTC` for the calendar's days. */
  timeZone: string;
}

/**
 * Creates a whole calendar unit, or the current one up to now.
 *
 * @param which `at`: an instant in the unit, now by default; `offset`: units later, -1 is the previous one
 */
export function calendarPeriod(
  unit: CalendarUnit,
  { now, timeZone }: { now: Date; timeZone: string },
  { at = now, offset = 0 }: { at?: Date; offset?: number } = {},
): CalendarPeriod {
  const [start, end] = [startOfUnit(at, unit, timeZone, offset), endOfUnit(at, unit, timeZone, offset)];
  const isRunning = start <= now && now < end;
  return { ...period(start, isRunning ? now : end), unit, isRunning, timeZone };
}

/** Creates a period of a given length that ends now. */
export const periodUpToNow = (
  lengthMs: number,
  { now, timeZone }: { now: Date; timeZone: string },
): CalendarPeriod => ({
  ...period(new Date(now.getTime() - lengthMs), now),
  unit: null,
  isRunning: true,
  timeZone,
});

/**
 * The previous period. For a whole calendar unit: the unit before. For the current unit: the same part of the unit before
 * (month to date against the month before up to the same day and time, at most to its end). For whole days: as many days.
 * Otherwise: the same length. It ends before this one begins, by a millisecond if whole: the API's bounds are inclusive.
 *
 * @param zone IANA name or `UTC` for the days of a period without a calendar unit
 */
export function periodBefore(current: CalendarPeriod | Period, zone: string): Period {
  const start = new Date(current.from);
  if (!("unit" in current) || current.unit === null) {
    const lengthMs = Date.parse(current.to) - start.getTime();
    const end = new Date(start.getTime() - 1);
    const after = new Date(start.getTime() + lengthMs + 1);
    const isWholeDays = isMidnight(start, zone) && isMidnight(after, zone);
    const days = Math.round(lengthMs / DAY_MS);
    return period(isWholeDays ? startOfUnit(start, "day", zone, -days) : new Date(end.getTime() - lengthMs), end);
  }
  const { unit, timeZone, isRunning } = current;
  const before = startOfUnit(start, unit, timeZone, -1);
  const lastMs = new Date(start.getTime() - 1);
  if (!isRunning) return period(before, lastMs);
  const sameTime = sameTimeIn(before, start, { unit, timeZone, instant: new Date(current.to) });
  return period(before, sameTime < lastMs ? sameTime : lastMs);
}

/** The instant in the unit starting at `to` that corresponds by the calendar to `instant` in the unit starting at `from`. */
function sameTimeIn(to: Date, from: Date, { unit, timeZone, instant }: Running): Date {
  const [[year, month, day], [fromYear, fromMonth, fromDay]] = [
    readWallTime(to, timeZone),
    readWallTime(from, timeZone),
  ];
  const [nowYear, nowMonth, nowDay, ...time] = readWallTime(instant, timeZone);
  if (unit === "day" || unit === "week") {
    const days = (Date.UTC(nowYear, nowMonth - 1, nowDay) - Date.UTC(fromYear, fromMonth - 1, fromDay)) / DAY_MS;
    return toInstant([year, month, day + days, ...time], timeZone);
  }
  const months = nowMonth - fromMonth;
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toInstant([year, month + months, Math.min(nowDay, lastDay), ...time], timeZone);
}

interface Running {
  unit: CalendarUnit;
  timeZone: string;
  instant: Date;
}

const period = (from: Date, to: Date): Period => ({ from: from.toISOString(), to: to.toISOString() });
