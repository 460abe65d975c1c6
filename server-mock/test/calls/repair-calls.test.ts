import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aMeeting, anInsight, aReport, aUser } from "../../library/index.ts";
import { OrganizationHandle } from "../../library/organization-handle.ts";
import type { Insight, Meeting, Report } from "../../records/resources.ts";
import { insertRows } from "../../store/database.ts";
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

// What people do with a stored call and take back: delete, rename, give to somebody else.

const DAY_MS = 86_400_000;
const COUNTED: readonly TableName[] = ["meetings", "transcripts", "reports", "insights", "meeting_versions", "rollups"];
const TRANSCRIPT = "[00:00:01] Ana Ruiz: What made you call?\n[00:00:09] Bo Lind: Two lost calls a week.";

let acme: Acme;
let org: OrganizationHandle;

beforeEach(async () => {
  acme = await openAcme();
  org = new OrganizationHandle({ id: acme.orgId, name: "Acme" }, acme.service, acme.service.keys);
});
afterEach(() => acme.service.close());

async function api<Data>(path: string): Promise<{ status: number; data: Data }> {
  const { key } = await acme.service.keys.create({ orgId: acme.orgId, name: "", permissions: ["read"] });
  const request = new Request(`http://svc.test/api/v1/${path}`, { headers: { authorization: `Bearer ${key}` } });
  const response = await acme.service.handle(request);
  return { status: response.status, data: ((await response.json()) as { data: Data }).data };
}

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
    const foreign = "00000000-0000-4000-8000-000000000000";
    expect(await remove(meeting.id, foreign)).toBe(false);
    expect(await remove(meeting.id)).toBe(true);
    expect(await remove(meeting.id)).toBe(false);
    expect(await restore(meeting.id, foreign)).toBe(false);
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
    await remove(meeting.id);
    acme.now = new Date(acme.now.getTime() + later);
    const dry = await applyRetention(acme.admin, { isDryRun: true });
    expect(dry.map((result) => result.purged)).toEqual(purged === 0 ? [] : [1]);
    expect((await applyRetention(acme.admin)).map((result) => result.purged)).toEqual(purged === 0 ? [] : [1]);
    expect(await restore(meeting.id)).toBe(purged === 0);
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
    const foreign = { orgId: "00000000-0000-4000-8000-000000000000", id: meeting.id };
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

  it("is scored again where the owner's name alone says who sells, and its report is kept as a version", async () => {
    const [ana, bo] = [await org.add(aUser({ name: "Ana Ruiz" })), await org.add(aUser({ name: "Bo Lind" }))];
    const { meeting } = await aCall({ user_id: ana.id, participants: [] });
    acme.later();
    const moved = await reassignCall(acme.admin, acme.service.jobs, {
      ...{ orgId: acme.orgId, id: meeting.id, to: bo, users: [ana, bo] },
    });
    expect(moved).toEqual({ from: ana.id, jobs: 1 });
    expect((await api<Report[]>("reports")).data).toEqual([]);
    expect((await takeSnapshot(acme.admin.database)).get("meeting_versions")).toHaveLength(1);
    const counted = await recount(acme.admin.database);
    expect(counted.actual).toEqual(counted.expected);
  });
});
