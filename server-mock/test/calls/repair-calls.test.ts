import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aMeeting, anInsight, aReport, aTemplate, aUser } from "../../library/index.ts";
import type { OrganizationHandle } from "../../library/organization-handle.ts";
import type { Insight, Meeting, Report } from "../../records/resources.ts";
import { insertRows, statement } from "../../store/database.ts";
import { defineQuery } from "../../store/query.ts";
import { takeSnapshot } from "../../store/snapshot.ts";
import type { TableName } from "../../store/tables.ts";
import { listAudit } from "../../team/administration/audit.ts";
import { erasePerson } from "../../team/administration/erase-person.ts";
import { changeOrganization } from "../../team/administration/organizations.ts";
import { applyRetention } from "../../team/administration/retention.ts";
import { reassignCall, renameCall } from "../../team/calls/change-call.ts";
import { deleteCall, findDeletedCall, listDeletedCalls, restoreCall } from "../../team/calls/deleted-calls.ts";
import { importRows } from "../../team/import/import-rows.ts";
import { readImportFile } from "../../team/import/read-file.ts";
import { type Acme, openAcme } from "../support/acme.ts";
import { recount } from "../support/recount.ts";
import { readApi } from "../support/team.ts";

// What people do with a stored call and take back: delete, rename, give to somebody else.

const DAY_MS = 86_400_000;
const FOREIGN = "00000000-0000-4000-8000-000000000000";
const COUNTED: readonly TableName[] = ["meetings", "transcripts", "reports", "insights", "meeting_versions", "rollups"];
const TRANSCRIPT = "[00:00:01] Ana Ruiz: What made you call?\n[00:00:09] Bo Lind: Two lost calls a week.";

let acme: Acme;
let org: OrganizationHandle;

beforeEach(async () => {
  acme = await openAcme();
  org = acme.org;
});
afterEach(() => acme.service.close());

const api = <Data>(path: string) => readApi<Data>(acme.service, acme.orgId, path);

async function aCall(values: Parameters<typeof aMeeting>[0] = {}) {
  const meeting = await org.add(aMeeting({ transcript: TRANSCRIPT, status: "completed", report_count: 1, ...values }));
  const report = await org.add(aReport({ meeting_id: meeting.id, user_id: meeting.user_id, overall_score: 64.35 }));
  const insight = await org.add(anInsight({ meeting_id: meeting.id, user_id: meeting.user_id }));
  return { meeting, report, insight };
}

const rowsOf = async () => {
  const snapshot = await takeSnapshot(acme.admin.database);
  // The version of a row orders writers, and says nothing of the call.
  return COUNTED.map((table) =>
    (snapshot.get(table) ?? []).map((row) => JSON.stringify({ ...row, version: undefined })).toSorted(),
  );
};
const audit = () => listAudit(acme.admin.database, { orgId: acme.orgId });
const remove = (id: string, orgId = acme.orgId) => deleteCall(acme.admin, { orgId, id });
const restore = (id: string, orgId = acme.orgId) => restoreCall(acme.admin, acme.service.jobs, { orgId, id });

describe("a deleted call", () => {
  it("is nowhere at once, counts nowhere, and comes back to the byte", async () => {
    const { meeting, report } = await aCall();
    const other = await aCall({ title: "Another" });
    const version = { org_id: acme.orgId, meeting_id: meeting.id, version: 1, replaced_at: "2026-11-19T00:00:00.000Z" };
    await acme.admin.database.write([insertRows("meeting_versions", [{ ...version, document: '{"transcript":"x"}' }])]);
    const before = await rowsOf();
    expect(await remove(meeting.id)).toBe(true);
    for (const path of [`meetings/${meeting.id}`, `meetings/${meeting.id}/transcript`, `reports/${report.id}`])
      expect((await api(path)).status, path).toBe(404);
    for (const list of ["meetings", "reports", "insights", "meetings?search=call"]) {
      const { data } = await api<{ id: string }[]>(list);
      expect(JSON.stringify(data), list).not.toContain(meeting.id);
    }
    expect((await api<Report[]>("reports")).data.map(({ id }) => id)).toEqual([other.report.id]);
    const counted = await recount(acme.admin.database);
    expect(counted.actual).toEqual(counted.expected);
    expect(await rowsOf()).not.toEqual(before);
    expect(await restore(meeting.id)).toBe(true);
    expect(await rowsOf()).toEqual(before);
    expect(await listDeletedCalls(acme.admin.database, { orgId: acme.orgId, limit: 9, offset: 0 })).toEqual([]);
  });

  it("is deleted and restored once, and in its own organization", async () => {
    const { meeting } = await aCall();
    expect(await remove(meeting.id, FOREIGN)).toBe(false);
    expect(await remove(meeting.id)).toBe(true);
    expect(await remove(meeting.id)).toBe(false);
    expect(await restore(meeting.id, FOREIGN)).toBe(false);
    expect(await restore(meeting.id)).toBe(true);
    expect(await restore(meeting.id)).toBe(false);
    const acts = (await listAudit(acme.admin.database, { orgId: acme.orgId })).map(({ action }) => action);
    expect(acts.filter((action) => action.startsWith("meeting."))).toHaveLength(2);
  });

  it("is restored where a job had begun with it, and its report is asked for again", async () => {
    const values = { status: "processing", transcript: TRANSCRIPT } as const;
    const meeting = await org.add(aMeeting(values));
    await remove(meeting.id);
    await restore(meeting.id);
    expect((await api<Meeting>(`meetings/${meeting.id}`)).data.status).toBe("fetched");
    expect((await acme.service.jobs.figures()).waiting).toBe(1);
  });

  it.each([
    [30 * DAY_MS, 0],
    [30 * DAY_MS + 1, 1],
  ])("is kept for 30 days: %d ms later, %d are deleted for good", async (later, purged) => {
    const { meeting } = await aCall();
    const stays = await aCall();
    await remove(meeting.id);
    acme.now = new Date(acme.now.getTime() + later);
    const dry = await applyRetention(acme.admin, { isDryRun: true });
    expect(dry.map((result) => result.purged)).toEqual(purged === 0 ? [] : [1]);
    expect((await applyRetention(acme.admin)).map((result) => result.purged)).toEqual(purged === 0 ? [] : [1]);
    expect(await restore(meeting.id)).toBe(purged === 0);
    expect((await api(`meetings/${stays.meeting.id}`)).status).toBe(200);
  });

  it("is deleted for good when it is older than the organization keeps its calls", async () => {
    const { meeting } = await aCall({ started_at: new Date(acme.now.getTime() - 40 * DAY_MS).toISOString() });
    await remove(meeting.id);
    await changeOrganization(acme.admin, acme.orgId, { retention_days: 30 });
    acme.later();
    expect((await applyRetention(acme.admin)).map(({ purged }) => purged)).toEqual([1]);
    expect(await acme.lastAudit()).toEqual(["retention.apply", acme.orgId, expect.objectContaining({ purged: 1 })]);
    expect(await restore(meeting.id)).toBe(false);
  });

  it("is rewritten out of the file where retention applies, not by a dry run, nor where the file is to stay", async () => {
    const compact = vi.spyOn(acme.admin.database, "compact");
    const after = async (options: Parameters<typeof applyRetention>[1]) => {
      await applyRetention(acme.admin, options);
      return compact.mock.calls.length;
    };
    expect(await after({})).toBe(0);
    await changeOrganization(acme.admin, acme.orgId, { retention_days: 30 });
    expect(await after({ isDryRun: true })).toBe(0);
    expect(await after({ keepsFile: true })).toBe(0);
    expect(await after({})).toBe(1);
  });

  it.each([{ email: "bo@customer.example" }, { names: ["BO LIND"] }, { email: "owner@acme.example" }])(
    "is deleted for good when somebody in it is erased: %j",
    async (person) => {
      const owner = await org.add(aUser({ name: "Olga Own", email: "owner@acme.example" }));
      const participants = [{ name: "Bo Lind", email: "bo@customer.example", is_internal: false }];
      const { meeting } = await aCall({ participants, user_id: owner.id });
      const stays = await aCall({ transcript: "[00:00:01] Kim Lee: Hello.", participants: [] });
      for (const id of [meeting.id, stays.meeting.id]) await remove(id);
      const erase = (isDryRun: boolean) => erasePerson(acme.admin, { orgId: acme.orgId, ...person, isDryRun });
      expect((await erase(true)).deleted).toBe(1);
      expect((await erase(false)).deleted).toBe(1);
      expect(await restore(meeting.id)).toBe(false);
      expect(await restore(stays.meeting.id)).toBe(true);
      expect(JSON.stringify([...(await takeSnapshot(acme.admin.database))])).not.toContain("bo@customer");
    },
  );

  it("does not come back by an import of its file, which says so, nor do its reports", async () => {
    const { meeting, report } = await aCall();
    await remove(meeting.id);
    const text = JSON.stringify({
      meetings: [{ ...meeting, transcript: TRANSCRIPT }],
      reports: [{ ...report, criteria_scores: [] }],
    });
    const result = await importRows(acme.service, await readImportFile("calls.json", text, {}), {
      orgId: acme.orgId,
      userId: undefined,
    });
    expect(result).toMatchObject({
      meetings: 0,
      reports: 0,
      known: 2,
      differing: [{ id: meeting.id, what: "deleted" }],
    });
    expect((await api(`meetings/${meeting.id}`)).status).toBe(404);
    expect(await restore(meeting.id)).toBe(true);
  });

  it("is listed for its owner and for everybody, last deleted first, a page at a time", async () => {
    const [ana, kim] = [await org.add(aUser()), await org.add(aUser())];
    const ids: string[] = [];
    for (const [index, user_id] of [ana.id, kim.id, ana.id].entries()) {
      const { meeting } = await aCall({ user_id, title: `Call ${index}` });
      acme.later();
      await remove(meeting.id);
      ids.push(meeting.id);
    }
    const { database } = acme.admin;
    const titles = async (more: { userId?: string; orgId?: string; limit?: number; offset?: number }) =>
      (await listDeletedCalls(database, { orgId: acme.orgId, limit: 9, offset: 0, ...more })).map(({ title }) => title);
    expect(await titles({})).toEqual(["Call 2", "Call 1", "Call 0"]);
    expect(await titles({ limit: 1, offset: 1 })).toEqual(["Call 1"]);
    expect(await titles({ userId: ana.id })).toEqual(["Call 2", "Call 0"]);
    expect(await titles({ orgId: FOREIGN })).toEqual([]);
    expect(await findDeletedCall(database, { orgId: acme.orgId, id: ids[2] ?? "" })).toEqual({
      ...{ id: ids[2], user_id: ana.id, title: "Call 2", deleted_by: "test" },
      ...{ started_at: "2026-11-20T12:00:00.002Z", deleted_at: "2026-11-20T12:00:00.003Z" },
      purged_at: "2026-12-20T12:00:00.003Z",
    });
    expect(await findDeletedCall(database, { orgId: FOREIGN, id: ids[2] ?? "" })).toBeUndefined();
    expect(await findDeletedCall(database, { orgId: acme.orgId, id: FOREIGN })).toBeUndefined();
  });

  it.each<[string, Parameters<typeof aMeeting>[0], number]>([
    ["has a report", { transcript: TRANSCRIPT, status: "completed", report_count: 1 }, 0],
    ["waited for one", { transcript: TRANSCRIPT, status: "fetched" }, 1],
    ["failed", { transcript: TRANSCRIPT, status: "failed" }, 0],
    ["has no words", { status: "failed" }, 0],
    ["was not fetched", { status: "pending" }, 0],
  ])("is scored after it was restored only if it waited for that: one that %s", async (_case, values, jobs) => {
    const meeting = await org.add(aMeeting(values));
    await remove(meeting.id);
    expect(await restore(meeting.id)).toBe(true);
    expect((await api<Meeting>(`meetings/${meeting.id}`)).data).toMatchObject({ status: values?.status });
    expect((await acme.service.jobs.figures()).waiting).toBe(jobs);
  });

  it("keeps the times and the origin of its words", async () => {
    const { meeting } = await aCall();
    const keep = defineQuery<object, unknown>(
      "update transcripts set turns = '[[1,8.5],[9,12]]', origin = '{\"by\":\"x\"}'",
    );
    await acme.admin.database.write([statement(keep, {})]);
    const before = await rowsOf();
    await remove(meeting.id);
    await restore(meeting.id);
    expect(await rowsOf()).toEqual(before);
  });

  it("is restored once by two at the same time, and not while it is deleted for good", async () => {
    const { meeting } = await aCall();
    await remove(meeting.id);
    const [one, other] = await Promise.allSettled([restore(meeting.id), restore(meeting.id)]);
    expect([one, other]).toMatchObject([
      { value: true },
      { reason: { message: "This call is stored again already, so nothing was restored. Find it in the list." } },
    ]);
    const waiting = await org.add(aMeeting({ transcript: TRANSCRIPT, status: "fetched" }));
    await remove(waiting.id);
    acme.now = new Date(acme.now.getTime() + 31 * DAY_MS);
    const adding: typeof acme.service.jobs.adding = async (...planned) => {
      await applyRetention(acme.admin);
      return acme.service.jobs.adding(...planned);
    };
    expect(await restoreCall(acme.admin, { adding }, { orgId: acme.orgId, id: waiting.id })).toBe(false);
    expect((await api(`meetings/${waiting.id}`)).status).toBe(404);
  });

  it("refers to no template that was deleted before it came back", async () => {
    const template = await org.add(aTemplate());
    const meeting = await org.add(aMeeting({ transcript: TRANSCRIPT, status: "completed" }));
    const report = await org.add(aReport({ meeting_id: meeting.id, template_id: template.id }));
    await remove(meeting.id);
    const { key } = await acme.service.keys.create({ orgId: acme.orgId, name: "", permissions: ["admin"] });
    const headers = { authorization: `Bearer ${key}` };
    await acme.service.handle(
      new Request(`http://svc.test/api/v1/templates/${template.id}`, { method: "DELETE", headers }),
    );
    await restore(meeting.id);
    expect((await api<Report>(`reports/${report.id}`)).data).toMatchObject({ template_id: null });
  });

  it("is not restored over one of its ID that is stored again", async () => {
    const { meeting } = await aCall();
    await remove(meeting.id);
    await org.add(aMeeting({ id: meeting.id }));
    await expect(restore(meeting.id)).rejects.toThrow("This call is stored again already, so nothing was restored.");
    expect(await findDeletedCall(acme.admin.database, { orgId: acme.orgId, id: meeting.id })).toBeDefined();
  });
});

describe("a call", () => {
  it("is renamed, and back", async () => {
    const { meeting } = await aCall({ title: "Old" });
    const rename = (title: string) => renameCall(acme.admin, { orgId: acme.orgId, id: meeting.id }, title);
    acme.later();
    expect(await rename("New")).toBe("Old");
    expect((await api<Meeting>(`meetings/${meeting.id}`)).data.title).toBe("New");
    expect(await acme.lastAudit()).toEqual(["meeting.rename", meeting.id, {}]);
    expect(await rename("Old")).toBe("New");
    const [{ length }, { updated_at }] = [await audit(), (await api<Meeting>(`meetings/${meeting.id}`)).data];
    acme.later();
    expect(await rename("Old")).toBe("Old");
    expect([(await audit()).length, (await api<Meeting>(`meetings/${meeting.id}`)).data.updated_at]).toEqual([
      length,
      updated_at,
    ]);
    const foreign = { orgId: FOREIGN, id: meeting.id };
    expect(await renameCall(acme.admin, foreign, "New")).toBeUndefined();
  });

  it("counts for its new owner with reports and insights, and for the former one again", async () => {
    const [ana, kim] = [await org.add(aUser({ name: "Ana Ruiz" })), await org.add(aUser({ name: "Kim Lee" }))];
    const participants = [{ name: "Ana Ruiz", is_internal: true }];
    const { meeting, insight } = await aCall({ user_id: ana.id, participants });
    const before = await rowsOf();
    const give = (to: typeof ana) =>
      reassignCall(acme.admin, acme.service.jobs, { orgId: acme.orgId, id: meeting.id, to, users: [ana, kim] });
    expect(await give(kim)).toEqual({ from: ana.id, jobs: 0 });
    expect((await api<Report[]>(`reports?user_id=${kim.id}`)).data).toHaveLength(1);
    expect((await api<Report[]>(`reports?user_id=${ana.id}`)).data).toEqual([]);
    expect((await api<Insight[]>("insights")).data).toEqual([{ ...insight, user_id: kim.id }]);
    const counted = await recount(acme.admin.database);
    expect(counted.actual).toEqual(counted.expected);
    expect(await acme.lastAudit()).toEqual(["meeting.reassign", meeting.id, { from: ana.id, to: kim.id }]);
    await give(ana);
    const withoutTime = (rows: string[][]) => rows.flat().map((row) => row.replaceAll(/"updated_at\\":\\"[^"]+"/g, ""));
    expect(withoutTime(await rowsOf())).toEqual(withoutTime(before));
  });

  it("that is given to its owner stays as it is, and one without words, or of an unknown owner, is given all the same", async () => {
    const [ana, bo] = [await org.add(aUser({ name: "Ana Ruiz" })), await org.add(aUser({ name: "Bo Lind" }))];
    const give = (id: string, to: typeof ana, users = [ana, bo]) =>
      reassignCall(acme.admin, acme.service.jobs, { orgId: acme.orgId, id, to, users });
    const { meeting } = await aCall({ user_id: ana.id, participants: [] });
    const before = await rowsOf();
    const [{ length }] = [await audit()];
    acme.later();
    expect(await give(meeting.id, ana)).toEqual({ from: ana.id, jobs: 0 });
    expect([await rowsOf(), (await audit()).length]).toEqual([before, length]);
    const silent = await org.add(aMeeting({ status: "failed", user_id: ana.id, participants: [] }));
    expect(await give(silent.id, bo)).toEqual({ from: ana.id, jobs: 0 });
    expect((await api<Meeting>(`meetings/${silent.id}`)).data).toMatchObject({ user_id: bo.id, status: "failed" });
    expect(await give(meeting.id, bo, [bo])).toEqual({ from: ana.id, jobs: 1 });
  });

  it("is scored again where the owner's name alone says who sells, and its report is kept as a version", async () => {
    const [ana, bo] = [await org.add(aUser({ name: "Ana Ruiz" })), await org.add(aUser({ name: "Bo Lind" }))];
    const kim = await org.add(aUser({ name: "Kim Lee" }));
    const { meeting } = await aCall({ user_id: ana.id, participants: [] });
    acme.later();
    const moved = await reassignCall(acme.admin, acme.service.jobs, {
      ...{ orgId: acme.orgId, id: meeting.id, to: bo, users: [kim, ana, bo] },
    });
    expect(moved).toEqual({ from: ana.id, jobs: 1 });
    expect((await api<Report[]>("reports")).data).toEqual([]);
    expect((await takeSnapshot(acme.admin.database)).get("meeting_versions")).toHaveLength(1);
    const counted = await recount(acme.admin.database);
    expect(counted.actual).toEqual(counted.expected);
  });
});
