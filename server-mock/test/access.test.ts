import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { testFolder } from "../../test/support/test-folder.ts";
import { aMeeting, createReferenceServer, type ReferenceServer } from "../library/index.ts";
import { send } from "./support/send.ts";

const TEMPLATE = { name: "T", prompt_template: "P", grading_criteria: [{ name: "C", weight: 100, description: "" }] };
let server: ReferenceServer;

beforeEach(async () => {
  server = await createReferenceServer();
  return () => server.close();
});

it("opens no database with another pepper than its own", async () => {
  const folder = testFolder();
  const database = join(folder, "svc.db");
  const first = await createReferenceServer({ database, pepper: "one" });
  const key = first.keys.admin;
  await first.close();
  await expect(createReferenceServer({ database, pepper: "two" })).rejects.toThrow("no key would work");
  const opened = await createReferenceServer({ database, pepper: "one" });
  expect((await send(opened, "listMeetings", { key })).status).toBe(200);
  await opened.close();
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
