import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createReferenceServer, type Listener, type ReferenceServer } from "../library/index.ts";
import { exchange, parse } from "./support/both-ways.ts";

const FAULT = '{"status":500,"times":1}';
const JSON_BODY = `Content-Type: application/json\r\nContent-Length: ${FAULT.length}`;

// What a stranger tries on the port of the API, past a proxy that matches raw paths or by the page of a browser nearby.
describe("the operating surface, on a server that takes orders for tests", () => {
  let server: ReferenceServer;
  let listener: Listener;

  beforeAll(async () => {
    server = await createReferenceServer({ isControllable: true, controlHosts: ["mock.internal"] });
    listener = await server.listen();
  });
  afterAll(() => server.close());

  const ask = async (line: string, head: string, body = ""): Promise<number> =>
    parse(await exchange(listener, `${line} HTTP/1.1\r\nConnection: close\r\n${head}\r\n\r\n${body}`), "GET").status;

  it.each<[attack: string, line: string, status: number, head?: string, body?: string]>([
    ["a letter that is escaped", "GET /%6detrics", 404],
    ["the last letter that is escaped", "GET /metric%73", 404],
    ["an escaped path of a probe", "GET /%68ealthz", 404],
    ["an escaped underscore", "GET /%5fmock/requests", 404],
    ["an escape behind the prefix", "GET /_mock/%72equests", 404],
    ["an escaped slash", "GET /_mock%2frequests", 404],
    ["two slashes", "GET //metrics", 404],
    ["a slash at the end", "GET /metrics/", 404],
    ["a parameter of the path", "GET /metrics;x", 404],
    ["dots out of the API", "GET /api/v1/../../metrics", 400],
    ["a header that means another path", "GET /nothing", 404, "Host: localhost\r\nX-Original-URL: /metrics"],
    ["a name that is made to lead here", "GET /_mock/requests", 403, "Host: evil.example"],
    ["a name that begins as ours", "GET /_mock/requests", 403, "Host: localhost.evil.example"],
    ["a name that begins as an address", "GET /_mock/faults", 403, "Host: 127.0.0.1.evil.example"],
    ["a name in the target", "GET http://evil.example/_mock/requests", 403],
    ["a forwarded name", "GET /_mock/requests", 403, "Host: evil.example\r\nX-Forwarded-Host: localhost"],
    ["two hosts", "GET /_mock/requests", 400, "Host: localhost\r\nHost: evil.example"],
    [
      "a page elsewhere",
      "POST /_mock/faults",
      403,
      `Host: localhost\r\nOrigin: https://evil.example\r\n${JSON_BODY}`,
      FAULT,
    ],
    [
      "a form, which asks nobody",
      "POST /_mock/faults",
      415,
      `Host: localhost\r\n${JSON_BODY.replace("application/json", "text/plain")}`,
      FAULT,
    ],
    [
      "a page that resets",
      "POST /_mock/reset",
      403,
      "Host: localhost\r\nOrigin: https://evil.example\r\nContent-Length: 0",
    ],
    [
      "a body of two lengths",
      "POST /_mock/faults",
      400,
      `Host: localhost\r\nTransfer-Encoding: chunked\r\n${JSON_BODY}`,
      FAULT,
    ],
  ])("rejects %s: %s", async (_attack, line, status, head = "Host: localhost", body = "") => {
    expect(await ask(line, head, body)).toBe(status);
    expect(server.faults.list()).toEqual([]);
  });

  it.each<[line: string, host: string]>([
    ["GET /metrics", "localhost:4010"],
    ["GET /_mock/faults", "localhost:4010"],
    ["GET /_mock/requests", "127.0.0.1:4010"],
    ["GET /_mock/requests", "[::1]:4010"],
    ["GET /_mock/requests", "10.1.2.3"],
    ["GET /_mock/requests", "mock.internal:4010"],
  ])("serves %s to those who may ask, under %s", async (line, host) => {
    expect(await ask(line, `Host: ${host}\r\nOrigin: http://${host}`)).toBe(200);
  });

  it("takes a fault from its own host", async () => {
    expect(await ask("POST /_mock/faults", `Host: localhost\r\nOrigin: http://localhost\r\n${JSON_BODY}`, FAULT)).toBe(
      201,
    );
    expect(server.faults.list()).toHaveLength(1);
  });
});
