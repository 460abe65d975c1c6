import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { completeDraft } from "../library/builders/complete-draft.ts";
import { aMeeting } from "../library/builders/draft.ts";
import { type OpenService, openService } from "../library/service.ts";
import type { ServiceRecord } from "../records/records.ts";
import type { Meeting } from "../records/resources.ts";
import { COLLECTIONS } from "../store/collections.ts";
import { findPosition } from "../store/find-position.ts";
import { conditionsOf, type ListFilter } from "../store/list-conditions.ts";
import { eachDocument, readDocuments, readPage } from "../store/list-query.ts";
import { LAST_TIMESTAMP } from "../store/periods.ts";
import { writeRecords } from "../store/write-records.ts";
import { ENGINES, storesFor, useStore } from "./support/stores.ts";

const COUNT = 2_600;
const LIMIT = 7;
const STATUSES = ["completed", "completed", "failed"] as const;
const SPAN_MINUTES = 500 * 24 * 60;
const FROM = "2025-08-31T18:00:00.000Z";
const TO = "2026-10-31T11:59:59.999Z";

describe.each(storesFor("far pages", ENGINES))("pages far down a list on %s", (kind) => {
  const store = useStore(kind);
  let service: OpenService;
  let orgId: string;
  let all: Meeting[];

  beforeAll(async () => {
    await (await store.create({ pepper: "far pages" })).close();
    service = await openService({ database: store.location(), pepper: "far pages" });
    orgId = service.ids.uuid();
    await writeRecords(service.database, records(), { now: new Date() });
    all = readDocuments(await readPage(service.database, "meetings", { filter: { orgId }, page: 1, limit: COUNT }));
  });

  afterAll(() => service.close());

  /** Meetings over 500 days, many at the same moment, some days full and others empty. */
  function* records(): Iterable<ServiceRecord> {
    const organization = { id: orgId, name: "Far", plan: "business", subscription_status: "active" } as const;
    yield { kind: "organization", value: organization };
    for (let index = 0; index < COUNT; index += 1) {
      const minutes = Math.floor((((index >> 1) * 0.618034) % 1) ** 2 * SPAN_MINUTES);
      const started_at = new Date(Date.parse("2026-11-20T12:00:00Z") - minutes * 60_000).toISOString();
      const source = { id: service.ids.uuid(), now: started_at, userId: orgId, meetingId: "" };
      const draft = aMeeting({ status: STATUSES[index % STATUSES.length] ?? "completed", started_at });
      yield { kind: "meeting", value: { ...completeDraft(draft, source), org_id: orgId } };
    }
  }

  it.each([
    ["no filter", {}],
    ["a status", { equal: { status: "completed" } }],
    ["a first moment", { from: FROM }],
    ["a last moment", { to: TO }],
    ["the last moment there is", { to: LAST_TIMESTAMP }],
    ["a range and a status", { equal: { status: "completed" }, from: FROM, to: TO }],
  ])(
    "hold what pagination from the first page comes to, with %s",
    async (_case, filter: { equal?: { status: string }; from?: string; to?: string }) => {
      const { equal, from = "", to = "~" } = filter;
      const expected = all
        .filter(
          ({ status, started_at }) => (equal?.status ?? status) === status && started_at >= from && started_at <= to,
        )
        .map(({ id }) => id);
      expect(expected.length).toBeGreaterThan(1_200);
      for (let page = 144; (page - 1) * LIMIT < expected.length; page += 11) {
        const read = await readPage(service.database, "meetings", { filter: { orgId, ...filter }, page, limit: LIMIT });
        const ids = readDocuments<Meeting>(read).map(({ id }) => id);
        expect([page, read.total, ids]).toEqual([
          page,
          expected.length,
          expected.slice((page - 1) * LIMIT, page * LIMIT),
        ]);
      }
    },
  );

  it.each<[string, Omit<ListFilter, "orgId">]>([
    ["no filter", {}],
    ["the last moment there is", { to: LAST_TIMESTAMP }],
    ["a status and a range", { equal: { status: "completed" }, from: FROM, to: TO }],
  ])("begin in the hour of their first item, with %s", async (_case, filter) => {
    const positionAt = (offset: number, name: "meetings" | "templates" = "meetings", more = {}) => {
      const collection = COLLECTIONS[name];
      const conditions = conditionsOf(collection, { orgId, ...filter, ...more });
      return findPosition(service.database, collection, conditions, offset);
    };
    const listed = all.filter(({ status }) => (filter.equal?.["status"] ?? status) === status);
    const first = listed.findIndex(({ started_at }) => started_at <= (filter.to ?? "~"));
    for (const offset of [0, 1, 250, 777]) {
      const hour = listed[first + offset]?.started_at.slice(0, 13);
      const before = listed.findIndex(({ started_at }) => started_at.startsWith(hour ?? "none"));
      const position = await positionAt(offset);
      expect([position?.conditions.at(-1)?.value, position?.offset]).toEqual([
        `${hour}:59:59.999Z`,
        first + offset - before,
      ]);
    }
    expect(await positionAt(listed.length)).toBeUndefined();
    expect(await positionAt(1, "templates")).toBeUndefined();
    expect(await positionAt(1, "meetings", { atLeast: { overall_score: 0 } })).toBeUndefined();
  });

  it("are each read once while others are added", async () => {
    const read: string[] = [];
    for await (const items of eachDocument<Meeting>(service.database, "meetings", { orgId })) {
      read.push(...items.map(({ id }) => id));
      const source = { id: service.ids.uuid(), now: TO, userId: orgId, meetingId: "" };
      const value = { ...completeDraft(aMeeting({ started_at: "2026-11-20T12:00:00.001Z" }), source), org_id: orgId };
      await writeRecords(service.database, [{ kind: "meeting", value }], { now: new Date() });
    }
    expect(read).toEqual(all.map(({ id }) => id));
  });
});
