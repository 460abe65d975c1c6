import { Client } from "@modelcontextprotocol/client";
import { InMemoryTransport } from "@modelcontextprotocol/server";
import { afterAll, expect, it } from "vitest";
import { createServer } from "../../mcp/protocol/create-server.ts";
import { createMayWrite } from "../../mcp/service/may-write.ts";
import { createSession } from "../../mcp/service/session.ts";
import { readSettings } from "../../mcp/settings/read-settings.ts";
import type { Environment } from "../../mcp/settings/settings.ts";
import { createTestEnvironment, NOW } from "./support/environment.ts";

const env = await createTestEnvironment();
afterAll(() => env.server.close());

/** Names that a client with a key is shown, and the requests that this cost. */
async function list(argv: readonly string[], key: string | undefined, fetch = env.server.fetch) {
  const requests: string[] = [];
  const environment: Environment = { SERVICE_API_KEY: key, SERVICE_API_URL: "http://localhost/api/v1" };
  const session = createSession(readSettings(argv, environment), {
    now: () => NOW,
    fetch: (input, init) => {
      const request = new Request(input, init);
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
      return fetch(request);
    },
  });
  const server = createServer({ policy: session.policy, openSession: async () => session });
  const client = new Client({ name: "test", version: "1.0.0" });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(near)]);
  const lists = [await client.listTools(), await client.listPrompts(), await client.listTools()];
  await client.close();
  return { requests, shown: lists.map((listed) => /"(?:create|draft)_template"/.test(JSON.stringify(listed))) };
}

const PROBE = "PUT /api/v1/templates/00000000-0000-0000-0000-000000000000";

it.each([
  ["a key that may write", "admin", [], true, [PROBE]],
  ["a key that may only read", "read", [], false, [PROBE]],
  ["a key that may only read, and every tool", "read", ["--toolsets", "extended"], false, [PROBE]],
  ["a read-only server", "admin", ["--read-only"], false, []],
  ["tools that only read", "admin", ["--tools", "get_report"], false, []],
  ["no key", undefined, [], true, []],
] as const)("%s: what writes is listed where it may be called, by one request that changes nothing", async (...row) => {
  const [, key, argv, isShown, expected] = row;
  const { requests, shown } = await list(argv, key && env.server.keys[key]);
  expect(requests).toEqual(expected);
  expect(shown).toEqual([isShown, isShown, isShown]);
});

it.each([
  ["cannot be reached", () => Promise.reject(new TypeError("offline"))],
  ["has a defect", async () => Response.json({ error: { code: "internal", message: "No." } }, { status: 500 })],
])("a service that %s hides nothing, and is asked again", async (_what, fetch) => {
  const { requests, shown } = await list([], env.server.keys.read, fetch);
  expect(shown).toEqual([true, true, true]);
  expect(requests.length).toBeGreaterThan(1);
});

it.each([
  [200, [true, true, true], 2],
  [400, [true, true, true], 1],
  [404, [true, true, true], 1],
  [422, [true, true, true], 1],
  [401, [true, true, true], 2],
  [403, [false, false, false], 1],
])("a service that responds with %i shows %j and is asked %i times at least", async (status, expected, times) => {
  const fetch = async () => Response.json({ data: {}, error: null, meta: null }, { status });
  const { requests, shown } = await list([], env.server.keys.read, fetch);
  expect(shown).toEqual(expected);
  expect(Math.min(2, requests.length)).toBe(times);
});

it("who asks while it is being asked shares the request, which is sent once and given up after two seconds", async () => {
  const sent: object[] = [];
  const request = async (...given: object[]) => void sent.push(given);
  const mayWrite = createMayWrite(() => ({ request }) as never);
  expect(await Promise.all([mayWrite(), mayWrite()])).toEqual([true, true]);
  expect(sent).toEqual([["PUT", PROBE.slice("PUT /api/v1".length), { body: {}, maxRetries: 0, timeoutMs: 2_000 }]]);
});
