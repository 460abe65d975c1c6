import { beforeEach, describe, expect, it } from "vitest";
import { SessionStore } from "../dashboard/session/session-store.ts";
import type { ApiKey } from "../keys/key-store.ts";
import type { OpenService } from "../library/service.ts";
import type { User } from "../records/resources.ts";
import type { Administration } from "../team/administration/administration.ts";
import { listAudit } from "../team/administration/audit.ts";
import { createKey, keyState, revokeKey, rotateKey } from "../team/administration/keys.ts";
import { changeOrganization, createOrganization, listOverview } from "../team/administration/organizations.ts";
import {
  addUser,
  changeUser,
  findUser,
  firstAdministrator,
  listTeam,
  type UserChange,
} from "../team/administration/users.ts";
import { type Acme, openAcme, START } from "./support/acme.ts";

// What each act does, says and records, on a database in memory.

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

describe("users", () => {
  const ana = { name: "Ana Ruiz", email: "ana@acme.example" };

  it("have names and addresses without blanks around them, and are members by default", async () => {
    const user = await addUser(admin, { orgId, name: " Ana Ruiz ", email: " ana@acme.example " });
    expect(user).toEqual({ ...ana, id: user.id, role: "member", is_active: true });
    expect(await acme.lastAudit()).toEqual(["user.add", user.id, { role: "member" }]);
    expect(await listTeam(admin.database, orgId)).toEqual([user]);
    const changed = { name: " Ana R. ", email: " ana.r@acme.example " };
    expect(await changeUser(admin, { orgId, id: user.id, change: changed })).toMatchObject({
      name: "Ana R.",
      email: "ana.r@acme.example",
    });
  });

  it.each<[Partial<typeof ana>, string]>([
    [{ name: "" }, "The name of a user must not be blank."],
    [{ name: "  " }, "The name of a user must not be blank."],
    [{ email: "ana" }, "`ana` is not an email address. Expected one such as ana@example.com."],
    [{ email: "ana@acme" }, "`ana@acme` is not an email address."],
    [{ email: "ana@ac me.example" }, "is not an email address."],
    [{ email: "<ana@acme.example>" }, "is not an email address."],
    [{ email: `${"a".repeat(242)}@acme.example` }, "is not an email address."],
  ])("reject %j, new and changed alike", async (values, message) => {
    await expect(addUser(admin, { orgId, ...ana, ...values })).rejects.toThrow(message);
    const { id } = await addUser(admin, { orgId, ...ana });
    await expect(changeUser(admin, { orgId, id, change: values })).rejects.toThrow(message);
    expect((await findUser(admin.database, orgId, id)).name).toBe("Ana Ruiz");
  });

  it("may have an address of 254 characters", async () => {
    const email = `${"a".repeat(241)}@acme.example`;
    expect((await addUser(admin, { orgId, name: "Ana", email })).email).toHaveLength(254);
  });

  it("are found by ID and by address in any case, and by nothing else", async () => {
    const { id } = await addUser(admin, { orgId, ...ana });
    expect((await findUser(admin.database, orgId, id.toUpperCase())).id).toBe(id);
    expect((await findUser(admin.database, orgId, "ANA@ACME.EXAMPLE")).id).toBe(id);
    await expect(findUser(admin.database, orgId, "Ana Ruiz")).rejects.toMatchObject({
      message: "The organization has no user `Ana Ruiz`. List its users.",
      command: "users list",
    });
  });

  it("keep their address to themselves, and say whose it is not", async () => {
    await addUser(admin, { orgId, ...ana });
    const { id } = await addUser(admin, { orgId, name: "Bo", email: "bo@acme.example" });
    const message = "The email address Ana@acme.example belongs to another user of the organization.";
    await expect(changeUser(admin, { orgId, id, change: { email: "Ana@acme.example" } })).rejects.toThrow(message);
  });

  it("record which of their fields changed, and what of those that are not personal", async () => {
    const boss = await addUser(admin, { orgId, name: "Zoe", email: "zoe@acme.example", role: "superadmin" });
    const { id } = await addUser(admin, { orgId, ...ana });
    acme.later();
    await changeUser(admin, { orgId, id, change: { name: "A.", email: "a@acme.example", role: "admin" } });
    expect(await acme.lastAudit()).toEqual(["user.change", id, { name: "changed", email: "changed", role: "admin" }]);
    expect((await firstAdministrator(admin.database, orgId)).id).toBe(boss.id);
    await changeUser(admin, { orgId, id: boss.id, change: { role: "admin" } });
    expect((await firstAdministrator(admin.database, orgId)).id).toBe(id);
    await changeUser(admin, { orgId, id, change: { is_active: false } });
    expect((await firstAdministrator(admin.database, orgId)).id).toBe(boss.id);
    await expect(changeUser(admin, { orgId, id: boss.id, change: { is_active: false } })).rejects.toMatchObject({
      message: "Zoe is the last active admin. Make somebody else an admin first.",
      command: "users set-role ADDRESS admin",
    });
    await changeUser(admin, { orgId, id: boss.id, change: { name: "Zoe B." } });
  });

  it("say how an organization without an admin gets one", async () => {
    await addUser(admin, { orgId, name: "Ana Ruiz", email: "ana@acme.example" });
    await expect(firstAdministrator(admin.database, orgId)).rejects.toMatchObject({
      message: "The organization has no active admin. Add one.",
      command: "users add --role admin --name NAME --email ADDRESS",
    });
  });
});

describe("a change of a user", () => {
  it("signs that user out where it changes what they may do, and nobody else", async () => {
    const sessions = new SessionStore(admin);
    const zoe = await addUser(admin, { orgId, name: "Zoe", email: "zoe@acme.example", role: "superadmin" });
    const [ida, bo] = await Promise.all(
      ["Ida", "Bo"].map((name) => addUser(admin, { orgId, name, email: `${name.toLowerCase()}@acme.example` })),
    );
    if (!ida || !bo) throw new Error("no users");
    const signIn = async ({ id, role }: User) =>
      admin.database.write(
        sessions.start({ id, orgId, role }, { method: "link", address: undefined, userAgent: null }).writes,
      );
    const open = async () => {
      const lists = await Promise.all([ida, bo].map(({ id }) => sessions.list({ orgId, userId: id })));
      return lists.map((list) => list.filter(({ ended_at }) => ended_at === null).length);
    };
    for (const user of [ida, bo]) await signIn(user);
    const change = (values: UserChange) => changeUser(admin, { orgId, id: ida.id, change: values });
    await change({ name: "Ida V.", role: "member", is_active: true });
    expect(await open()).toEqual([1, 1]);
    await change({ role: "admin" });
    expect(await open()).toEqual([0, 1]);
    await signIn(ida);
    await change({ is_active: false });
    expect(await open()).toEqual([0, 1]);
    expect(zoe.role).toBe("superadmin");
  });
});

describe("organizations", () => {
  it("have one name each, and say which one is taken or missing", async () => {
    const taken = "The organization `Acme` exists already. Choose another name.";
    await expect(createOrganization(admin, { name: "Acme", plan: "payg" })).rejects.toThrow(taken);
    const { id } = await createOrganization(admin, { name: "Other", plan: "payg" });
    expect(await acme.lastAudit(id)).toEqual(["organization.create", id, { plan: "payg" }]);
    await expect(changeOrganization(admin, id, { name: "Acme" })).rejects.toThrow(taken);
    expect(await changeOrganization(admin, id, { name: "Other", plan: "business" })).toMatchObject({
      plan: "business",
    });
    await expect(changeOrganization(admin, ABSENT, {})).rejects.toThrow(`There is no organization \`${ABSENT}\`.`);
  });

  it("are listed oldest first, with their active users and meetings", async () => {
    acme.later();
    const other = await createOrganization(admin, { name: "Another", plan: "enterprise" });
    await addUser(admin, { orgId: other.id, name: "Ana", email: "ana@acme.example" });
    const { id } = await addUser(admin, { orgId: other.id, name: "Bo", email: "bo@acme.example" });
    await changeUser(admin, { orgId: other.id, id, change: { is_active: false } });
    acme.later();
    await changeOrganization(admin, other.id, { retention_days: 30 });
    expect(await acme.lastAudit(other.id)).toEqual(["organization.change", other.id, { retention_days: 30 }]);
    expect(await listOverview(admin.database)).toEqual([
      {
        ...{ id: orgId, name: "Acme", plan: "business", subscription_status: "active" },
        ...{ retention_days: null, active_users: 0, meetings: 0 },
      },
      { ...other, retention_days: 30, active_users: 1, meetings: 0 },
    ]);
  });
});

describe("keys", () => {
  const request = { name: "CI", permissions: ["read", "write"] as const, expiresAt: null };

  it.each<[Partial<ApiKey>, string]>([
    [{}, "active"],
    [{ expires_at: "2026-11-20T12:00:00.001Z" }, "active until 2026-11-20T12:00:00.001Z"],
    [{ expires_at: "2026-11-20T12:00:00.000Z" }, "expired 2026-11-20T12:00:00.000Z"],
    [{ revoked_at: "2026-11-01T00:00:00.000Z" }, "revoked 2026-11-01T00:00:00.000Z"],
    [
      { revoked_at: "2026-11-01T00:00:00.000Z", expires_at: "2026-11-02T00:00:00.000Z" },
      "revoked 2026-11-01T00:00:00.000Z",
    ],
  ])("with %j are %s", (values, state) => {
    expect(keyState({ revoked_at: null, expires_at: null, ...values } as ApiKey, START)).toBe(state);
  });

  it("record who made them, what they may and until when, and who ended them", async () => {
    const expiresAt = "2026-12-01T00:00:00.000Z";
    acme.later();
    const { id } = await createKey(admin, { orgId, ...request, expiresAt });
    expect(await acme.lastAudit()).toEqual([
      "key.create",
      id,
      { permissions: ["read", "write"], expires_at: expiresAt },
    ]);
    expect(await admin.keys.list(orgId)).toMatchObject([{ id, created_by: "test", expires_at: expiresAt }]);
    acme.later();
    await revokeKey(admin, { orgId, id });
    expect(await acme.lastAudit()).toEqual(["key.revoke", id, {}]);
    await expect(revokeKey(admin, { orgId, id })).rejects.toMatchObject({
      message: `There is no active key \`${id}\`. List the keys.`,
      command: "keys list",
    });
  });

  it.each<[string, string | null, number, string]>([
    ["that never expires", null, 2, "2026-11-22T12:00:00.000Z"],
    ["that expires after the overlap", "2026-11-23T12:00:00.000Z", 2, "2026-11-22T12:00:00.000Z"],
    ["that expires before the overlap ends", "2026-11-21T12:00:00.000Z", 2, "2026-11-21T12:00:00.000Z"],
    ["without an overlap", null, 0, "2026-11-20T12:00:00.000Z"],
  ])("are rotated: one %s ends in time", async (_case, expiresAt, days, endsAt) => {
    await createKey(admin, { orgId, ...request, name: "One" });
    const old = await createKey(admin, { orgId, ...request, expiresAt });
    await createKey(admin, { orgId, ...request, name: "Another" });
    acme.later();
    const rotation = { orgId, id: old.id, overlapMs: days * DAY_MS - 1, expiresAt: null };
    if (days === 0) rotation.overlapMs = -1;
    const { created, endsAt: ended } = await rotateKey(admin, rotation);
    expect(ended).toBe(endsAt);
    expect(await acme.lastAudit()).toEqual(["key.rotate", old.id, { replaced_by: created.id, ends_at: endsAt }]);
    expect(created).toMatchObject({ name: "CI", permissions: ["read", "write"], expires_at: null });
    const kept = (await admin.keys.list(orgId)).find(({ id }) => id === old.id);
    expect(kept?.expires_at).toBe(endsAt);
  });

  it("are rotated only while they work, and only by their organization", async () => {
    const { id } = await createKey(admin, { orgId, ...request, expiresAt: "2026-11-20T12:00:00.001Z" });
    const { id: other } = await createOrganization(admin, { name: "Other", plan: "business" });
    const rotation = { orgId, id, overlapMs: 0, expiresAt: null };
    await expect(rotateKey(admin, { ...rotation, orgId: other })).rejects.toThrow("There is no active key");
    acme.later();
    await expect(rotateKey(admin, rotation)).rejects.toThrow(`There is no active key \`${id}\``);
    const revoked = await createKey(admin, { orgId, ...request });
    await revokeKey(admin, { orgId, id: revoked.id });
    await expect(rotateKey(admin, { ...rotation, id: revoked.id })).rejects.toThrow("There is no active key");
  });

  it("have the ID that is asked for, new and rotated", async () => {
    const [id, newId] = [ABSENT, ABSENT.replace("8000", "8001")];
    expect(await createKey(admin, { orgId, ...request, id })).toMatchObject({ id });
    const { created } = await rotateKey(admin, { orgId, id, newId, overlapMs: 0, expiresAt: null });
    expect(created.id).toBe(newId);
  });
});

describe("the audit", () => {
  it("is read newest first, a page at a time, each organization's for itself", async () => {
    const { id: other } = await createOrganization(admin, { name: "Other", plan: "business" });
    for (let index = 1; index <= 3; index += 1) {
      acme.later();
      await changeOrganization({ ...admin, actor: `act ${index}`, address: `10.0.0.${index}` }, orgId, {});
    }
    const read = async (page: { limit?: number; offset?: number }) =>
      (await listAudit(admin.database, { orgId, ...page })).map(({ actor, address }) => [actor, address]);
    expect(await read({})).toEqual([
      ["act 3", "10.0.0.3"],
      ["act 2", "10.0.0.2"],
      ["act 1", "10.0.0.1"],
      ["test", null],
    ]);
    expect(await read({ limit: 1, offset: 2 })).toEqual([["act 1", "10.0.0.1"]]);
    expect(await listAudit(admin.database, { orgId: other })).toHaveLength(1);
  });
});
