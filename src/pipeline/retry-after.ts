import { parseHttpDate } from "../call/http-date.ts";
import { readRateLimit } from "../call/rate-limit.ts";
import type { ResponseHeaders } from "../call/response-info.ts";

// A date contains a comma of its own, before the day of the month.
const BETWEEN_VALUES = /\s*,(?! \d\d[ -][A-Z])\s*/;

// RFC 9110 forbids fractions, but some servers send them.
const SECONDS = /^\d+(\.\d+)?$/;

/**
 * The wait that `Retry-After` asks for, in milliseconds; undefined when it is missing or invalid. Of several, e.g. the
 * service's and a gateway's, the longest counts. A date is measured against the response's own `Date`, so that a wrong clock on this
 * machine does not matter. A 429 without one asks for the end of its window, where its rate limit says that nothing is left.
 */
export function readRetryAfter(headers: ResponseHeaders, nowMs: number, status?: number): number | undefined {
  const values = headers.get("retry-after")?.trim().split(BETWEEN_VALUES) ?? [];
  const theirNowMs = parseHttpDate(headers.get("date") ?? "") || nowMs;
  const waits = values.map((value) =>
    SECONDS.test(value) ? Number(value) * 1000 : Math.max(0, parseHttpDate(value) - theirNowMs),
  );
  // NaN when no value is valid.
  const longest = Math.max(...waits.filter((ms) => ms >= 0));
  if (longest >= 0) return longest;
  const { remaining, resetMs = 0 } = (status === 429 && readRateLimit(headers, nowMs)) || {};
  return remaining === 0 && resetMs > 0 ? resetMs : undefined;
}
