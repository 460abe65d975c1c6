import { expect, it } from "vitest";
import { parseHttpDate } from "../../../src/call/http-date.ts";
import { readRateLimit } from "../../../src/call/rate-limit.ts";

const DAY_SECONDS = 86_400;
const policy = (field: string) => ({ ratelimit: field });
const standard = (reset: string, remaining = "3") => ({ "ratelimit-remaining": remaining, "ratelimit-reset": reset });
const usual = (reset: string, remaining = "3") => ({ "x-ratelimit-remaining": remaining, "x-ratelimit-reset": reset });
const left = (remaining: number, resetMs: number) => ({ remaining, resetMs });

it.each<[string, Record<string, string>, number | undefined, ReturnType<typeof left> | undefined]>([
  ["draft 7", policy("limit=100, remaining=12, reset=34"), undefined, left(12, 34_000)],
  ["draft 7 without a reset", policy("limit=100, remaining=12"), undefined, undefined],
  ["draft 10", policy('"burst";r=12;t=34'), undefined, left(12, 34_000)],
  ["draft 10 with blanks", policy('"burst"; r=12; t=34'), undefined, left(12, 34_000)],
  ["draft 10 without its time", policy('"burst";r=12'), undefined, undefined],
  ["draft 10 without what is left", policy('"burst";t=34'), undefined, undefined],
  ["the policy with the least left", policy('"day";r=12;t=34, "burst";r=2;t=1'), undefined, left(2, 1_000)],
  ["of equal ones the one that ends last", policy('"a";r=0;t=1, "b";r=0;t=34'), undefined, left(0, 34_000)],
  ["an unreadable field before a readable pair", { ...policy("plenty"), ...usual("5") }, undefined, left(3, 5_000)],
  ["a whole policy before half of one", policy('"half";r=0, "whole";r=2;t=1'), undefined, left(2, 1_000)],
  ["the standard's name before the usual one", { ...standard("5"), ...usual("7") }, undefined, left(3, 5_000)],
  ["a window that ends now", standard("0"), undefined, left(3, 0)],
  ["decimals", usual("0.5"), undefined, left(3, 500)],
  ["no number", usual("soon"), undefined, undefined],
  ["a word for what is left", usual("5", "none"), undefined, undefined],
  ["less than nothing", standard("5", "-5"), undefined, undefined],
  ["what is left in another form", standard("5", "0e0"), undefined, undefined],
  ["what is left without its end", { "x-ratelimit-remaining": "0" }, undefined, undefined],
  ["an end alone", { "x-ratelimit-reset": "5" }, undefined, undefined],
  ["both names of one half", { ...usual("5", "7"), "ratelimit-remaining": "0" }, undefined, left(0, 5_000)],
  ["nothing left to say", {}, undefined, undefined],
  ["a day", standard(`${DAY_SECONDS}`), undefined, left(3, DAY_SECONDS * 1_000)],
  ["more than a day in the standard's seconds", standard(`${DAY_SECONDS + 1}`), undefined, undefined],
  ["a day, wherever it is said", usual(`${DAY_SECONDS}`), undefined, left(3, DAY_SECONDS * 1_000)],
  ["more than a day, which is milliseconds", usual(`${DAY_SECONDS + 1}`), undefined, left(3, DAY_SECONDS + 1)],
  ["the last milliseconds", usual("999999999"), 1e12 - 5_000, left(3, 999_999_999)],
  ["the last unclear number", standard("999999999"), 1e12 - 5_000, undefined],
  ["the first second since 1970", usual("1000000000"), 1e12 - 5_000, left(3, 5_000)],
  ["the first second since 1970, by the standard's name", standard("1000000000"), 1e12 - 5_000, left(3, 5_000)],
  ["the last second since 1970", usual("99999999999"), 99_999_999_999_000 - 5_000, left(3, 5_000)],
  ["the first millisecond since 1970", usual("100000000000"), 1e11 - 5_000, left(3, 5_000)],
  ["a time without a clock", usual("1000000000"), undefined, undefined],
  ["a time that is over", usual("1000000000"), 1e12 + 5_000, undefined],
  ["a time that has just come", usual("1000000000"), 1e12, undefined],
])("reads %s of a rate limit", (_, headers, nowMs, expected) => {
  expect(readRateLimit(new Headers(headers), nowMs)).toEqual(expected);
});

it.each([
  ["76", 2076],
  ["77", 1977],
  ["26", 2026],
])("the year %s of an obsolete date is, as read in 2026, %i", (year, expected) => {
  const date = parseHttpDate(`Monday, 23-Nov-${year} 08:49:37 GMT`, Date.UTC(2026, 10, 23));
  expect(new Date(date).getUTCFullYear()).toBe(expected);
});
