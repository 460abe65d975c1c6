import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { testFolder } from "../../test/support/test-folder.ts";
import { KeyStore } from "../keys/key-store.ts";
import { checkPepper, hasPepper } from "../keys/pepper-check.ts";
import { createReferenceServer, seededIds } from "../library/index.ts";
import type { Database } from "../store/database.ts";
import { openDatabase } from "../store/open-database.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");

/** A database with one organization, its keys made with the pepper `first`. */
async function createDatabase(): Promise<{ database: Database; orgId: string }> {
  const folder = testFolder();
  const location = join(folder, "svc.db");
  const server = await createReferenceServer({ database: location, pepper: "first" });
  const orgId = server.org.id;
  await server.close();
  const database = await openDatabase(location);
  onTestFinished(async () => {
    await database.close();
  });
  return { database, orgId };
}

const openKeys = (database: Database, pepper = "first", now = () => NOW): KeyStore =>
  new KeyStore(database, { pepper, ids: seededIds("keys"), now });

it.each(["another", "first and more", "firs", ""])(
  "rejects the pepper %j of a database made with another",
  async (pepper) => {
    const { database } = await createDatabase();
    await expect(checkPepper(database, "first")).resolves.toBeUndefined();
    await expect(checkPepper(database, pepper)).rejects.toMatchObject({
      name: "WrongPepper",
      message:
        "The pepper is not the one that the keys of this database were created with, so no key would work. Set SVC_SERVER_PEPPER to that one, or restore its file.",
    });
  },
);

it("knows whether a database has its pepper already", async () => {
  const { database } = await createDatabase();
  expect(await hasPepper(database)).toBe(true);
  const empty = await openDatabase(":memory:");
  expect(await hasPepper(empty)).toBe(false);
  await empty.close();
});

it("gives a key back with its permissions once each and in order, its end and its creator", async () => {
  const { database, orgId } = await createDatabase();
  const keys = openKeys(database);
  const expiresAt = "2026-12-01T00:00:00.000Z";
  const created = await keys.create({
    orgId,
    name: "CI",
    permissions: ["write", "read", "write"],
    expiresAt,
    createdBy: "ana",
  });
  const expected = { name: "CI", permissions: ["read", "write"], expires_at: expiresAt, created_by: "ana" };
  expect(created).toMatchObject(expected);
  expect((await keys.list(orgId)).find(({ id }) => id === created.id)).toMatchObject({ ...expected, revoked_at: null });
  const plain = await keys.create({ orgId, name: "Plain", permissions: ["read"] });
  expect(plain).toMatchObject({ expires_at: null, created_by: null });
});

it("accepts a key until the millisecond in which it ends", async () => {
  const { database, orgId } = await createDatabase();
  let now = NOW;
  const keys = openKeys(database, "first", () => now);
  const { key } = await keys.create({
    orgId,
    name: "Short",
    permissions: ["read"],
    expiresAt: "2026-11-20T12:00:01.000Z",
  });
  expect(await keys.authenticate(key)).toMatchObject({ orgId, permissions: ["read"] });
  now = new Date("2026-11-20T12:00:00.999Z");
  expect(await keys.authenticate(key)).toBeDefined();
  now = new Date("2026-11-20T12:00:01.000Z");
  expect(await keys.authenticate(key)).toBeUndefined();
});

it("revokes a key of its own organization, once", async () => {
  const { database, orgId } = await createDatabase();
  const keys = openKeys(database);
  const { id, key } = await keys.create({ orgId, name: "Lost", permissions: ["read"] });
  const kept = await keys.create({ orgId, name: "Kept", permissions: ["read"] });
  expect(await keys.revoke({ orgId: "another", id })).toBe(false);
  expect(await keys.authenticate(key)).toBeDefined();
  expect(await keys.revoke({ orgId, id })).toBe(true);
  expect(await keys.authenticate(key)).toBeUndefined();
  expect(await keys.authenticate(kept.key)).toBeDefined();
  expect((await keys.list(orgId)).find((row) => row.id === id)?.revoked_at).toBe(NOW.toISOString());
  expect(await keys.revoke({ orgId, id })).toBe(false);
});

it("does not take a failing database for a key that is revoked already", async () => {
  const { database, orgId } = await createDatabase();
  const { id } = await openKeys(database).create({ orgId, name: "K", permissions: ["read"] });
  const broken: Database = Object.create(database, {
    write: { value: () => Promise.reject(new Error("The database is away.")) },
  });
  await expect(openKeys(broken).revoke({ orgId, id })).rejects.toThrow("away");
});

it("finds the organization of a key, and none of an unknown one", async () => {
  const { database, orgId } = await createDatabase();
  const keys = openKeys(database);
  const { id } = await keys.create({ orgId, name: "K", permissions: ["read"] });
  expect(await keys.organizationOf(id)).toBe(orgId);
  expect(await keys.organizationOf("00000000-0000-4000-8000-000000000000")).toBeUndefined();
});

it("derives the same secret from a text with one pepper, and others from other texts and peppers", async () => {
  const { database } = await createDatabase();
  const secrets = [
    openKeys(database).derive("a"),
    openKeys(database).derive("b"),
    openKeys(database, "second").derive("a"),
  ];
  expect(openKeys(database).derive("a")).toBe(secrets[0]);
  expect(new Set(secrets).size).toBe(3);
  expect(secrets[0]).not.toBe("");
});
