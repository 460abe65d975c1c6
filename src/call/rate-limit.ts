import { parseHttpDate } from "./http-date.ts";
import type { ResponseHeaders } from "./response-info.ts";

/** A service's window of requests. */
export interface RateLimit {
  /** Requests left. */
  readonly remaining: number;
  /** Time until the window ends, in milliseconds. */
  readonly resetMs: number;
}

/**
 * Reads the rate limit of a response: `RateLimit` of drafts 7 (`remaining=0, reset=5`) and 10 (`"burst";r=0;t=5`), `RateLimit-Remaining`
 * and `RateLimit-Reset`, or `X-RateLimit-*`. Of several policies, the one that is used up and ends last counts.
 *
 * @param nowMs current time in milliseconds since 1970, for a reset given as a timestamp in a response without `Date`
 */
export function readRateLimit(headers: ResponseHeaders, nowMs?: number): RateLimit | undefined {
  const theirNowMs = parseHttpDate(headers.get("date") ?? "") || nowMs;
  return readField(headers.get("ratelimit") ?? "") ?? readPair(headers, theirNowMs);
}

const DRAFT_7 = /(?:^|[\s,;])remaining=(\d+)(?=.*?(?:^|[\s,;])reset=(\d+))/i;

function readField(field: string): RateLimit | undefined {
  const [, remaining, reset] = DRAFT_7.exec(field) ?? [];
  if (reset !== undefined) return { remaining: Number(remaining), resetMs: Number(reset) * 1000 };
  const policies = field.split(",").flatMap((policy): RateLimit[] => {
    const [, left] = /;\s*r=(\d+)/.exec(policy) ?? [];
    const [, seconds] = /;\s*t=(\d+)/.exec(policy) ?? [];
    return left === undefined || seconds === undefined
      ? []
      : [{ remaining: Number(left), resetMs: Number(seconds) * 1000 }];
  });
  return policies.sort((one, other) => one.remaining - other.remaining || other.resetMs - one.resetMs)[0];
}

const NUMBER = /^\d+(?:\.\d+)?$/;
// Larger values are milliseconds, still larger ones timestamps in seconds or milliseconds.
const MOST_SECONDS = 86_400;
const FIRST_EPOCH_SECONDS = 1e9;
const FIRST_EPOCH_MS = 1e11;

function readPair(headers: ResponseHeaders, theirNowMs: number | undefined): RateLimit | undefined {
  const read = (name: string) => (headers.get(`ratelimit-${name}`) ?? headers.get(`x-ratelimit-${name}`) ?? "").trim();
  const [remaining, reset] = [read("remaining"), read("reset")];
  if (!NUMBER.test(remaining) || !NUMBER.test(reset)) return undefined;
  const value = Number(reset);
  // The standard's unit is the second; a window of more than a day has an unclear unit.
  const isUnclear = headers.get("ratelimit-reset") !== null && value > MOST_SECONDS && value < FIRST_EPOCH_SECONDS;
  const resetMs = isUnclear ? undefined : readReset(value, theirNowMs);
  // A window that has ended does not say when to retry.
  const isOver = resetMs === undefined || (resetMs <= 0 && value > 0);
  return isOver ? undefined : { remaining: Number(remaining), resetMs };
}

function readReset(value: number, theirNowMs: number | undefined): number | undefined {
  if (value <= MOST_SECONDS) return value * 1000;
  if (value < FIRST_EPOCH_SECONDS) return value;
  return theirNowMs === undefined ? undefined : (value < FIRST_EPOCH_MS ? value * 1000 : value) - theirNowMs;
}
