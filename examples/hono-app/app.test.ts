import { createAdaptorServer } from "@hono/node-server";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  aMeeting,
  anInsight,
  aReport,
  createReferenceServer,
  type ReferenceServer,
} from "../../server-mock/library/index.ts";
import { SvcClient } from "../../src/index.ts";
import { createApp } from "./app.ts";

let server: ReferenceServer;
let svc: SvcClient;

beforeAll(async () => {
  server = await createReferenceServer();
  svc = new SvcClient({ apiKey: server.keys.read, baseUrl: "http://localhost", fetch: server.fetch });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

it("the digest names what needs attention, lowest score first", async () => {
  const meeting = await server.org.add(aMeeting({}));
  for (const score of [90, 40, 30]) await server.org.add(aReport({ meeting_id: meeting.id, overall_score: score }));
  await server.org.add(anInsight({ meeting_id: meeting.id, title: "Budget is fixed until spring" }));

  const response = await createApp(svc).request("/digest");

  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    reportCount: 3,
    needAttention: [{ score: 30 }, { score: 40 }],
    insights: ["Budget is fixed until spring"],
  });
});

it.each([
  ["a meeting that is not there", "00000000-0000-4000-8000-000000000000", 404],
  ["an id that leaves the path", "%2E%2E", 404],
  ["an id that is none", "nobody", 400],
])("%s is the client's mistake", async (_, id, status) => {
  expect((await createApp(svc).request(`/meetings/${id}/score`)).status).toBe(status);
});

it("a key that is revoked is the app's mistake, and shows in no response", async () => {
  const revoked = new SvcClient({
    apiKey: `svc_live_${"x".repeat(32)}`,
    baseUrl: "http://localhost",
    fetch: server.fetch,
  });

  const response = await createApp(revoked).request("/digest");

  expect(response.status).toBe(502);
  expect(await response.text()).not.toContain("svc_live_");
});

it("a service that is busy for longer is passed on with its Retry-After", async () => {
  server.faults.add({ operationId: "getTeamStats", status: 429, retryAfterSeconds: 120 });

  const response = await createApp(svc).request("/digest");

  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("120");
});

it("the requests to the API stop when the client goes away", async () => {
  const client = new AbortController();
  let open = 0;
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const hanging: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      open += 1;
      init?.signal?.addEventListener("abort", () => {
        open -= 1;
        reject(init.signal?.reason);
        if (open === 0) stop();
      });
      if (open === 3) client.abort();
    });
  const app = createApp(svc.withOptions({ fetch: hanging }));
  const listener = createAdaptorServer({ fetch: app.fetch });
  listener.listen(0, "127.0.0.1");
  await new Promise((resolve) => listener.once("listening", resolve));
  const address = listener.address();
  const port = typeof address === "object" ? address?.port : undefined;

  await expect(fetch(`http://127.0.0.1:${port}/digest`, { signal: client.signal })).rejects.toThrow();
  await stopped;

  expect(open).toBe(0);
  if ("closeAllConnections" in listener) listener.closeAllConnections();
  await new Promise((resolve) => listener.close(resolve));
});
