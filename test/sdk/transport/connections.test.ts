import { describe, expect, it } from "vitest";
import { RetryBudget } from "../../../src/call/retry-budget.ts";
import { SvcClient, TimeoutError } from "../../../src/index.ts";
import { createRouter } from "../../../src/transport/node-routes.ts";
import { createNodeTransport } from "../../../src/transport/node-transport.ts";
import {
  nodeClient,
  type Respond,
  respondJson,
  respondStats,
  STATS,
  useLocalServers,
} from "../support/local-server.ts";
import { failureOf, KEY } from "../support/scripted-service.ts";

const start = useLocalServers();

const TEMPLATE = { name: "a", prompt_template: "b", grading_criteria: [] };

/** Ends each connection a moment after its response. */
const ending: Respond = (_, response, socket) => {
  response.on("finish", () => setImmediate(() => socket.end()));
  respondJson(response, STATS);
};

describe("a service that ends each connection a moment after its response", () => {
  it("fails none of 400 reads, and costs the retry budget nothing", async () => {
    const { origin } = await start(ending);
    let taken = 0;
    let refunded = 0;
    class Budget extends RetryBudget {
      override take(): boolean {
        taken += 1;
        return super.take();
      }
      override onSuccess(refund = 0): void {
        refunded += refund;
        super.onSuccess(refund);
      }
    }
    const transport = createNodeTransport(createRouter({}));
    const svc = new SvcClient({ apiKey: KEY, baseUrl: origin }, { transport, budget: new Budget() });
    for (let call = 0; call < 400; call += 1) expect(await svc.team.stats()).toEqual(STATS.data);
    expect(refunded).toBe(taken);
  });

  it("gets each of 150 changes once", async () => {
    const { origin, requests } = await start(ending);
    const svc = nodeClient(origin);
    for (let call = 0; call < 150; call += 1) await svc.templates.create(TEMPLATE);
    expect(requests).toHaveLength(150);
  });

  it("is no longer asked over used connections after two stale ones in a row", async () => {
    const { origin, requests } = await start((request, response, socket) => {
      if (request.onConnection > 1) return void socket.destroy();
      respondJson(response, STATS);
    });
    const svc = nodeClient(origin);
    for (let call = 0; call < 10; call += 1) await svc.team.stats();
    expect(requests.filter(({ onConnection }) => onConnection > 1)).toHaveLength(2);
  });
});

describe("connections of a process", () => {
  it("are shared by all clients of one environment", async () => {
    const { origin, openSockets } = await start();
    for (let client = 0; client < 30; client += 1) await new SvcClient({ apiKey: KEY, baseUrl: origin }).team.stats();
    expect(openSockets()).toBe(1);
  });

  it("are closed when they were idle for their time, without another request", async () => {
    const closed: Promise<void>[] = [];
    const { origin, server } = await start((_, response, socket) => {
      server.keepAliveTimeout = 0;
      closed.push(new Promise((resolve) => void socket.once("close", () => resolve())));
      response.setHeader("connection", "keep-alive");
      response.setHeader("keep-alive", "timeout=2");
      respondJson(response, STATS);
    });
    await nodeClient(origin).team.stats();
    expect(closed).toHaveLength(1);
    await closed[0];
  });

  it("are 256 at most to one service, and those that wait are served in turn", async () => {
    const held: (() => void)[] = [];
    let isOpen = false;
    const { origin, openSockets } = await start((request, response, socket) => {
      if (isOpen) respondStats(request, response, socket);
      else held.push(() => respondStats(request, response, socket));
    });
    const svc = nodeClient(origin);
    const calls = Array.from({ length: 600 }, () => svc.team.stats().then());
    while (held.length < 256) await new Promise(setImmediate);
    for (let tick = 0; tick < 500; tick += 1) await new Promise(setImmediate);
    expect(openSockets()).toBe(256);
    isOpen = true;
    for (const respond of held) respond();
    expect(await Promise.all(calls)).toHaveLength(600);
  });

  it("are as many at most as `maxConnections` says, also of another client of this number", async () => {
    const { origin, openSockets } = await start((request, response, socket) => {
      most = Math.max(most, openSockets());
      respondStats(request, response, socket);
    });
    let most = 0;
    const options = { apiKey: KEY, baseUrl: origin };
    const bounded = new SvcClient({ ...options, maxConnections: 3 });
    const changed = new SvcClient(options).withOptions({ maxConnections: 3 });
    const calls = Array.from({ length: 40 }, (_, number) => (number % 2 ? bounded : changed).team.stats().then());
    expect(await Promise.all(calls)).toHaveLength(40);
    expect(most).toBe(3);
  });

  it("are not waited for past a deadline", async () => {
    const held: (() => void)[] = [];
    const { origin } = await start((request, response, socket) => {
      held.push(() => respondStats(request, response, socket));
    });
    const svc = nodeClient(origin);
    const others = Array.from({ length: 256 }, () => svc.team.stats().then());
    const error = await failureOf(svc.team.stats({}, { deadlineMs: 50 }));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ phase: "connect" });
    while (held.length < 256) await new Promise(setImmediate);
    for (const respond of held) respond();
    await Promise.all(others);
  });
});
