import { getEventListeners } from "node:events";
import { afterAll, afterEach, expect, it } from "vitest";
import { type FaultServer, startFaultServer } from "../support/fault-server.ts";
import { createAcceleratedClock } from "../support/faults/accelerated-clock.ts";
import type { TransportName } from "../support/faults/fault.ts";
import { pager } from "../support/faults/pager.ts";
import { failure, fine, silence } from "../support/faults/responses.ts";
import { createClient, TRANSPORTS } from "../support/faults/run-fault.ts";
import { turns, until } from "../support/turns.ts";

const TRANSPORT_NAMES: readonly TransportName[] = ["default", "fetch", "undici"];

const unhandled: unknown[] = [];
const noteUnhandled = (reason: unknown): void => void unhandled.push(reason);
process.on("unhandledRejection", noteUnhandled);
afterAll(() => void process.off("unhandledRejection", noteUnhandled));

let server: FaultServer;

afterEach(async () => {
  await server.close();
  await turns();
  expect(unhandled.splice(0)).toEqual([]);
});

it.each(TRANSPORT_NAMES)("many calls on one signal leave no listener (%s transport)", async (transport) => {
  server = await startFaultServer(fine);
  const clock = createAcceleratedClock();
  const client = createClient({ baseUrl: server.origin, ...TRANSPORTS[transport] }, clock);
  const { signal } = new AbortController();
  const calls = transport === "default" ? 2_000 : 500;

  let started = 0;
  const worker = async (): Promise<void> => {
    while (started < calls) {
      started += 1;
      await client.team.stats({}, { signal });
    }
  };
  await Promise.all(Array.from({ length: 32 }, worker));

  expect(server.requests).toHaveLength(calls);
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
  expect(clock.pendingCount).toBe(0);
});

it.each(TRANSPORT_NAMES)(
  "32 calls in flight on one signal make Node warn of no leak (%s transport)",
  async (transport) => {
    server = await startFaultServer(fine);
    const client = createClient({ baseUrl: server.origin, ...TRANSPORTS[transport] }, createAcceleratedClock());
    const { signal } = new AbortController();
    const warnings: string[] = [];
    const noteWarning = (warning: Error): void => void warnings.push(warning.name);
    process.on("warning", noteWarning);

    await Promise.all(Array.from({ length: 32 }, () => client.team.stats({}, { signal })));
    await turns();
    process.off("warning", noteWarning);
    expect(warnings).toEqual([]);
  },
);

it.each(TRANSPORT_NAMES)("calls that fail leave no listener (%s transport)", async (transport) => {
  server = await startFaultServer(failure(404, null));
  const client = createClient({ baseUrl: server.origin, ...TRANSPORTS[transport] }, createAcceleratedClock());
  const { signal } = new AbortController();

  const outcomes = Array.from({ length: 50 }, () =>
    client.team.stats({}, { signal }).then(
      () => "ok",
      () => "failed",
    ),
  );
  expect(new Set(await Promise.all(outcomes))).toEqual(new Set(["failed"]));
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
});

it.each(TRANSPORT_NAMES)("leaving a loop cancels the pages under way (%s transport)", async (transport) => {
  const pages = pager({ total: 1_000 });
  server = await startFaultServer((exchange) => (exchange.requestNumber <= 2 ? pages(exchange) : silence(exchange)));
  const clock = createAcceleratedClock();
  const client = createClient({ baseUrl: server.origin, ...TRANSPORTS[transport] }, clock);
  const { signal } = new AbortController();

  for await (const report of client.reports.list({ limit: 10 }, { concurrency: 8, signal })) {
    if (report.overall_score === 5) break;
  }
  await turns();

  const requestsAfterBreak = server.requests.length;
  await turns();
  expect(server.requests).toHaveLength(requestsAfterBreak);
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
  expect(clock.pendingCount).toBe(0);
});

it("a throw inside a loop reaches the caller as it is and cancels pagination", async () => {
  server = await startFaultServer(pager({ total: 1_000 }));
  const clock = createAcceleratedClock();
  const client = createClient({ baseUrl: server.origin }, clock);

  const outcome = (async () => {
    for await (const _ of client.reports.list({ limit: 10 })) throw new Error("the caller's own");
  })();
  await expect(outcome).rejects.toThrow("the caller's own");
  expect(clock.pendingCount).toBe(0);
});

it("a call that fails and that nobody awaits is not unhandled", async () => {
  server = await startFaultServer(failure(404, null));
  const client = createClient({ baseUrl: server.origin }, createAcceleratedClock());

  client.team.stats();
  await until(() => server.requests.length > 0);
  await turns();
  expect(server.requests).toHaveLength(1);
});

it("a read-ahead that fails after the loop was left is not unhandled", async () => {
  const pages = pager({ total: 1_000 });
  server = await startFaultServer((exchange) =>
    exchange.requestNumber === 1 ? pages(exchange) : failure(401, null)(exchange),
  );
  const client = createClient({ baseUrl: server.origin }, createAcceleratedClock());

  for await (const _ of client.reports.list({ limit: 10 })) {
    await until(() => server.requests.length > 1);
    break;
  }
  await turns();
  expect(server.requests.length).toBeGreaterThan(1);
});

it("a failure that is asked for only through withResponse is handled once", async () => {
  server = await startFaultServer(failure(404, null));
  const client = createClient({ baseUrl: server.origin }, createAcceleratedClock());

  await expect(client.team.stats().withResponse()).rejects.toMatchObject({ name: "NotFoundError" });
});

it("the loser of a race is not unhandled", async () => {
  server = await startFaultServer(failure(404, null));
  const client = createClient({ baseUrl: server.origin }, createAcceleratedClock());

  await expect(Promise.race([client.team.stats(), Promise.resolve("first")])).resolves.toBe("first");
  await turns();
});
