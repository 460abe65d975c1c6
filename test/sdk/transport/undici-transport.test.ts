import { createServer as createTlsServer, type ServerOptions } from "node:https";
import type { AddressInfo } from "node:net";
import type { TLSSocket } from "node:tls";
import { gzipSync } from "node:zlib";
import { Agent, MockAgent, ProxyAgent } from "undici";
import { afterEach, describe, expect, it } from "vitest";
import { type ClientOptions, ConnectionError, OptionsError, SvcClient, TimeoutError } from "../../../src/index.ts";
import { createUndiciTransport } from "../../../src/undici.ts";
import { SELF_SIGNED } from "../../support/faults/certificate.ts";
import { startLocalProxy } from "../support/local-proxy.ts";
import {
  type LocalServer,
  type Respond,
  respondJson,
  respondStats,
  STATS,
  startLocalServer,
  watchServer,
} from "../support/local-server.ts";
import { failureOf, KEY } from "../support/scripted-service.ts";

const TEMPLATE = { name: "a", prompt_template: "b", grading_criteria: [] };
const apiKey = KEY;

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

function closing<T extends { close(): Promise<unknown> }>(started: T): T {
  stops.push(() => started.close());
  return started;
}

const start = async (respond?: Respond): Promise<LocalServer> => closing(await startLocalServer(respond));

function connect(baseUrl: string, dispatcher = closing(new Agent()), options: Partial<ClientOptions> = {}): SvcClient {
  return new SvcClient({ apiKey, baseUrl, transport: createUndiciTransport(dispatcher), ...options });
}

async function startTlsServer(options: ServerOptions, respond: Respond): Promise<string> {
  const server = createTlsServer({ ...SELF_SIGNED, ...options });
  closing(watchServer(server as never, respond));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("over a dispatcher of undici", () => {
  it("calls arrive with method, path, query, headers and body, over its kept connections", async () => {
    const { origin, requests } = await start();
    const svc = connect(origin);
    expect(await svc.team.stats({ time_range: "week" })).toEqual(STATS.data);
    await svc.templates.create({ ...TEMPLATE, name: "ä" }).then(
      () => undefined,
      () => undefined,
    );
    expect(requests[0]).toMatchObject({ method: "GET", url: "/api/v1/team/stats?time_range=week" });
    expect(requests[0]?.headers).toMatchObject({ authorization: `Bearer ${KEY}`, "accept-encoding": "gzip, br" });
    expect(requests[1]).toMatchObject({ method: "POST", body: JSON.stringify({ ...TEMPLATE, name: "ä" }) });
    expect(requests.map(({ connection }) => connection)).toEqual([1, 1]);
  });

  it("a response keeps its status, every header, and headers that come twice", async () => {
    const { origin } = await start((_, response) => {
      response.setHeader("x-twice", ["a", "b"]).setHeader("content-encoding", "gzip");
      response.end(gzipSync(JSON.stringify(STATS)));
    });
    const { data, response } = await connect(origin).team.stats().withResponse();
    expect(data).toEqual(STATS.data);
    expect([response.status, response.headers.get("X-Twice"), response.headers.get("x-none")]).toEqual([
      200,
      "a, b",
      null,
    ]);
    expect(Object.fromEntries(response.headers)).toMatchObject({ "x-twice": "a, b", "content-encoding": "gzip" });
  });

  it("a proxy of undici carries them", async () => {
    const service = await start();
    const proxy = closing(await startLocalProxy());
    const baseUrl = service.origin;
    const proxyUrl = proxy.origin;
    // #region undici
    const agent = new ProxyAgent({ uri: proxyUrl, proxyTunnel: true });
    const svc = new SvcClient({ apiKey, baseUrl, transport: createUndiciTransport(agent) });
    const stats = await svc.team.stats();
    // #endregion
    closing(agent);
    expect(stats).toEqual(STATS.data);
    expect(proxy.asked).toEqual([`CONNECT 127.0.0.1:${service.port}`]);
  });

  it("a service with a certificate of its own CA is reached with `ca`, and knows its client by its certificate", async () => {
    const subjects: unknown[] = [];
    const respond: Respond = (_, response, socket) => {
      subjects.push((socket as TLSSocket).getPeerX509Certificate()?.subject !== undefined);
      respondJson(response, STATS);
    };
    const options = { ca: SELF_SIGNED.cert, requestCert: true, rejectUnauthorized: true };
    const origin = await startTlsServer(options, respond);
    const tls = { ca: SELF_SIGNED.cert, ...SELF_SIGNED };
    const svc = connect(origin, closing(new Agent({ connect: tls })));
    expect(await svc.team.stats()).toEqual(STATS.data);
    expect(subjects).toEqual([true]);
    const unknown = connect(origin, undefined, { maxRetries: 0 });
    expect(await failureOf(unknown.team.stats())).toMatchObject({ code: "connection_error", reason: "tls" });
  });

  it("a MockAgent responds in its place, and a delayed one is stopped by timeouts", async () => {
    const mock = closing(new MockAgent());
    mock.disableNetConnect();
    const pool = mock.get("https://coaching.example");
    pool.intercept({ path: "/api/v1/team/stats", method: "GET" }).reply(200, STATS, {
      headers: { "x-request-id": "r1" },
    });
    const svc = connect("https://coaching.example", mock as never);
    expect((await svc.team.stats().withResponse()).response.requestId).toBe("r1");
    pool.intercept({ path: "/api/v1/team/stats", method: "GET" }).reply(200, STATS);
    const tooLarge = svc.team.stats({}, { maxResponseBytes: 5, maxRetries: 0 });
    expect(await failureOf(tooLarge)).toMatchObject({ code: "unexpected_response" });
    pool.intercept({ path: "/api/v1/team/stats", method: "GET" }).reply(200, STATS).delay(60_000);
    expect(await failureOf(svc.team.stats({}, { timeoutMs: 20, maxRetries: 0 }))).toBeInstanceOf(TimeoutError);
    expect(await failureOf(svc.team.stats({}, { maxRetries: 0 }))).toBeInstanceOf(ConnectionError);
  });

  it("a service that ends each connection a moment after its response fails none of 100 reads", async () => {
    const { origin } = await start((_, response, socket) => {
      response.on("finish", () => setImmediate(() => socket.end()));
      respondJson(response, STATS);
    });
    const svc = connect(origin);
    for (let call = 0; call < 100; call += 1) expect(await svc.team.stats()).toEqual(STATS.data);
  });

  it("a body over `maxResponseBytes` is given up, and so is what a signal aborts", async () => {
    const { origin, openSockets } = await start((_, response) => {
      response.write(JSON.stringify(STATS));
      response.end(" ".repeat(1_000_000));
    });
    const svc = connect(origin, undefined, { maxRetries: 0 });
    expect(await failureOf(svc.team.stats({}, { maxResponseBytes: 100_000 }))).toMatchObject({
      message: expect.stringContaining("larger than `maxResponseBytes`"),
    });
    expect(await failureOf(svc.team.stats({}, { signal: AbortSignal.abort() }))).toMatchObject({ code: "aborted" });
    while (openSockets() > 0) await new Promise(setImmediate);
  });

  it("a dispatcher that was closed fails calls without a change that may have been made", async () => {
    const agent = new Agent();
    await agent.destroy();
    const svc = connect("http://127.0.0.1:9", agent, { maxRetries: 0 });
    expect(await failureOf(svc.templates.create(TEMPLATE))).toMatchObject({
      code: "connection_error",
      ambiguous: false,
    });
  });
});

describe("the option `transport`", () => {
  const transport = createUndiciTransport({ dispatch: () => true });

  it.each([
    ["nothing", undefined],
    ["options of an agent", { connections: 1 }],
  ])("is not made of %s", (_, dispatcher) => {
    expect(() => createUndiciTransport(dispatcher as never)).toThrow(OptionsError);
  });

  it("is not given beside `fetch`, nor a dispatcher in its place", () => {
    const both = { apiKey, baseUrl: "http://localhost", transport, fetch: globalThis.fetch };
    expect(() => new SvcClient(both)).toThrow("Pass either `fetch` or `transport`, not both.");
    expect(() => new SvcClient({ ...both, fetch: undefined, transport: new Agent() as never })).toThrow(
      /svc-sdk\/undici/,
    );
  });

  it("needs a fetch for `fetchOptions`", async () => {
    const svc = new SvcClient({ apiKey, baseUrl: "http://localhost", transport });
    const call = svc.team.stats({}, { fetchOptions: { cache: "no-store" } });
    expect(await failureOf(call)).toMatchObject({ code: "invalid_options", option: "fetchOptions" });
  });

  it("is inherited by `withOptions()`, replaced there, and gives way to a `fetch`", async () => {
    const { origin, requests } = await start(respondStats);
    const svc = connect(origin);
    await svc.withOptions({ maxRetries: 0 }).team.stats();
    const fetched = await svc
      .withOptions({ fetch: async () => Response.json({ data: { team_size: 9 } }) })
      .team.stats();
    expect(fetched).toEqual({ team_size: 9 });
    await svc
      .withOptions({ fetch: async () => Response.json({}) })
      .withOptions({ transport: createUndiciTransport(closing(new Agent())) })
      .team.stats();
    expect(requests).toHaveLength(2);
  });
});
