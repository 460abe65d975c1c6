import { expect, it } from "vitest";
import { Pacer } from "../../../src/call/pacer.ts";
import { Limiter } from "../support/limiter.ts";
import { pace } from "../support/pacing.ts";

const askOf = (limiter: Limiter) => (nowMs: number) => ({ waitSeconds: limiter.ask(nowMs) });

// What limiters cost, to the millisecond: a change of the pacer has to show that it gains by it, and where. A throttling costs the second
// that the limiter names, which is twenty requests of the fastest but one of these; the ideal time is a lower bound.
it.each([
  { perSecond: 0.5, burst: 1, inFlight: 1, throttled: 9, aboveIdeal: "1.91 %" },
  { perSecond: 0.5, burst: 5, inFlight: 8, throttled: 16, aboveIdeal: "0.71 %" },
  { perSecond: 1, burst: 1, inFlight: 1, throttled: 9, aboveIdeal: "2.16 %" },
  { perSecond: 1, burst: 5, inFlight: 1, throttled: 9, aboveIdeal: "0.68 %" },
  { perSecond: 1, burst: 5, inFlight: 8, throttled: 17, aboveIdeal: "0.52 %" },
  { perSecond: 1, burst: 30, inFlight: 8, throttled: 14, aboveIdeal: "1.94 %" },
  { perSecond: 2, burst: 1, inFlight: 8, throttled: 14, aboveIdeal: "3.65 %" },
  { perSecond: 2, burst: 5, inFlight: 1, throttled: 8, aboveIdeal: "0.52 %" },
  { perSecond: 2, burst: 30, inFlight: 1, throttled: 8, aboveIdeal: "0.08 %" },
  { perSecond: 5, burst: 1, inFlight: 1, throttled: 5, aboveIdeal: "8.60 %" },
  { perSecond: 5, burst: 5, inFlight: 8, throttled: 12, aboveIdeal: "2.67 %" },
  { perSecond: 5, burst: 30, inFlight: 1, throttled: 5, aboveIdeal: "0.80 %" },
  { perSecond: 20, burst: 1, inFlight: 8, throttled: 10, aboveIdeal: "20.58 %" },
  { perSecond: 20, burst: 5, inFlight: 1, throttled: 3, aboveIdeal: "22.62 %" },
  { perSecond: 20, burst: 30, inFlight: 8, throttled: 11, aboveIdeal: "5.70 %" },
  { perSecond: 100, burst: 5, inFlight: 8, throttled: 12, aboveIdeal: "118.77 %" },
])(
  "400 requests behind $perSecond a second, bursts of $burst, $inFlight in flight, take $aboveIdeal more than they must",
  ({ perSecond, burst, inFlight, throttled, aboveIdeal }) => {
    const limiter = new Limiter(perSecond, burst);
    // Not at the beginning of the clock, whose time says nothing.
    const startMs = 100_000;
    const ms = pace(new Pacer(), askOf(limiter), { requests: 400, inFlight, startMs }) - startMs;
    const above = `${((ms / limiter.idealMs(400) - 1) * 100).toFixed(2)} %`;
    expect([limiter.throttled, above]).toEqual([throttled, aboveIdeal]);
  },
);

it.each([
  { before: 10, after: 1, throttled: 8, seconds: 409.393 },
  { before: 5, after: 2, throttled: 5, seconds: 219.686 },
  { before: 2, after: 5, throttled: 0, seconds: 201.298 },
])(
  "a service that goes from $before to $after requests a second takes $seconds seconds for 400 more",
  ({ before, after, throttled, seconds }) => {
    const pacer = new Pacer();
    const startMs = pace(pacer, askOf(new Limiter(before, 1)), { requests: 200, inFlight: 4 });
    const limiter = new Limiter(after, 1);
    const endMs = pace(pacer, askOf(limiter), { requests: 400, inFlight: 4, startMs });
    expect([limiter.throttled, Math.round(endMs - startMs) / 1000]).toEqual([throttled, seconds]);
  },
);

it("a service that says what is left of each window sends no 429", () => {
  const windowMs = 10_000;
  let endsAt = 0;
  let left = 0;
  let throttled = 0;
  const ask = (nowMs: number) => {
    if (nowMs >= endsAt) [endsAt, left] = [nowMs + windowMs, 20];
    left -= 1;
    if (left < 0) throttled += 1;
    const seconds = Math.ceil((endsAt - nowMs) / 1000);
    const headers = { "RateLimit-Remaining": String(Math.max(0, left)), "RateLimit-Reset": String(seconds) };
    return { waitSeconds: left < 0 ? seconds : 0, headers };
  };
  // Nineteen windows of 20, and the last 20 requests after them. The latency of a response is added to each window at most.
  const ms = pace(new Pacer(), ask, { requests: 400, inFlight: 1 });
  expect(throttled).toBe(0);
  expect(ms).toBeLessThan(19 * (windowMs + 20) + 20 * 20 + 20);
});
