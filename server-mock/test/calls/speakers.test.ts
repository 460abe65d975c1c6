import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseQuery } from "../../../core/text/word-query.ts";
import { aMeeting, anInsight, aReport, aUser } from "../../library/index.ts";
import type { OrganizationHandle } from "../../library/organization-handle.ts";
import type { Insight, MeetingDetail, ReportDetail, User } from "../../records/resources.ts";
import { searchCalls } from "../../store/search-calls.ts";
import { createOrganization } from "../../team/administration/organizations.ts";
import { isSameCall } from "../../team/calls/is-same-call.ts";
import { nameSpeakers } from "../../team/calls/name-speakers.ts";
import { forgetSpeakers, loadSpeakerNames, parseWho, rememberSpeakers } from "../../team/calls/speaker-names.ts";
import type { NamedSpeaker } from "../../team/import/named-speakers.ts";
import { type Acme, openAcme } from "../support/acme.ts";
import { recount } from "../support/recount.ts";
import { readApi } from "../support/team.ts";

// Who speaks in a call: as people write it, as it is kept for later files, and as it changes a stored call.

const ABSENT = "00000000-0000-4000-8000-000000000000";

describe("a text that says who somebody is", () => {
  const users: User[] = [
    { id: "1", name: "Ána Ruiz", email: "Ana@Acme.example", role: "member", is_active: true },
    { id: "2", name: "Kim Lee", email: "kim@acme.example", role: "member", is_active: true },
    { id: "3", name: "Kim Lee", email: "kim.lee@acme.example", role: "member", is_active: true },
    { id: "4", name: "north@acme.example", email: "south@acme.example", role: "member", is_active: true },
  ];
  const ana = { name: "Ána Ruiz", email: "Ana@Acme.example", isInternal: true };

  it.each<[string, NamedSpeaker]>([
    ["Ana=ana@acme.example", { label: "Ana", ...ana }],
    [" Speaker 1 = A. Ruiz <ANA@acme.example> ", { label: "Speaker 1", ...ana }],
    ["Speaker 1=ÁNA RUIZ", { label: "Speaker 1", ...ana }],
    ["Speaker 1=A\u0301na Ruiz", { label: "Speaker 1", ...ana }],
    [
      "A=Kim Lee <kim.lee@acme.example>",
      { label: "A", name: "Kim Lee", email: "kim.lee@acme.example", isInternal: true },
    ],
    ["A=Bo Lind <bo@north.example>", { label: "A", name: "Bo Lind", email: "bo@north.example" }],
    ["A=Bo Lind bo@north.example", { label: "A", name: "Bo Lind", email: "bo@north.example" }],
    ["A=bo@north.example", { label: "A", name: "A", email: "bo@north.example" }],
    ["A=<bo@north.example>", { label: "A", name: "A", email: "bo@north.example" }],
    ["A=north@acme.example", { label: "A", name: "A", email: "north@acme.example" }],
    ["A=Bo: Lind", { label: "A", name: "Bo Lind" }],
    ["A=B=C", { label: "A", name: "B=C" }],
    ["A=@", { label: "A", name: "@" }],
    ["A=:", { label: "A", name: "A" }],
  ])("is read: %s", (text, expected) => {
    expect(parseWho(text, users)).toEqual(expected);
  });

  const example = 'Write --who "Ana=ana@acme.example", or --who "Speaker 1=Ana Ruiz <ana@acme.example>".';
  it.each([
    ["Ana", `\`Ana\` does not say who somebody is. ${example}`],
    ["=Ana", `\`=Ana\` does not say who somebody is. ${example}`],
    ["Ana= ", `\`Ana= \` does not say who somebody is. ${example}`],
    ["A=kim lee", 'Several users are called kim lee. Write an address: --who "A=ana@acme.example".'],
  ])("is rejected: %s", (text, message) => {
    expect(() => parseWho(text, users)).toThrow(expect.objectContaining({ name: "AdministrationError", message }));
  });
});

describe("two transcripts", () => {
  const A = "[00:00:01] Ana: One two.\n[00:00:05] Bo: Three.";

  it.each<[string, string, boolean]>([
    ["themselves", A, true],
    ["other names", A.replace("Ana", "Speaker 1").replace("Bo", "Speaker 2"), true],
    ["the same names the other way round", A.replace("Ana", "x").replace("Bo", "Ana").replace("x", "Bo"), true],
    ["other times", A.replaceAll("00:00", "00:01"), true],
    ["other blanks", A.replace("One two", "One  two"), true],
    ["turns split otherwise", "[00:00:01] Ana: One\n[00:00:02] Ana: two.\n[00:00:05] Bo: Three.", true],
    ["another word", A.replace("two", "too"), false],
    ["a word more", `${A} Four.`, false],
    ["a word less", "[00:00:01] Ana: One two.", false],
    ["one speaker instead of two", A.replace("Bo", "Ana"), false],
    ["a word said by another", "[00:00:01] Ana: One\n[00:00:02] Bo: two. Three.", false],
  ])("are of one call or not: with %s", (_case, other, expected) => {
    expect([isSameCall(A, other), isSameCall(other, A)]).toEqual([expected, expected]);
  });
});

describe("speakers", () => {
  let acme: Acme;
  let org: OrganizationHandle;
  let [ana, kim] = [{} as User, {} as User];

  beforeAll(async () => {
    acme = await openAcme();
    org = acme.org;
    ana = await org.add(aUser({ name: "Ana Ruiz", email: "ana@acme.example" }));
    kim = await org.add(aUser({ name: "Kim Lee", email: "kim@acme.example" }));
  });
  afterAll(() => acme.service.close());

  const api = async <Data>(path: string) => (await readApi<Data>(acme.service, acme.orgId, path)).data;
  const stored = (id: string) => api<MeetingDetail>(`meetings/${id}`);
  const name = (id: string, named: NamedSpeaker[], more: { startedAt?: string; orgId?: string } = {}) =>
    nameSpeakers(acme.service, { orgId: acme.orgId, id, named, users: [kim, ana], ...more });
  const aCall = (values: Parameters<typeof aMeeting>[0]) =>
    org.add(aMeeting({ user_id: kim.id, status: "completed", participants: [], ...values }));
  const isSeller = { isInternal: true };

  it("are remembered for later files, except numbered ones, and the last name counts", async () => {
    const { database } = acme.admin;
    const remember = (orgId: string, named: NamedSpeaker[]) => database.write(rememberSpeakers(orgId, named));
    const other = await createOrganization(acme.admin, { name: "Other", plan: "business" });
    await remember(acme.orgId, [
      { label: "Ana", name: "Ana Ruiz", email: "ana@acme.example", isInternal: true },
      { label: "Bo", name: "Bo Lind" },
      { label: "Speaker 1", name: "Nobody" },
      { label: "CY", name: "Cy Fox", email: "cy@north.example" },
    ]);
    await remember(other.id, [{ label: "Ana", name: "Ana Else" }]);
    await remember(acme.orgId, [{ label: "ANA", name: "Ana R.", email: "ana.r@acme.example", isInternal: true }]);
    const known = async (orgId = acme.orgId) =>
      (await loadSpeakerNames(database, orgId)).toSorted((one, two) => (one.name < two.name ? -1 : 1));
    const anaRuiz = { label: "ANA", name: "Ana R.", email: "ana.r@acme.example", isInternal: true };
    const bo = { label: "Bo", name: "Bo Lind" };
    const cy = { label: "CY", name: "Cy Fox", email: "cy@north.example" };
    expect(await known()).toEqual([anaRuiz, bo, cy]);
    const forget = async (person: { emails: string[]; names: string[] }) =>
      database.write(await forgetSpeakers(database, acme.orgId, person));
    await forget({ emails: ["bo"], names: ["Lind", "Cy F"] });
    await forget({ emails: [], names: ["bo"] });
    expect(await known()).toEqual([anaRuiz, cy]);
    await forget({ emails: ["CY@north.example"], names: [] });
    expect(await known()).toEqual([anaRuiz]);
    await forget({ emails: [], names: ["ana r."] });
    expect(await known()).toEqual([]);
    expect(await known(other.id)).toEqual([{ label: "Ana", name: "Ana Else" }]);
  });

  it("are named everywhere except in quotes, and labels that are not in the call are reported", async () => {
    const { id } = await aCall({
      transcript: "[00:00:01] Speaker 1 (Acme): Hi.\n[00:00:05] Bo: Hello, Speaker 1.\nAnd more.",
      participants: [
        { name: "Bo", is_internal: false },
        { name: "Speaker 1 (Acme)", is_internal: true },
      ],
    });
    const report = await org.add(
      aReport({
        meeting_id: id,
        user_id: kim.id,
        feedback: "Speaker 1 asked Bo; Speaker 12 did not.",
        strengths: ["Bo"],
      }),
    );
    const values = {
      speaker_name: "Bo",
      prospect_name: "Speaker 1 (ACME)",
      title: "Bo's plan",
      quote: "Speaker 1 (Acme)",
    };
    const insight = await org.add(anInsight({ meeting_id: id, user_id: kim.id, ...values }));
    const named = [
      { label: "Speaker 1 (Acme)", name: "Kim $& Lee", email: "kim@acme.example", isInternal: true },
      { label: "speaker 1", name: "Kim" },
      { label: "Bo", name: "Bo Lind", email: "bo@north.example" },
    ];
    expect(await name(id, named)).toEqual({ unknown: ["speaker 1"], jobs: 0 });
    expect(await stored(id)).toMatchObject({
      user_id: kim.id,
      transcript: "[00:00:01] Kim $& Lee: Hi.\n[00:00:05] Bo Lind: Hello, Speaker 1.\nAnd more.",
      participants: [
        { name: "Bo Lind", email: "bo@north.example", is_internal: false },
        { name: "Kim $& Lee", email: "kim@acme.example", is_internal: true },
      ],
    });
    expect(await api<ReportDetail>(`reports/${report.id}`)).toMatchObject({
      feedback: "Kim asked Bo; Speaker 12 did not.",
      strengths: ["Bo Lind"],
    });
    const [changed] = await api<Insight[]>("insights");
    expect(changed).toEqual({ ...insight, ...values, speaker_name: "Bo Lind", prospect_name: "Kim $& Lee" });
    const search = { orgId: acme.orgId, kinds: ["feedback"], limit: 9, offset: 0 } as const;
    const found = async (words: string) =>
      (await searchCalls(acme.admin.database, { ...search, query: parseQuery(words) }))?.ids;
    expect([await found("kim asked"), await found('"speaker 1"')]).toEqual([[id], []]);
  });

  it("who turn out to sell give the call to the user, with its reports, unless a user in it owns it", async () => {
    const transcript = "[00:00:01] A: Hi.\n[00:00:05] B: Hello.";
    const participants = [{ name: "A", is_internal: true }];
    const mine = await aCall({ transcript, participants });
    const report = await org.add(aReport({ meeting_id: mine.id, user_id: kim.id }));
    const insight = await org.add(anInsight({ meeting_id: mine.id, user_id: kim.id }));
    const asAna = { label: "A", name: "Ana Ruiz", email: "ANA@acme.example" };
    expect(await name(mine.id, [asAna])).toEqual({ unknown: [], jobs: 0 });
    expect((await stored(mine.id)).user_id).toBe(ana.id);
    expect((await api<ReportDetail>(`reports/${report.id}`)).user_id).toBe(ana.id);
    expect((await api<Insight[]>("insights")).find(({ id }) => id === insight.id)?.user_id).toBe(ana.id);
    const { expected, actual } = await recount(acme.admin.database);
    expect(actual).toEqual(expected);
    const owned = await aCall({
      transcript,
      participants: [...participants, { name: "B", email: "KIM@acme.example", is_internal: true }],
    });
    await name(owned.id, [asAna]);
    expect((await stored(owned.id)).user_id).toBe(kim.id);
  });

  it.each<[string, NamedSpeaker[], number]>([
    ["somebody else sells", [{ label: "B", name: "B", ...isSeller }], 1],
    ["nobody sells any more", [{ label: "A", name: "A", isInternal: false }], 1],
    ["those who sell are called otherwise", [{ label: "A", name: "Z", ...isSeller }], 0],
    ["those who buy are called otherwise", [{ label: "B", name: "Z" }], 0],
    [
      "two who sell change places",
      [
        { label: "A", name: "C", ...isSeller },
        { label: "C", name: "A", ...isSeller },
      ],
      0,
    ],
  ])("change the call: where %s", async (_case, named, jobs) => {
    const { id } = await aCall({
      transcript: "[00:00:01] A: Hi.\n[00:00:05] B: Hello.\n[00:00:09] C: And me.",
      participants: [
        { name: "A", is_internal: true },
        { name: "C", is_internal: true },
      ],
    });
    await org.add(aReport({ meeting_id: id, user_id: kim.id }));
    expect(await name(id, named)).toEqual({ unknown: named[0]?.label === "B" ? ["B"] : [], jobs });
    expect((await stored(id)).report_count).toBe(1 - jobs);
  });

  it("are added to the participants, and two who are one person become one", async () => {
    const invited = [
      { name: "Ana Ruiz", email: "ana@acme.example", is_internal: false },
      { name: "Cy", email: "cy@north.example", is_internal: false },
      { name: "Di", email: "di@north.example", is_internal: false },
      { name: "Di", email: "di@south.example", is_internal: false },
    ];
    const { id } = await aCall({
      transcript:
        "[00:00:01] A: Hi.\n[00:00:05] B: Hello.\n[00:00:09] A: Bye.\n[00:00:12] Cy: Bye.\n[00:00:14] So long.",
      participants: invited,
    });
    const named = [
      { label: "A", name: "Ana Ruiz", email: "ana@acme.example" },
      { label: "cy", name: "Cy Fox" },
    ];
    expect(await name(id, named)).toEqual({ unknown: ["A"], jobs: 0 });
    const [anaRuiz, cy, ...others] = invited;
    expect((await stored(id)).participants).toEqual([
      anaRuiz,
      { ...cy, name: "Cy Fox" },
      ...others,
      { name: "B", is_internal: false },
    ]);
  });

  it("who sell in a call without words leave it as it is, as there is nothing to score", async () => {
    const { id } = await aCall({ status: "failed", participants: [{ name: "A", is_internal: false }] });
    expect(await name(id, [{ label: "A", name: "Ana", ...isSeller }])).toEqual({ unknown: [], jobs: 0 });
    expect(await stored(id)).toMatchObject({ status: "failed", participants: [{ name: "Ana", is_internal: true }] });
  });

  it("and a start move a call with its end, and a call without words has only those invited", async () => {
    const { id } = await aCall({
      status: "failed",
      started_at: "2026-11-19T10:00:00.000Z",
      ended_at: "2026-11-19T10:30:00.000Z",
    });
    const startedAt = "2026-11-18T08:00:00.000Z";
    expect(await name(id, [{ label: "A", name: "Ana", ...isSeller }], { startedAt })).toEqual({
      unknown: ["A"],
      jobs: 0,
    });
    const moved = {
      started_at: startedAt,
      ended_at: "2026-11-18T08:30:00.000Z",
      participants: [],
      has_transcript: false,
    };
    expect(await stored(id)).toMatchObject(moved);
    const open = await aCall({ started_at: "2026-11-19T10:00:00.000Z", ended_at: null });
    await name(open.id, [], { startedAt });
    expect(await stored(open.id)).toMatchObject({ started_at: startedAt, ended_at: null });
    expect(await name(id, [], { orgId: ABSENT })).toBeUndefined();
  });
});
