import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { OPERATIONS } from "../generated/operations.ts";
import { aMeeting, createReferenceServer, type FaultRule, type ReferenceServer } from "../library/index.ts";
import { send } from "./support/send.ts";

let server: ReferenceServer;

beforeAll(async () => {
  server = await createReferenceServer({ isControllable: true });
  await server.org.add(aMeeting());
  await server.fetch("/healthz");
});
afterEach(() => server.faults.clear());
afterAll(() => server.close());

it.each<FaultRule>([
  { status: 400 },
  { status: 599 },
  { status: 500, times: 0, after: 0, retryAfterSeconds: 0 },
  { delayMs: 0 },
  { status: 500, key: "svc_live_abcd" },
  { status: 500, query: {} },
  { status: 500, path: "/" },
  { status: 500, method: "DELETE", code: "rate_limited" },
  // A program that leaves members open passes what a rule without them says.
  { status: 500, drop: false },
  { status: 500, times: undefined } as unknown as FaultRule,
])("accepts the rule %j", (rule) => {
  expect(server.faults.add(rule).rule).toBe(rule);
});

it.each<[unknown, string]>([
  [null, "Expected a fault rule to be an object."],
  ["drop", "Expected a fault rule to be an object."],
  [[{ status: 500 }], "Expected a fault rule to be an object."],
  [{ status: 399 }, "Expected `status` to be a status from 400 to 599, got 399."],
  [{ status: 600 }, "Expected `status` to be a status from 400 to 599, got 600."],
  [{ status: 500.5 }, "Expected `status` to be a status from 400 to 599, got 500.5."],
  [
    { status: 500, operationId: "listMeeting" },
    `Expected \`operationId\` to be one of ${OPERATIONS.map(({ id }) => id).join(", ")}, got "listMeeting".`,
  ],
  [{ status: 500, times: -1 }, "Expected `times` to be a whole number, 0 or more, got -1."],
  [{ status: 500, after: 0.5 }, "Expected `after` to be a whole number, 0 or more, got 0.5."],
  [{ status: 500, key: "" }, 'Expected `key` to be a nonempty string, got "".'],
  [{ status: 500, key: 7 }, "Expected `key` to be a nonempty string, got 7."],
  [{ status: 500, path: "meetings" }, 'Expected `path` to be a path, such as /api/v1/meetings/*, got "meetings".'],
  [{ status: 500, path: 7 }, "Expected `path` to be a path, such as /api/v1/meetings/*, got 7."],
  [{ status: 500, query: null }, 'Expected `query` to be an object of strings, such as { page: "2" }, got null.'],
  [{ status: 500, query: ["2"] }, 'Expected `query` to be an object of strings, such as { page: "2" }, got ["2"].'],
  [
    { status: 500, query: { page: "2", limit: 1 } },
    'Expected `query` to be an object of strings, such as { page: "2" }, got {"page":"2","limit":1}.',
  ],
  [{ status: 500, method: "get" }, 'Expected `method` to be one of GET, HEAD, POST, PUT, DELETE, got "get".'],
  [{ body: "broken" }, 'Expected `body` to be one of truncated, malformed, got "broken".'],
  [{ drop: 1 }, "Expected `drop` to be one of true, false, got 1."],
  [
    { toString: 1, status: 500 },
    "`toString` is unknown; known are operationId, method, path, query, key, times, after, delayMs, status, code, retryAfterSeconds, drop, body.",
  ],
  [{ drop: false }, "The rule has no effect. Give one of delayMs, status, drop, body."],
  [{ body: "malformed", drop: true }, "A request has one response. Give only one of drop, body."],
  [{ delayMs: 1, code: "not_found" }, "`code` belongs to an error response. Give its status too."],
])("rejects the rule %j, in process and over the control plane", async (rule, message) => {
  expect(() => server.faults.add(rule as FaultRule)).toThrow(new TypeError(message));
  const response = await server.fetch("/_mock/faults", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(rule),
  });
  expect([response.status, await response.json()]).toEqual([400, { error: message }]);
  expect(server.faults.list()).toEqual([]);
});

it.each<[FaultRule, string]>([
  [{ status: 404 }, "not_found"],
  [{ status: 429 }, "rate_limited"],
  [{ status: 418 }, "validation_error"],
  [{ status: 499 }, "validation_error"],
  [{ status: 502 }, "internal_error"],
  [{ status: 503, code: "rate_limited" }, "rate_limited"],
])("responds as the rule %j says, with the code %s", async (rule, code) => {
  server.faults.add(rule);
  const response = await server.fetch("/api/v1/meetings");
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect([response.status, response.headers.has("retry-after"), error.code, error.message]).toEqual([
    rule.status,
    false,
    code,
    `This response comes from a fault rule (${rule.status}).`,
  ]);
});

it.each(["truncated", "malformed"] as const)("keeps status and headers of a %s response", async (body) => {
  const path = { id: server.org.id };
  const whole = await send(server, "getMeeting", { path, headers: { "x-request-id": "same" } });
  server.faults.add({ body });
  const response = await server.fetch(`/api/v1/meetings/${path.id}`, {
    headers: { authorization: `Bearer ${server.keys.admin}`, "x-request-id": "same" },
  });
  expect([response.status, [...response.headers]]).toEqual([404, [...whole.headers]]);
});

it("sends the beginning of a list in place of a malformed response, over a real connection too", async () => {
  const { url } = await server.listen();
  server.faults.add({ body: "malformed" });
  const response = await fetch(`${url}/api/v1/meetings`, { headers: { authorization: `Bearer ${server.keys.read}` } });
  expect([response.status, await response.text()]).toEqual([200, '{"data": [']);
});

it("sends the first half of a truncated response before the connection ends", async () => {
  const headers = { authorization: `Bearer ${server.keys.read}` };
  const whole = await (await server.fetch("/api/v1/meetings", { headers })).text();
  server.faults.add({ body: "truncated" });
  const { body } = await server.fetch("/api/v1/meetings", { headers });
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toBe(whole.slice(0, Math.ceil(whole.length / 2)));
  await expect(reader.read()).rejects.toThrow(new TypeError("terminated"));
});

it("passes a failure to wait on as a failure of the server", async () => {
  const failures: unknown[] = [];
  const tired = await createReferenceServer({
    onError: (error) => failures.push(error),
    sleep: () => Promise.reject(new Error("no timer")),
  });
  tired.faults.add({ delayMs: 1 });
  expect((await send(tired, "listMeetings")).status).toBe(500);
  expect(failures).toEqual([new Error("no timer")]);
  await tired.close();
});

it("shows its rules over the control plane with their hits, without keys, and clears them", async () => {
  const key = server.keys.read;
  const control = (path: string, init: RequestInit = {}) =>
    server.fetch(`/_mock/${path}`, { ...init, headers: { "content-type": "application/json; charset=utf-8" } });
  const rule = { key, status: 503, times: 1 };
  const added = await control("faults", { method: "POST", body: JSON.stringify(rule) });
  const shown = { ...rule, key: `${key.slice(0, 13)}…` };
  expect([added.status, await added.json()]).toEqual([201, shown]);
  await send(server, "listMeetings", { key });
  expect(await (await control("faults")).json()).toEqual([{ ...shown, hits: 1 }]);
  expect((await control("faults", { method: "DELETE" })).status).toBe(204);
  expect(await (await control("faults")).json()).toEqual([]);
});

it("restores the snapshot that is named over the control plane, and the first one with a reset", async () => {
  const total = async () => (await send(server, "listMeetings")).body.meta?.total;
  const post = async (path: string) => {
    const response = await server.fetch(`/_mock/${path}`, { method: "POST" });
    return [response.status, response.status === 204 ? null : await response.json()];
  };
  expect([await post("reset"), await total()]).toEqual([[204, null], 1]);
  expect(await post("snapshot")).toEqual([201, { id: "1" }]);
  await server.org.add(aMeeting());
  expect(await post("snapshot")).toEqual([201, { id: "2" }]);
  await server.org.add(aMeeting());
  expect(await total()).toBe(3);
  expect(await post("restore/2")).toEqual([204, null]);
  expect(await total()).toBe(2);
  server.faults.add({ status: 500 });
  expect(await post("reset")).toEqual([204, null]);
  expect(server.requests.entries).toEqual([]);
  expect([await total(), server.faults.list()]).toEqual([1, []]);
  const ids = (await Promise.all([post("snapshot"), post("snapshot")])).map(([, body]) => body);
  expect(ids).toEqual(expect.arrayContaining([{ id: "3" }, { id: "4" }]));
  expect(await post("restore/7")).toEqual([
    404,
    { error: "There is no such snapshot. POST /_mock/snapshot makes one." },
  ]);
});

const OWN = "The control plane accepts requests from its own origin only.";
const STRANGE =
  "The control plane accepts requests to localhost or an IP address, not to evil.example. Allow it with --control-host.";

it.each<[string, Record<string, string>, string?]>([
  ["http://localhost", {}],
  ["http://localhost", { origin: "http://localhost" }],
  ["http://127.0.0.1:4010", { origin: "http://127.0.0.1:4010", "sec-fetch-site": "same-origin" }],
  ["http://[::1]:4010", { "sec-fetch-site": "none" }],
  ["http://evil.example", {}, STRANGE],
  ["http://evil.example", { origin: "http://evil.example", "sec-fetch-site": "same-origin" }, STRANGE],
  ["http://127.0.0.1:4010", { origin: "http://127.0.0.1:4011" }, OWN],
  ["http://localhost", { origin: "https://evil.example", "sec-fetch-site": "none" }, OWN],
  ["http://localhost", { origin: "null" }, OWN],
  ["http://localhost", { "sec-fetch-site": "same-site" }, OWN],
])("is controlled at %s by who sends %j: %s", async (base, headers, problem) => {
  const response = await server.fetch(`${base}/_mock/faults`, { headers });
  const expected = problem === undefined ? [200, []] : [403, { error: problem }];
  expect([response.status, await response.json()]).toEqual(expected);
});

it.each(["text/plain", "application/jsonp", "x-application/json"])("takes no rule as %s", async (type) => {
  const body = JSON.stringify({ status: 500 });
  const response = await server.fetch("/_mock/faults", { method: "POST", headers: { "content-type": type }, body });
  const error = "Send the rule as JSON, with Content-Type: application/json.";
  expect([response.status, await response.json(), server.faults.list()]).toEqual([415, { error }, []]);
});
