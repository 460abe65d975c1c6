import type { Call, HttpRequest } from "../../../src/call/call.ts";
import type { Cancellation } from "../../../src/call/cancellation.ts";
import { type ClientOptions, SvcClient } from "../../../src/index.ts";
import type { RawResponse, Transport } from "../../../src/transport/transport.ts";
import { TransportFailure } from "../../../src/transport/transport-failure.ts";
import { TestClock } from "./test-clock.ts";

export const KEY = "svc_live_abcdefghijklmnopqrstuvwxyz012345";
export const BASE_URL = "https://coaching.example";

/** What the service does with a request. */
export interface ScriptedResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body: text and bytes as they are, anything else as JSON. */
  readonly body?: unknown;
  /** What the transport fails with instead of a response. */
  readonly failure?: unknown;
  /** What reading the body fails with. */
  readonly bodyFailure?: unknown;
  /** Time until the headers, on the test's clock. */
  readonly latencyMs?: number;
  /** Where the request stalls for ever. */
  readonly stalls?: "connect" | "headers" | "body";
}

export interface SentRequest extends HttpRequest {
  readonly sentAtMs: number;
  readonly query: URLSearchParams;
}

export interface ScriptedService {
  readonly svc: SvcClient;
  readonly clock: TestClock;
  readonly transport: Transport;
  readonly requests: SentRequest[];
  readonly inFlight: { now: number; most: number };
  /** Responses whose body was given up unread. */
  readonly discarded: number[];
}

export type Script = (request: SentRequest, requestNumber: number) => ScriptedResponse;

/** A client whose transport is a script, on a clock that takes no time. */
export function scriptedService(
  script: Script | readonly ScriptedResponse[],
  options: Partial<ClientOptions> = {},
  random: () => number = () => 0.5,
): ScriptedService {
  const clock = new TestClock();
  const requests: SentRequest[] = [];
  const inFlight = { now: 0, most: 0 };
  const discarded: number[] = [];
  const responseFor: Script =
    typeof script === "function" ? script : (_, number) => script[Math.min(number, script.length) - 1] ?? {};
  const transport: Transport = async (request, cancellation, call) => {
    const sent = { ...request, sentAtMs: clock.monotonic(), query: new URL(request.url).searchParams };
    const scripted = responseFor(sent, requests.push(sent));
    inFlight.now += 1;
    inFlight.most = Math.max(inFlight.most, inFlight.now);
    try {
      return await cancellation.race(deliver(scripted, { clock, call, cancellation, discarded }));
    } finally {
      inFlight.now -= 1;
    }
  };
  const svc = new SvcClient({ apiKey: KEY, baseUrl: BASE_URL, ...options }, { clock, random, transport });
  return { svc, clock, transport, requests, inFlight, discarded };
}

interface Delivery {
  readonly clock: TestClock;
  readonly call: Call;
  readonly cancellation: Cancellation;
  readonly discarded: number[];
}

async function deliver(
  scripted: ScriptedResponse,
  { clock, call, cancellation, discarded }: Delivery,
): Promise<RawResponse> {
  if (scripted.latencyMs !== undefined) await clock.wait(scripted.latencyMs);
  if (scripted.stalls === "connect") await forever();
  call.phase = "headers";
  if (scripted.stalls === "headers") await forever();
  if (scripted.failure !== undefined) throw scripted.failure;
  const status = scripted.status ?? 200;
  return {
    status,
    headers: new Headers(scripted.headers) as never,
    readBody: async (maxBytes) => {
      if (scripted.bodyFailure !== undefined) throw scripted.bodyFailure;
      if (scripted.stalls === "body") await cancellation.race(forever());
      const bytes = toBytes(scripted.body);
      if (bytes.byteLength > maxBytes) throw new TransportFailure("too_large");
      return bytes;
    },
    discard: () => void discarded.push(status),
  };
}

function forever(): Promise<never> {
  return new Promise(() => undefined);
}

function toBytes(body: unknown): Uint8Array {
  if (body === undefined) return new Uint8Array(0);
  if (body instanceof Uint8Array) return body;
  return new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body));
}

/** A response in the API's envelope. */
export function data(value: unknown, meta: unknown = null): ScriptedResponse {
  return { body: { data: value, error: null, meta } };
}

/** A errorResponse in the API's envelope. */
export function errorResponse(
  status: number,
  error: unknown = null,
  headers: Readonly<Record<string, string>> = {},
): ScriptedResponse {
  return { status, headers, body: { data: null, error, meta: null } };
}

/** What a promise fails with. */
export async function failureOf(work: PromiseLike<unknown> | (() => PromiseLike<unknown>)): Promise<unknown> {
  try {
    await (typeof work === "function" ? work() : work);
  } catch (error) {
    return error;
  }
  throw new Error("It succeeded.");
}
