import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OFFLINE_SCORER } from "../../coaching/offline/offline-scorer.ts";
import { Jobs } from "../../jobs/jobs.ts";
import { aMeeting, aReport, type MeetingDetail, type ReferenceServer } from "../../library/index.ts";
import { randomIds } from "../../records/ids.ts";
import { changeMeetings } from "../../store/change-meetings.ts";
import type { Database } from "../../store/database.ts";
import { openDatabase } from "../../store/open-database.ts";
import { deleteMeetingWithAll } from "../../team/administration/delete-meetings.ts";
import { findVersion } from "../../team/calls/former-versions.ts";
import { replaceCall } from "../../team/calls/replace-call.ts";
import { LASTING, useStore } from "../support/stores.ts";

const now = () => new Date("2026-11-20T12:00:00.000Z");

/** A database whose first write comes after another process has written. */
function overtaken(database: Database, other: () => Promise<unknown>): Database {
  let isFirst = true;
  const write: Database["write"] = async (writes) => {
    if (isFirst) {
      isFirst = false;
      await other();
    }
    return database.write(writes);
  };
  return new Proxy(database, {
    get: (target, name) => {
      const value: unknown = name === "write" ? write : Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

describe.each(LASTING)("a call that another process gives a report meanwhile, on %s", (kind) => {
  const store = useStore(kind);
  let server: ReferenceServer;
  let databases: [Database, Database];
  let meeting: MeetingDetail;

  beforeAll(async () => {
    server = await store.create({ now, pepper: "x" });
    databases = [await openDatabase(store.location()), await openDatabase(store.location())];
  });

  afterAll(async () => {
    for (const database of databases) await database.close();
    await server.close();
  });

  /** The service of one process, overtaken by the report of another. */
  async function serviceOvertaken() {
    meeting = await server.org.add(aMeeting());
    const report = { ...(await server.org.add(aReport())), id: randomIds().uuid(), meeting_id: meeting.id };
    const addReport = () =>
      changeMeetings({ database: databases[1], now }, { orgId: server.org.id, key: meeting.id }, async (write) => {
        await write.find(meeting.id);
        write.batch.add({ kind: "report", value: { ...report, org_id: server.org.id } });
        write.change(meeting.id, { report_count: 1 });
      });
    const service = { database: overtaken(databases[0], addReport), ids: randomIds(), now };
    return { ...service, jobs: new Jobs({ ...service, scorer: OFFLINE_SCORER }) };
  }

  it("is deleted with that report", async () => {
    const service = await serviceOvertaken();
    const deleted = await deleteMeetingWithAll(service, { orgId: server.org.id, id: meeting.id });
    expect(deleted).toMatchObject({ meetings: 1, reports: 1 });
  });

  it("is replaced, and that report kept as a version", async () => {
    const service = await serviceOvertaken();
    await replaceCall(service, server.org.id, { value: { ...meeting, transcript: "[00:00:01] Ana Ruiz: Hello." } });
    const former = await findVersion(databases[0], { orgId: server.org.id, id: meeting.id, version: 1 });
    expect(former?.reports).toHaveLength(1);
  });
});
