import { type Fault, SHORT_TIMEOUT_MS } from "./fault.ts";
import { data, fine } from "./responses.ts";
import { NEW_TEMPLATE, TEAM_STATS, TEMPLATE } from "./samples.ts";

const throwing = (): never => {
  throw new Error("the caller's own fault");
};
const logger = { debug: throwing, warn: throwing };
const DAY_MS = 86_400_000;

/** Faults of the caller's own making, and of the machine that it runs on. */
export const CALLER_FAULTS: readonly Fault[] = [
  {
    name: "a logger that throws changes nothing",
    respond: fine,
    options: { logger },
    expect: { value: TEAM_STATS, requests: 1 },
  },
  {
    name: "hooks that throw change nothing",
    respond: fine,
    options: { onRequest: throwing, onResponse: throwing, onRetry: throwing },
    expect: { value: TEAM_STATS, requests: 1 },
  },
  {
    name: "a custom fetch that throws is a ConnectionError",
    respond: fine,
    call: (client) => client.withOptions({ fetch: throwing, maxRetries: 0 }).team.stats(),
    expect: { error: "ConnectionError", requests: 0 },
  },
  {
    name: "a custom fetch that rejects with text is a ConnectionError",
    respond: fine,
    call: (client) => client.withOptions({ fetch: () => Promise.reject("no network"), maxRetries: 0 }).team.stats(),
    expect: { error: "ConnectionError", requests: 0 },
  },
  {
    name: "a custom fetch that gives no response is a typed error",
    respond: fine,
    call: (client) =>
      client.withOptions({ fetch: () => Promise.resolve(undefined as never), maxRetries: 0 }).team.stats(),
    expect: { error: "ConnectionError", requests: 0 },
  },
  {
    name: "a custom fetch that never settles and heeds no signal times out",
    respond: fine,
    call: (client) => {
      const fetch = (): Promise<Response> => new Promise(() => undefined);
      return client.withOptions({ fetch, timeoutMs: SHORT_TIMEOUT_MS, maxRetries: 0 }).team.stats().then();
    },
    expect: { error: "TimeoutError", fields: { phase: "headers" }, requests: 0 },
  },
  {
    name: "a custom fetch whose error carries the request, key and all, shows none of it",
    respond: fine,
    call: (client) => client.withOptions({ fetch: rejectWithRequest, maxRetries: 0 }).team.stats().then(),
    expect: { error: "ConnectionError", requests: 0 },
  },
  {
    name: "a custom fetch whose body breaks off is tried again",
    respond: fine,
    call: (client) => {
      let calls = 0;
      const fetch: typeof globalThis.fetch = (input, init) => {
        calls += 1;
        return calls === 1 ? Promise.resolve(brokenResponse()) : globalThis.fetch(input, init);
      };
      return client.withOptions({ fetch }).team.stats().then();
    },
    expect: { value: TEAM_STATS, requests: 1 },
  },
  {
    name: "a clock that jumps a day ahead ends no call early",
    respond: async (exchange) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      await fine(exchange);
    },
    call: jumping(DAY_MS),
    expect: { value: TEAM_STATS, requests: 1 },
  },
  {
    name: "a clock that jumps a day back keeps no call open",
    respond: () => undefined,
    options: { timeoutMs: SHORT_TIMEOUT_MS, maxRetries: 0 },
    call: jumping(-DAY_MS),
    expect: { error: "TimeoutError", requests: 1 },
  },
  {
    name: "an invalid date is refused before any request",
    respond: fine,
    call: (client) => client.meetings.list({ from: new Date(Number.NaN) }).toArray(),
    expect: { error: "OptionsError", requests: 0 },
  },
  ...["", ".", "..", "a/../b", "%2e%2e"].map(
    (id): Fault => ({
      name: `the id '${id}' reaches no other endpoint`,
      respond: fine,
      call: async (client, { server }) => {
        await client.meetings.get(id).catch(() => undefined);
        return server.requests
          .filter((request) => !/^\/api\/v1\/meetings\/[^/]+$/.test(request.path))
          .map((request) => request.path);
      },
      expect: { value: [] },
    }),
  ),
  {
    name: "a body of a POST arrives whole, with text beyond Latin-1",
    respond: (exchange) =>
      data({ ...TEMPLATE, name: (JSON.parse(exchange.request.body) as { name: string }).name })(exchange),
    call: async (client) => (await client.templates.create({ ...NEW_TEMPLATE, name: "Zoë €uro 🎧" })).name,
    expect: { value: "Zoë €uro 🎧", requests: 1 },
  },
];

function rejectWithRequest(_input: unknown, init?: RequestInit): Promise<Response> {
  const authorization = new Headers(init?.headers).get("authorization") ?? "no header";
  const error = new Error(`could not send ${authorization}`, { cause: { headers: { authorization } } });
  return Promise.reject(Object.assign(error, { request: { headers: { authorization } } }));
}

function brokenResponse(): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":'));
      controller.error(new TypeError("the stream broke off"));
    },
  });
  return new Response(body, { headers: { "content-type": "application/json" } });
}

function jumping(byMs: number): NonNullable<Fault["call"]> {
  return async (client, { clock }) => {
    const call = client.team.stats();
    const settled = Promise.resolve(call);
    clock.jump(byMs);
    return await settled;
  };
}
