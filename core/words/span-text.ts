import { isMidnight } from "../periods/calendar.ts";
import type { Period } from "../periods/period.ts";
import { readWallTime } from "../periods/time-zone.ts";

const MONTHS = "January February March April May June July August September October November December".split(" ");
/** Months as dates are short for them: three letters each, on every surface. */
export const SHORT_MONTHS: readonly string[] = MONTHS.map((month) => month.slice(0, 3));
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

interface Day {
  year: number;
  /** 0 is January. */
  month: number;
  day: number;
}

/** Formats `14 Nov 2026, 12:00` in the time zone. Not by `Intl`, whose texts change between versions of Node. */
export function timeText(iso: string, timeZone: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  // The last millisecond of an hour reads as its end.
  const [year, month, day, hour, minute] = readWallTime(new Date(time % 1000 === 999 ? time + 1 : time), timeZone);
  return `${day} ${SHORT_MONTHS[month - 1]} ${year}, ${two(hour)}:${two(minute)}`;
}

/** Formats `14 Nov 2026`. */
export function dateText(iso: string, timeZone: string): string {
  const [year, month, day] = readWallTime(new Date(iso), timeZone);
  return `${day} ${SHORT_MONTHS[month - 1]} ${year}`;
}

/** Formats `14 Nov`. */
export const dayText = (iso: string, timeZone: string): string => dateText(iso, timeZone).replace(/ \d+$/, "");

/** Formats `14 Nov 2026, 12:00 UTC+1`. */
export function zonedTimeText(iso: string, timeZone: string): string {
  const instant = new Date(iso);
  const [year, month, day, hour, minute] = readWallTime(instant, timeZone);
  const offset = Date.UTC(year, month - 1, day, hour, minute) / MINUTE_MS - Math.floor(instant.getTime() / MINUTE_MS);
  return `${dateText(iso, timeZone)}, ${two(hour)}:${two(minute)} ${offsetText(offset)}`;
}

function offsetText(minutes: number): string {
  if (minutes === 0) return "UTC";
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? "" : `:${two(size % 60)}`;
  return `UTC${minutes < 0 ? "-" : "+"}${Math.floor(size / 60)}${rest}`;
}

/** Formats a period with its time zone; see {@link spanText}. */
export const periodText = (period: Period, timeZone: string): string => `${spanText(period, timeZone)} (${timeZone})`;

/**
 * Formats a period as people say it: `Week 46, 9-15 November 2026`, `November 2026`, `Q4 2026`, `2026`, `9 November 2026`, `28
 * September - 4 October 2026`; with times unless it consists of whole days of the time zone.
 */
export function spanText({ from, to }: Period, timeZone: string): string {
  const first = dayAt(Date.parse(from), timeZone);
  const next = dayAt(Date.parse(to) + 1, timeZone);
  if (!first || !next) return `${timeText(from, timeZone)} to ${timeText(to, timeZone)}`;
  const days = (Date.UTC(next.year, next.month, next.day) - Date.UTC(first.year, first.month, first.day)) / DAY_MS;
  const last = dayOf(new Date(Date.UTC(next.year, next.month, next.day - 1)));
  const isMonday = new Date(Date.UTC(first.year, first.month, first.day)).getUTCDay() === 1;
  if (days === 7 && isMonday) return `Week ${weekNumber(first)}, ${daysText(first, last)}`;
  return monthsText(first, next) ?? daysText(first, last);
}

/** The day that begins at an instant; `undefined` if none does. */
function dayAt(time: number, timeZone: string): Day | undefined {
  if (Number.isNaN(time) || !isMidnight(new Date(time), timeZone)) return undefined;
  const [year, month, day] = readWallTime(new Date(time), timeZone);
  return { year, month: month - 1, day };
}

const dayOf = (date: Date): Day => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth(),
  day: date.getUTCDate(),
});

function monthsText({ year, month, day }: Day, next: Day): string | undefined {
  if (day !== 1 || next.day !== 1) return undefined;
  const months = (next.year - year) * 12 + next.month - month;
  if (months === 12 && month === 0) return String(year);
  if (months === 3 && month % 3 === 0) return `Q${month / 3 + 1} ${year}`;
  return months === 1 ? `${MONTHS[month]} ${year}` : undefined;
}

function daysText(first: Day, last: Day): string {
  const end = `${last.day} ${MONTHS[last.month]} ${last.year}`;
  if (first.year !== last.year) return `${first.day} ${MONTHS[first.month]} ${first.year} - ${end}`;
  if (first.month !== last.month) return `${first.day} ${MONTHS[first.month]} - ${end}`;
  return first.day === last.day ? end : `${first.day}-${end}`;
}

/** The week of the year by ISO 8601: that of its Thursday. */
function weekNumber({ year, month, day }: Day): number {
  const thursday = new Date(Date.UTC(year, month, day + 3));
  return Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * DAY_MS)) + 1;
}

const two = (part: number): string => String(part).padStart(2, "0");
