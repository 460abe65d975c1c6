import { expect, it } from "vitest";
import { readRetryAfter } from "../../../src/pipeline/retry-after.ts";
import { TestClock } from "../support/test-clock.ts";

const NOW = TestClock.STARTED_AT;
const at = (ms: number) => new Date(NOW + ms).toUTCString();

it.each<[string, Record<string, string>, number | undefined]>([
  ["none", {}, undefined],
  ["seconds", { "retry-after": "12" }, 12_000],
  ["zero", { "retry-after": "0" }, 0],
  ["a date, by this machine's clock", { "retry-after": at(3_000) }, 3_000],
  ["a date, by the response's own clock", { "retry-after": at(3_600_000), date: at(3_597_000) }, 3_000],
  ["a date beside a Date that is none", { "retry-after": at(3_000), date: "yesterday" }, 3_000],
  ["a date that is over", { "retry-after": at(-3_000) }, 0],
  ["a date that does not exist", { "retry-after": "Thu, 99 Nov 2026 09:00:00 GMT" }, undefined],
  ["a date with something before it", { "retry-after": `on ${at(3_000)}` }, undefined],
  ["a date with something after it", { "retry-after": `${at(3_000)} sharp` }, undefined],
  ["the longest of two, in seconds", { "retry-after": "2, 12" }, 12_000],
  ["the longest of two, whatever their order", { "retry-after": "12,2" }, 12_000],
  ["the longest of a date and seconds", { "retry-after": `${at(30_000)}, 12` }, 30_000],
  ["the longest of seconds and a date", { "retry-after": `40, ${at(30_000)}` }, 40_000],
  ["the longest of two dates", { "retry-after": `${at(3_000)}, ${at(30_000)}` }, 30_000],
  ["the one of two that is valid", { "retry-after": "soon, 7" }, 7_000],
  ["neither of two that are not", { "retry-after": "soon, -7" }, undefined],
  ["seconds with a fraction", { "retry-after": "30.5" }, 30_500],
  ["seconds with something after them", { "retry-after": "12 s" }, undefined],
  ["seconds with something before them", { "retry-after": "in 12" }, undefined],
  ["seconds between blanks", { "retry-after": " 7 " }, 7_000],
  ["nothing in it", { "retry-after": "" }, undefined],
  ["less than nothing", { "retry-after": "-1" }, undefined],
  ["seconds in hexadecimal", { "retry-after": "0x10" }, undefined],
  ["seconds with an exponent", { "retry-after": "1e3" }, undefined],
  ["a day", { "retry-after": "2026-11-12" }, undefined],
  ["a date without its zone", { "retry-after": "Thu, 12 Nov 2026 09:00:00" }, undefined],
])("Retry-After is read: %s", (_, headers, expected) => {
  expect(readRetryAfter(new Headers(headers) as never, NOW)).toBe(expected);
});

const epoch = (ms: number) => String(Math.round((NOW + ms) / 1000));
const nothingLeft = (reset: string) => ({ "x-ratelimit-remaining": "0", "x-ratelimit-reset": reset });

it.each<[string, Record<string, string>, number | undefined]>([
  ["seconds", { "ratelimit-remaining": "0", "ratelimit-reset": "30" }, 30_000],
  ["a time since 1970, by the response's own clock", { ...nothingLeft(epoch(3_645_000)), date: at(3_600_000) }, 45_000],
  ["Retry-After, which says more", { ...nothingLeft("30"), "retry-after": "5" }, 5_000],
  ["nothing where requests are left", { "ratelimit-remaining": "3", "ratelimit-reset": "30" }, undefined],
])("a 429 is waited for by its window: %s", (_, headers, expected) => {
  expect(readRetryAfter(new Headers(headers) as never, NOW, 429)).toBe(expected);
});

it("what is left of a window is no wait for another status", () => {
  expect(readRetryAfter(new Headers(nothingLeft("30")) as never, NOW, 503)).toBeUndefined();
});

const IN_1994 = Date.UTC(1994, 10, 6, 8, 49, 7);
it.each<[string, number | undefined]>([
  ["Sun, 06 Nov 1994 08:49:37 GMT", 30_000],
  ["Sunday, 06-Nov-94 08:49:37 GMT", 30_000],
  ["Sun Nov  6 08:49:37 1994", 30_000],
  ["Sunday, 06-Nov-94 08:49:37 GMT, 40", 40_000],
  ["Sun Nov 6 08:49:37 1994", undefined],
])("the date %s orders %s ms", (date, expected) => {
  expect(readRetryAfter(new Headers({ "retry-after": date }) as never, IN_1994, 429)).toBe(expected);
});
