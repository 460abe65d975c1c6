import { beforeEach, expect, it } from "vitest";
import { HANDLERS } from "../api/operations/handlers.ts";
import { createReferenceServer, type ReferenceServer, seededIds } from "../library/index.ts";
import { openService } from "../library/service.ts";
import { createOrganization } from "../team/administration/organizations.ts";
import { send } from "./support/send.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");
let server: ReferenceServer;

beforeEach(async () => {
  server = await createReferenceServer({ now: () => NOW });
  return () => server.close();
});

it("fails to start without an implementation of every operation", async () => {
  const { getReport: _left, listReports: _too, ...others } = HANDLERS;
  await expect(createReferenceServer({ handlers: others as typeof HANDLERS })).rejects.toThrow(
    "The spec's operation listReports, getReport has no implementation. Add it to the handlers.",
  );
});

it("fails to start with an operation that the spec does not have", async () => {
  const handlers = { ...HANDLERS, listUnicorns: HANDLERS.getOpenApi, getUnicorn: HANDLERS.getOpenApi };
  await expect(createReferenceServer({ handlers })).rejects.toThrow(
    "The operation listUnicorns, getUnicorn is not in the spec. Describe it there, then run `npm run generate`.",
  );
});

it("takes an escape that is none as it is", async () => {
  const response = await server.fetch("/api/v1/meetings/%zz", {
    headers: { authorization: `Bearer ${server.keys.read}` },
  });
  const { error } = (await response.json()) as { error: { details: object[] } };
  expect([response.status, error.details]).toMatchObject([400, [{ in: "path", path: "id", code: "format" }]]);
});

it("responds to OPTIONS with the possible methods", async () => {
  const response = await server.fetch("/api/v1/team/stats", { method: "OPTIONS" });
  expect([response.status, response.headers.get("allow"), await response.text()]).toEqual([
    204,
    "GET, HEAD, OPTIONS",
    "",
  ]);
});

it.each([["a".repeat(129)], ["has spaces in it"], ['"quoted"']])(
  "replaces the unusable request id %j",
  async (given) => {
    const { headers } = await send(server, "listMeetings", { headers: { "x-request-id": given } });
    expect(headers.get("x-request-id")).toMatch(/^req_[0-9a-f]{32}$/);
  },
);

it("gives the same ids and keys for the same seed, and others for another", async () => {
  const servers = await Promise.all(["a", "a", "b"].map((seed) => createReferenceServer({ ids: seededIds(seed) })));
  const [one, two, other] = servers.map(({ org, keys }) => [org.id, keys.admin]);
  expect(one).toEqual(two);
  expect(other).not.toContainEqual(one?.[0]);
  expect(other).not.toContainEqual(one?.[1]);
  await Promise.all(servers.map((server) => server.close()));
});

it.each([
  ["a database that is away", "database is locked", false],
  ["a defect", "no such function", true],
])("closes its database when the last use of its keys is not written for %s", async (_case, message, isReported) => {
  const service = await openService({ pepper: "x" });
  service.keys.recordUse = () => Promise.reject(new Error(message));
  const org = await createOrganization({ ...service, actor: "test" }, { name: "A", plan: "business" });
  const { key } = await service.keys.create({ orgId: org.id, name: "K", permissions: ["read"] });
  const headers = { authorization: `Bearer ${key}` };
  expect((await service.handle(new Request("http://svc.test/api/v1/meetings", { headers }))).status).toBe(200);
  if (isReported) await expect(service.close()).rejects.toThrow(message);
  else await service.close();
  await expect(service.keys.list(org.id)).rejects.toThrow("not open");
});

it("closes every listener that it opened, and with them their connections", async () => {
  const own = await createReferenceServer();
  const listeners = [await own.listen(), await own.listen()];
  await own.close();
  for (const { url } of listeners) await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
});
