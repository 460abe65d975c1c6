import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { AbortedError, ConnectionError, OptionsError } from "../../../src/index.ts";
import { SELF_SIGNED } from "../../support/faults/certificate.ts";
import { type LocalProxy, startLocalProxy } from "../support/local-proxy.ts";
import {
  type LocalServer,
  nodeClient,
  respondStats,
  STATS,
  startLocalServer,
  watchServer,
} from "../support/local-server.ts";
import { failureOf, KEY } from "../support/scripted-service.ts";

const toClose: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const { close } of toClose.splice(0)) await close();
});

function closing<T extends { close(): Promise<void> }>(started: T): T {
  toClose.push(started);
  return started;
}

async function startTlsServer(): Promise<LocalServer> {
  const server = createTlsServer(SELF_SIGNED);
  const local = watchServer(server, respondStats);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return closing({ ...local, port, origin: `https://service.example:${port}` });
}

const withCredentials = (proxy: LocalProxy) => proxy.origin.replace("http://", "http://me:s%2Fcret@");
const CREDENTIALS = `Basic ${Buffer.from("me:s/cret").toString("base64")}`;
const TEMPLATE = { name: "a", prompt_template: "b", grading_criteria: [] };

describe("http:// through a proxy", () => {
  it("is asked for in absolute form, over kept connections, with the proxy's credentials", async () => {
    const service = closing(await startLocalServer());
    const proxy = closing(await startLocalProxy());
    const origin = `http://service.example:${service.port}`;
    const svc = nodeClient(origin, { allowInsecureHttp: true }, { HTTP_PROXY: withCredentials(proxy) });
    expect(await svc.team.stats({ time_range: "week" })).toEqual(STATS.data);
    await svc.team.stats();
    const url = `${origin}/api/v1/team/stats`;
    expect(proxy.asked).toEqual([`GET ${url}?time_range=week`, `GET ${url}`]);
    expect(proxy.headers[0]).toMatchObject({
      host: `service.example:${service.port}`,
      "proxy-authorization": CREDENTIALS,
    });
    expect(proxy.openSockets()).toBe(1);
    expect(service.requests[0]?.headers).toMatchObject({ authorization: `Bearer ${KEY}` });
    expect(service.requests[0]?.headers).not.toHaveProperty("proxy-authorization");
  });

  it("never carries a request to this machine, whose key it would see in clear text", async () => {
    const service = closing(await startLocalServer());
    const proxy = closing(await startLocalProxy());
    await nodeClient(service.origin, {}, { HTTP_PROXY: proxy.origin }).team.stats();
    await nodeClient(`http://localhost:${service.port}`, {}, { HTTP_PROXY: proxy.origin }).team.stats();
    expect(proxy.asked).toEqual([]);
    expect(service.requests).toHaveLength(2);
  });
});

describe("https:// through a proxy", () => {
  let before: string | undefined;
  beforeAll(() => {
    before = process.env["NODE_TLS_REJECT_UNAUTHORIZED"];
  });
  afterAll(() => setTrust(before));
  afterEach(() => setTrust(before));

  function setTrust(value: string | undefined): void {
    if (value === undefined) delete process.env["NODE_TLS_REJECT_UNAUTHORIZED"];
    else process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = value;
  }

  it("travels in a tunnel that is kept, and the proxy never sees the key", async () => {
    setTrust("0");
    const service = await startTlsServer();
    const proxy = closing(await startLocalProxy());
    const svc = nodeClient(service.origin, {}, { HTTPS_PROXY: withCredentials(proxy) });
    expect(await svc.team.stats()).toEqual(STATS.data);
    await svc.team.stats();
    expect(proxy.asked).toEqual([`CONNECT service.example:${service.port}`]);
    expect(proxy.headers).toEqual([
      { host: `service.example:${service.port}`, "proxy-authorization": CREDENTIALS, connection: expect.any(String) },
    ]);
    expect(service.requests.map(({ connection }) => connection)).toEqual([1, 1]);
    expect(service.requests[0]?.headers).toMatchObject({ authorization: `Bearer ${KEY}` });
  });

  it("takes any 2xx to CONNECT for a tunnel", async () => {
    process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";
    const service = await startTlsServer();
    const proxy = closing(await startLocalProxy({ status: 201 }));
    expect(await nodeClient(service.origin, {}, { HTTPS_PROXY: proxy.origin }).team.stats()).toEqual(STATS.data);
  });

  it("is shared by a request that must not be repeated, while it was in use a moment ago", async () => {
    setTrust("0");
    const service = await startTlsServer();
    const proxy = closing(await startLocalProxy());
    const svc = nodeClient(service.origin, {}, { HTTPS_PROXY: proxy.origin });
    await svc.team.stats();
    await svc.templates.create(TEMPLATE);
    expect(proxy.asked).toHaveLength(1);
    expect(service.requests.map(({ connection }) => connection)).toEqual([1, 1]);
  });

  it("does not trust the service more than without a proxy, and a change was surely not made", async () => {
    const service = await startTlsServer();
    const proxy = closing(await startLocalProxy());
    const svc = nodeClient(service.origin, {}, { HTTPS_PROXY: proxy.origin });
    expect(await failureOf(svc.templates.create(TEMPLATE))).toMatchObject({
      reason: "tls",
      ambiguous: false,
      attempts: 1,
    });
    expect(service.requests).toEqual([]);
  });

  it.each([403, 407, 502])("fails with the proxy's %i, and a change was surely not made", async (status) => {
    const proxy = closing(await startLocalProxy({ status }));
    const svc = nodeClient("https://coaching.example", { maxRetries: 0 }, { HTTPS_PROXY: withCredentials(proxy) });
    for (const work of [svc.team.stats(), svc.templates.create(TEMPLATE)]) {
      const error = await failureOf(work);
      expect(error).toBeInstanceOf(ConnectionError);
      expect(error).toMatchObject({ reason: "proxy", ambiguous: false });
      expect((error as Error).message).toContain(`(the proxy responded ${status})`);
      expect((error as Error).message).not.toContain("s/cret");
    }
  });

  it.each([
    [403, "or not with the credentials in HTTPS_PROXY"],
    [407, "It wants credentials: http://USER:PASSWORD@HOST:PORT in HTTPS_PROXY"],
  ])("is not tried again after the proxy's %i, which names the credentials", async (status, says) => {
    const proxy = closing(await startLocalProxy({ status }));
    const error = await failureOf(
      nodeClient("https://coaching.example", {}, { HTTPS_PROXY: proxy.origin }).team.stats(),
    );
    expect(error).toMatchObject({ reason: "proxy", attempts: 1 });
    expect((error as Error).message).toContain(says);
    expect(proxy.asked).toHaveLength(1);
  });

  it("fails at once, and asks nobody, where the proxy is of a kind that is not supported", async () => {
    const svc = nodeClient("https://coaching.example", {}, { HTTPS_PROXY: "socks5://me:s3cret@127.0.0.1:1080" });
    const error = await failureOf(svc.team.stats());
    expect(error).toBeInstanceOf(OptionsError);
    expect((error as Error).message).toContain("The proxy in HTTPS_PROXY is not an http:// address (socks5:)");
    expect(inspect(error)).not.toContain("s3cret");
  });

  it("fails when the proxy is not there", async () => {
    const proxy = await startLocalProxy();
    await proxy.close();
    const svc = nodeClient("https://coaching.example", { maxRetries: 0 }, { HTTPS_PROXY: proxy.origin });
    expect(await failureOf(svc.team.stats())).toMatchObject({ reason: "proxy" });
  });

  it.each([
    ["GET", "/team/stats"],
    ["POST", "/templates"],
  ])(
    "leaves no connection to a proxy that never responds: %s",
    async (method, path) => {
      const controller = new AbortController();
      const proxy = closing(await startLocalProxy({ onStall: () => controller.abort() }));
      const svc = nodeClient("https://coaching.example", {}, { HTTPS_PROXY: proxy.origin });
      const error = await failureOf(svc.request(method, path, { signal: controller.signal }));
      expect(error).toBeInstanceOf(AbortedError);
      expect(error).toMatchObject({ ambiguous: false });
      await proxy.emptied();
    },
    5_000,
  );
});
