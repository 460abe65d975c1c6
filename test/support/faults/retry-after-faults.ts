import { inTurn } from "../fault-server.ts";
import { type Fault, succeeds } from "./fault.ts";
import { failure, fine } from "./responses.ts";

const throttled = (status: number, retryAfter: string) =>
  failure(status, { code: "rate_limited", message: "Slow down." }, { "retry-after": retryAfter });

// An HTTP date has whole seconds, and the clock of the test runs faster than the wall.
const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toUTCString();

/** The form of Retry-After, and the least wait that it asks for. */
const HONOURED: ReadonlyArray<readonly [form: string, value: () => string, waitedMs: number]> = [
  ["whole seconds", () => "2", 2_000],
  ["zero", () => "0", 0],
  ["seconds with a leading zero", () => "02", 2_000],
  ["a date in the past", () => "Wed, 21 Oct 2015 07:28:00 GMT", 0],
  ["a negative number", () => "-5", 0],
  ["words", () => "soon", 0],
  ["an empty value", () => " ", 0],
  ["NaN", () => "NaN", 0],
  ["a date that is none", () => "Wed, 99 Foo 2026 99:99:99 GMT", 0],
  ["a list", () => "1, 2", 0],
  ["a fraction", () => "1.5", 0],
  ["a number in hexadecimal", () => "0x10", 0],
  ["Infinity", () => "Infinity", 0],
  ["a day without a time", () => "2099-01-01", 0],
];

const REFUSED: ReadonlyArray<readonly [form: string, value: () => string, retryAfterMs: number]> = [
  ["ten minutes, beyond maxRetryAfterMs", () => "600", 600_000],
  ["a year", () => "31536000", 31_536_000_000],
];

/** Every form of Retry-After, on both statuses that carry it. */
export const RETRY_AFTER_FAULTS: readonly Fault[] = [
  ...[429, 503].flatMap((status) =>
    HONOURED.map(
      ([form, value, waitedMs]): Fault => ({
        name: `${status} with Retry-After: ${form}`,
        respond: inTurn((exchange) => throttled(status, value())(exchange), fine),
        expect: { ...succeeds(2), waitedMs },
      }),
    ),
  ),
  ...[429, 503].flatMap((status) =>
    REFUSED.map(
      ([form, value, retryAfterMs]): Fault => ({
        name: `${status} with Retry-After: ${form} fails at once and reports the time`,
        respond: (exchange) => throttled(status, value())(exchange),
        expect: {
          error: status === 429 ? "RateLimitError" : "ServerError",
          fields: { status, retryAfterMs, attempts: 1 },
          requests: 1,
        },
      }),
    ),
  ),
  {
    name: "429 with Retry-After: a date ten minutes ahead fails at once",
    respond: (exchange) => throttled(429, inSeconds(600))(exchange),
    expect: { error: "RateLimitError", fields: { attempts: 1 }, requests: 1 },
  },
  {
    name: "429 with Retry-After: a date some seconds ahead is waited for",
    respond: inTurn((exchange) => throttled(429, inSeconds(10))(exchange), fine),
    expect: succeeds(2),
  },
  {
    name: "429 with Retry-After: a number beyond all numbers",
    respond: (exchange) => throttled(429, "9".repeat(400))(exchange),
    options: { maxRetries: 1 },
    expect: { error: "RateLimitError" },
  },
  {
    name: "429 with Retry-After beyond the deadline fails at once",
    respond: (exchange) => throttled(429, "30")(exchange),
    options: { deadlineMs: 20_000 },
    expect: { error: "RateLimitError", fields: { retryAfterMs: 30_000, attempts: 1 }, requests: 1 },
  },
  {
    name: "429 without end",
    respond: (exchange) => throttled(429, "1")(exchange),
    expect: { error: "RateLimitError", fields: { retryAfterMs: 1_000, attempts: 3 }, requests: 3, waitedMs: 1_000 },
  },
  {
    name: "429 beyond the wait that the caller allows",
    respond: (exchange) => throttled(429, "5")(exchange),
    options: { maxRetryAfterMs: 4_000 },
    expect: { error: "RateLimitError", fields: { retryAfterMs: 5_000, attempts: 1 }, requests: 1 },
  },
];
