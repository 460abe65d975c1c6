import { afterAll, beforeAll, expect, it } from "vitest";
import { aMeeting, aReport, aUser } from "../library/index.ts";
import type { CollectionName } from "../store/collections.ts";
import { type Database, insertRows } from "../store/database.ts";
import type { ListFilter } from "../store/list-conditions.ts";
import { countDocuments, eachDocument, readPage } from "../store/list-query.ts";
import { LAST_TIMESTAMP } from "../store/periods.ts";
import { createOrganization } from "../team/administration/organizations.ts";
import { type Acme, openAcme } from "./support/acme.ts";

let acme: Acme;
let database: Database;
let bo: string;

beforeAll(async () => {
  acme = await openAcme();
  ({ database } = acme.service);
  const { org } = acme;
  const [ana, other] = await org.add(aUser(), aUser());
  bo = other.id;
  for (const [user_id, status, hour] of [
    [ana.id, "completed", "2026-11-09T10"],
    [ana.id, "failed", "2026-11-10T10"],
    [bo, "completed", "2026-11-10T11"],
  ] as const) {
    const [started_at, created_at] = [`${hour}:30:00.000Z`, `${hour}:45:00.000Z`];
    const { id: meeting_id } = await org.add(aMeeting({ user_id, status, started_at }));
    await org.add(aReport({ meeting_id, user_id, created_at, overall_score: user_id === bo ? 80.05 : 60 }));
  }
  // What is counted by rollups counts a thousandfold from here on.
  await database.script(["update rollups set count = count * 1000"]);
});

afterAll(() => acme.service.close());

it.each<[CollectionName, string, Omit<ListFilter, "orgId">, number]>([
  ["meetings", "everything", {}, 3_000],
  ["meetings", "a status", { equal: { status: "completed" } }, 2_000],
  ["meetings", "a status and a user", { equal: { status: "completed", user_id: "BO" } }, 1_000],
  ["meetings", "a user of whom there is none", { equal: { user_id: "nobody" } }, 0],
  ["meetings", "a day", { from: "2026-11-10T00:00:00.000Z", to: "2026-11-10T23:59:59.999Z" }, 2_000],
  ["meetings", "what follows", { from: "2026-11-10T11:00:00.000Z" }, 1_000],
  ["meetings", "what was before", { to: "2026-11-10T10:59:59.999Z" }, 2_000],
  ["meetings", "parts of hours", { from: "2026-11-09T10:30:00.000Z", to: "2026-11-10T11:30:00.000Z" }, 1_002],
  ["meetings", "the end of time", { to: LAST_TIMESTAMP }, 3_000],
  [
    "meetings",
    "a range that ends before it begins",
    { from: "2026-11-11T00:00:00.000Z", to: "2026-11-01T00:00:00.000Z" },
    0,
  ],
  ["reports", "a score and above", { atLeast: { overall_score: 60 } }, 3_000],
  ["reports", "up to a score", { atMost: { overall_score: 80.05 } }, 2_001],
  ["reports", "a score exactly", { atLeast: { overall_score: 60 }, atMost: { overall_score: 60 } }, 2],
  ["reports", "a score and a user", { equal: { user_id: "BO" }, atLeast: { overall_score: 80 } }, 1_000],
  ["reports", "a score and a range", { from: "2026-11-10T00:00:00.000Z", atLeast: { overall_score: 60 } }, 2],
  ["insights", "a part of an industry", { contains: { folded_industry: "x" } }, 0],
  ["templates", "everything", {}, 1],
])("counts %s in rollups where there are some: %s", async (name, _case, given, expected) => {
  const equal = Object.fromEntries(
    Object.entries(given.equal ?? {}).map(([key, value]) => [key, value === "BO" ? bo : value]),
  );
  const filter = { ...given, orgId: acme.orgId, equal };
  expect(await countDocuments(database, name, filter)).toBe(expected);
  expect((await readPage(database, name, { filter, page: 9, limit: 1_000 })).total).toBe(expected);
});

it("reads each of many objects of the same moment once, and those before and behind them", async () => {
  const { id: orgId } = await createOrganization(acme.admin, { name: "Many", plan: "business" });
  const template = { org_id: orgId, call_type: null, is_active: 1, version: 1, etag: "" };
  const rows = Array.from({ length: 3_100 }, (_, index) => {
    const id = String(index).padStart(4, "0");
    const created_at = index < 900 ? "2026-11-03" : index < 3_099 ? "2026-11-02" : "2026-11-01";
    return { ...template, id, created_at, document: JSON.stringify({ id, created_at }) };
  });
  await database.write([insertRows("templates", rows)]);
  const read: string[][] = [];
  for await (const items of eachDocument<{ id: string }>(database, "templates", { orgId }))
    read.push(items.map(({ id }) => id));
  expect(read.map((ids) => ids.length)).toEqual([1_000, 1_000, 1_000, 101]);
  expect(new Set(read.flat()).size).toBe(3_101);
});
