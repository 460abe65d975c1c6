import { afterAll, beforeAll, expect, it } from "vitest";
import { aMeeting, anInsight, aReport, aTemplate, aUser } from "../../library/index.ts";
import type { OrganizationHandle } from "../../library/organization-handle.ts";
import type { MeetingDetail } from "../../records/resources.ts";
import { changeMeetings } from "../../store/change-meetings.ts";
import { defineQuery } from "../../store/query.ts";
import { reassignCall } from "../../team/calls/change-call.ts";
import { countVersions, findVersion, listVersions } from "../../team/calls/former-versions.ts";
import { lastReport } from "../../team/calls/last-report.ts";
import { replaceCall } from "../../team/calls/replace-call.ts";
import { type Acme, openAcme } from "../support/acme.ts";

const ABSENT = "00000000-0000-4000-8000-000000000000";
const FIRST = "[00:00:01] Ana Ruiz: What made you call?\n[00:00:09] Bo Lind: Two lost calls a week.";

let acme: Acme;
let org: OrganizationHandle;
beforeAll(async () => {
  acme = await openAcme();
  org = acme.org;
  await org.add(aTemplate({ call_type: null }));
});
afterAll(() => acme.service.close());

const at = () => acme.now.toISOString();
const owned = (id: string, orgId = acme.orgId) => ({ orgId, id });
const replace = async (meeting: MeetingDetail, change: object, more: object = {}) => {
  acme.later();
  return replaceCall(acme.service, acme.orgId, { value: { ...meeting, ...change }, ...more });
};
const find = (id: string) => changeMeetings(acme.service, { orgId: acme.orgId, key: id }, (write) => write.find(id));
const times = defineQuery<{ id: string }, { turns: string | null }>(
  "select turns from transcripts where meeting_id = :id",
);
const turnsOf = async (id: string) => (await acme.admin.database.first(times, { id }))?.turns;

it("a call that is replaced keeps what it was as versions, the last one first, and no other call's", async () => {
  const { database } = acme.admin;
  const meeting = await org.add(aMeeting({ transcript: FIRST, status: "completed", report_count: 1 }));
  const neighbor = await org.add(aMeeting({ transcript: FIRST, status: "fetched" }));
  const report = await org.add(aReport({ meeting_id: meeting.id, user_id: meeting.user_id }));
  const insight = await org.add(anInsight({ meeting_id: meeting.id, user_id: meeting.user_id }));
  const second = {
    transcript: FIRST.replace("Two", "Three"),
    title: "Corrected",
    participants: [],
    started_at: "2026-11-02T09:00:00.000Z",
  };
  // The organization's first template and the one of this test.
  expect(await replace(meeting, second, { turns: [[1, 8.5]] })).toBe(2);
  const [replacedAt] = [at()];
  expect(await findVersion(database, { ...owned(meeting.id), version: 1 })).toEqual({
    ...{ version: 1, replaced_at: replacedAt, transcript: FIRST, turns: null },
    ...{ participants: meeting.participants, started_at: meeting.started_at },
    reports: [report],
    insights: [insight],
  });
  expect(await turnsOf(meeting.id)).toBe("[[1,8.5]]");
  // Its jobs are open still, and read what is stored by then.
  expect(await replace(meeting, { transcript: "[00:00:01] Ana Ruiz: Third." })).toBe(2);
  expect((await acme.service.jobs.figures()).waiting).toBe(2);
  expect(await replace(neighbor, { transcript: "[00:00:01] Ana Ruiz: Else." })).toBe(2);
  expect(await listVersions(database, owned(meeting.id))).toEqual([
    { version: 2, replaced_at: new Date(acme.now.getTime() - 1).toISOString() },
    { version: 1, replaced_at: replacedAt },
  ]);
  expect(await findVersion(database, { ...owned(meeting.id), version: 2 })).toMatchObject({
    ...{ version: 2, transcript: second.transcript, turns: [[1, 8.5]], participants: [] },
    ...{ started_at: second.started_at, reports: [], insights: [] },
  });
  expect(await turnsOf(meeting.id)).toBeNull();
  expect(await Promise.all([meeting.id, neighbor.id].map((id) => countVersions(database, owned(id))))).toEqual([2, 1]);
  expect(await findVersion(database, { ...owned(meeting.id), version: 3 })).toBeUndefined();
  const foreign = owned(meeting.id, ABSENT);
  expect(await countVersions(database, foreign)).toBe(0);
  expect(await listVersions(database, foreign)).toEqual([]);
  expect(await findVersion(database, { ...foreign, version: 1 })).toBeUndefined();
});

it("a call that is gone is not replaced, and of one without words nothing is asked for", async () => {
  const meeting = await org.add(aMeeting({ status: "failed" }));
  expect(await replace({ ...meeting, id: ABSENT }, {})).toBe(0);
  expect(await replace(meeting, { transcript: null })).toBe(0);
  expect((await find(meeting.id))?.status).toBe("fetched");
  expect(await replace(meeting, { transcript: FIRST })).toBe(2);
  const scored = await org.add(aMeeting({ transcript: FIRST, status: "processing" }));
  await replace(scored, { transcript: "[00:00:01] Ana Ruiz: Else." });
  expect((await find(scored.id))?.status).toBe("processing");
});

it("a call without a report that changes hands leaves no version, as its words stay", async () => {
  const [ana, bo] = [await org.add(aUser({ name: "Ana Ruiz" })), await org.add(aUser({ name: "Bo Lind" }))];
  const { id } = await org.add(aMeeting({ transcript: FIRST, participants: [], user_id: ana.id, status: "failed" }));
  const give = { ...owned(id), to: bo, users: [ana, bo] };
  expect(await reassignCall(acme.admin, acme.service.jobs, give)).toEqual({ from: ana.id, jobs: 2 });
  expect(await reassignCall(acme.admin, acme.service.jobs, give)).toEqual({ from: bo.id, jobs: 0 });
  expect(await reassignCall(acme.admin, acme.service.jobs, { ...give, orgId: ABSENT })).toBeUndefined();
  expect(await countVersions(acme.admin.database, owned(id))).toBe(0);
});

it("the last report of an organization since a time is one sentence", async () => {
  const told = (since: string, orgId = acme.orgId) => lastReport(acme.admin.database, { orgId, since });
  const { id: meeting_id } = await org.add(aMeeting({ status: "completed" }));
  const day = (date: number) => `2026-12-0${date}T00:00:00.000Z`;
  for (const [date, overall_score] of [
    [2, 71.25],
    [1, 50],
  ] as const)
    await org.add(aReport({ meeting_id, created_at: day(date), overall_score, template_name: `Of day ${date}` }));
  expect(await told(day(1))).toBe("Its report is ready: 71.3 by Of day 2.");
  expect(await told(day(2))).toBe("Its report is ready: 71.3 by Of day 2.");
  expect(await told(day(3))).toBeUndefined();
  expect(await told(day(1), ABSENT)).toBeUndefined();
});
