import type { ResponseHeaders } from "../call/response-info.ts";

// A date contains a comma of its own, before the day of the month.
const BETWEEN_VALUES = /\s*,(?! \d\d [A-Z])\s*/;

/**
 * The wait that `Retry-After` asks for, in milliseconds; undefined when it is missing or invalid. Of several, e.g. the
 * service's and a gateway's, the longest counts. A date is measured against the response's own `Date`, so that a wrong clock on this
 * machine does not matter. A 429 without one asks for the end of its window, where its `RateLimit-*` headers say that nothing is left.
 */
export function readRetryAfter(headers: ResponseHeaders, nowMs: number, status?: number): number | undefined {
  const values = headers.get("retry-after")?.trim().split(BETWEEN_VALUES) ?? [];
  const theirNowMs = parseHttpDate(headers.get("date") ?? "") || nowMs;
  const waits = values.map((value) =>
    SECONDS.test(value) ? Number(value) * 1000 : Math.max(0, parseHttpDate(value) - theirNowMs),
  );
  // NaN when no value is valid.
  const longest = Math.max(...waits.filter((ms) => ms >= 0));
  return longest >= 0 ? longest : status === 429 ? readWindow(headers, theirNowMs) : undefined;
}

// Fractions are against RFC 9110, and sent all the same.
const SECONDS = /^\d+(\.\d+)?$/;

// A larger value is a time since 1970, in seconds.
const MOST_SECONDS = 86_400;

function readWindow(headers: ResponseHeaders, theirNowMs: number): number | undefined {
  const read = (name: string) => headers.get(`ratelimit-${name}`) ?? headers.get(`x-ratelimit-${name}`) ?? "";
  const reset = read("reset");
  if (read("remaining") !== "0" || !SECONDS.test(reset)) return undefined;
  const waitMs = Number(reset) * 1000 - (Number(reset) > MOST_SECONDS ? theirNowMs : 0);
  // What is over says nothing of when to come back.
  return waitMs > 0 ? waitMs : undefined;
}

const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

// Only the form that RFC 9110 lets servers send: `Date.parse` also accepts "-5", "1.5" and much else.
function parseHttpDate(value: string): number {
  return HTTP_DATE.test(value) ? Date.parse(value) : Number.NaN;
}
