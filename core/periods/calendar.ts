import { readWallTime, toInstant } from "./time-zone.ts";

/** Units of the calendar. Weeks begin on Monday (ISO 8601). */
export const CALENDAR_UNITS = ["day", "week", "month", "quarter", "year"] as const;

/** One of {@link CALENDAR_UNITS}. */
export type CalendarUnit = (typeof CALENDAR_UNITS)[number];

const MONTHS: Readonly<Partial<Record<CalendarUnit, number>>> = { month: 1, quarter: 3, year: 12 };

/**
 * The first millisecond of the calendar unit that contains an instant, in the time zone.
 *
 * @param offset units later (negative: earlier): -1 is the previous unit
 */
export function startOfUnit(instant: Date, unit: CalendarUnit, timeZone: string, offset = 0): Date {
  const [year, month, day] = readWallTime(instant, timeZone);
  const months = MONTHS[unit];
  if (months) return toInstant([year, month - ((month - 1) % months) + offset * months, 1], timeZone);
  const daysBack = unit === "week" ? (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7 : 0;
  return toInstant([year, month, day - daysBack + offset * (unit === "week" ? 7 : 1)], timeZone);
}

/** Reports whether a day of the time zone begins at an instant. */
export const isMidnight = (instant: Date, timeZone: string): boolean =>
  startOfUnit(instant, "day", timeZone).getTime() === instant.getTime();

/** The last millisecond of that unit; correct on days of 23 or 25 hours. */
export const endOfUnit = (instant: Date, unit: CalendarUnit, timeZone: string, offset = 0): Date =>
  new Date(startOfUnit(instant, unit, timeZone, offset + 1).getTime() - 1);
