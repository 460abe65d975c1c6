import { afterEach, beforeEach, expect, it } from "vitest";
import { importRows } from "../src/import/import-rows.ts";
import { readRows } from "../src/import/read-rows.ts";
import type { User } from "../src/resources.ts";
import { type OpenService, openService } from "../src/service.ts";
import { writeRecords } from "../src/store/write-records.ts";

// What becomes of rows, on a database in memory.

const [ORG, OTHER] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
const [ANA, BO] = ["00000000-0000-4000-8000-0000000000a1", "00000000-0000-4000-8000-0000000000a2"];
const MEETING = "00000000-0000-4000-8000-0000000000c1";
const NOW = new Date("2026-11-20T12:00:00.000Z");
const CALL = { title: "Call", started_at: "2026-11-01T09:00:00Z" };
const REPORT = { template_name: "S", overall_score: 60, feedback: "" };
let service: OpenService;

beforeEach(async () => {
  service = await openService({ pepper: "x", now: () => NOW });
  const user = (id: string, name: string, org_id: string): User & { org_id: string } => ({
    ...{ id, org_id, name, email: `${name.toLowerCase()}@acme.example`, role: "member", is_active: true },
  });
  await writeRecords(
    service.database,
    [
      ...[ORG, OTHER].map((id) => ({
        kind: "organization" as const,
        value: { id, name: id, plan: "business" as const, subscription_status: "active" as const },
      })),
      { kind: "user", value: user(ANA, "Ana", ORG) },
      { kind: "user", value: user(BO, "Bo", OTHER) },
    ],
    { now: NOW },
  );
});

afterEach(() => service.close());

function importInto(orgId: string, file: object, options = {}) {
  return importRows(service, readRows(JSON.stringify(file), "json"), { orgId, userId: undefined, ...options });
}

async function list<Item = Record<string, unknown>>(path: string, orgId = ORG): Promise<Item[]> {
  const { key } = await service.keys.create({ orgId, name: "", permissions: ["read"] });
  const headers = { authorization: `Bearer ${key}` };
  const response = await service.handle(new Request(`http://svc.test/api/v1/${path}`, { headers }));
  return ((await response.json()) as { data: Item[] }).data;
}

const TAKEN = "id belongs to something else already";

it.each<[string, object, string]>([
  ["a user", { users: [{ id: BO, name: "Cleo", email: "cleo@acme.example" }] }, `users[0]: ${TAKEN}`],
  ["a meeting", { meetings: [{ id: MEETING, user_id: ANA, ...CALL }] }, `meetings[0]: ${TAKEN}`],
])("rejects %s whose id another organization has", async (_case, file, problem) => {
  await importInto(OTHER, { meetings: [{ id: MEETING, user_id: BO, ...CALL }] });
  expect(await importInto(ORG, file)).toEqual({ problems: [problem] });
});

it("gives no meeting to a user of another organization, though the file names the user", async () => {
  const file = {
    users: [{ id: BO, name: "Cleo", email: "cleo@acme.example" }],
    meetings: [{ ...CALL, user_id: BO }],
  };
  expect(await importInto(ORG, file)).toMatchObject({ problems: [`users[0]: ${TAKEN}`] });
  expect(await list("meetings")).toEqual([]);
});

it.each<[string, object]>([
  ["its own", { reports: [{ ...REPORT, id: MEETING, meeting_id: MEETING, user_id: ANA }] }],
  [
    "that of a user in the file",
    {
      users: [{ id: MEETING, name: "Cleo", email: "cleo@acme.example" }],
      reports: [{ ...REPORT, meeting_id: MEETING, user_id: ANA }],
    },
  ],
  ["that of a stored user", { reports: [{ ...REPORT, meeting_id: ANA, user_id: ANA }] }],
])("rejects a report whose meeting_id is no meeting's but %s", async (_case, file) => {
  expect(await importInto(ORG, file)).toEqual({
    problems: [expect.stringMatching(/^reports\[0\]: meeting_id .+ is neither stored nor a meeting before this one$/)],
  });
});
