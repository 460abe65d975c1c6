import { setImmediate as nextTurn } from "node:timers/promises";
import { Agent } from "undici";
import { type ClientOptions, SvcClient } from "../../../src/index.ts";
import { createUndiciTransport } from "../../../src/undici.ts";
import { type FaultServer, startFaultServer } from "../fault-server.ts";
import type { Target } from "../fault-server-targets.ts";
import { type AcceleratedClock, CLOCK_SPEED, createAcceleratedClock } from "./accelerated-clock.ts";
import { type Fault, PATIENT_OPTIONS, type TransportName } from "./fault.ts";
import { silence } from "./responses.ts";
import { SECRET_KEY } from "./samples.ts";

/** What a fault came to. */
export interface Outcome {
  readonly value?: unknown;
  readonly error?: unknown;
  /** The latest time, after the start of the call, that something waited for: never after its deadline. */
  readonly waitedUntilMs: number;
  readonly server: FaultServer;
  /** Timers that the call left behind. */
  readonly pendingTimerCount: number;
  /** Everything that a logger or a hook was given, and the client itself. */
  readonly observed: readonly unknown[];
  /** The client's time between the first and the second request. */
  readonly waitedMs: number;
}

/** The options that pick each transport. */
export const TRANSPORTS: Readonly<Record<TransportName, Partial<ClientOptions>>> = {
  default: {},
  fetch: { fetch: (input, init) => globalThis.fetch(input, init) },
  undici: { transport: createUndiciTransport(new Agent()) },
};

/** Runs one fault against a fresh server and a fresh client. */
export async function runFault(fault: Fault, transport: TransportName): Promise<Outcome> {
  const server = await startFaultServer(fault.respond ?? silence, fault.server);
  const target: Target | undefined = await fault.target?.();
  const clock = createAcceleratedClock();
  const observed: unknown[] = [];
  const client = createClient(
    {
      baseUrl: (target ?? server).origin,
      ...observing(observed),
      ...TRANSPORTS[transport],
      ...fault.options,
    },
    clock,
  );
  observed.push(client);
  const beganMs = clock.monotonic();
  try {
    const settled = await settle(async () =>
      fault.call ? await fault.call(client, { server, clock }) : await client.team.stats(),
    );
    await nextTurn();
    return {
      ...settled,
      waitedUntilMs: clock.latestDueMs - beganMs,
      server,
      pendingTimerCount: clock.pendingCount,
      observed,
      waitedMs: waitedBetweenFirstTwo(server),
    };
  } finally {
    await target?.close();
    await server.close();
  }
}

/** A client with the secret key, the accelerated clock and a middling random source. */
export function createClient(options: Omit<ClientOptions, "apiKey">, clock: AcceleratedClock): SvcClient {
  return new SvcClient({ apiKey: SECRET_KEY, ...PATIENT_OPTIONS, ...options }, { clock, random: () => 0.5 });
}

function observing(observed: unknown[]): Partial<ClientOptions> {
  const observe = (...facts: unknown[]): void => void observed.push(facts);
  return {
    logger: { debug: observe, warn: observe },
    onRequest: observe,
    onResponse: observe,
    onRetry: observe,
  };
}

async function settle(call: () => Promise<unknown>): Promise<{ value: unknown } | { error: unknown }> {
  try {
    return { value: await call() };
  } catch (error) {
    return { error };
  }
}

function waitedBetweenFirstTwo(server: FaultServer): number {
  const [first, second] = server.requests;
  return first === undefined || second === undefined ? 0 : (second.atMs - first.atMs) * CLOCK_SPEED;
}
