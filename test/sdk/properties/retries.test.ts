import fc from "fast-check";
import { expect, it } from "vitest";
import { data, errorResponse, type ScriptedResponse, scriptedService } from "../support/scripted-service.ts";
import { TestClock } from "../support/test-clock.ts";
import { PROPERTY_TIMEOUT_MS, runs } from "./runs.ts";

interface Scripted {
  readonly seconds: number;
  readonly asDate: boolean;
  readonly status: number;
  readonly latencyMs: number;
}

const scripted: fc.Arbitrary<Scripted> = fc.record({
  seconds: fc.nat(120),
  asDate: fc.boolean(),
  status: fc.constantFrom(408, 429, 500, 502, 503, 504),
  latencyMs: fc.nat(5_000),
});

it(
  "a retry never comes earlier than the service said, nor a call later than its deadline",
  async () => {
    const deadline = fc.option(fc.integer({ min: 1, max: 200_000 }), { nil: undefined });
    await fc.assert(
      fc.asyncProperty(
        fc.array(scripted, { maxLength: 5 }),
        fc.nat(6),
        fc.double({ min: 0, max: 1, noNaN: true }),
        deadline,
        async (answers, maxRetries, chance, deadlineMs) => {
          const earliest: number[] = [0];
          const { svc, requests, clock } = scriptedService(
            ({ sentAtMs }, number): ScriptedResponse => {
              const answer = answers[number - 1];
              if (!answer) return data({});
              const { seconds, asDate, status, latencyMs } = answer;
              // A date has whole seconds: what it says is measured against a Date of whole seconds too.
              const secondsNow = Math.floor((TestClock.STARTED_AT + sentAtMs + latencyMs) / 1000) * 1000;
              const at = new Date(secondsNow + seconds * 1000).toUTCString();
              earliest.push(sentAtMs + latencyMs + seconds * 1000);
              const headers = asDate
                ? { "retry-after": at, date: new Date(secondsNow).toUTCString() }
                : { "retry-after": String(seconds) };
              return { ...errorResponse(status, null, headers), latencyMs };
            },
            { maxRetries, deadlineMs, maxRetryAfterMs: 60_000 },
            () => chance,
          );
          await svc.team.stats().catch(() => undefined);
          for (const [index, { sentAtMs }] of requests.entries())
            expect(sentAtMs).toBeGreaterThanOrEqual(earliest[index] ?? 0);
          expect(requests.length).toBeLessThanOrEqual(maxRetries + 1);
          if (deadlineMs !== undefined) expect(clock.monotonic()).toBeLessThanOrEqual(deadlineMs);
        },
      ),
      runs(150),
    );
  },
  PROPERTY_TIMEOUT_MS,
);
