import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { aMeeting, createReferenceServer, type Permission, type ReferenceServer } from "../library/index.ts";
import { send } from "./support/send.ts";

const TEMPLATE = { name: "T", prompt_template: "P", grading_criteria: [{ name: "C", weight: 100, description: "" }] };
let server: ReferenceServer;

beforeEach(async () => {
  server = await createReferenceServer();
});

afterEach(() => server.close());

it("responds 401 with a challenge when the key is missing", async () => {
  const { status, headers, body } = await send(server, "listMeetings", { key: null });
  expect([status, body.error?.code, headers.get("www-authenticate")]).toEqual([
    401,
    "missing_api_key",
    'Bearer realm="sales-coaching"',
  ]);
});

it.each([
  ["of the wrong form", "Bearer nonsense"],
  ["of another scheme", "Basic dXNlcjpwYXNz"],
  ["that is unknown", `Bearer svc_live_${"x".repeat(32)}`],
  ["with something after it", "Bearer svc_live_a svc_live_b"],
])("responds 401 to a key %s, always with the same body", async (_case, authorization) => {
  const { status, body } = await send(server, "listMeetings", { key: null, headers: { authorization } });
  expect([status, body.error?.code]).toEqual([401, "invalid_api_key"]);
  expect(body.error?.message).toBe("The API key is not valid. Create one in the dashboard under Settings, API Keys.");
});

it("rejects a revoked key from the next request on", async () => {
  const { id, key } = await server.keys.create({ permissions: ["read"] });
  expect((await send(server, "listMeetings", { key })).status).toBe(200);
  expect(await server.keys.revoke(id)).toBe(true);
  const { status, body } = await send(server, "listMeetings", { key });
  expect([status, body.error?.code]).toEqual([401, "invalid_api_key"]);
  expect(await server.keys.revoke(id)).toBe(false);
});

it("opens no database with another pepper than its own", async () => {
  const folder = await mkdtemp(join(tmpdir(), "svc-pepper-"));
  const database = join(folder, "svc.db");
  const first = await createReferenceServer({ database, pepper: "one" });
  const key = first.keys.admin;
  await first.close();
  await expect(createReferenceServer({ database, pepper: "two" })).rejects.toThrow("no key would work");
  const opened = await createReferenceServer({ database, pepper: "one" });
  expect((await send(opened, "listMeetings", { key })).status).toBe(200);
  await opened.close();
  await rm(folder, { recursive: true });
});

it.each<[Permission[], number, number]>([
  [["read"], 200, 403],
  [["write"], 403, 201],
  [["read", "write"], 200, 201],
  [["admin"], 200, 201],
])("lets a key with %j read with %i and write with %i", async (permissions, readStatus, writeStatus) => {
  const { key } = await server.keys.create({ permissions });
  const read = await send(server, "listTemplates", { key });
  const write = await send(server, "createTemplate", { key, json: TEMPLATE });
  expect([read.status, write.status]).toEqual([readStatus, writeStatus]);
});

it("names the permission that is needed and those that the key has", async () => {
  const { body } = await send(server, "createTemplate", { key: server.keys.read, json: TEMPLATE });
  expect(body.error).toMatchObject({ code: "insufficient_permission", required: "write", granted: ["read"] });
});

it.each([
  ["business", "active", 200],
  ["enterprise", "active", 200],
  ["payg", "active", 403],
  ["business", "past_due", 403],
  ["enterprise", "canceled", 403],
] as const)("responds to a %s subscription that is %s with %i", async (plan, status, expected) => {
  await server.org.setSubscription({ plan, status });
  const received = await send(server, "listMeetings");
  expect([received.status, received.body.error?.code]).toEqual([
    expected,
    expected === 403 ? "subscription_required" : undefined,
  ]);
});

it("speaks of the subscription before the permission", async () => {
  await server.org.setSubscription({ plan: "payg", status: "active" });
  const { body } = await send(server, "createTemplate", { key: server.keys.read, json: TEMPLATE });
  expect(body.error?.code).toBe("subscription_required");
});

it("speaks of the permission before it reads the body", async () => {
  const { body } = await send(server, "createTemplate", { key: server.keys.read, json: "not a template" });
  expect(body.error?.code).toBe("insufficient_permission");
});

it("responds for another organization's object exactly as one that does not exist", async () => {
  const other = await server.organizations.create();
  const foreign = await other.add(aMeeting());
  const headers = { "x-request-id": "same" };
  const [seen, absent] = await Promise.all(
    [foreign.id, "00000000-0000-4000-8000-000000000000"].map((id) =>
      send(server, "getMeeting", { path: { id }, headers }),
    ),
  );
  expect(seen?.status).toBe(404);
  expect(seen?.text).toBe(absent?.text);
});

it("lists nothing of another organization", async () => {
  const other = await server.organizations.create();
  await other.add(aMeeting());
  const { body } = await send(server, "listMeetings");
  expect([body.data, body.meta?.total]).toEqual([[], 0]);
});

it("never shows a key again", async () => {
  const created = await server.keys.create({ permissions: ["read"], name: "Integration" });
  const listed = await server.org.listKeys();
  expect(created.key).toMatch(/^svc_live_[A-Za-z0-9]{32}$/);
  expect(listed.map(({ name, prefix }) => [name, prefix])).toContainEqual(["Integration", created.key.slice(0, 13)]);
  expect(JSON.stringify(listed)).not.toContain(created.key);
});
