import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KeyStore } from "../keys/key-store.ts";
import type { ReferenceServer } from "../library/index.ts";
import { randomIds } from "../records/ids.ts";
import type { Database } from "../store/database.ts";
import { openDatabase } from "../store/open-database.ts";
import type { Administration } from "../team/administration/administration.ts";
import { createKey, rotateKey } from "../team/administration/keys.ts";
import {
  changeOrganization,
  createOrganization,
  listOverview,
  type OrganizationChange,
} from "../team/administration/organizations.ts";
import { addUser, changeUser, findUser, listTeam, type UserChange } from "../team/administration/users.ts";
import { LASTING, useStore } from "./support/stores.ts";

// Several people administer one organization at the same time, each over a connection of their own.

const NOW = new Date("2026-11-20T12:00:00.000Z");
const ROUNDS = 12;
const DAY_MS = 86_400_000;

describe.each(LASTING)("administration by several people at once on %s", (kind) => {
  const store = useStore(kind);
  let server: ReferenceServer;
  let admins: Administration[];
  let databases: Database[];
  let names = 0;

  beforeAll(async () => {
    server = await store.create({ now: () => NOW, pepper: "x" });
    databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase(store.location())));
    admins = databases.map((database) => {
      const ids = randomIds();
      const keys = new KeyStore(database, { pepper: "x", ids, now: () => NOW });
      return { database, ids, now: () => NOW, keys, actor: "test" };
    });
  });

  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await server.close();
  });

  const adminOf = (index: number) => admins[index % admins.length] as Administration;

  async function anOrganization(): Promise<string> {
    names += 1;
    return (await createOrganization(adminOf(0), { name: `Team ${kind} ${names}`, plan: "business" })).id;
  }

  it("keeps every change of a user: nobody who is deactivated comes back by a new name", async () => {
    const orgId = await anOrganization();
    await addUser(adminOf(0), { orgId, name: "Zoe", email: "zoe@acme.example", role: "superadmin" });
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await addUser(adminOf(0), {
        orgId,
        name: "Ana",
        email: `ana${round}@acme.example`,
        role: "admin",
      });
      const email = `ana.ruiz${round}@acme.example`;
      const changes: UserChange[] = [{ name: "Ana Ruiz" }, { is_active: false }, { email }, { role: "member" }];
      await Promise.all(changes.map((change, index) => changeUser(adminOf(index), { orgId, id, change })));
      expect(await findUser(adminOf(1).database, orgId, id)).toEqual({
        ...{ id, name: "Ana Ruiz", email, role: "member", is_active: false },
      });
    }
  });

  it("keeps every change of an organization: one that is suspended does not come back by its retention", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await anOrganization();
      const name = `Renamed ${kind} ${names}`;
      const changes: OrganizationChange[] = [
        ...[{ subscription_status: "suspended" as const }, { plan: "enterprise" as const }],
        ...[{ retention_days: 30 }, { name }],
      ];
      await Promise.all(changes.map((change, index) => changeOrganization(adminOf(index), id, change)));
      expect((await listOverview(adminOf(1).database)).find((organization) => organization.id === id)).toMatchObject({
        ...{ name, plan: "enterprise", subscription_status: "suspended", retention_days: 30 },
      });
    }
  });

  it("ends a key that two rotate at once when the one who is in more of a hurry says", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const orgId = await anOrganization();
      const { id } = await createKey(adminOf(0), { orgId, name: "K", permissions: ["read"], expiresAt: null });
      const rotations = [0, DAY_MS, 7 * DAY_MS, DAY_MS].map((overlapMs, index) =>
        rotateKey(adminOf(index), { orgId, id, overlapMs, expiresAt: null }),
      );
      const [atOnce] = await Promise.allSettled(rotations);
      expect(atOnce?.status).toBe("fulfilled");
      const keys = await adminOf(1).keys.list(orgId);
      expect(keys.find((key) => key.id === id)?.expires_at).toBe(NOW.toISOString());
    }
  });

  it("leaves one admin when all of them lose the role or the account at the same time", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const orgId = await anOrganization();
      const users = await Promise.all(
        Array.from({ length: 4 }, (_, index) =>
          addUser(adminOf(index), { orgId, name: `U${index}`, email: `u${index}@acme.example`, role: "admin" }),
        ),
      );
      const results = await Promise.allSettled(
        users.map(({ id }, index) => {
          const change: UserChange = index % 2 === 0 ? { role: "member" } : { is_active: false };
          return changeUser(adminOf(index), { orgId, id, change });
        }),
      );
      const rejected = results.flatMap((result) => (result.status === "rejected" ? [String(result.reason)] : []));
      expect(rejected).toEqual([expect.stringContaining("is the last active admin")]);
      const left = (await listTeam(adminOf(0).database, orgId)).filter(
        (user) => user.is_active && user.role === "admin",
      );
      expect(left).toHaveLength(1);
    }
  });
});
