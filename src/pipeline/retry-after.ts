import type { ResponseHeaders } from "../call/response-info.ts";

// A date contains a comma of its own, before the day of the month.
const BETWEEN_VALUES = /\s*,(?! \d\d [A-Z])\s*/;

/**
 * The wait that `Retry-After` asks for, in milliseconds; undefined when it is missing or invalid. Of several, e.g. the
 * service's and a gateway's, the longest counts. A date is measured against the response's own `Date`, so that a wrong clock on this
 * machine does not matter.
 */
export function readRetryAfter(headers: ResponseHeaders, nowMs: number): number | undefined {
  const values = headers.get("retry-after")?.trim().split(BETWEEN_VALUES) ?? [];
  const waits = values.map((value) => {
    if (/^\d+$/.test(value)) return Number(value) * 1000;
    return Math.max(0, parseHttpDate(value) - (parseHttpDate(headers.get("date") ?? "") || nowMs));
  });
  // NaN when no value is valid.
  const longest = Math.max(...waits.filter((ms) => ms >= 0));
  return longest >= 0 ? longest : undefined;
}

const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

// Only the form that RFC 9110 lets servers send: `Date.parse` also accepts "-5", "1.5" and much else.
function parseHttpDate(value: string): number {
  return HTTP_DATE.test(value) ? Date.parse(value) : Number.NaN;
}
