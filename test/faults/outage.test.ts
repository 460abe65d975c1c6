import { afterEach, expect, it } from "vitest";
import { type FaultServer, type Responder, startFaultServer } from "../support/fault-server.ts";
import { createAcceleratedClock } from "../support/faults/accelerated-clock.ts";
import { failure, fine, reset } from "../support/faults/responses.ts";
import { createClient } from "../support/faults/run-fault.ts";

const CALLS = 1_000;

let server: FaultServer;

afterEach(() => server.close());

const OUTAGES: ReadonlyArray<readonly [string, Responder]> = [
  ["responds 503", failure(503, null)],
  ["resets every connection", reset],
  ["throttles every request", failure(429, null)],
];

it.each(OUTAGES)("a service that %s costs at most 1.2 requests per call over 1,000 calls", async (_name, respond) => {
  server = await startFaultServer(respond);
  const client = createClient({ baseUrl: server.origin }, createAcceleratedClock());

  const outcomes = await callAll(() => client.team.stats());
  expect(outcomes.failed).toBe(CALLS);
  expect(server.requests.length).toBeGreaterThan(CALLS);
  expect(server.requests.length).toBeLessThanOrEqual(CALLS * 1.2);
});

it("single faults between successes are all made good", async () => {
  server = await startFaultServer((exchange) => {
    if (exchange.requestNumber % 25 === 0) return reset(exchange);
    if (exchange.requestNumber % 15 === 0) return failure(429, null, { "retry-after": "0" })(exchange);
    return (exchange.requestNumber % 10 === 0 ? failure(503, null) : fine)(exchange);
  });
  const client = createClient({ baseUrl: server.origin }, createAcceleratedClock());

  const outcomes = await callAll(() => client.team.stats(), 1);
  expect(outcomes).toEqual({ succeeded: CALLS, failed: 0 });
});

async function callAll(call: () => Promise<unknown>, inFlight = 25): Promise<{ succeeded: number; failed: number }> {
  const outcomes = { succeeded: 0, failed: 0 };
  let started = 0;
  const worker = async (): Promise<void> => {
    while (started < CALLS) {
      started += 1;
      await call().then(
        () => {
          outcomes.succeeded += 1;
        },
        () => {
          outcomes.failed += 1;
        },
      );
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return outcomes;
}
