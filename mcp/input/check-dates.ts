import { invalidArguments } from "../errors/tool-error.ts";

/** Rejects a range that ends before it starts: its empty list would look like a result. */
export function checkDates({ from, to }: { from?: string | undefined; to?: string | undefined }): void {
  if (from === undefined || to === undefined) return;
  if (toEpochMs(from, "00:00:00.000") > toEpochMs(to, "23:59:59.999")) {
    throw invalidArguments(`\`from\` (${from}) is after \`to\` (${to}). Swap them and call again.`);
  }
}

/** Epoch milliseconds of a date: a bare date at the given time, one without an offset in UTC. */
function toEpochMs(date: string, timeOfBareDate: string): number {
  const dateTime = date.includes("T") ? date : `${date}T${timeOfBareDate}`;
  const hasOffset = /(?:Z|[+-]\d\d:\d\d)$/.test(dateTime);
  return Date.parse(hasOffset ? dateTime : `${dateTime}Z`);
}
