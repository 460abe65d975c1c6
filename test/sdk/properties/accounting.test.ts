import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { RetryBudget } from "../../../src/call/retry-budget.ts";
import { isSvcError, SvcClient } from "../../../src/index.ts";
import { createRouter } from "../../../src/transport/node-routes.ts";
import { createNodeTransport } from "../../../src/transport/node-transport.ts";
import { createAcceleratedClock } from "../../support/faults/accelerated-clock.ts";
import { SHORT_TIMEOUT_MS } from "../../support/faults/fault.ts";
import { type HostileProxy, type Mischief, startHostileProxy } from "../support/hostile-proxy.ts";
import { type LocalServer, respondJson, startLocalServer } from "../support/local-server.ts";
import { KEY } from "../support/scripted-service.ts";
import { PROPERTY_TIMEOUT_MS, runs } from "./runs.ts";

let service: LocalServer;
let proxy: HostileProxy;
let mischiefFor: (requestNumber: number) => Mischief;

beforeEach(async () => {
  service = await startLocalServer((_, response) => respondJson(response, { data: STORED, error: null }));
  proxy = await startHostileProxy(service.port, (number) => mischiefFor(number));
});
afterEach(async () => {
  await proxy.close();
  await service.close();
});

class CountingBudget extends RetryBudget {
  taken = 0;
  override take(): boolean {
    const granted = super.take();
    if (granted) this.taken += 1;
    return granted;
  }
}

const TEMPLATE = { name: "a", prompt_template: "b", grading_criteria: [] };
// Whole, so that a write need not read it back.
const STORED = { id: "t1", ...TEMPLATE };

const WORKS = {
  GET: (svc: SvcClient) => svc.team.stats(),
  PUT: (svc: SvcClient) => svc.templates.update("t1", {}),
  DELETE: (svc: SvcClient) => svc.templates.delete("t1"),
  POST: (svc: SvcClient) => svc.templates.create(TEMPLATE),
};

const SILENT: readonly Mischief[] = ["swallow"];
const mischief = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Mischief>("forward") },
  {
    weight: 5,
    arbitrary: fc.constantFrom<Mischief>("reset", "close", "half-close", "delay", "reset after response", "cut"),
  },
  { weight: 1, arbitrary: fc.constantFrom(...SILENT) },
);

it(
  "requests on the wire, attempts, hook calls and budget spent are the same number",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...(Object.keys(WORKS) as (keyof typeof WORKS)[])),
        fc.nat(8),
        fc.nat(3),
        fc.array(mischief, { maxLength: 8 }),
        async (method, warm, maxRetries, plan) => {
          const counts = { requests: 0, responses: 0, retries: 0 };
          const budget = new CountingBudget();
          const svc = new SvcClient(
            {
              apiKey: KEY,
              baseUrl: proxy.origin,
              maxRetries,
              timeoutMs: SHORT_TIMEOUT_MS,
              onRequest: () => {
                counts.requests += 1;
              },
              onResponse: () => {
                counts.responses += 1;
              },
              onRetry: () => {
                counts.retries += 1;
              },
            },
            { clock: createAcceleratedClock(), budget, transport: createNodeTransport(createRouter({})) },
          );
          mischiefFor = () => "forward";
          await Promise.all(Array.from({ length: warm }, () => svc.team.stats({}, { timeoutMs: 1_000_000 })));
          counts.requests = 0;
          counts.responses = 0;
          const before = proxy.received.length;
          mischiefFor = (number) => plan[number - before - 1] ?? "forward";

          const attempts = await WORKS[method](svc)
            .withResponse()
            .then(
              ({ response }) => response.attempts,
              (error: unknown) => {
                if (!isSvcError(error) || !("attempts" in error)) throw error;
                return error.attempts;
              },
            );
          const sent = proxy.received.length - before;
          expect({ sent, ...counts, taken: budget.taken }).toEqual({
            sent: attempts,
            requests: attempts,
            responses: attempts,
            retries: attempts - 1,
            taken: attempts - 1,
          });
          const mostRetries = method === "GET" ? Math.max(1, maxRetries) : maxRetries;
          expect(attempts).toBeLessThanOrEqual(1 + mostRetries);
          expect(proxy.received.slice(before).every((line) => line.startsWith(method))).toBe(true);
        },
      ),
      runs(60),
    );
  },
  PROPERTY_TIMEOUT_MS,
);
