import { setImmediate as nextTurn } from "node:timers/promises";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type RetryEvent, SvcClient, VERSION } from "../../../src/index.ts";
import {
  nodeClient,
  type Respond,
  respondJson,
  respondStats,
  STATS,
  useLocalServers,
} from "../support/local-server.ts";
import { failureOf, KEY } from "../support/scripted-service.ts";
import { TestClock } from "../support/test-clock.ts";

const start = useLocalServers();

const TEMPLATE = { name: "ä", prompt_template: "b", grading_criteria: [] };

describe("a request over node:http", () => {
  it("carries the key, the names of what is wanted and of the client, and nothing else", async () => {
    const { origin, requests } = await start();
    const svc = nodeClient(origin, { userAgent: "my-app/1.2", headers: { "X-Trace": "t1" } });
    expect(await svc.team.stats({ time_range: "week" })).toEqual(STATS.data);
    expect(requests[0]).toMatchObject({ method: "GET", url: "/api/v1/team/stats?time_range=week", body: "" });
    expect(requests[0]?.headers).toEqual({
      host: origin.slice("http://".length),
      accept: "application/json",
      "accept-encoding": "gzip, br",
      authorization: `Bearer ${KEY}`,
      connection: "keep-alive",
      "user-agent": `my-app/1.2 svc-sdk/${VERSION}`,
      "x-trace": "t1",
    });
  });

  it("carries a body with its length in bytes", async () => {
    const { origin, requests } = await start((_, response) =>
      respondJson(response, { data: { id: "t1" }, error: null }, 201),
    );
    await nodeClient(origin).templates.create(TEMPLATE);
    expect(requests[0]?.body).toBe(JSON.stringify(TEMPLATE));
    expect(requests[0]?.headers).toMatchObject({
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(JSON.stringify(TEMPLATE))),
    });
  });

  it.each([
    ["PUT", "0"],
    ["POST", "0"],
    ["PATCH", "0"],
    ["GET", undefined],
    ["DELETE", undefined],
  ])("%s without a body has the length %s", async (method, length) => {
    const { origin, requests } = await start();
    await nodeClient(origin).request(method, "/x");
    expect(requests[0]?.headers["content-length"]).toBe(length);
  });

  it("may ask for an encoding of its own", async () => {
    const { origin, requests } = await start();
    await nodeClient(origin).team.stats({}, { headers: { "Accept-Encoding": "identity" } });
    expect(requests[0]?.headers["accept-encoding"]).toBe("identity");
  });

  it("travels over IPv6", async () => {
    const { origin, requests } = await start(respondStats, "::1");
    expect(await nodeClient(origin).team.stats()).toEqual(STATS.data);
    expect(requests[0]?.headers.host).toBe(origin.slice("http://".length));
  });

  it("is the default on Node", async () => {
    const { origin, requests } = await start();
    await new SvcClient({ apiKey: KEY, baseUrl: origin }).team.stats();
    expect(requests[0]?.headers["user-agent"]).toBe(`svc-sdk/${VERSION}`);
  });
});

describe("a connection", () => {
  it("is used again and again, also after HEAD, 204, a errorResponse and a deletion", async () => {
    const { origin, requests } = await start(({ method, url }, response) => {
      if (method === "DELETE") response.writeHead(204).end();
      else if (method === "HEAD") response.writeHead(200, { "content-length": "12" }).end();
      else respondJson(response, STATS, url.includes("missing") ? 404 : 200);
    });
    const svc = nodeClient(origin);
    await svc.team.stats();
    await svc.request("HEAD", "/team/stats");
    await svc.templates.delete("t1");
    await failureOf(svc.meetings.get("missing"));
    await svc.request("PUT", "/templates/t1", { body: {} });
    await svc.withOptions({ timeoutMs: 5_000 }).team.stats();
    expect(requests.map(({ connection }) => connection)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it("is shared with requests that must not be repeated, while it was in use within the last second", async () => {
    const clock = new TestClock();
    const { origin, requests } = await start((_, response) => respondJson(response, { data: {}, error: null }));
    const svc = nodeClient(origin, {}, {}, clock);
    await svc.team.stats();
    await svc.templates.create(TEMPLATE);
    clock.jump(1_000);
    await svc.templates.create(TEMPLATE);
    clock.jump(1_001);
    await svc.request("PATCH", "/x", { body: {} });
    await svc.team.stats();
    expect(requests.map(({ connection, headers }) => [connection, headers.connection])).toEqual([
      [1, "keep-alive"],
      [1, "keep-alive"],
      [1, "keep-alive"],
      [2, "keep-alive"],
      [2, "keep-alive"],
    ]);
  });

  it("is not used in the last second that the service keeps it", async () => {
    const { origin, requests } = await start((_, response) => {
      response.setHeader("keep-alive", "timeout=1");
      respondJson(response, STATS);
    });
    const svc = nodeClient(origin);
    await svc.team.stats();
    await svc.team.stats();
    expect(requests.map(({ connection }) => connection)).toEqual([1, 2]);
  });

  it.each([
    [undefined, 2_999, 1],
    [undefined, 3_000, 2],
    ["timeout=9", 7_999, 1],
    ["timeout=9", 8_000, 2],
    ["timeout=600", 14_999, 1],
    ["timeout=600", 15_000, 2],
    ["max=5", 3_000, 2],
  ])("kept by the service for %s and idle for %i ms: connection %i", async (keepAlive, idleMs, connection) => {
    const clock = new TestClock();
    const { origin, requests, server } = await start((_, response) => {
      if (keepAlive) response.setHeader("keep-alive", keepAlive);
      respondJson(response, STATS);
    });
    // Node would otherwise say how long it keeps the connection.
    server.keepAliveTimeout = 0;
    const svc = nodeClient(origin, {}, {}, clock);
    await svc.team.stats();
    clock.jump(idleMs);
    await svc.team.stats();
    expect(requests[1]?.connection).toBe(connection);
  });

  it("that an unread response is still coming over is given up", async () => {
    const { origin, requests } = await start((_, response) => {
      if (requests.length > 1) return respondJson(response, STATS);
      response.writeHead(200, { "content-length": "1000000" });
      response.write("x".repeat(1_000));
    });
    const svc = nodeClient(origin, { maxRetries: 0 });
    expect(await failureOf(svc.team.stats({}, { maxResponseBytes: 10_000 }))).toMatchObject({
      code: "unexpected_response",
    });
    await svc.team.stats();
    expect(requests.map(({ connection }) => connection)).toEqual([1, 2]);
  });

  const closesKeptOnes: Respond = ({ onConnection, method }, response, socket) => {
    if (onConnection > 1) return void socket.destroy();
    if (method === "DELETE")
      return respondJson(response, { data: null, error: { code: "not_found", message: "Gone." } }, 404);
    respondJson(response, STATS);
  };

  it.each([
    ["GET", (svc: SvcClient) => svc.team.stats().withResponse()],
    ["PUT", (svc: SvcClient) => svc.request("PUT", "/templates/t1", { body: {} }).withResponse()],
  ])("that the service was closing is replaced at once, and %s sent again: two attempts", async (_, call) => {
    const { origin, requests } = await start(closesKeptOnes);
    const retried: RetryEvent[] = [];
    const svc = nodeClient(origin, { maxRetries: 1, onRetry: (event) => void retried.push(event) });
    await svc.team.stats();
    expect((await call(svc)).response.attempts).toBe(2);
    expect(requests.map(({ connection }) => connection)).toEqual([1, 1, 2]);
    expect(retried).toMatchObject([{ attempt: 2, delayMs: 0, reason: "connection: reset" }]);
  });

  it("that the service was closing fails a change where no retries are allowed, and a read is still sent again", async () => {
    const { origin, requests } = await start(closesKeptOnes);
    const svc = nodeClient(origin, { maxRetries: 0 });
    await svc.team.stats();
    expect(await failureOf(svc.templates.update("t1", {}))).toMatchObject({
      reason: "reset",
      ambiguous: true,
      attempts: 1,
    });
    await svc.team.stats();
    expect((await svc.team.stats().withResponse()).response.attempts).toBe(2);
    expect(requests.map(({ method }) => method)).toEqual(["GET", "PUT", "GET", "GET", "GET"]);
  });

  it("that broke takes the other idle ones along", async () => {
    const { origin, requests, openSockets } = await start(({ onConnection, method }, response, socket) => {
      if (method === "PUT") return void socket.resetAndDestroy();
      if (onConnection > 1) return void socket.destroy();
      setImmediate(() => respondJson(response, STATS));
    });
    const svc = nodeClient(origin, { maxRetries: 0 });
    await Promise.all(Array.from({ length: 64 }, () => svc.team.stats()));
    const before = requests.length;
    expect(await failureOf(svc.templates.update("t1", {}))).toMatchObject({ attempts: 1 });
    expect(requests.length - before).toBe(1);
    while (openSockets() > 0) await nextTurn();
  });

  it("that the service closed on a deletion may have deleted: a 404 to the next request is success", async () => {
    const { origin } = await start(closesKeptOnes);
    const svc = nodeClient(origin, { maxRetries: 1 });
    await svc.team.stats();
    expect(await svc.templates.delete("t1")).toEqual({ id: "t1", deleted: true });
  });

  it("that was lost on a change is reported as ambiguous although the request was sent again", async () => {
    const { origin } = await start(({ onConnection, method }, response, socket) => {
      if (onConnection > 1) return void socket.destroy();
      respondJson(response, method === "PUT" ? {} : STATS, method === "PUT" ? 412 : 200);
    });
    const svc = nodeClient(origin, { maxRetries: 1 });
    await svc.team.stats();
    expect(await failureOf(svc.templates.update("t1", {}))).toMatchObject({ status: 412, ambiguous: true });
  });
});

describe("a compressed response", () => {
  const encoded =
    (encoding: string, body: Buffer): Respond =>
    (_, response) =>
      void response.writeHead(200, { "content-encoding": encoding }).end(body);
  const text = JSON.stringify(STATS);

  it.each([
    ["gzip", gzipSync(text)],
    ["GZIP", gzipSync(text)],
    ["x-gzip", gzipSync(text)],
    ["br", brotliCompressSync(text)],
    ["deflate", deflateSync(text)],
    ["deflate", deflateRawSync(text)],
    ["identity", Buffer.from(text)],
  ])("is read: %s", async (encoding, body) => {
    const { origin } = await start(encoded(encoding, body));
    expect(await nodeClient(origin).team.stats()).toEqual(STATS.data);
  });

  it.each([[Infinity], [Number.MAX_SAFE_INTEGER]])("is read where maxResponseBytes is %d", async (maxResponseBytes) => {
    const { origin } = await start(encoded("gzip", gzipSync(text)));
    expect(await nodeClient(origin, { maxResponseBytes, maxRetries: 0 }).team.stats()).toEqual(STATS.data);
  });

  it("may be empty", async () => {
    const { origin } = await start(encoded("gzip", Buffer.alloc(0)));
    expect(await nodeClient(origin).templates.delete("t1")).toEqual({ id: "t1", deleted: true });
  });

  it.each([
    ["cut gzip", "gzip", gzipSync(text).subarray(0, 20), "it is not valid gzip"],
    ["what is not gzip", "gzip", Buffer.from(text), "it is not valid gzip"],
    ["what is not brotli", "br", Buffer.from(text), "it is not valid br"],
    ["what is not deflate", "deflate", Buffer.from(text), "it is not valid deflate"],
    ["an encoding not asked for", "zstd", gzipSync(text), "its Content-Encoding is zstd, not gzip, br or deflate"],
    ["two encodings", "gzip, br", gzipSync(text), "its Content-Encoding is gzip, br, not gzip, br or deflate"],
    ["one that quotes the key", KEY, gzipSync(text), "its Content-Encoding is svc_live_ab…, not gzip, br or deflate"],
  ])("is rejected, and named: %s", async (_, encoding, body, reason) => {
    const { origin } = await start(encoded(encoding, body));
    const error = await failureOf(nodeClient(origin, { maxRetries: 0 }).team.stats());
    expect(error).toMatchObject({ code: "unexpected_response", status: 200 });
    expect((error as Error).message).toBe(
      `GET /api/v1/team/stats: the response's body cannot be decompressed: ${reason}.`,
    );
  });

  it.each([
    ["gzip", gzipSync(Buffer.alloc(100_000))],
    ["br", brotliCompressSync(Buffer.alloc(100_000))],
  ])("is bound by maxResponseBytes by what is in it: %s", async (encoding, body) => {
    const { origin } = await start(encoded(encoding, body));
    const error = await failureOf(nodeClient(origin, { maxResponseBytes: 99_999, maxRetries: 0 }).team.stats());
    expect((error as Error).message).toContain("larger than `maxResponseBytes`");
  });
});

describe("headers of a response", () => {
  it("are found in any case, several values joined, and can be listed", async () => {
    const { origin } = await start((_, response) => {
      response.writeHead(
        200,
        [
          ["X-One", "1"],
          ["Set-Cookie", "a=1"],
          ["set-cookie", "b=2"],
          ["Content-Type", "application/json"],
        ].flat(),
      );
      response.end(JSON.stringify(STATS));
    });
    const { headers } = (await nodeClient(origin).team.stats().withResponse()).response;
    expect(headers.get("x-ONE")).toBe("1");
    expect(headers.get("Set-Cookie")).toBe("a=1, b=2");
    expect(headers.get("x-none")).toBeNull();
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-one": "1",
      "set-cookie": "a=1, b=2",
      "content-type": "application/json",
    });
  });
});
