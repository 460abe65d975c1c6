import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createReferenceServer, type Listener, type ListenOptions, type ReferenceServer } from "../library/index.ts";
import { exchange } from "./support/both-ways.ts";

let server: ReferenceServer;

afterEach(() => server.close());

async function start(options: ListenOptions = {}): Promise<Listener> {
  server = await createReferenceServer();
  return server.listen(options);
}

async function open({ port }: Listener): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

const START = "GET /healthz HTTP/1.1\r\nHost: svc.test\r\n";
const END = "Connection: close\r\n\r\n";

it.each([
  ["dots inside a name", "GET /docs/..a HTTP/1.1\r\nHost: svc.test\r\n"],
  ["dots behind a question mark", "GET /healthz?a=.. HTTP/1.1\r\nHost: svc.test\r\n"],
  ["a header with host in its name", `${START}X-Host: a\r\nGost: b\r\n`],
  ["the expectation that is known", `${START}Expect: 100-continue\r\n`],
])("reads a request with %s", async (_case, head) => {
  const received = await exchange(await start(), `${head}${END}`);
  expect(received).toMatch(/HTTP\/1\.1 (?:200|404) /);
});

it("asks clients to close their connections once it retires, and still accepts others", async () => {
  const listener = await start();
  const connectionOf = async () => (await fetch(`${listener.url}/healthz`)).headers.get("connection");
  expect(await connectionOf()).toBe("keep-alive");
  listener.retire();
  expect(await connectionOf()).toBe("close");
  expect(await connectionOf()).toBe("close");
});

it("names an address of IPv6 as a URL does", async () => {
  const { url, port } = await start({ host: "::1" });
  expect(url).toBe(`http://[::1]:${port}`);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

it("says that its port is taken", async () => {
  const { port } = await start();
  await expect(server.listen({ port })).rejects.toMatchObject({ code: "EADDRINUSE" });
});

it("closes connections above its maximum, and accepts others when there is room", async () => {
  const listener = await start({ maxConnections: 1 });
  const first = await open(listener);
  const second = await open(listener);
  await once(second.resume(), "close");
  first.end();
  await once(first.resume(), "close");
  await expect.poll(async () => (await fetch(`${listener.url}/healthz`)).status).toBe(200);
});

it("waits for no connection without a request when it closes, used before or not", async () => {
  const listener = await start();
  const silent = await open(listener);
  const used = await open(listener);
  used.write(`${START}\r\n`);
  await once(used, "data");
  const aDay = 86_400_000;
  const closed = Promise.all([once(silent.resume(), "close"), once(used.resume(), "close"), listener.close(aDay)]);
  await expect(closed).resolves.toBeDefined();
});

it("announces a whole response and sends the half of it that a fault leaves", async () => {
  const listener = await start();
  const whole = await server.fetch("/api/v1/openapi.json");
  const { length } = Buffer.from(await whole.arrayBuffer());
  server.faults.add({ body: "truncated" });
  const received = await exchange(listener, `GET /api/v1/openapi.json HTTP/1.1\r\nHost: svc.test\r\n${END}`);
  const [head = "", body = ""] = received.split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(head.toLowerCase()).toContain(`content-length: ${length}`);
  expect(head.toLowerCase()).toContain("content-type: application/json; charset=utf-8");
  expect(Buffer.byteLength(body)).toBe(Math.ceil(length / 2));
});

it("finds a second Host behind as many headers as there is room for", async () => {
  const many = Array.from({ length: 2_100 }, () => "a:\r\n").join("");
  const listener = await start();
  expect(await exchange(listener, `${START}${many}${END}`)).toContain("HTTP/1.1 200 OK");
  expect(await exchange(listener, `${START}${many}Host: other.test\r\n${END}`)).toContain("more than one Host header");
});

it("serves HTTP/1.0 without a Host, as balancers ask for the health", async () => {
  const listener = await start();
  expect(await exchange(listener, "GET /healthz HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 OK.*"status":"ok"/s);
  expect(await exchange(listener, "OPTIONS /healthz HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 (200|204|404|405)/);
});

it("invites a body that it will take, and none that is too large from the start", async () => {
  const listener = await start();
  const post = (length: number) =>
    `POST /api/v1/templates HTTP/1.1\r\nHost: svc.test\r\nAuthorization: Bearer ${server.keys.admin}\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n${END}`;
  const large = await exchange(listener, post(2 * 1024 * 1024));
  expect(large).toMatch(/^HTTP\/1\.1 413 Payload Too Large.*The body is larger than 1 MiB/s);
  expect(await exchange(listener, `${post(2)}{}`)).toMatch(
    /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 Bad Request/,
  );
});
