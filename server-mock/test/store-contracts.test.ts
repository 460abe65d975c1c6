import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMeeting, anInsight, aReport, aUser, createReferenceServer, type ReferenceServer } from "../library/index.ts";
import { randomIds } from "../records/ids.ts";
import type { Meeting } from "../records/resources.ts";
import { changeMeetings, type MeetingChange } from "../store/change-meetings.ts";
import { type Database, insertRows, statement, WriteConflict } from "../store/database.ts";
import { canMove } from "../store/meeting-states.ts";
import { openDatabase } from "../store/open-database.ts";
import { defineQuery } from "../store/query.ts";
import { WriteBatch } from "../store/write-batch.ts";
import { recount } from "./support/recount.ts";
import { send } from "./support/send.ts";
import { LASTING, useStore } from "./support/stores.ts";

const RUNS = Number(process.env["PROPERTY_RUNS"] ?? 15);
const NOW = new Date("2026-11-20T12:00:00.000Z");

const rename = defineQuery<{ id: string; name: string }, { id: string; name: string }>(
  "update users set name = :name where id = :id returning id, name",
);
const renameAll = defineQuery<{ name: string }, unknown>("update users set name = 'Changed' where name = :name");
const findName = defineQuery<{ id: string }, { name: string }>("select name from users where id = :id");
const renameUnlessZoe = defineQuery<{ id: string }, unknown>(
  "update users set name = 'Zoe' where id = :id and name != 'Zoe'",
);

describe.each(LASTING)("the store on %s", (kind) => {
  const store = useStore(kind);
  let server: ReferenceServer;
  let database: Database;
  let orgId: string;

  beforeAll(async () => {
    server = await store.create({ now: () => NOW });
    database = await openDatabase(store.location());
    orgId = server.org.id;
  });

  afterAll(async () => {
    await database.close();
    await server.close();
  });

  const service = () => ({ database, now: () => NOW });

  function randomUser(name: string) {
    const id = randomIds().uuid();
    return { id, org_id: orgId, name, email: `${id}@example.com`, role: "member", is_active: 1 };
  }

  async function readMeeting(id: string): Promise<Meeting> {
    return (await send(server, "getMeeting", { path: { id } })).body.data as Meeting;
  }

  it("returns the rows of a write, and counts it as a write", async () => {
    const { id } = await server.org.add(aUser());
    const before = database.version();
    expect(await database.writeReturning(rename, { id, name: "Ana" })).toEqual([{ id, name: "Ana" }]);
    if (before !== undefined) expect(database.version()).toBeGreaterThan(before);
    expect(await database.writeReturning(rename, { id: orgId, name: "Ana" })).toEqual([]);
  });

  it("writes a row once for thirty writers, and goes on with the connections of the others", async () => {
    const { id } = randomUser("");
    const add = (name: string) => database.write([insertRows("users", [{ ...randomUser(name), id }])]);
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => add(`Ana ${index}`)));
    const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []));
    expect(failures).toHaveLength(29);
    for (const failure of failures) expect(failure).toBeInstanceOf(WriteConflict);
    const names = await Promise.all(Array.from({ length: 30 }, () => database.all(findName, { id })));
    expect(new Set(names.map((rows) => rows.length))).toEqual(new Set([1]));
  });

  it("undoes a statement alone that changes more rows than it must", async () => {
    const users = [randomUser("Bea"), randomUser("Bea")];
    await database.write([insertRows("users", users)]);
    await expect(database.write([statement(renameAll, { name: "Bea" }, 1)])).rejects.toThrow(WriteConflict);
    for (const { id } of users) expect(await database.first(findName, { id })).toEqual({ name: "Bea" });
  });

  it("counts what moves and what goes as a recount would", async () => {
    const status = fc.constantFrom("pending", "fetched", "completed", "failed");
    const time = fc
      .date({ min: new Date("2025-12-30"), max: new Date("2026-02-02"), noInvalidDate: true })
      .map((date) => date.toISOString());
    const step = fc.record({ index: fc.nat(3), status, started_at: time, adds: fc.boolean(), score: fc.nat(100) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const meetings: Meeting[] = [];
        for (const { index, adds, score, ...values } of steps) {
          const meeting = meetings[index];
          if (!meeting) meetings.push(await server.org.add(aMeeting(values)));
          else if (adds) await server.org.add(aReport({ meeting_id: meeting.id, overall_score: score / 3 }));
          else
            await changeMeetings(service(), { orgId, key: meeting.id }, async ({ find, change }) => {
              const stored = await find(meeting.id);
              const { status: wanted, ...others } = values as MeetingChange & { status: Meeting["status"] };
              const isPossible = stored !== undefined && canMove(stored.status, wanted);
              change(meeting.id, isPossible ? { ...others, status: wanted } : others);
            });
        }
        const { expected, actual } = await recount(database);
        expect(actual).toEqual(expected);
      }),
      { numRuns: RUNS },
    );
  });

  it("counts nothing any more once everything that was added is removed", async () => {
    const before = await recount(database);
    const report = await server.org.add(anInsight({ occurred_at: "2020-01-01T00:00:00.000Z" }));
    const batch = new WriteBatch(NOW);
    const row = { org_id: orgId, occurred_at: "2020-01-01T00:00:00.000Z" };
    batch.removeRollups("insights", row);
    const remove = defineQuery<{ id: string }, unknown>("delete from insights where id = :id");
    batch.push(statement(remove, { id: report.id }, 1));
    await database.write(batch.writes());
    const after = await recount(database);
    expect(after.actual).toEqual(after.expected);
    expect(after.actual.filter((line) => line.includes("insights"))).toEqual(
      before.actual.filter((line) => line.includes("insights")),
    );
  });

  it("adds ten reports to one meeting at the same time, and counts all of them", async () => {
    const other = await createReferenceServer({ database: store.location(), now: () => NOW });
    const { id } = await server.org.add(aMeeting());
    const elsewhere = await other.organizations.get(orgId);
    const add = (index: number) => (index % 2 === 0 ? server.org : elsewhere).add(aReport({ meeting_id: id }));
    await Promise.all(Array.from({ length: 10 }, (_, index) => add(index)));
    expect(await readMeeting(id)).toMatchObject({ report_count: 10 });
    const { expected, actual } = await recount(database);
    expect(actual).toEqual(expected);
    await other.close();
  });

  it("changes status and transcript of a meeting in one write with what belongs to it", async () => {
    const { id } = await server.org.add(aMeeting({ status: "processing" }));
    const report = { ...(await server.org.add(aReport())), id: crypto.randomUUID(), meeting_id: id };
    await changeMeetings(service(), { orgId, key: id }, async ({ batch, find, change }) => {
      const meeting = await find(id);
      batch.add({ kind: "report", value: { ...report, org_id: orgId } });
      change(id, {
        status: "completed",
        report_count: (meeting?.report_count ?? 0) + 1,
        transcript: "[00:00:01] A: B",
      });
    });
    expect(await readMeeting(id)).toMatchObject({
      status: "completed",
      report_count: 1,
      has_transcript: true,
      transcript: "[00:00:01] A: B",
      updated_at: NOW.toISOString(),
    });
  });

  it("keeps the reason of a failed meeting only, and knows whether there is a transcript", async () => {
    const { id } = await server.org.add(aMeeting({ status: "processing" }));
    const become = (values: MeetingChange) =>
      changeMeetings(service(), { orgId, key: id }, async ({ find, change }) => {
        await find(id);
        change(id, values);
      });
    await become({ status: "failed", failure_reason: "Silence.", transcript: null });
    expect(await readMeeting(id)).toMatchObject({
      failure_reason: "Silence.",
      has_transcript: false,
      transcript: null,
    });
    const transcript = "[00:00:01] A: B";
    await become({ status: "completed", transcript });
    await become({ title: "Kept" });
    expect(await readMeeting(id)).toMatchObject({
      title: "Kept",
      failure_reason: null,
      has_transcript: true,
      transcript,
    });
    await expect(become({ status: "pending", title: "Moved" })).rejects.toThrow(
      `The meeting ${id} cannot go from completed to pending. From completed it may go to processing or fetched.`,
    );
    expect(await readMeeting(id)).toMatchObject({ status: "completed", title: "Kept" });
  });

  it("finds no meeting of another organization to change", async () => {
    const { id } = await server.org.add(aMeeting());
    const other = await server.organizations.create();
    const found = await changeMeetings(service(), { orgId: other.id, key: id }, ({ find }) => find(id));
    expect(found).toBeUndefined();
  });

  it("repeats a change that another writer overtook, and throws a conflict of the caller's own statement", async () => {
    const { id } = await server.org.add(aMeeting());
    const user = await server.org.add(aUser({ name: "Zoe" }));
    let attempts = 0;
    await changeMeetings(service(), { orgId, key: "one" }, async ({ find, change }) => {
      attempts += 1;
      await find(id);
      if (attempts === 1)
        await changeMeetings(service(), { orgId, key: "two" }, async (other) => {
          await other.find(id);
          other.change(id, { title: "Overtaken" });
        });
      change(id, { language: "de" });
    });
    expect([attempts, await readMeeting(id)]).toEqual([
      2,
      expect.objectContaining({ title: "Overtaken", language: "de" }),
    ]);
    const fenced = changeMeetings(service(), { orgId, key: id }, async ({ batch, find, change }) => {
      await find(id);
      change(id, { language: "fr" });
      batch.push(statement(renameUnlessZoe, { id: user.id }, 1));
    });
    await expect(fenced).rejects.toThrow(WriteConflict);
    expect(await readMeeting(id)).toMatchObject({ language: "de" });
  });
});
