import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { aMeeting, anInsight, aReport, aTemplate } from "../library/index.ts";
import { OrganizationHandle } from "../library/organization-handle.ts";
import { CompactionBlocked } from "../store/compact-file.ts";
import { insertRows } from "../store/database.ts";
import { defineQuery } from "../store/query.ts";
import { takeSnapshot } from "../store/snapshot.ts";
import { listAudit } from "../team/administration/audit.ts";
import { type ErasureRequest, erasePerson } from "../team/administration/erase-person.ts";
import { createKey } from "../team/administration/keys.ts";
import { changeOrganization, createOrganization } from "../team/administration/organizations.ts";
import { applyRetention } from "../team/administration/retention.ts";
import { addUser, changeUser } from "../team/administration/users.ts";
import { deleteCall } from "../team/calls/deleted-calls.ts";
import { type Acme, openAcme } from "./support/acme.ts";

// Where an erasure finds somebody, and what it leaves of others.

const NAMELESS = "[00:00:01] Somebody: Hello there.";
let acme: Acme;
beforeAll(async () => {
  acme = await openAcme();
});
afterAll(() => acme.service.close());
afterEach(() => vi.restoreAllMocks());

async function anOrganization(name: string): Promise<OrganizationHandle> {
  const { id } = await createOrganization(acme.admin, { name, plan: "business" });
  return new OrganizationHandle({ id, name }, acme.service, acme.service.keys);
}
const erase = ({ id }: { id: string }, person: Omit<ErasureRequest, "orgId">) =>
  erasePerson(acme.admin, { orgId: id, ...person });
const counted = async (...[org, person]: Parameters<typeof erase>) => {
  const { meetings, mentions, deleted } = await erase(org, { ...person, isDryRun: true });
  return [meetings, mentions, deleted];
};
/** Everything that is stored of an organization, but what was done to it. */
async function storedOf({ id }: { id: string }): Promise<string> {
  const tables = [...(await takeSnapshot(acme.admin.database))].filter(([table]) => table !== "audit_events");
  return JSON.stringify(tables.map(([table, rows]) => [table, rows.filter((row) => JSON.stringify(row).includes(id))]));
}

it("a person is found wherever a call may name them, and erased there in their organization alone", async () => {
  const [org, other] = [await anOrganization("One"), await anOrganization("Other")];
  for (const each of [org, other]) {
    const call = (values: object = {}) =>
      each.add(aMeeting({ transcript: NAMELESS, participants: [], status: "completed", ...values }));
    await call({ title: "About Ida Vogt" });
    await call({ transcript: "[00:00:01] Somebody: Ask ida vogt." });
    await each.add(aReport({ meeting_id: (await call()).id, feedback: "As IDA VOGT does." }));
    await each.add(anInsight({ meeting_id: (await call()).id, summary: "Ida Vogt decides." }));
    const version = { org_id: each.id, meeting_id: (await call()).id, version: 1, replaced_at: acme.now.toISOString() };
    const chief = { name: "Ida Vogt", title: "Chief of all", is_internal: true };
    const document = JSON.stringify({ participants: [chief], transcript: "Ida Vogt: Hi." });
    await acme.admin.database.write([insertRows("meeting_versions", [{ ...version, document }])]);
    const gone = await call({ title: "Without Ida Vogt" });
    await deleteCall(acme.admin, { orgId: each.id, id: gone.id });
    const attended = await call({ participants: [{ name: "ida vogt", is_internal: false }] });
    await each.add(aReport({ meeting_id: attended.id }));
    await each.add(anInsight({ meeting_id: attended.id }));
    await call({ participants: [{ name: "Ida Vogt", email: "other@north.example", is_internal: false }] });
    await call({ title: "Ida and Vogt" });
    await each.add(aTemplate({ name: "As Ida Vogt does, not Ida" }));
    await each.add(aTemplate({ name: "As nobody does" }));
    for (const name of ["Of Ida Vogt", "CI of Ida"])
      await createKey(acme.admin, { orgId: each.id, name, permissions: ["read"], expiresAt: null });
    const answer = {
      request_digest: "d",
      etag: "e",
      location: "/",
      body: "Ida Vogt",
      created_at: acme.now.toISOString(),
    };
    await acme.admin.database.write([insertRows("idempotency_keys", [{ org_id: each.id, key: "k", ...answer }])]);
  }
  const before = await storedOf(other);
  expect(await counted(org, { names: ["Ida Vogt"] })).toEqual([1, 6, 1]);
  acme.later();
  expect(await erase(org, { names: ["Ida Vogt"] })).toMatchObject({
    ...{ names: ["Ida Vogt"], users: 0, meetings: 1, mentions: 6, deleted: 1, reports: 1, insights: 1 },
    ...{ templates: 1, keys: 1 },
  });
  expect((await storedOf(org)).match(/ida vogt|chief of all/gi)).toBeNull();
  expect(await storedOf(org)).toContain("As Erased person does, not Ida");
  expect((await acme.admin.keys.list(org.id)).map(({ name }) => name).toSorted()).toEqual([
    "CI of Ida",
    "Of Erased person",
  ]);
  expect(await storedOf(other)).toBe(before);
  expect(await acme.lastAudit(org.id)).toMatchObject(["person.erase", org.id, { users: 0, meetings: 1, mentions: 6 }]);
});

it.each<[string, string, boolean]>([
  ["élodie durand", "ÉLODIE DURAND", true],
  ["élodie durand", "Élodie Durand", true],
  ["ÉLODIE DURAND", "élodie durand", true],
  ["ÉLODIE DURAND", "Élodie Durand", true],
  ["josé pérez", "JOSÉ PÉREZ", true],
  ["JOSÉ ÁVILA-PÉREZ", "José Ávila-Pérez", true],
  ["МАЙКОВ".normalize("NFD"), "Майков", true],
  ["Li_u", "Lixu", false],
  ["Li%u", "Li and u", false],
  ["Li_u", "Say Li_u.", true],
])("a search for %s in %s finds: %s", async (name, written, isFound) => {
  const org = await anOrganization(`${name} in ${written}`);
  await org.add(aMeeting({ transcript: `[00:00:01] Somebody: ${written}`, participants: [], status: "completed" }));
  if (isFound) expect(await counted(org, { names: [name] })).toEqual([0, 1, 0]);
  else await expect(counted(org, { names: [name] })).rejects.toThrow(`Nothing of ${name} is stored.`);
});

it("words by which somebody is known are taken out of the calls that they were in, and of no other", async () => {
  const org = await anOrganization("Words");
  const participants = [{ name: "Ida Vogt", is_internal: false }];
  const own = await org.add(aMeeting({ transcript: "[00:00:01] Ida Vogt: My blimp.", participants }));
  const other = await org.add(
    aMeeting({ transcript: "[00:00:01] Bo: The blimp of Ida Vogt, not of Ida.", participants: [] }),
  );
  await erase(org, { names: ["Ida Vogt"], words: ["blimp"] });
  const texts = (await takeSnapshot(acme.admin.database)).get("transcripts") as { meeting_id: string; text: string }[];
  const textOf = (id: string) => texts.find(({ meeting_id }) => meeting_id === id)?.text;
  expect([textOf(own.id), textOf(other.id)]).toEqual([
    "[00:00:01] Erased person: My Erased person.",
    "[00:00:01] Bo: The blimp of Erased person, not of Ida.",
  ]);
});

it("a former user is erased without being deactivated again, with what they sign in by, and nobody else", async () => {
  const org = await anOrganization("Former");
  const users = [];
  for (const name of ["Ida", "Bo"]) {
    const user = await addUser(acme.admin, { orgId: org.id, name, email: `${name}@former.example` });
    await changeUser(acme.admin, { orgId: org.id, id: user.id, change: { is_active: false } });
    users.push(user);
  }
  acme.later();
  expect(await erase(org, { email: "IDA@former.example" })).toMatchObject({ users: 1, names: ["Ida"] });
  const acts = (await listAudit(acme.admin.database, { orgId: org.id })).map(({ action, subject }) => [
    action,
    subject,
  ]);
  expect(acts[0]).toEqual(["person.erase", users[0]?.id]);
  expect(acts.filter(([action]) => action === "user.change")).toHaveLength(2);
  expect(await storedOf(org)).toContain("Bo@former.example");
});

it("somebody of two names, in a call and in a deleted one, is erased by each, and others in it stay", async () => {
  const org = await anOrganization("Two names");
  const named = (...names: string[]) => ({ participants: names.map((name) => ({ name, is_internal: false })) });
  const call = await org.add(aMeeting({ transcript: NAMELESS, ...named("I. Vogt", "Bo Lind", "Ida Vogt") }));
  const gone = await org.add(aMeeting({ transcript: NAMELESS, ...named("Ida Vogt") }));
  await deleteCall(acme.admin, { orgId: org.id, id: gone.id });
  expect(await erase(org, { names: ["Ida Vogt", "I. Vogt"] })).toMatchObject({ meetings: 1, deleted: 1 });
  const [erased, bo] = ["Erased person", "Bo Lind"].map((name) => ({ name, is_internal: false }));
  expect(await storedOf(org)).toContain(JSON.stringify(JSON.stringify([erased, bo, erased]).slice(1, -1)).slice(1, -1));
  expect(await erase(org, { names: ["Bo Lind"], deletesMeetings: true })).toMatchObject({ meetings: 1 });
  expect(await storedOf(org)).not.toContain(call.id);
  const searched = defineQuery<{ id: string }, object>("select kind from search_documents where meeting_id = :id");
  expect(await acme.admin.database.all(searched, { id: call.id })).toEqual([]);
});

describe("of nobody", () => {
  it.each<[Omit<ErasureRequest, "orgId">, string]>([
    [{}, "Give the address or the name of the person to erase."],
    [{ words: ["x"] }, "Give the address or the name of the person to erase."],
    [{ names: ["Ida"], words: [" "] }, "` ` is not the name of a person. Expected one such as Ana Ruiz."],
    [
      { names: ["Ida", "Bo"] },
      "Nothing of Ida, Bo is stored. Check the address, or add the person's name with --name.",
    ],
    [
      { email: "ida@nobody.example", names: ["Ida"] },
      "Nothing of ida@nobody.example is stored. Check the address, or add the person's name with --name.",
    ],
  ])("nothing is erased: %j", async (person, message) => {
    await expect(erase({ id: acme.orgId }, person)).rejects.toMatchObject({ name: "AdministrationError", message });
  });

  it("the file is rewritten all the same, as an earlier erasure may have been interrupted, but not by a dry run", async () => {
    const compact = vi.spyOn(acme.admin.database, "compact");
    for (const [isDryRun, times] of [
      [true, 0],
      [false, 1],
    ] as const) {
      await expect(erase({ id: acme.orgId }, { names: ["Ida"], isDryRun })).rejects.toThrow(
        "Nothing of Ida is stored.",
      );
      expect(compact).toHaveBeenCalledTimes(times);
    }
  });
});

it("where the file is in use, what was done is said, and that it can still be found there", async () => {
  const org = await anOrganization("Blocked");
  await changeOrganization(acme.admin, org.id, { retention_days: 30 });
  await org.add(aMeeting({ transcript: "[00:00:01] Bo: Ask Ida.", participants: [], status: "completed" }));
  const compact = vi.spyOn(acme.admin.database, "compact").mockRejectedValue(new CompactionBlocked());
  const rest =
    ", but its file could not be rewritten, since another process kept it in use: what was deleted can still be found in it. Repeat the command once that process has ended.";
  for (const [act, done] of [
    [() => erase(org, { names: ["Ida"] }), "Ida is erased from the database"],
    [() => erase(org, { names: ["Ida"] }), "Nothing of Ida is stored in the database"],
    [() => applyRetention(acme.admin), "Old meetings are deleted from the database"],
  ] as const)
    await expect(act()).rejects.toMatchObject({ name: "AdministrationError", message: `${done}${rest}` });
  compact.mockRejectedValue(new Error("The disk is gone."));
  await expect(applyRetention(acme.admin)).rejects.toThrow("The disk is gone.");
});
