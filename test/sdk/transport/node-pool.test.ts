import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { nodeClient, respondJson, STATS, useLocalServers } from "../support/local-server.ts";
import { failureOf } from "../support/scripted-service.ts";

const start = useLocalServers();

describe("an idle connection", () => {
  it("that says something unasked is given up", async () => {
    const closed: Promise<unknown>[] = [];
    const { origin, requests } = await start(({ onConnection }, response, socket) => {
      respondJson(response, STATS);
      if (onConnection > 1 || closed.length > 0) return;
      closed.push(once(socket, "close"));
      response.on("finish", () => setImmediate(() => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}")));
    });
    const svc = nodeClient(origin);
    await svc.team.stats();
    await closed[0];
    expect(await svc.team.stats()).toEqual(STATS.data);
    expect(requests.map(({ connection }) => connection)).toEqual([1, 2]);
  });

  it("that the service has closed is not used again", async () => {
    const closed: Promise<unknown>[] = [];
    const { origin, requests } = await start((_, response, socket) => {
      closed.push(once(socket, "close"));
      response.on("finish", () => setImmediate(() => socket.destroy()));
      respondJson(response, STATS);
    });
    const svc = nodeClient(origin);
    await svc.team.stats();
    await closed[0];
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    await svc.team.stats();
    expect(requests.map(({ connection }) => connection)).toEqual([1, 2]);
  });

  it("is one of 64 at most, however many were needed", async () => {
    const { origin, openSockets } = await start();
    const svc = nodeClient(origin);
    await Promise.all(Array.from({ length: 80 }, () => svc.team.stats()));
    while (openSockets() > 64) await nextTurn();
    await svc.team.stats();
    expect(openSockets()).toBe(64);
  });

  it("belongs to one service", async () => {
    const { origin, requests } = await start();
    const other = await start();
    const svc = nodeClient(origin);
    const elsewhere = svc.withOptions({ baseUrl: other.origin });
    for (const client of [svc, elsewhere, svc, elsewhere]) await client.team.stats();
    expect([requests, other.requests].map((all) => all.map(({ connection }) => connection))).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });
});

describe("a long response", () => {
  it("is put together from its pieces", async () => {
    const text = randomBytes(300_000).toString("hex");
    const { origin } = await start((_, response) => respondJson(response, { data: { text } }));
    expect(await nodeClient(origin).team.stats()).toEqual({ text });
  });

  it.each([
    [600_013, true],
    [600_012, false],
  ])("without a length is read up to %i bytes: %s", async (maxResponseBytes, fits) => {
    const { origin } = await start((_, response) => {
      response.write('{"data":{}}  ');
      response.end(" ".repeat(600_000));
    });
    const call = nodeClient(origin, { maxRetries: 0, maxResponseBytes }).team.stats();
    if (fits) expect(await call).toEqual({});
    else expect(((await failureOf(call)) as Error).message).toContain("larger than `maxResponseBytes`");
  });
});
