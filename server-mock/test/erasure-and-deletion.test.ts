import { beforeEach, describe, expect, it } from "vitest";
import { aMeeting, anInsight, aReport, aTemplate } from "../library/index.ts";
import type { OrganizationHandle } from "../library/organization-handle.ts";
import type { OpenService } from "../library/service.ts";
import type { Insight, Meeting } from "../records/resources.ts";
import { takeSnapshot } from "../store/snapshot.ts";
import type { Administration } from "../team/administration/administration.ts";
import { listAudit } from "../team/administration/audit.ts";
import { deleteMeetingWithAll } from "../team/administration/delete-meetings.ts";
import { erasePerson } from "../team/administration/erase-person.ts";
import { createKey } from "../team/administration/keys.ts";
import { changeOrganization } from "../team/administration/organizations.ts";
import { applyRetention } from "../team/administration/retention.ts";
import { type PersonNames, scrubberOf, scrubDeep } from "../team/administration/scrub.ts";
import { addUser, findUser } from "../team/administration/users.ts";
import { type Acme, openAcme, START } from "./support/acme.ts";
import { recount } from "./support/recount.ts";
import { readApi } from "./support/team.ts";

// What is deleted and what is erased, and what is not, on a database in memory.

const DAY_MS = 86_400_000;
const ABSENT = "00000000-0000-4000-8000-000000000000";
let acme: Acme;
let admin: Administration;
let service: OpenService;
let orgId: string;

beforeEach(async () => {
  acme = await openAcme();
  ({ admin, service, orgId } = acme);
  return () => service.close();
});

describe("names", () => {
  const person: PersonNames = { emails: ["ana@acme.example"], names: ["Ana de la Ruíz-Vega", "Bo"] };

  it.each<[string, string, boolean]>([
    ["Mail ANA@acme.example, ana@acme.example.", "Mail *, *.", false],
    ["nana@acme.example, ana@acme.examples", "nana@acme.example, ana@acme.examples", false],
    ["Ana de la Ruíz-Vega's call with BO.", "*'s call with *.", false],
    ["Ana de la Rui\u0301z-Vega", "*", false],
    ["Ana, Ruíz and Vega", "Ana, Ruíz and Vega", false],
    ["Ana, Ruíz, ruíz and Vega; Banana; Vegas; de la", "*, *, * and *; Banana; Vegas; de la", true],
    ["Bob, Bo2, éBo, Bo", "Bob, Bo2, éBo, *", true],
  ])("are taken out of %j: %j (parts too: %s)", (text, expected, alsoParts) => {
    const scrub = scrubberOf(person, { alsoParts });
    expect(scrub(text)).toBe(expected.replaceAll("*", "Erased person"));
  });

  it.each<[string, string, string]>([
    ["田中 太郎", "田中さん、太郎です", "*さん、*です"],
    ["A. (Nina) C+", "A. (Nina) C+ and AX (Nina) C", "* and AX * C"],
    ["Li Wu", "Li or Wu, Li Wu", "Li or Wu, *"],
    ["Ana Von-Berg", "Ana, Berg, von, del", "*, *, von, del"],
    ["Lia Wux", "Lia or Wux, Lia Wux", "* or *, *"],
  ])("of %s are taken out of %j", (name, text, expected) => {
    const scrub = scrubberOf({ emails: [], names: [name] }, { alsoParts: true });
    expect(scrub(text)).toBe(expected.replaceAll("*", "Erased person"));
  });

  it("are taken out as a whole where one begins as another does", () => {
    expect(scrubberOf({ emails: [], names: ["Bo", "Bo Lind"] }, { alsoParts: false })("Bo Lind")).toBe("Erased person");
  });

  it("of nobody change nothing", () => {
    expect(scrubberOf({ emails: [], names: [] }, { alsoParts: true })("Ana")).toBe("Ana");
  });

  it("are taken out of every text of an object, and numbers, keys and nothing else stay", () => {
    const value = { Bo: ["Bo", 7, null, true, { name: "Bo" }] };
    expect(scrubDeep(value, scrubberOf(person, { alsoParts: false }))).toEqual({
      Bo: ["Erased person", 7, null, true, { name: "Erased person" }],
    });
  });
});

describe("meetings", () => {
  const transcript = "[00:00:01] Ana Ruiz: Hi.";
  let org: OrganizationHandle;

  beforeEach(() => {
    org = acme.org;
  });

  const api = async <Data>(path: string) => (await readApi<Data>(service, orgId, path)).data;

  async function aCall(values: Parameters<typeof aMeeting>[0] = {}) {
    const meeting = await org.add(aMeeting({ transcript, status: "completed", ...values }));
    const report = await org.add(aReport({ meeting_id: meeting.id, user_id: meeting.user_id }));
    const insight = await org.add(anInsight({ meeting_id: meeting.id, user_id: meeting.user_id }));
    return { meeting, report, insight };
  }

  it("are deleted with all that belongs to them, once, and of their own organization", async () => {
    const { meeting } = await aCall();
    const bare = await org.add(aMeeting({ status: "pending" }));
    const remove = (id: string, organization = orgId) => deleteMeetingWithAll(admin, { orgId: organization, id });
    expect(await remove(meeting.id, ABSENT)).toEqual({ meetings: 0, transcripts: 0, reports: 0, insights: 0 });
    expect(await remove(meeting.id)).toEqual({ meetings: 1, transcripts: 1, reports: 1, insights: 1 });
    expect(await remove(bare.id)).toEqual({ meetings: 1, transcripts: 0, reports: 0, insights: 0 });
    expect(await remove(bare.id)).toEqual({ meetings: 0, transcripts: 0, reports: 0, insights: 0 });
    for (const list of ["meetings", "reports", "insights"]) expect(await api(list)).toEqual([]);
    const { expected, actual } = await recount(admin.database);
    expect(actual).toEqual(expected);
  });

  it("are kept for exactly as long as their organization says, and what was deleted is recorded", async () => {
    const startOf = (ago: number) => ({ started_at: new Date(START.getTime() - ago).toISOString() });
    await aCall(startOf(30 * DAY_MS));
    await aCall(startOf(30 * DAY_MS + 1));
    await aCall(startOf(40 * DAY_MS));
    expect(await applyRetention(admin)).toEqual([]);
    await changeOrganization(admin, orgId, { retention_days: 30 });
    const before = "2026-10-21T12:00:00.000Z";
    const nothing = { meetings: 0, transcripts: 0, reports: 0, insights: 0 };
    const organization = expect.objectContaining({ id: orgId, retention_days: 30 });
    expect(await applyRetention(admin, { isDryRun: true })).toEqual([
      { organization, before, deleted: { ...nothing, meetings: 2 }, purged: 0 },
    ]);
    expect(await acme.lastAudit()).not.toContain("retention.apply");
    acme.later();
    acme.now = START;
    const progress: number[] = [];
    const deleted = { meetings: 2, transcripts: 2, reports: 2, insights: 2 };
    expect(await applyRetention(admin, { onProgress: (meetings) => progress.push(meetings) })).toEqual([
      { organization, before, deleted, purged: 0 },
    ]);
    expect(progress).toEqual([2]);
    expect(await applyRetention(admin)).toMatchObject([{ deleted: nothing }]);
    const events = await listAudit(admin.database, { orgId });
    expect(events.filter(({ action }) => action === "retention.apply")).toMatchObject([
      { subject: orgId, details: { before, ...deleted } },
    ]);
    expect(await api("meetings")).toHaveLength(1);
  });

  it("are not deleted once somebody has stopped it, which is not recorded, and are by the next run", async () => {
    await aCall({ started_at: "2026-01-01T00:00:00.000Z" });
    await changeOrganization(admin, orgId, { retention_days: 30 });
    const acts = async () => (await listAudit(admin.database, { orgId })).map(({ action }) => action);
    expect(await applyRetention(admin, { signal: AbortSignal.abort() })).toMatchObject([{ deleted: { meetings: 0 } }]);
    expect([await api("meetings"), await acts()]).toEqual([
      [expect.anything()],
      expect.not.arrayContaining(["retention.apply"]),
    ]);
    expect(await applyRetention(admin)).toMatchObject([{ deleted: { meetings: 1 } }]);
    expect(await acts()).toContain("retention.apply");
  });

  it("lose a person step by step, and the record of it says how much that was", async () => {
    const ida = await addUser(admin, { orgId, name: "Ida Vogt", email: "ida@acme.example" });
    await aCall({
      user_id: ida.id,
      participants: [{ name: "Ida Vogt", email: "IDA@acme.example", is_internal: true }],
    });
    await aCall({ participants: [], transcript: "[00:00:01] Bo: Ask IDA VOGT, not another Ida." });
    await aCall({ participants: [], transcript: "[00:00:01] Bo: Candida." });
    await org.add(aTemplate({ name: "As Ida Vogt does it", prompt_template: "P" }));
    await createKey(admin, { orgId, name: "Ida Vogt: laptop", permissions: ["read"], expiresAt: null });
    await aCall({ user_id: ida.id, participants: [], transcript: "[00:00:01] Bo: Nobody spoke." });
    const found = { names: ["Ida Vogt"], users: 1, meetings: 2, mentions: 1 };
    const request = { orgId, email: "Ida@acme.example" };
    expect(await erasePerson(admin, { ...request, isDryRun: true })).toEqual({
      ...found,
      ...{ reports: 0, insights: 0, templates: 0, keys: 0, deleted: 0 },
    });
    const progress: [number, number][] = [];
    acme.later();
    const result = await erasePerson(admin, { ...request, onProgress: (...step) => void progress.push(step) });
    expect(result).toMatchObject({ ...found, templates: 1, keys: 1 });
    expect(progress).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    const { names, ...counts } = result;
    const events = await listAudit(admin.database, { orgId });
    expect(events.filter(({ action }) => action === "person.erase")).toMatchObject([
      { subject: ida.id, details: counts },
    ]);
    expect(await api("templates")).toContainEqual(
      expect.objectContaining({ name: "As Erased person does it", version: 2 }),
    );
    expect((await admin.keys.list(orgId)).map(({ name }) => name)).toContain("Erased person: laptop");
    expect(await findUser(admin.database, orgId, ida.id)).toEqual({
      ...{ id: ida.id, name: "Erased person", email: `erased-${ida.id}@erased.invalid` },
      ...{ role: "member", is_active: false },
    });
    expect(names).toEqual(["Ida Vogt"]);
    await expect(erasePerson(admin, request)).rejects.toThrow(
      "Nothing of Ida@acme.example is stored. Check the address, or add the person's name with --name.",
    );
  });

  it("keep a person's side of the table, and nothing else of a prospect", async () => {
    const prospect = {
      name: "Bo Lind",
      email: "bo@north.example",
      title: "Head",
      company: "North",
      is_internal: false,
    };
    const named = { name: "Bo Lind", title: "Head", is_internal: false };
    const other = { name: "Cy Fox", email: "cy@north.example", title: "Friend of Bo Lind", is_internal: false };
    const [one, two] = [
      await org.add(aMeeting({ participants: [prospect, other], status: "failed", failure_reason: "Bo Lind left" })),
      await org.add(aMeeting({ participants: [named], title: "Call with Lind" })),
    ];
    const insight = await org.add(
      anInsight({ meeting_id: one.id, prospect_name: "Bo Lind", speaker_name: "Bo Lind", prospect_title: "Head" }),
    );
    const spoken = await org.add(
      anInsight({ meeting_id: one.id, prospect_name: null, speaker_name: "Bo Lind", prospect_title: "Head" }),
    );
    const met = await org.add(
      anInsight({ meeting_id: one.id, prospect_name: "Bo Lind", speaker_name: "Cy Fox", prospect_title: "Head" }),
    );
    const cyFox = { prospect_name: "Cy Fox", speaker_name: "Cy Fox", prospect_title: "Chief", summary: "As Bo Lind" };
    const kept = await org.add(anInsight({ meeting_id: one.id, ...cyFox }));
    expect(await erasePerson(admin, { orgId, email: "BO@north.example" })).toMatchObject({
      ...{ users: 0, meetings: 2, mentions: 0, insights: 4 },
    });
    expect(await api(`meetings/${one.id}`)).toMatchObject({
      participants: [
        { name: "Erased person", is_internal: false },
        { ...other, title: "Friend of Erased person" },
      ],
      failure_reason: "Erased person left",
    });
    const { participants, title } = await api<Meeting>(`meetings/${two.id}`);
    expect([participants, title]).toEqual([[{ name: "Erased person", is_internal: false }], "Call with Erased person"]);
    const insights = await api<Insight[]>("insights");
    const titleOf = (id: string) => insights.find((item) => item.id === id)?.prospect_title;
    expect([insight, spoken, met, kept].map(({ id }) => titleOf(id))).toEqual([null, null, null, "Chief"]);
    expect(await api("insights?prospect_title=head")).toEqual([]);
    expect(await api("insights?prospect_title=chief")).toHaveLength(1);
  });

  it.each<[string, string, string]>([
    ["composed here and not there", "Ana Ru\u00edz", "Ana Rui\u0301z"],
    ["not composed here and composed there", "Ana Rui\u0301z", "Ana Ru\u00edz"],
    ["with quotes in it", 'Ana "Nina" Ruiz', 'Ana "Nina" Ruiz'],
    ["with a backslash in it", "Ana\\Nina", "Ana\\Nina"],
    ["with a percent sign in it", "Ana 100%", "Ana 100%"],
  ])("lose a name %s", async (_case, name, written) => {
    const { id } = await org.add(
      aMeeting({
        participants: [{ name: written, title: "Head", is_internal: false }],
        transcript: `[00:00:01] ${written}: Hi.`,
      }),
    );
    const spoken = await org.add(aMeeting({ participants: [], status: "completed", transcript }));
    const report = await org.add(aReport({ meeting_id: spoken.id, feedback: `Ask ${written}.` }));
    const result = await erasePerson(admin, { orgId, email: "nobody@acme.example", names: [name] });
    expect(result).toMatchObject({ meetings: 1, mentions: 1, reports: 1 });
    expect(await api(`meetings/${id}`)).toMatchObject({
      participants: [{ name: "Erased person", is_internal: false }],
      transcript: "[00:00:01] Erased person: Hi.",
    });
    expect((await api<Meeting>(`meetings/${id}`)).participants).toEqual([
      { name: "Erased person", is_internal: false },
    ]);
    expect(await api(`reports/${report.id}`)).toMatchObject({ feedback: "Ask Erased person." });
  });

  it.each<[string, { email?: string; names?: string[] }, string]>([
    ["no address", { email: "" }, "`` is not an email address."],
    ["a blank address", { email: " " }, "` ` is not an email address."],
    ["half an address", { email: "acme.example" }, "`acme.example` is not an email address."],
    ["no name", { names: [""] }, "`` is not the name of a person."],
    ["a name of blanks", { names: ["Ana", "  "] }, "`  ` is not the name of a person."],
    ["a name without letters", { names: ["-"] }, "`-` is not the name of a person."],
  ])("are left alone by an erasure of %s", async (_case, values, message) => {
    await aCall({ participants: [{ name: "Bo", is_internal: false }] });
    const before = await takeSnapshot(admin.database);
    await expect(erasePerson(admin, { orgId, email: "bo@north.example", ...values })).rejects.toThrow(message);
    expect(await takeSnapshot(admin.database)).toEqual(before);
  });

  it("keep what was said when somebody is erased who took part without a name", async () => {
    const nameless = { name: " ", email: "bo@north.example", is_internal: false };
    const { id } = await org.add(aMeeting({ participants: [nameless], transcript: "[00:00:01] Cy: Hi. - Bye!" }));
    await erasePerson(admin, { orgId, email: "bo@north.example" });
    expect(await api(`meetings/${id}`)).toMatchObject({
      participants: [{ name: "Erased person", is_internal: false }],
      transcript: "[00:00:01] Cy: Hi. - Bye!",
    });
  });
});
