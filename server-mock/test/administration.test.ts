import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SessionStore } from "../dashboard/session/session-store.ts";
import { newSignInLink } from "../dashboard/session/sign-in-links.ts";
import { KeyStore } from "../keys/key-store.ts";
import { aMeeting, anInsight, aReport, type OrganizationHandle, type ReferenceServer } from "../library/index.ts";
import { randomIds } from "../records/ids.ts";
import type { Database } from "../store/database.ts";
import { openDatabase } from "../store/open-database.ts";
import { takeSnapshot } from "../store/snapshot.ts";
import { type Administration, AdministrationError } from "../team/administration/administration.ts";
import { listAudit } from "../team/administration/audit.ts";
import { erasePerson } from "../team/administration/erase-person.ts";
import { createKey, keyState, revokeKey, rotateKey } from "../team/administration/keys.ts";
import { changeOrganization, createOrganization, listOverview } from "../team/administration/organizations.ts";
import { applyRetention } from "../team/administration/retention.ts";
import { addUser, changeUser, findUser, listTeam } from "../team/administration/users.ts";
import { recount } from "./support/recount.ts";
import { send } from "./support/send.ts";
import { LASTING, useStore } from "./support/stores.ts";

const START = new Date("2026-11-20T12:00:00.000Z");
const DAY_MS = 86_400_000;

describe.each(LASTING)("administration on %s", (kind) => {
  const store = useStore(kind);
  let server: ReferenceServer;
  let database: Database;
  let admin: Administration;
  let now = START;
  let names = 0;

  beforeAll(async () => {
    server = await store.create({ now: () => now, pepper: "x" });
    database = await openDatabase(store.location());
    const clock = () => now;
    const ids = randomIds();
    const keys = new KeyStore(database, { pepper: "x", ids, now: clock });
    admin = { database, ids, now: clock, keys, actor: "test" };
  });

  afterAll(async () => {
    await database.close();
    await server.close();
  });

  /** An organization of its own, as another process sees it. */
  async function anOrganization(): Promise<OrganizationHandle> {
    now = START;
    names += 1;
    const { id } = await createOrganization(admin, { name: `Team ${kind} ${names}`, plan: "business" });
    return server.organizations.get(id);
  }

  async function statusWith(key: string, id: "listMeetings" | "getTeamStats" = "listMeetings"): Promise<unknown[]> {
    const { status, body } = await send(server, id, { key });
    return [status, body.error?.code];
  }

  it("adds users whom the team's statistics count, until they are deactivated", async () => {
    const org = await anOrganization();
    const key = (await org.createKey({ permissions: ["read"] })).key;
    const size = async () =>
      ((await send(server, "getTeamStats", { key })).body.data as { team_size: number }).team_size;
    const ana = await addUser(admin, { orgId: org.id, name: "Ana Ruiz", email: "ana@acme.example", role: "admin" });
    await addUser(admin, { orgId: org.id, name: "Ben", email: "ben@acme.example" });
    expect(await size()).toBe(2);
    await changeUser(admin, { orgId: org.id, id: "BEN@acme.example", change: { is_active: false } });
    expect(await size()).toBe(1);
    expect((await listTeam(database, org.id)).map(({ name, is_active }) => [name, is_active])).toEqual([
      ["Ana Ruiz", true],
      ["Ben", false],
    ]);
    expect((await findUser(database, org.id, ana.id)).email).toBe("ana@acme.example");
  });

  it("keeps email addresses unique within an organization, whatever their case, and the last admin", async () => {
    const org = await anOrganization();
    const add = (email: string) => addUser(admin, { orgId: org.id, name: "Ana", email, role: "admin" });
    const ana = await add("ana@acme.example");
    await expect(add("ANA@acme.example")).rejects.toThrow("belongs to another user");
    await expect(add("ana")).rejects.toThrow("is not an email address");
    for (const change of [{ is_active: false }, { role: "member" as const }])
      await expect(changeUser(admin, { orgId: org.id, id: ana.id, change })).rejects.toThrow(
        "is the last active admin",
      );
    await add("zoe@acme.example");
    await changeUser(admin, { orgId: org.id, id: ana.id, change: { role: "member" } });
    const elsewhere = await anOrganization();
    await addUser(admin, { orgId: elsewhere.id, name: "Ana", email: "ana@acme.example" });
    await expect(findUser(database, elsewhere.id, ana.id)).rejects.toThrow(AdministrationError);
  });

  it("takes the API away from a suspended or downgraded organization at once, and gives it back", async () => {
    const org = await anOrganization();
    const { key } = await org.createKey({ permissions: ["read"] });
    const denied = [403, "subscription_required"];
    expect(await statusWith(key)).toEqual([200, undefined]);
    for (const change of [
      { subscription_status: "suspended" },
      { subscription_status: "canceled" },
      { plan: "payg" },
    ] as const) {
      await changeOrganization(admin, org.id, change);
      expect(await statusWith(key), JSON.stringify(change)).toEqual(denied);
      await changeOrganization(admin, org.id, { plan: "enterprise", subscription_status: "active" });
      expect(await statusWith(key)).toEqual([200, undefined]);
    }
    const overview = (await listOverview(database)).find(({ id }) => id === org.id);
    expect(overview).toMatchObject({ plan: "enterprise", active_users: 0, meetings: 0, retention_days: null });
    await expect(createOrganization(admin, { name: org.name, plan: "payg" })).rejects.toThrow("exists already");
  });

  it("ends keys when they expire, and rotates them with an overlap", async () => {
    const org = await anOrganization();
    const expiresAt = new Date(START.getTime() + DAY_MS).toISOString();
    const short = await createKey(admin, { orgId: org.id, name: "CI", permissions: ["read"], expiresAt });
    const { created, endsAt } = await rotateKey(admin, {
      ...{ orgId: org.id, id: short.id, expiresAt: null },
      overlapMs: 7 * DAY_MS,
    });
    expect([endsAt, created.name, created.permissions]).toEqual([expiresAt, "CI", ["read"]]);
    expect([await statusWith(short.key), await statusWith(created.key)]).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    now = new Date(Date.parse(expiresAt));
    expect([await statusWith(short.key), await statusWith(created.key)]).toEqual([
      [401, "invalid_api_key"],
      [200, undefined],
    ]);
    expect((await admin.keys.list(org.id)).map((key) => keyState(key, now)).toSorted()).toEqual([
      "active",
      `expired ${expiresAt}`,
    ]);
    const again = { orgId: org.id, id: short.id, overlapMs: 0, expiresAt: null };
    await expect(rotateKey(admin, again)).rejects.toThrow("There is no active key");
    const { created: third } = await rotateKey(admin, { ...again, id: created.id });
    expect(await statusWith(created.key)).toEqual([401, "invalid_api_key"]);
    await revokeKey(admin, { orgId: org.id, id: third.id });
    await expect(revokeKey(admin, { orgId: org.id, id: third.id })).rejects.toThrow("There is no active key");
  });

  it("records every act, newest first, without anything secret or personal", async () => {
    const org = await anOrganization();
    const user = await addUser(admin, { orgId: org.id, name: "Ana Ruiz", email: "ana@acme.example", role: "admin" });
    await changeUser(admin, { orgId: org.id, id: user.id, change: { name: "Ana R." } });
    const { key, id } = await createKey(admin, { orgId: org.id, name: "CI", permissions: ["read"], expiresAt: null });
    await revokeKey(admin, { orgId: org.id, id });
    await changeOrganization(admin, org.id, { retention_days: 30 });
    const events = await listAudit(database, { orgId: org.id });
    expect(events.map(({ action }) => action).toSorted()).toEqual(
      ["organization.create", "user.add", "user.change", "key.create", "key.revoke", "organization.change"].toSorted(),
    );
    expect(events.every(({ actor, at }) => actor === "test" && at === START.toISOString())).toBe(true);
    for (const secret of ["Ana", "acme.example", key]) expect(JSON.stringify(events)).not.toContain(secret);
  });

  it("deletes what is older than an organization keeps it, with its counts, and nothing else", async () => {
    const org = await anOrganization();
    for (const daysAgo of [1, 29, 31, 400]) {
      const started_at = new Date(START.getTime() - daysAgo * DAY_MS).toISOString();
      const meeting = await org.add(aMeeting({ started_at, status: "completed" }));
      await org.add(aReport({ meeting_id: meeting.id, created_at: started_at }));
      await org.add(anInsight({ meeting_id: meeting.id, occurred_at: started_at }));
    }
    await changeOrganization(admin, org.id, { retention_days: 30 });
    const mine = async (isDryRun: boolean) =>
      (await applyRetention(admin, { isDryRun })).find(({ organization }) => organization.id === org.id)?.deleted;
    expect(await mine(true)).toMatchObject({ meetings: 2 });
    expect(await mine(false)).toMatchObject({ meetings: 2, reports: 2, insights: 2 });
    expect(await mine(false)).toMatchObject({ meetings: 0 });
    const { key } = await org.createKey({ permissions: ["read"] });
    for (const list of ["listMeetings", "listReports", "listInsights"] as const)
      expect((await send(server, list, { key })).body.meta?.total).toBe(2);
    await expectRightCounts();
    await changeOrganization(admin, org.id, { retention_days: null });
  });

  async function aTeamWithAna() {
    const org = await anOrganization();
    const domain = `team-${names}.example`;
    const prospect = `Bo Lind${names}`;
    const boss = await addUser(admin, { orgId: org.id, name: "Zoe Boss", email: "zoe@acme.example", role: "admin" });
    const ana = await addUser(admin, { orgId: org.id, name: "Ana Ruíz-Vega", email: `ana@${domain}` });
    const participants = [
      { name: "Ana Ruíz-Vega", email: `Ana@${domain}`, is_internal: true },
      { name: prospect, email: `bo@${domain}`, title: "Head of Operations", company: "North", is_internal: false },
    ];
    const own = await org.add(
      aMeeting({
        ...{ user_id: ana.id, title: "Ana Ruíz-Vega with North", participants, status: "completed" },
        transcript: `[00:00:01] Ana Ruíz-Vega: Hi Bo.\n[00:00:05] ${prospect}: Thanks, Ana. Banana bread?`,
      }),
    );
    const report = await org.add(
      aReport({ meeting_id: own.id, user_id: ana.id, feedback: "Well done, Ana.", strengths: ["Ruíz-Vega asked"] }),
    );
    const insight = await org.add(
      anInsight({
        meeting_id: own.id,
        user_id: ana.id,
        speaker_name: prospect,
        prospect_name: prospect,
        quote: "Thanks, Ana.",
      }),
    );
    const other = await org.add(
      aMeeting({
        ...{ user_id: boss.id, participants: [], status: "fetched" },
        transcript: "[00:00:01] Zoe Boss: Ask Ana Ruíz-Vega, not the other Ana.",
      }),
    );
    await createKey(admin, { orgId: org.id, name: "Laptop of Ana Ruíz-Vega", permissions: ["read"], expiresAt: null });
    const key = (await org.createKey({ permissions: ["admin"] })).key;
    return { org, ana, own, other, report, insight, key, domain, prospect };
  }

  it("makes a user anonymous everywhere, and leaves the others", async () => {
    const { org, ana, own, other, report, insight, key, domain, prospect } = await aTeamWithAna();
    const request = { orgId: org.id, email: `ANA@${domain}` };
    const { writes: link } = newSignInLink({ orgId: org.id, userId: ana.id }, { now: admin.now() });
    const origin = { method: "link", address: "198.51.100.23", userAgent: "Ana's own browser" } as const;
    const user = { id: ana.id, orgId: org.id, role: "member" } as const;
    await database.write([...link, ...new SessionStore(admin).start(user, origin).writes]);
    expect(await erasePerson(admin, { ...request, isDryRun: true })).toMatchObject({
      users: 1,
      meetings: 1,
      mentions: 1,
    });
    expect(await erasePerson(admin, request)).toMatchObject({
      users: 1,
      meetings: 1,
      mentions: 1,
      reports: 1,
      insights: 1,
      keys: 1,
    });
    const read = async (id: "getMeeting" | "getReport", path: string) =>
      (await send(server, id, { key, path: { id: path } })).body.data;
    expect(await read("getMeeting", own.id)).toMatchObject({
      user_id: ana.id,
      title: "Erased person with North",
      participants: [
        { name: "Erased person", is_internal: true },
        { name: prospect, email: `bo@${domain}` },
      ],
      transcript: `[00:00:01] Erased person: Hi Bo.\n[00:00:05] ${prospect}: Thanks, Erased person. Banana bread?`,
    });
    expect(await read("getMeeting", other.id)).toMatchObject({
      transcript: "[00:00:01] Zoe Boss: Ask Erased person, not the other Ana.",
    });
    expect(await read("getReport", report.id)).toMatchObject({ feedback: "Well done, Erased person." });
    const insights = (await send(server, "listInsights", { key })).body.data as { id: string; quote: string }[];
    expect(insights.find(({ id }) => id === insight.id)?.quote).toBe("Thanks, Erased person.");
    expect((await listTeam(database, org.id)).find(({ id }) => id === ana.id)).toMatchObject({
      name: "Erased person",
      is_active: false,
    });
    await expect(erasePerson(admin, request)).rejects.toThrow("Nothing of");
    const rows = JSON.stringify([...(await takeSnapshot(database))].filter(([table]) => /session|link/.test(table)));
    expect(rows).not.toContain(ana.id);
    await expectRightCounts();
    if (kind === "file") await expectGone([`ana@${domain}`, "Ruíz-Vega"]);
  });

  it("erases a prospect, and deletes the meetings when asked to", async () => {
    const { org, own, key, domain, prospect } = await aTeamWithAna();
    const request = { orgId: org.id, email: `bo@${domain}`, deletesMeetings: true };
    expect(await erasePerson(admin, request)).toMatchObject({ users: 0, meetings: 1, mentions: 0 });
    expect((await send(server, "getMeeting", { key, path: { id: own.id } })).status).toBe(404);
    expect((await send(server, "listReports", { key })).body.meta?.total).toBe(0);
    await expectRightCounts();
    if (kind === "file") await expectGone([`bo@${domain}`, prospect]);
  });

  it("does not erase the last admin", async () => {
    const { org } = await aTeamWithAna();
    const request = { orgId: org.id, email: "zoe@acme.example" };
    await expect(erasePerson(admin, request)).rejects.toThrow("is the last active admin");
  });

  async function expectRightCounts(): Promise<void> {
    const { expected, actual } = await recount(database);
    expect(actual).toEqual(expected);
  }

  /** Nothing of it is in any file of the database, free pages and log included. */
  async function expectGone(texts: readonly string[]): Promise<void> {
    for (const file of [store.location(), `${store.location()}-wal`]) {
      const bytes = await readFile(file).catch(() => Buffer.alloc(0));
      for (const text of texts) expect(bytes.includes(Buffer.from(text)), `${text} in ${file}`).toBe(false);
    }
  }
});
