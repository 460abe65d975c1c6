import type { CalendarUnit } from "./calendar.ts";
import { type CalendarPeriod, calendarPeriod, periodUpToNow } from "./period.ts";
import { readWallTime, toInstant, type WallTime } from "./time-zone.ts";

/** Current time and time zone for reading relative times. */
export interface TimeQuestion {
  now: Date;
  /** IANA name or `UTC` (see `isTimeZone`). */
  timeZone: string;
}

const HOUR_MS = 3_600_000;
const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168 };
const LENGTH = /^(?:(?:the )?(?:last|past|previous) )?([1-9]\d{0,4}) ?(h|d|w|hours?|days?|weeks?)$/;
const MONTHS_BACK = /^(?:(?:the )?(?:last|past|previous) )?([1-9]\d?) months?$/;
const RELATIVE = /^(?:(?:the )?(this|current|last|previous|past) )(day|week|month|quarter|year)$/;

/**
 * Reads a period: `today`, `yesterday`, `this week`, `last month`, `previous quarter`, `7d`, `last 7 days` or `last 3 months`
 * (exactly that long, up to now), a calendar unit by its ISO 8601 name (`2026-11-21`, `2026-W47`, `2026-11`, `2026-Q4`, `2026`), and a month
 * or quarter by its English name (`March`, `Mar 2025`, `Q3`, `Q3 2025`): without a year the latest that has begun. `last
 * week` is the whole week before this one, in the time zone; a unit that is still running ends now. `undefined` when the
 * text is none of these.
 */
export function readPeriod(written: string, question: TimeQuestion): CalendarPeriod | undefined {
  const text = plainWords(written);
  if (text === "today") return calendarPeriod("day", question);
  if (text === "yesterday") return calendarPeriod("day", question, { offset: -1 });
  const [, which, unit] = RELATIVE.exec(text) ?? [];
  if (which) return calendarPeriod(unit as CalendarUnit, question, { offset: isPresent(which) ? 0 : -1 });
  const [, count, length = ""] = LENGTH.exec(text) ?? [];
  if (count) return periodUpToNow(Number(count) * (HOURS[length.charAt(0)] ?? 0) * HOUR_MS, question);
  const [, months] = MONTHS_BACK.exec(text) ?? [];
  if (months) return periodUpToNow(question.now.getTime() - monthsBefore(Number(months), question).getTime(), question);
  return namedUnit(text, question) ?? spokenUnit(text, question);
}

/** The same day and time some months earlier, at most the last day of the month. */
function monthsBefore(count: number, { now, timeZone }: TimeQuestion): Date {
  const [year, month, day, ...time] = readWallTime(now, timeZone);
  const lastDay = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  return toInstant([year, month - count, Math.min(day, lastDay), ...time], timeZone);
}

const MONTHS = "january february march april may june july august september october november december".split(" ");
const SPOKEN = /^([a-z]{3,9}|q[1-4])\.?,? ?([1-9]\d{3})?$/;

/** Reads a month or quarter by its English name. */
function spokenUnit(text: string, question: TimeQuestion): CalendarPeriod | undefined {
  const [, name = "", written] = SPOKEN.exec(text) ?? [];
  const isQuarter = /\d/.test(name);
  const index = isQuarter
    ? Number(name[1]) * 3 - 3
    : MONTHS.findIndex(
        (month) => month === name || month.slice(0, 3) === name || (name === "sept" && month[0] === "s"),
      );
  if (index < 0) return undefined;
  const [year] = readWallTime(question.now, question.timeZone);
  const inYear = (of: number) =>
    calendarPeriod(isQuarter ? "quarter" : "month", question, { at: toInstant([of, index + 1, 1], question.timeZone) });
  if (written !== undefined) return inYear(Number(written));
  const latest = inYear(year);
  return Date.parse(latest.from) > question.now.getTime() ? inYear(year - 1) : latest;
}

/** Normalizes `Last_Week` and `last-week` to `last week`. */
const plainWords = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+|(?<=[a-z])-(?=[a-z])/g, " ");

const isPresent = (which: string): boolean => which === "this" || which === "current";

type Numbers = readonly number[];

const NAMED: readonly [RegExp, CalendarUnit, (numbers: Numbers) => WallTime][] = [
  [/^([1-9]\d{3})$/, "year", ([year = 0]) => [year, 1, 1]],
  [/^([1-9]\d{3})-q([1-4])$/, "quarter", ([year = 0, quarter = 0]) => [year, quarter * 3 - 2, 1]],
  [/^([1-9]\d{3})-(0[1-9]|1[0-2])$/, "month", ([year = 0, month = 0]) => [year, month, 1]],
  // 4 January is always in week 1 (ISO 8601).
  [/^([1-9]\d{3})-?w(0[1-9]|[1-4]\d|5[0-3])$/, "week", ([year = 0, week = 0]) => [year, 1, 4 + (week - 1) * 7]],
  [/^([1-9]\d{3})-(\d{2})-(\d{2})$/, "day", ([year = 0, month = 0, day = 0]) => [year, month, day]],
];

function namedUnit(text: string, question: TimeQuestion): CalendarPeriod | undefined {
  for (const [pattern, unit, begin] of NAMED) {
    const match = pattern.exec(text);
    if (!match) continue;
    const start = begin(match.slice(1).map(Number));
    const exists = unit === "week" ? isWeek(start) : isDay(start);
    return exists ? calendarPeriod(unit, question, { at: toInstant(start, question.timeZone) }) : undefined;
  }
  return undefined;
}

/** Reports whether the calendar has the day: 30 February would roll over into March. */
export const isDay = ([year, month, day]: WallTime): boolean =>
  new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;

/** Whether the year has a 53rd week: a week belongs to the year that its Thursday is in. */
const isWeek = ([year, month, day]: WallTime): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return new Date(Date.UTC(year, month - 1, day + 3 - ((date.getUTCDay() + 6) % 7))).getUTCFullYear() === year;
};
