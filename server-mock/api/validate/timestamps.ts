import { FIRST_TIME, isCalendarDate, LAST_TIME } from "./formats.ts";

const DATE_LENGTH = "2026-11-01".length;
const HAS_TIME = /T/;
const HAS_OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const DATE_OR_TIME = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}.*)?$/i;
const BELOW_MILLISECONDS = /\.\d{3}\d*[1-9]/;

/** First timestamp of a date, or the timestamp of a date-time, as fixed-width UTC. */
export function firstTimestampOf(text: string): string {
  if (!HAS_TIME.test(text)) return `${text}T00:00:00.000Z`;
  const time = timeOf(text);
  return toTimestamp(BELOW_MILLISECONDS.test(text) ? time + 1 : time);
}

/** Last timestamp of a date, or the timestamp of a date-time, as fixed-width UTC. */
export function lastTimestampOf(text: string): string {
  return HAS_TIME.test(text) ? toTimestamp(timeOf(text)) : `${text}T23:59:59.999Z`;
}

/**
 * Parses an ISO 8601 date or time, in UTC if it has no offset; a date is its first millisecond. Undefined for other text and for
 * days that do not exist, which `Date` would roll over into the next month.
 */
export function parseTime(text: string): Date | undefined {
  if (!DATE_OR_TIME.test(text) || !isCalendarDate(text)) return undefined;
  const time = new Date(text.length === DATE_LENGTH ? text : timeOf(text));
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Reads a date-time without an offset as UTC; JavaScript would use the machine's time zone. */
function timeOf(text: string): number {
  return Date.parse(HAS_OFFSET.test(text) ? text : `${text}Z`);
}

function toTimestamp(time: number): string {
  return new Date(Math.min(Math.max(time, FIRST_TIME), LAST_TIME)).toISOString();
}
