import { connect } from "node:net";
import { beforeEach, expect, it } from "vitest";
import { createReferenceServer, type Listener, type ReferenceServer } from "../library/index.ts";
import { exchange, parse } from "./support/both-ways.ts";

let server: ReferenceServer;
let listener: Listener;

beforeEach(async () => {
  server = await createReferenceServer();
  listener = await server.listen();
  return () => server.close();
});

const START = "GET /api/v1/meetings HTTP/1.1\r\nHost: svc.test\r\n";
const END = "Connection: close\r\n\r\n";
const POST = "POST /api/v1/templates HTTP/1.1\r\nHost: svc.test\r\nContent-Type: application/json\r\n";

const INVALID = "This is not a valid HTTP/1.1 request.";
const NO_HOST = "The request has no valid Host or target.";
const DOTS = "The path contains a `.` or `..` segment. Send the resolved path.";
const LATE = "The request did not arrive in time. Send it again.";

it.each<[string, () => string, number, string, string]>([
  ["something else than HTTP", () => "hello\r\n\r\n", 400, "validation_error", INVALID],
  ["a header without a name", () => `${START}: x\r\n\r\n`, 400, "validation_error", INVALID],
  [
    "two lengths that differ",
    () => `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    400,
    "validation_error",
    INVALID,
  ],
  [
    "a length and chunks",
    () => `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    "validation_error",
    INVALID,
  ],
  ["no Host", () => `GET /api/v1/meetings HTTP/1.1\r\n${END}`, 400, "validation_error", NO_HOST],
  [
    "a Host that is no host",
    () => `GET /api/v1/meetings HTTP/1.1\r\nHost: a b/c\r\n${END}`,
    400,
    "validation_error",
    NO_HOST,
  ],
  [
    "two Hosts",
    () => `${START}hOST: other.test\r\n${END}`,
    400,
    "validation_error",
    "The request has more than one Host header.",
  ],
  ...["/api/v1/../../metrics", "/api/v1/%2e%2E/v1/meetings", "/./metrics", "/api/..", "/a/..?x"].map(
    (path): [string, () => string, number, string, string] => [
      `the path ${path}`,
      () => `GET ${path} HTTP/1.1\r\nHost: svc.test\r\n${END}`,
      400,
      "validation_error",
      DOTS,
    ],
  ),
  [
    "an expectation that it does not know",
    () => `${START}Expect: a-miracle\r\n${END}`,
    417,
    "validation_error",
    "This Expect header is not supported. Send only `100-continue`, or none.",
  ],
  [
    "headers over 16 KiB",
    () => `${START}X-Big: ${"x".repeat(17_000)}\r\n${END}`,
    431,
    "headers_too_large",
    "The headers are larger than 16 KiB.",
  ],
  [
    "two Authorization headers",
    () => `${START}Authorization: Bearer ${server.keys.admin}\r\nAuthorization: Bearer ${server.keys.admin}\r\n${END}`,
    401,
    "invalid_api_key",
    "The API key is not valid. Create one in the dashboard under Settings, API Keys.",
  ],
  ["headers that never end", () => START, 408, "request_timeout", LATE],
  [
    "a body that never comes",
    () => `${POST}Authorization: Bearer ${server.keys.admin}\r\nContent-Length: 100\r\n\r\n{`,
    408,
    "request_timeout",
    LATE,
  ],
])("responds to %s in the envelope, and closes", async (_case, request, status, code, message) => {
  // On a busy machine what is sent at once may arrive late, too.
  const to = status === 408 ? await server.listen({ headersTimeoutMs: 200, requestTimeoutMs: 400 }) : listener;
  const text = await exchange(to, request());
  const { status: received, headers, body } = parse(text, "GET");
  const { error } = JSON.parse(body) as { error: { code: string; message: string; request_id: string } };
  expect([received, error.code, error.message]).toEqual([status, code, message]);
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  expect([headers["x-request-id"], headers["cache-control"]]).toEqual([error.request_id, "no-store"]);
  expect(text).toMatch(/\r\nconnection: close\r\n/i);
});

it("takes dots in a query as they are", async () => {
  expect((await fetch(`${listener.url}/healthz?next=/a/../b`)).status).toBe(200);
});

it("lets a running request end before it closes, and takes no new connection", async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = await createReferenceServer({ sleep: () => held });
  slow.faults.add({ delayMs: 1 });
  const { url, close } = await slow.listen();
  const running = fetch(`${url}/api/v1/meetings`, { headers: { authorization: `Bearer ${slow.keys.read}` } });
  await expect.poll(() => slow.faults.list()[0]?.hits).toBe(1);
  const closed = close();
  await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
  release();
  expect((await running).status).toBe(200);
  await closed;
  await slow.close();
});

it("closes the connections that are left when the time to drain is over", async () => {
  const stuck = await createReferenceServer({ sleep: () => new Promise(() => undefined) });
  stuck.faults.add({ delayMs: 1 });
  const { url, close } = await stuck.listen();
  const running = fetch(`${url}/api/v1/meetings`);
  await expect.poll(() => stuck.faults.list()[0]?.hits).toBe(1);
  await Promise.all([expect(running).rejects.toThrow("fetch failed"), close(10)]);
  await stuck.close();
});

it("lets a client that pipelines wait for itself, however long the half of a request waits with it", async () => {
  server.faults.add({ operationId: "listMeetings", delayMs: 150 });
  const request = `${START}Authorization: Bearer ${server.keys.read}\r\n\r\n`;
  const half = Math.floor(request.length / 2);
  const received = await new Promise<string>((resolve, reject) => {
    let text = "";
    const socket = connect(listener.port, "127.0.0.1", () => socket.write(request.repeat(24) + request.slice(0, half)));
    socket.on("data", (chunk) => {
      // The rest is sent at once; the server reads it when the requests before it are done.
      if (text === "") socket.write(`${request.slice(half, -2)}${END}`);
      text += chunk.toString();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
  });
  expect(received.split("HTTP/1.1 200").length - 1).toBe(25);
});

it.each([30, 1_000])("responds to all of %i pipelined requests whose client has ended its side", async (count) => {
  const request = `${START}Authorization: Bearer ${server.keys.read}\r\n\r\n`;
  const received = await new Promise<string>((resolve, reject) => {
    let text = "";
    const options = { port: listener.port, host: "127.0.0.1", allowHalfOpen: true };
    const socket = connect(options, () => socket.end(request.repeat(count)));
    socket.on("data", (chunk) => {
      text += chunk.toString();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
  });
  expect(received.split("HTTP/1.1 200").length - 1).toBe(count);
});
