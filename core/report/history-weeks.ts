import { startOfUnit } from "../periods/calendar.ts";
import type { CalendarPeriod, Period } from "../periods/period.ts";

const WEEK_MS = 7 * 86_400_000;

/**
 * Starts of the weeks up to the end of a period, the earliest first, in milliseconds: calendar weeks where the period is one
 * of the calendar, else weeks that end where the period ends, so that the last one of `7d` is the period itself.
 */
export function historyWeeks(period: Period | CalendarPeriod, weeks: number, timeZone: string): number[] {
  const end = new Date(period.to);
  const isCalendar = "unit" in period && period.unit !== null;
  return Array.from({ length: weeks }, (_, index) => {
    const ago = weeks - index;
    return isCalendar ? startOfUnit(end, "week", timeZone, 1 - ago).getTime() : end.getTime() - ago * WEEK_MS;
  });
}
