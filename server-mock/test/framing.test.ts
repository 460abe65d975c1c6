import { connect } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createReferenceServer, type Listener, type ReferenceServer } from "../library/index.ts";

let server: ReferenceServer;
let listener: Listener;

beforeEach(async () => {
  server = await createReferenceServer();
  listener = await server.listen({ headersTimeoutMs: 200, requestTimeoutMs: 400 });
});

afterEach(() => server.close());

interface RawResponse {
  status: number;
  headers: string;
  body: { data: null; error: { code: string; message: string; request_id: string }; meta: null };
}

/** Sends text as it is, leaves the connection open, and reads until the server closes it. */
function exchange(text: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(listener.port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => {
      received += chunk.toString();
    });
    socket.on("error", reject);
    socket.on("close", () => {
      const [head = "", body = ""] = received.split("\r\n\r\n");
      resolve({
        status: Number(head.slice(9, 12)),
        headers: head.toLowerCase(),
        body: body === "" ? undefined : JSON.parse(body),
      });
    });
  });
}

const START = "GET /api/v1/meetings HTTP/1.1\r\nHost: svc.test\r\n";
const END = "Connection: close\r\n\r\n";
const POST = "POST /api/v1/templates HTTP/1.1\r\nHost: svc.test\r\nContent-Type: application/json\r\n";

it.each<[string, () => string, number, string]>([
  ["something else than HTTP", () => "hello\r\n\r\n", 400, "validation_error"],
  ["a header without a name", () => `${START}: x\r\n\r\n`, 400, "validation_error"],
  ["two lengths that differ", () => `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400, "validation_error"],
  [
    "a length and chunks",
    () => `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    "validation_error",
  ],
  ["no Host", () => `GET /api/v1/meetings HTTP/1.1\r\n${END}`, 400, "validation_error"],
  ["a Host that is no host", () => `GET /api/v1/meetings HTTP/1.1\r\nHost: a b/c\r\n${END}`, 400, "validation_error"],
  [
    "two Hosts",
    () => `GET /api/v1/meetings HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\n${END}`,
    400,
    "validation_error",
  ],
  ...["/api/v1/../../metrics", "/api/v1/%2e%2E/v1/meetings", "/./metrics", "/api/.."].map(
    (path): [string, () => string, number, string] => [
      `the path ${path}`,
      () => `GET ${path} HTTP/1.1\r\nHost: svc.test\r\n${END}`,
      400,
      "validation_error",
    ],
  ),
  ["an expectation that it does not know", () => `${START}Expect: a-miracle\r\n${END}`, 417, "validation_error"],
  ["headers over 16 KiB", () => `${START}X-Big: ${"x".repeat(17_000)}\r\n${END}`, 431, "headers_too_large"],
  [
    "an address over 8 KiB",
    () => `GET /api/v1/meetings?status=${"x".repeat(8_300)} HTTP/1.1\r\nHost: svc.test\r\n${END}`,
    414,
    "uri_too_long",
  ],
  [
    "two Authorization headers",
    () => `${START}Authorization: Bearer ${server.keys.admin}\r\nAuthorization: Bearer ${server.keys.admin}\r\n${END}`,
    401,
    "invalid_api_key",
  ],
  ["headers that never end", () => START, 408, "request_timeout"],
  [
    "a body that never comes",
    () => `${POST}Authorization: Bearer ${server.keys.admin}\r\nContent-Length: 100\r\n\r\n{`,
    408,
    "request_timeout",
  ],
])("responds to %s in the envelope, and closes", async (_case, request, status, code) => {
  const received = await exchange(request());
  expect([received.status, received.body?.error.code]).toEqual([status, code]);
  expect(received.headers).toContain(`x-request-id: ${received.body?.error.request_id}`.toLowerCase());
});

it("rejects an announced body that is too large without waiting for it", async () => {
  const received = await exchange(
    `${POST}Authorization: Bearer ${server.keys.admin}\r\nContent-Length: 2000000\r\n${END}`,
  );
  expect([received.status, received.body.error.code]).toEqual([413, "payload_too_large"]);
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
  await Promise.all([expect(running).rejects.toThrow(), close(10)]);
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
