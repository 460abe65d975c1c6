import { type CalendarPeriod, periodUpToNow } from "./period.ts";

const DAY_MS = 86_400_000;

/** Lengths of the API's time ranges in days, counted back from now (assumed, as in the spec). `all` has no start. */
export const TIME_RANGE_DAYS = { week: 7, month: 30, quarter: 90, year: 365 } as const;

/** A time range of the API that has a start. */
export type BoundedTimeRange = keyof typeof TIME_RANGE_DAYS;

/** Reports whether a text is a time range that has a start. */
export const isBoundedTimeRange = (text: string): text is BoundedTimeRange => Object.hasOwn(TIME_RANGE_DAYS, text);

/** The last 7, 30, 90 or 365 times 24 hours up to now: the API's time ranges are not calendar units. */
export const timeRangePeriod = (range: BoundedTimeRange, now: Date): CalendarPeriod =>
  periodUpToNow(TIME_RANGE_DAYS[range] * DAY_MS, { now, timeZone: "UTC" });
