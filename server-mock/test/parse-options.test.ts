import { afterEach, expect, it, vi } from "vitest";
import { parseLimits, STANDARD_LIMITS } from "../program/parse-limits.ts";
import { parseExpiry, parseSince } from "../program/parse-options.ts";

it("reads limits of a listener, and says which there are", () => {
  expect(parseLimits("connections=2000, stall=60")).toEqual({ maxConnections: 2000, stallTimeoutMs: 60_000 });
  expect(parseLimits(STANDARD_LIMITS)).toEqual({
    ...{ maxConnections: 10_000, headersTimeoutMs: 10_000, requestTimeoutMs: 30_000, stallTimeoutMs: 30_000 },
  });
  for (const wrong of ["", "stall", "stall=0", "stall=1.5", "stall=1000000", "constructor=1", "stall=1,body=5"])
    expect(() => parseLimits(wrong)).toThrow(`Expected some of ${STANDARD_LIMITS}`);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const NOW = new Date("2026-11-20T12:00:00.000Z");
const SINCE = "Expected 7d, 12h, or a time such as 2026-11-01T09:30:00Z.";
const EXPIRY = "Expected a duration such as 90d, a time such as 2027-01-31T00:00:00Z, or never.";

it.each<[string, string]>([
  ["2026-11-01", "2026-11-01T00:00:00.000Z"],
  ["2026-11-01T09:30:00Z", "2026-11-01T09:30:00.000Z"],
  ["2026-11-01T09:30+02:00", "2026-11-01T07:30:00.000Z"],
  // Without an offset it is UTC, whatever the time zone of the machine.
  ["2026-11-01T09:30", "2026-11-01T09:30:00.000Z"],
])("reads the time %s of an option as %s", (text, expected) => {
  vi.stubEnv("TZ", "America/New_York");
  expect(parseSince(text)(NOW).toISOString()).toBe(expected);
  expect((parseExpiry(text) as Date).toISOString()).toBe(expected);
});

it.each(["2026-02-30", "2026-02-30T00:00:00Z", "2026-11-01T25:00:00Z", "2026-11-01Tmorning", "soon", "2026", ""])(
  "takes %j for no time",
  (text) => {
    expect(() => parseSince(text)).toThrow(SINCE);
    expect(() => parseExpiry(text)).toThrow(EXPIRY);
  },
);

it("reads hours and days before now, and from now on", () => {
  expect([parseSince("7d"), parseSince("12h")].map((since) => since(NOW).toISOString())).toEqual([
    "2026-11-13T12:00:00.000Z",
    "2026-11-20T00:00:00.000Z",
  ]);
  expect([parseExpiry("90d"), parseExpiry("24h"), parseExpiry("never")]).toEqual([7_776_000_000, 86_400_000, null]);
});
