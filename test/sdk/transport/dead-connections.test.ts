import { afterEach, beforeEach, expect, it } from "vitest";
import { SvcClient } from "../../../src/index.ts";
import { createRouter } from "../../../src/transport/node-routes.ts";
import { createNodeTransport } from "../../../src/transport/node-transport.ts";
import { createAcceleratedClock } from "../../support/faults/accelerated-clock.ts";
import { SHORT_TIMEOUT_MS } from "../../support/faults/fault.ts";
import { type HostileProxy, startHostileProxy } from "../support/hostile-proxy.ts";
import { type LocalServer, STATS, startLocalServer } from "../support/local-server.ts";
import { KEY } from "../support/scripted-service.ts";
import { TestClock } from "../support/test-clock.ts";

let service: LocalServer;
let proxy: HostileProxy;

beforeEach(async () => {
  service = await startLocalServer();
  // Otherwise the service says how long it keeps connections; the network in between says nothing.
  service.server.keepAliveTimeout = 0;
  proxy = await startHostileProxy(service.port, () => "forward");
});
afterEach(async () => {
  await proxy.close();
  await service.close();
});

function connect(poolClock: TestClock): SvcClient {
  const transport = createNodeTransport(createRouter({}, poolClock));
  return new SvcClient(
    { apiKey: KEY, baseUrl: proxy.origin, timeoutMs: SHORT_TIMEOUT_MS },
    { clock: createAcceleratedClock(), transport },
  );
}

it("connections that the network forgot while they were idle for some seconds are not used again", async () => {
  const clock = new TestClock();
  const svc = connect(clock);
  await Promise.all(Array.from({ length: 4 }, () => svc.team.stats()));
  proxy.sleep();
  clock.jump(4_000);
  const { data, response } = await svc.team.stats().withResponse();
  expect([data, response.attempts]).toEqual([STATS.data, 1]);
});

it("connections that the network forgot at once cost one timeout, however many there are", async () => {
  const svc = connect(new TestClock());
  await Promise.all(Array.from({ length: 8 }, () => svc.team.stats()));
  proxy.sleep();
  expect((await svc.team.stats().withResponse()).response.attempts).toBe(2);
  expect((await svc.team.stats().withResponse()).response.attempts).toBe(1);
});
