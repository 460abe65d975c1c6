import { afterEach, expect, it } from "vitest";
import type { SvcClient } from "../../src/index.ts";
import { type FaultServer, inTurn, type Responder, startFaultServer } from "../support/fault-server.ts";
import { openDeafPort, type Target } from "../support/fault-server-targets.ts";
import { createAcceleratedClock } from "../support/faults/accelerated-clock.ts";
import type { TransportName } from "../support/faults/fault.ts";
import { pager } from "../support/faults/pager.ts";
import { bytes, drip, failure, fine, head, silence } from "../support/faults/responses.ts";
import { createClient, TRANSPORTS } from "../support/faults/run-fault.ts";
import { NEW_TEMPLATE } from "../support/faults/samples.ts";
import { turns, turnsUntilSettled, until } from "../support/turns.ts";

interface Phase {
  readonly name: string;
  readonly respond?: Responder;
  readonly call?: (client: SvcClient, signal: AbortSignal) => Promise<unknown>;
  readonly target?: () => Promise<Target>;
  /** When to abort: once the server has seen so many requests. */
  readonly afterRequests?: number;
}

const SETTLES_WITHIN_TURNS = 20;
const stats = async (client: SvcClient, signal: AbortSignal): Promise<unknown> =>
  await client.team.stats({}, { signal });
const iterate =
  (concurrency: number) =>
  async (client: SvcClient, signal: AbortSignal): Promise<unknown> =>
    await client.reports.list({ limit: 10 }, { signal, concurrency }).toArray();

const stallFrom = (requestNumber: number): Responder => {
  const pages = pager({ total: 1_000 });
  return (exchange) => (exchange.requestNumber < requestNumber ? pages(exchange) : silence(exchange));
};

const PHASES: readonly Phase[] = [
  { name: "connecting", target: openDeafPort },
  { name: "waiting for headers", respond: silence, afterRequests: 1 },
  { name: "reading headers", respond: drip("HTTP/1.1 200 OK\r\nX-Padding: xxxxxxxxxxxxxx", 5), afterRequests: 1 },
  { name: "reading the body", respond: bytes(head(200, { "content-length": "1000" }), '{"data":'), afterRequests: 1 },
  {
    name: "reading the body of an error",
    respond: bytes(head(404, { "content-length": "1000" }), "{"),
    afterRequests: 1,
  },
  { name: "waiting to try again", respond: failure(503, null, { "retry-after": "50" }), afterRequests: 1 },
  { name: "waiting for a retried response", respond: inTurn(failure(503, null), silence), afterRequests: 2 },
  {
    name: "posting",
    respond: silence,
    afterRequests: 1,
    call: async (client, signal) => await client.templates.create(NEW_TEMPLATE, { signal }),
  },
  { name: "iterating, page by page", respond: stallFrom(3), afterRequests: 3, call: iterate(1) },
  { name: "iterating, eight pages at once", respond: stallFrom(5), afterRequests: 9, call: iterate(8) },
];

const CASES = (["default", "fetch", "undici"] as const satisfies TransportName[]).flatMap((transport) =>
  PHASES.map((phase) => [`${phase.name} over the ${transport} transport`, transport, phase] as const),
);

let server: FaultServer | undefined;
let target: Target | undefined;

afterEach(async () => {
  await server?.close();
  await target?.close();
  server = undefined;
  target = undefined;
});

it.each(CASES)("an abort while %s settles at once and leaves nothing behind", async (_name, transport, phase) => {
  server = await startFaultServer(phase.respond ?? silence);
  target = await phase.target?.();
  const clock = createAcceleratedClock();
  const client = createClient({ baseUrl: (target ?? server).origin, ...TRANSPORTS[transport] }, clock);
  const controller = new AbortController();

  const outcome = (phase.call ?? stats)(client, controller.signal).catch((error: unknown) => error);
  await reach(server, phase);
  controller.abort(new Error("the caller changed its mind"));
  expect(await turnsUntilSettled(outcome)).toBeLessThanOrEqual(SETTLES_WITHIN_TURNS);

  expect(await outcome).toMatchObject({
    name: "AbortError",
    code: "aborted",
    cause: { message: "the caller changed its mind" },
  });
  expect(clock.pendingCount).toBe(0);
  const requestsAtAbort = server.requests.length;
  await turns();
  expect(server.requests).toHaveLength(requestsAtAbort);
});

it("a signal that is aborted already sends nothing", async () => {
  server = await startFaultServer(fine);
  const client = createClient({ baseUrl: server.origin }, createAcceleratedClock());

  await expect(client.team.stats({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: "AbortError" });
  expect(server.requests).toHaveLength(0);
});

it("an abort after the response changes nothing", async () => {
  server = await startFaultServer(fine);
  const client = createClient({ baseUrl: server.origin }, createAcceleratedClock());
  const controller = new AbortController();

  const stats = await client.team.stats({}, { signal: controller.signal });
  controller.abort();
  expect(stats).toHaveProperty("team_size");
  await expect(client.team.stats()).resolves.toHaveProperty("team_size");
});

it("an aborted POST says that it may have happened", async () => {
  server = await startFaultServer(silence);
  const client = createClient({ baseUrl: server.origin }, createAcceleratedClock());
  const controller = new AbortController();

  const outcome = client.templates.create(NEW_TEMPLATE, { signal: controller.signal });
  const expectation = expect(outcome).rejects.toMatchObject({ name: "AbortError", ambiguous: true });
  await reach(server, { name: "posting", afterRequests: 1 });
  controller.abort();
  await expectation;
});

async function reach(reached: FaultServer, { afterRequests = 0 }: Phase): Promise<void> {
  await until(() => reached.requests.length >= afterRequests);
  await turns();
}
