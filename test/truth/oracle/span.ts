import { addDays, addMonths, dateAt, dayStart, mondayOf, wallTime } from "./zone.ts";

const DAY_MS = 86_400_000;

/** A time from one millisecond to another, both of them in it. */
export interface Span {
  from: number;
  to: number;
}

/** A span, and the one that it is compared with. */
export interface ComparedSpan extends Span {
  before: Span;
}

export type SpanName =
  | "last 7 days"
  | "last 30 days"
  | "last 90 days"
  | "last 365 days"
  | "this week"
  | "last week"
  | "last month"
  | "four days";

/** Spans as people ask for them. */
export const SPANS: Readonly<Record<SpanName, (now: number, zone: string) => ComparedSpan>> = {
  "last 7 days": (now) => lastDays(now, 7),
  "last 30 days": (now) => lastDays(now, 30),
  "last 90 days": (now) => lastDays(now, 90),
  "last 365 days": (now) => lastDays(now, 365),
  // A running week is compared with the same part of the one before: to the same time on the same day of the week.
  "this week": (now, zone) => {
    const monday = mondayOf(dateAt(now, zone));
    const from = dayStart(monday, zone);
    const last = { from: dayStart(addDays(monday, -7), zone), to: instantOf(wallTime(now, zone) - 7 * DAY_MS, zone) };
    return { from, to: now, before: last };
  },
  "last week": (now, zone) => {
    const monday = mondayOf(dateAt(now, zone));
    const week = days(addDays(monday, -7), monday, zone);
    return { ...week, before: days(addDays(monday, -14), addDays(monday, -7), zone) };
  },
  "last month": (now, zone) => {
    const first = addMonths(dateAt(now, zone), 0);
    const month = days(addMonths(first, -1), first, zone);
    return { ...month, before: days(addMonths(first, -2), addMonths(first, -1), zone) };
  },
  // Whole days, the last of them the day before the present one, against as many days.
  "four days": (now, zone) => {
    const today = dateAt(now, zone);
    const before = days(addDays(today, -8), addDays(today, -4), zone);
    return { ...days(addDays(today, -4), today, zone), before };
  },
};

/** Calendar weeks up to the running one, the earliest first. */
export function weeksUpTo(now: number, zone: string, count: number): Span[] {
  const monday = mondayOf(dateAt(now, zone));
  return Array.from({ length: count }, (_, index) => {
    const first = addDays(monday, -7 * (count - 1 - index));
    const { from, to } = days(first, addDays(first, 7), zone);
    return { from, to: Math.min(to, now) };
  });
}

/** Against the span of equal length right before it. */
const compared = ({ from, to }: Span): ComparedSpan => ({
  from,
  to,
  before: { from: from - (to - from + 1), to: from - 1 },
});

export const lastDays = (now: number, count: number): ComparedSpan => compared({ from: now - count * DAY_MS, to: now });

/** From the start of a day to the end of the day before another one. */
const days = (first: string, next: string, zone: string): Span => ({
  from: dayStart(first, zone),
  to: dayStart(next, zone) - 1,
});

/** An instant at which clocks of the zone show a time. */
function instantOf(wall: number, zone: string): number {
  let at = wall - DAY_MS / 2;
  while (wallTime(at, zone) !== wall) at += wall - wallTime(at, zone);
  return at;
}
