import { describe, expect, it } from "vitest";
import { aMeeting, aTemplate } from "../library/index.ts";
import type { Database } from "../store/database.ts";
import { takeSnapshot } from "../store/snapshot.ts";
import { listAudit } from "../team/administration/audit.ts";
import { type ErasureRequest, erasePerson } from "../team/administration/erase-person.ts";
import { createKey } from "../team/administration/keys.ts";
import { addUser } from "../team/administration/users.ts";
import { type Acme, openAcme } from "./support/acme.ts";

const EMAIL = "elodie@prospect.example";
const NAME = "Élodie Castellan";

/** Somebody in two calls, whom others mention in a third one, in a template and in the name of a key. */
async function anOrganizationWith(isUser: boolean): Promise<Acme> {
  const acme = await openAcme();
  const { admin, orgId } = acme;
  await addUser(admin, { orgId, name: "Zoe Boss", email: "zoe@acme.example", role: "superadmin" });
  const ben = await addUser(admin, { orgId, name: "Ben Lund", email: "ben@acme.example" });
  if (isUser) await addUser(admin, { orgId, name: NAME, email: EMAIL });
  const org = acme.org;
  const participants = [{ name: NAME, email: EMAIL, is_internal: isUser }];
  for (const transcript of ["[00:00:01] Élodie Castellan: Élodie here.", "[00:00:01] Ben Lund: Hi, ÉLODIE CASTELLAN."])
    await org.add(aMeeting({ user_id: ben.id, title: `Call with ${NAME}`, participants, transcript }));
  for (const said of ["élodie castellan", "ÉLODIE CASTELLAN", NAME.normalize("NFD")])
    await org.add(aMeeting({ user_id: ben.id, title: "Review", transcript: `[00:00:01] Ben Lund: Ask ${said}.` }));
  await org.add(aTemplate({ name: `For ${NAME}` }));
  await createKey(admin, { orgId, name: `Export for ${NAME}`, permissions: ["read"], expiresAt: null });
  return acme;
}

/** A database that fails from its n-th write on, as one does that is killed. */
function failingAfter(database: Database, writes: number): Database {
  let left = writes;
  return new Proxy(database, {
    get(target, name) {
      if (name === "write" && left === 0) return () => Promise.reject(new Error("killed"));
      if (name === "write") left -= 1;
      const value = Reflect.get(target, name) as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

const everything = async ({ database }: { database: Database }) =>
  JSON.stringify(Object.fromEntries(await takeSnapshot(database))).normalize("NFC");

const TRACE = /lodie|castellan/iu;

describe.each([
  ["a prospect", false, false],
  ["a prospect with the meetings", false, true],
  ["a user", true, false],
  ["a user with the meetings", true, true],
])("the erasure of %s", (_, isUser, deletesMeetings) => {
  it("leaves nothing, in whatever case it was written, wherever it was interrupted before it was repeated", async () => {
    for (let writes = 0; ; writes += 1) {
      const acme = await anOrganizationWith(isUser);
      const request: ErasureRequest = { orgId: acme.orgId, email: EMAIL, deletesMeetings };
      expect(await everything(acme.service)).toMatch(TRACE);
      const killed = { ...acme.admin, database: failingAfter(acme.service.database, writes) };
      const isDone = await erasePerson(killed, request).then(
        () => true,
        (error: unknown) => {
          expect(String(error)).toContain("killed");
          return false;
        },
      );
      if (!isDone)
        await erasePerson(acme.admin, request).catch((error) => expect(String(error)).toContain("Nothing of"));
      expect([writes, TRACE.exec(await everything(acme.service))?.[0]]).toEqual([writes, undefined]);
      const acts = (await listAudit(acme.service.database, acme)).map(({ action }) => action);
      await acme.service.close();
      if (isDone) {
        expect(acts).toContain("person.erase");
        return;
      }
    }
  });
});
