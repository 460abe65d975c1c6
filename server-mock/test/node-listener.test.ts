import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { HANDLERS } from "../api/operations/handlers.ts";
import { type OpenService, openService, type ServiceOptions } from "../library/service.ts";
import { exchange, parse } from "./support/both-ways.ts";

const ID = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";

let service: OpenService;
let failures: unknown[];
let stop: () => void;
let port: number;

/** A server that has nothing but the listener of the API: what is not for it gets an empty 501. */
async function start(options: Partial<ServiceOptions> = {}): Promise<void> {
  failures = [];
  const onError: ServiceOptions["onError"] = (error, { requestId, operationId }) =>
    failures.push([(error as Error).message, requestId, operationId]);
  service = await openService({ pepper: "x", onError, ...options });
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    if (!service.listener(request, response)) response.writeHead(501).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
  stop = () => server.close();
}

beforeEach(() => start());

afterEach(async () => {
  stop();
  await service.close();
});

async function ask(start: string, headers = "Host: svc.test\r\n") {
  const text = await exchange({ port }, `${start} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
  return parse(text, start.split(" ")[0] ?? "");
}

it.each([
  "GET /api/v1/meetings",
  "HEAD /api/v1/meetings?page=2",
  "GET /api/v1/meetings?from=2026-01-01T00%3A00%3A00Z",
  `GET /api/v1/meetings/${ID}`,
  `GET /api/v1/meetings/${ID}/report`,
  "GET /api/v1/team/stats",
  "POST /api/v1/templates",
  `DELETE /api/v1/templates/${ID}`,
  `GET /api/v1/meetings/%33${ID.slice(1)}`,
  "GET /api/v1/meetings?a='",
  "GET /api/v1/meetings#a",
  "GET http://svc.test/api/v1/meetings",
  "GET /x/../api/v1/meetings",
])("responds to %s itself", async (start) => {
  expect((await ask(start)).status).toBe(401);
});

it.each([
  ["OPTIONS /api/v1/meetings", 204],
  ["PATCH /api/v1/meetings", 405],
  ["GET /api", 404],
  ["GET /api/v1/unicorns", 404],
  ["GET /api/v1/meetings/", 404],
  ["GET /api/v1/meetings%2f", 404],
  ["GET /api/v1/%6deetings", 404],
  ["GET /api/%76%31/meetings", 404],
])("responds to %s with %d", async (start, status) => {
  expect((await ask(start)).status).toBe(status);
});

it.each([
  "GET /healthz",
  "GET /%61pi/v1/meetings",
  "GET /api/../healthz",
  "GET //api/v1/meetings",
  "GET /docs",
  "GET /",
])("leaves %s to the handler", async (start) => {
  expect((await ask(start)).status).toBe(501);
});

it.each(["", "Host: a@b\r\n", "Host: a%62\r\n", "Host: a b\r\n", "Host: a/b\r\n"])(
  "leaves a request to the handler that has %j",
  async (headers) => {
    expect((await ask("GET /api/v1/openapi.json", headers)).status).toBe(501);
    expect((await ask("GET /api/v1/openapi.json", "Host: svc.test:60001\r\n")).status).toBe(200);
    expect((await ask("GET /api/v1/openapi.json", "Host: svc.test:80\r\n")).status).toBe(200);
  },
);

it("sends the length of a body, and none for HEAD", async () => {
  const get = await exchange({ port }, "GET /api/v1/openapi.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  const [head = "", body = ""] = get.split("\r\n\r\n");
  expect(head).toContain(`Content-Length: ${body.length}`);
  const only = await exchange({ port }, "HEAD /api/v1/openapi.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  expect(only).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\n$/s);
  expect(only.toLowerCase()).not.toContain("content-length");
});

it("responds to what fails around an operation with an internal error, and goes on", async () => {
  stop();
  await service.close();
  await start({
    onResponse: () => {
      throw new Error("no room for the log");
    },
  });
  const { status, body } = await ask("GET /api/v1/openapi.json", "Host: svc.test\r\nX-Request-Id: req_1\r\n");
  expect([status, (JSON.parse(body) as { error: { code: string } }).error.code]).toEqual([500, "internal_error"]);
  expect(failures).toEqual([["no room for the log", "req_1", undefined]]);
});

it("closes the connection where a response cannot be sent, and goes on", async () => {
  stop();
  await service.close();
  const getOpenApi = async () => ({ status: 200, body: "{}", headers: { Location: "a\nb" } });
  await start({ handlers: { ...HANDLERS, getOpenApi } });
  expect(await ask("GET /api/v1/openapi.json")).toMatchObject({ isBroken: true });
  expect(failures).toEqual([
    [expect.stringContaining("Invalid character in header content"), expect.stringMatching(/^req_/), undefined],
  ]);
  expect((await ask("GET /api/v1/meetings")).status).toBe(401);
});
