import type { ResponseHeaders } from "./exchange.ts";

/**
 * How long `Retry-After` asks to wait, in milliseconds; undefined when there is none or it is no valid value. A date is measured against
 * the answer's own `Date`, so that a wrong clock on this machine does not matter.
 */
export function readRetryAfter(headers: ResponseHeaders, nowMs: number): number | undefined {
  const value = headers.get("retry-after")?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = parseHttpDate(value);
  if (until === undefined) return undefined;
  return Math.max(0, until - (parseHttpDate(headers.get("date") ?? "") ?? nowMs));
}

const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

// Only the form that RFC 9110 lets servers send: `Date.parse` alone takes "-5", "1.5" and much else for a date.
function parseHttpDate(value: string): number | undefined {
  const time = HTTP_DATE.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
