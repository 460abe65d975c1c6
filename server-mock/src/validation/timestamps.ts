import { FIRST_TIMESTAMP, LAST_TIMESTAMP } from "../store/periods.ts";

const FIRST_TIME = Date.parse(FIRST_TIMESTAMP);
const LAST_TIME = Date.parse(LAST_TIMESTAMP);
const HAS_TIME = /T/;
const HAS_OFFSET = /(?:Z|[+-]\d{2}:\d{2})$/;
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

/** A date-time without an offset is UTC, where JavaScript would take the machine's time zone. */
function timeOf(text: string): number {
  return Date.parse(HAS_OFFSET.test(text) ? text : `${text}Z`);
}

function toTimestamp(time: number): string {
  return new Date(Math.min(Math.max(time, FIRST_TIME), LAST_TIME)).toISOString();
}
