import { randomUUID } from "node:crypto";
import {
  type ClientOptions,
  Client as ModernClient,
  StreamableHTTPClientTransport as ModernTransport,
} from "@modelcontextprotocol/client";
import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as FirstTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EventMemory } from "../../mcp/http/event-memory.ts";
import { createHttpHandler } from "../../mcp/http/http-handler.ts";
import { readHttpSettings } from "../../mcp/http/http-settings.ts";
import { KeyCheck } from "../../mcp/http/key-check.ts";
import { listeningHosts } from "../../mcp/http/listening-addresses.ts";
import { createSession } from "../../mcp/service/session.ts";
import type { Settings } from "../../mcp/settings/settings.ts";
import { DEFAULT_TOOLS } from "../../mcp/settings/tool-names.ts";
import { aMeeting, aTemplate } from "../../server-mock/library/index.ts";
import { NOW, readResult } from "./support/environment.ts";
import { createSmallEnvironment } from "./support/small-organization.ts";
import { spawnMcp } from "./support/spawn-mcp.ts";

const { env, ids } = await createSmallEnvironment();
const listener = await env.server.listen();
afterAll(async () => {
  await listener.close(0);
  await env.server.close();
});

const URL_OF_SERVICE = { SERVICE_API_URL: "http://localhost/api/v1" };
const PUBLIC = "https://tools.example/mcp";

function createHandler(argv: readonly string[] = [], environment: Record<string, string> = {}) {
  const settings = readHttpSettings(["--http", ...argv], { ...URL_OF_SERVICE, ...environment });
  const publicUrl = settings.publicUrl ?? new URL("http://127.0.0.1:3333/mcp");
  const open = async (own: Settings) =>
    createSession(own, { fetch: env.server.fetch, now: () => NOW, timeZone: "UTC" });
  return createHttpHandler(settings, { publicUrl, ownHosts: ["127.0.0.1"] }, open);
}

const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
const CALL = { ...LIST, method: "tools/call", params: { name: "list_meetings", arguments: {} } };

const HEADERS = {
  host: "127.0.0.1:3333",
  "content-type": "application/json",
  accept: "application/json, text/event-stream",
};

function post(message: unknown, headers: Record<string, string> = {}, path = "/mcp"): Request {
  const body = JSON.stringify(message);
  return new Request(`http://127.0.0.1:3333${path}`, { method: "POST", headers: { ...HEADERS, ...headers }, body });
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

it("a request without a token learns where to get one", async () => {
  const response = await createHandler(["--public-url", PUBLIC]).fetch(post(LIST));
  expect(response.status).toBe(401);
  expect(response.headers.get("www-authenticate")).toBe(
    'Bearer resource_metadata="https://tools.example/.well-known/oauth-protected-resource/mcp"',
  );
});

it("the metadata names the resource, and no server that would issue other tokens than keys", async () => {
  const handler = createHandler(["--public-url", PUBLIC]);
  const url = "http://127.0.0.1:3333/.well-known/oauth-protected-resource/mcp";
  const response = await handler.fetch(new Request(url, { headers: { host: "anything.example" } }));
  expect(await response.json()).toEqual({
    resource: PUBLIC,
    bearer_methods_supported: ["header"],
    resource_name: "Sales Coaching Service",
  });
  expect(() => createHandler(["--authorization-server", "https://login.example/"])).toThrow("authorization-server");
});

it.each([
  ["127.0.0.1:3333", [], "http://127.0.0.1:3333/mcp"],
  ["localhost:8080", [], "http://localhost:8080/mcp"],
  ["evil.example", [], "http://127.0.0.1:3333/mcp"],
  ["localhost:8080", ["--public-url", PUBLIC], PUBLIC],
])("a client of %s with %j is sent to %s", async (host, argv, resource) => {
  const handler = createHandler(argv);
  const url = "http://127.0.0.1:3333/.well-known/oauth-protected-resource/mcp";
  expect(await (await handler.fetch(new Request(url, { headers: { host } }))).json()).toMatchObject({ resource });
});

it.each([
  [{ host: "evil.example" }, 403],
  [{ origin: "https://evil.example" }, 403],
  [{ origin: "null" }, 403],
  [{ host: "tools.example", origin: "https://tools.example" }, 200],
  [{ origin: "http://localhost:8080" }, 200],
])("a request with %j gets status %i", async (headers, expected) => {
  const handler = createHandler(["--public-url", PUBLIC]);
  const response = await handler.fetch(post(LIST, { ...bearer(env.server.keys.read), ...headers }));
  expect(response.status).toBe(expected);
});

it("another path is not found", async () => {
  const response = await createHandler().fetch(post(LIST, bearer(env.server.keys.read), "/other"));
  expect(response.status).toBe(404);
});

async function callOver(handler: ReturnType<typeof createHandler>, key: string, message: unknown = CALL) {
  const response = await handler.fetch(post(message, bearer(key)));
  const text = await response.text();
  const json = /^data: (.*)$/m.exec(text)?.[1] ?? text;
  return readResult(JSON.parse(json).result);
}

it.each([LIST, CALL, { ...LIST, method: "initialize", params: {} }])(
  "a key that the service rejects gets 401 with where to get one, whatever it asks",
  async (message) => {
    const response = await createHandler().fetch(post(message, bearer(`svc_live_${"x".repeat(32)}`)));
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toMatch(
      /^Bearer error="invalid_token", error_description="[^"]+Settings, API Keys[^"]+", resource_metadata="http/,
    );
    expect(await response.text()).not.toContain("SERVICE_API_KEY");
  },
);

it("what one key has read costs a colleague's key two checks, and neither a revoked key nor another organization reads it", async () => {
  const requests: string[] = [];
  const open = async (own: Settings) => {
    const fetch: typeof globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      requests.push(new URL(request.url).pathname.slice("/api/v1/".length));
      return env.server.fetch(request);
    };
    return createSession(own, { fetch, now: () => NOW, timeZone: "UTC" });
  };
  const settings = readHttpSettings(["--http"], URL_OF_SERVICE);
  const address = { publicUrl: new URL("http://127.0.0.1:3333/mcp"), ownHosts: ["127.0.0.1"] };
  const handler = createHttpHandler(settings, address, open);
  const given = { group_by: "person", time_range: "all" };
  const question = { ...CALL, params: { name: "get_team_stats", arguments: given } };
  const first = await callOver(handler, env.server.keys.read, question);
  const colleague = await env.server.keys.create({ permissions: ["read"] });
  await (await handler.fetch(post(LIST, bearer(colleague.key)))).text();
  requests.length = 0;
  expect((await callOver(handler, colleague.key, question)).structured).toEqual(first.structured);
  expect(requests).toEqual(["templates", "templates"]);
  const other = await env.server.organizations.create({ name: "Elsewhere" });
  const foreign = await env.server.keys.create({ orgId: other.id, permissions: ["read"] });
  expect((await callOver(handler, foreign.key, question)).structured).toMatchObject({ total_reports: 0 });
  await env.server.keys.revoke(colleague.id);
  requests.length = 0;
  expect((await handler.fetch(post(question, bearer(colleague.key)))).status).toBe(401);
  expect(requests).toEqual(["templates"]);
});

it("requests with one key at one time share one question about it; a service that cannot be reached rejects nobody", async () => {
  let asked = 0;
  const list = async () => {
    asked += 1;
    throw new Error("offline");
  };
  const check = new KeyCheck(async () => ({ svc: () => ({ templates: { list } }) as never }));
  expect(await Promise.all([check.ask("a"), check.ask("a"), check.ask("b")])).toEqual([
    "unknown",
    "unknown",
    "unknown",
  ]);
  expect(asked).toBe(2);
  expect(await check.ask("a")).toBe("unknown");
  expect(asked).toBe(3);
});

it.each([
  ["an envelope with 401", 401, { error: { code: "invalid_api_key", message: "No." } }, "rejected"],
  ["a gateway's page with 401", 401, "<h1>Sign in</h1>", "rejected"],
  ["403, since the key may only write", 403, { error: { code: "insufficient_permission", message: "No." } }, "valid"],
  [
    "403 for a subscription that has ended",
    403,
    { error: { code: "subscription_required", message: "No." } },
    "unknown",
  ],
  ["404, since it has no templates", 404, { error: "Not Found" }, "unknown"],
  ["429", 429, { error: { code: "rate_limited", message: "Wait." } }, "unknown"],
  ["a gateway's page with 502", 502, "<h1>Bad Gateway</h1>", "unknown"],
  ["rows without an envelope", 200, [], "valid"],
])("a key to which a service responds with %s (%i): %j is %s", async (_what, status, body, state) => {
  const fetch = async () =>
    typeof body === "string"
      ? new Response(body, { status, headers: { "content-type": "text/html" } })
      : Response.json(body, { status });
  const settings = { ...readHttpSettings(["--http"], URL_OF_SERVICE).settings, apiKey: env.server.keys.read };
  expect(await new KeyCheck(async () => createSession(settings, { fetch })).ask("key")).toBe(state);
});

it("what cannot be a key is rejected, and sent nowhere", async () => {
  const fetch = () => Promise.reject(new Error("sent"));
  const { settings } = readHttpSettings(["--http"], URL_OF_SERVICE);
  const check = new KeyCheck(async (apiKey) => createSession({ ...settings, apiKey }, { fetch }));
  expect(await check.ask("<API_KEY>")).toBe("rejected");
});

it.each([
  ["the header", "/mcp", { "x-mcp-readonly": "true" }],
  ["the path", "/mcp/readonly", {}],
])("%s leaves out every tool that writes, for this request alone", async (_how, path, headers) => {
  const handler = createHandler(["--toolsets", "extended"]);
  const read = async (message: unknown, more: Record<string, string>, at: string) =>
    (await handler.fetch(post(message, { ...bearer(env.server.keys.admin), ...more }, at))).text();
  expect(await read(LIST, headers, path)).not.toContain('"create_template"');
  const write = { ...CALL, params: { name: "create_template", arguments: { name: "X" } } };
  expect(await read(write, headers, path)).toContain("not offered");
  expect(await read(LIST, {}, "/mcp")).toContain('"create_template"');
});

it("a page of an allowed origin may ask first, read the response, and read why it was rejected", async () => {
  const handler = createHandler(["--allow-origin", "https://app.example"]);
  const origin = "https://app.example";
  const asked = { "access-control-request-method": "POST", "access-control-request-headers": "authorization,mcp-x" };
  const preflight = await handler.fetch(
    new Request("http://127.0.0.1:3333/mcp", { method: "OPTIONS", headers: { ...HEADERS, origin, ...asked } }),
  );
  expect(preflight.status).toBe(204);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    "access-control-allow-origin": origin,
    "access-control-allow-headers": "authorization,mcp-x",
    "access-control-allow-methods": "GET, POST, DELETE",
  });
  for (const headers of [bearer(env.server.keys.read), {}]) {
    const response = await handler.fetch(post(LIST, { ...headers, origin }));
    expect(response.headers.get("access-control-allow-origin")).toBe(origin);
    expect(response.headers.get("access-control-expose-headers")).toContain("www-authenticate");
  }
  expect((await handler.fetch(post(LIST, { origin: "https://other.example" }))).status).toBe(403);
});

it.each([
  [{ host: "tools.lan:3333" }, "This server is not known as tools.lan:3333.", "--public-url"],
  [{ origin: "https://app.example" }, "Pages of app.example may not ask this server.", "--allow-origin"],
])("the rejection of %j says what to start the server with", async (headers, message, flag) => {
  const text = await (await createHandler().fetch(post(LIST, headers))).text();
  expect(text).toContain(message);
  expect(text).toContain(flag);
});

it("of all addresses, those of this machine are named, the ones that others can use first", () => {
  const v4 = { family: "IPv4", netmask: "", mac: "", cidr: null } as const;
  const v6 = { family: "IPv6", netmask: "", mac: "", cidr: null } as const;
  const interfaces = {
    lo: [
      { ...v4, address: "127.0.0.1", internal: true },
      { ...v6, address: "::1", internal: true, scopeid: 0 },
    ],
    eth0: [
      { ...v4, address: "192.0.2.7", internal: false },
      { ...v6, address: "2001:db8::7", internal: false, scopeid: 0 },
      { ...v6, address: "fe80::1", internal: false, scopeid: 2 },
    ],
  };
  expect(listeningHosts("0.0.0.0", interfaces)).toEqual(["192.0.2.7", "127.0.0.1"]);
  expect(listeningHosts("::", interfaces)).toEqual(["192.0.2.7", "[2001:db8::7]", "127.0.0.1", "[::1]"]);
  expect(listeningHosts("::1", interfaces)).toEqual(["[::1]"]);
});

it("the key of the environment is used on request alone, and never beyond loopback", async () => {
  const environment = { SERVICE_API_KEY: env.server.keys.read };
  expect((await createHandler([], environment).fetch(post(CALL))).status).toBe(401);
  expect((await createHandler(["--own-key"], environment).fetch(post(CALL))).status).toBe(200);
  expect(() => createHandler(["--own-key", "--host", "0.0.0.0"], environment)).toThrow("needs a loopback --host");
  expect(() => createHandler(["--own-key"])).toThrow("--own-key needs SERVICE_API_KEY");
});

it.each([
  [["--port", "http"], "--port must be a number"],
  [["--public-url", "tools"], "--public-url must be a URL"],
  [["--tools", "drop"], "Unknown tool `drop`"],
])("serve --http %j is rejected", (argv, expected) => {
  expect(() => createHandler(argv)).toThrow(expected);
});

it("restrictions hold over HTTP", async () => {
  const handler = createHandler(["--read-only", "--tools", "list_meetings"]);
  const response = await handler.fetch(
    post({ ...CALL, params: { name: "get_meeting", arguments: {} } }, bearer(env.server.keys.read)),
  );
  expect(await response.text()).toContain("Tool get_meeting is not offered");
});

const INITIALIZE = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } },
};

/** The id of the session that a client of the 2025 era gets. */
async function beginSession(handler: ReturnType<typeof createHandler>, key: string, capabilities: object) {
  const message = { ...INITIALIZE, params: { ...INITIALIZE.params, capabilities } };
  const length = { "content-length": String(JSON.stringify(message).length) };
  return (await handler.fetch(post(message, { ...bearer(key), ...length }))).headers.get("mcp-session-id");
}

it("a client of the 2025 era has a session if it can ask its user, and none otherwise", async () => {
  const handler = createHandler();
  expect(await beginSession(handler, env.server.keys.read, {})).toBeNull();
  expect(await beginSession(handler, env.server.keys.read, { elicitation: {} })).toMatch(/^[0-9a-f-]{36}$/);
  await handler.close();
});

it("a session is of no use to another token, and its end is no failure", async () => {
  const handler = createHandler();
  const session = await beginSession(handler, env.server.keys.admin, { elicitation: {} });
  const other = await env.server.organizations.create({ name: "Another" });
  const { key } = await env.server.keys.create({ orgId: other.id, permissions: ["read"] });
  const call = async (token: string) => {
    const headers = { ...bearer(token), "mcp-session-id": session ?? "", "mcp-protocol-version": "2025-11-25" };
    const text = await (await handler.fetch(post(CALL, headers))).text();
    return readResult(JSON.parse(/^data: (\{.*)$/m.exec(text)?.[1] ?? text).result);
  };
  expect((await call(key)).structured).toMatchObject({ rows_shown: 0 });
  expect((await call(env.server.keys.admin)).text).toContain("Northwind");
  const end = { ...HEADERS, ...bearer(env.server.keys.admin), "mcp-session-id": session ?? "" };
  await handler.fetch(new Request("http://127.0.0.1:3333/mcp", { method: "DELETE", headers: end }));
  expect((await call(env.server.keys.admin)).text).toContain("Northwind");
  await handler.close();
});

it("a call whose connection breaks goes on in its session, and its result is given to the key alone", async () => {
  const handler = createHandler();
  const session = await beginSession(handler, env.server.keys.admin, { elicitation: {} });
  const headers = (key: string) => ({
    ...bearer(key),
    "mcp-session-id": session ?? "",
    "mcp-protocol-version": "2025-11-25",
  });
  const response = await handler.fetch(post({ ...CALL, id: "long" }, headers(env.server.keys.admin)));
  const reader = response.body?.getReader();
  const opening = new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  const lastEventId = /^id: (\S+)$/m.exec(opening)?.[1] ?? "";
  const resume = (key: string) =>
    handler.fetch(
      new Request("http://127.0.0.1:3333/mcp", {
        headers: { ...HEADERS, ...headers(key), accept: "text/event-stream", "last-event-id": lastEventId },
      }),
    );
  const resumed = (await resume(env.server.keys.admin)).body?.getReader();
  let text = "";
  while (!text.includes('"id":"long"')) {
    const { value, done } = (await resumed?.read()) ?? { done: true };
    if (done) break;
    text += new TextDecoder().decode(value);
  }
  await resumed?.cancel();
  expect(text).toContain("Northwind");
  const other = await resume(env.server.keys.read);
  expect(await other.text()).not.toContain("Northwind");
  expect(other.status).toBe(405);
  await handler.close();
});

it("events of a session are kept up to a size, the oldest are forgotten", async () => {
  const memory = new EventMemory();
  const message = (text: string) => ({ jsonrpc: "2.0", id: 1, result: { text } }) as const;
  const first = await memory.storeEvent("one", message("a".repeat(100_000)));
  const second = await memory.storeEvent("one", message("b".repeat(100_000)));
  await memory.storeEvent("two", message("c"));
  await memory.storeEvent("one", message("d".repeat(100_000)));
  const sent: unknown[] = [];
  const send = async (_id: string, given: unknown) => void sent.push(given);
  expect(await memory.getStreamIdForEventId(first)).toBeUndefined();
  expect(await memory.replayEventsAfter(second, { send })).toBe("one");
  expect(sent).toEqual([message("d".repeat(100_000))]);
});

it("what a user must confirm is not done in a session that has ended, nor in somebody else's", async () => {
  const handler = createHandler(["--toolsets", "extended"]);
  const template = await env.server.org.add(aTemplate());
  for (const name of ["delete_template", "update_template"]) {
    const given = { template_id: template.id, ...(name === "update_template" ? { is_active: false } : {}) };
    const headers = { ...bearer(env.server.keys.admin), "mcp-protocol-version": "2025-11-25" };
    const message = { ...CALL, params: { name, arguments: given } };
    const response = await handler.fetch(post(message, { ...headers, "mcp-session-id": randomUUID() }));
    const text = await response.text();
    const { structured } = readResult(JSON.parse(/^data: (\{.*)$/m.exec(text)?.[1] ?? text).result);
    expect(structured).toMatchObject({ code: "session_ended", retryable: false });
    expect(structured["message"]).toContain("Nothing was changed");
  }
  const kept = await env.server.fetch(
    new Request(`http://localhost/api/v1/templates/${template.id}`, { headers: bearer(env.server.keys.admin) }),
  );
  expect(((await kept.json()) as { data: unknown }).data).toMatchObject({ id: template.id, is_active: true });
  await handler.close();
});

const MODES: Record<string, NonNullable<ClientOptions["versionNegotiation"]>["mode"]> = {
  "v2 legacy": "legacy",
  "v2 modern": { pin: "2026-07-28" },
};

let endpoint: URL;
let stop: () => Promise<unknown>;
beforeAll(async () => {
  await env.server.org.add(aMeeting({ title: "Another" }));
  const mcp = await spawnMcp({ SERVICE_API_URL: `${listener.url}/api/v1` }, ["serve", "--http", "--port", "0"]);
  while (!mcp.stderr().includes("listens on")) {
    await new Promise((resolve) => mcp.child.stderr.once("data", resolve));
  }
  endpoint = new URL(/http:\S+/.exec(mcp.stderr())?.[0] ?? "");
  stop = async () => {
    mcp.child.kill("SIGTERM");
    expect((await mcp.exited).code).toBe(0);
  };
});
afterAll(() => stop());

it.each(["v1", "v2 legacy", "v2 modern"])(
  "the official client (%s) works over HTTP with the built server",
  async (kind) => {
    const requestInit = { headers: bearer(env.server.keys.read) };
    const info = { name: "test", version: "1.0.0" };
    const client =
      kind === "v1"
        ? new FirstClient(info)
        : new ModernClient(info, { versionNegotiation: { mode: MODES[kind] ?? "auto" } });
    const transport =
      kind === "v1" ? new FirstTransport(endpoint, { requestInit }) : new ModernTransport(endpoint, { requestInit });
    await client.connect(transport as never);
    const { tools } = await client.listTools();
    // The key may read alone.
    expect(tools.map(({ name }) => name)).toEqual(DEFAULT_TOOLS.filter((name) => name !== "create_template"));
    const given = { meeting_id: ids.meeting, search: "pricing" };
    const { text } = readResult(await client.callTool({ name: "get_meeting", arguments: given }));
    expect(text).toContain("Pricing came up late.");
    await client.close();
  },
);
