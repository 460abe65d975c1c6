import { invalidArguments } from "../errors/tool-error.ts";

/** Refuses a range that ends before it begins: its empty list would look like an answer. */
export function checkDates({ from, to }: { from?: string | undefined; to?: string | undefined }): void {
  if (from === undefined || to === undefined) return;
  if (toInstant(from, "00:00:00.000") > toInstant(to, "23:59:59.999")) {
    throw invalidArguments(`\`from\` (${from}) is after \`to\` (${to}). Exchange them and call again.`);
  }
}

/** The moment that a date means, in milliseconds: a bare one at the given time, one without an offset in UTC. */
function toInstant(date: string, timeOfBareDate: string): number {
  const dateTime = date.includes("T") ? date : `${date}T${timeOfBareDate}`;
  const hasOffset = /(?:Z|[+-]\d\d:\d\d)$/.test(dateTime);
  return Date.parse(hasOffset ? dateTime : `${dateTime}Z`);
}
