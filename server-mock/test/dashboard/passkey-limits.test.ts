import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, it, onTestFinished } from "vitest";
import { aUser, createReferenceServer } from "../../library/index.ts";
import { Visitor } from "./support/visitor.ts";

/** A passkey belongs to a name; an address in numbers has none. */
const SITE = "http://localhost:4010";

/** A visitor who has so many passkeys, and whom somebody else's do not concern. */
async function visitorWith(passkeys: number) {
  const folder = await mkdtemp(join(tmpdir(), "svc-passkeys-"));
  const database = join(folder, "svc.db");
  const server = await createReferenceServer({ database, publicUrl: SITE });
  onTestFinished(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  const own = await server.org.add(aUser({ is_active: true }));
  const other = await server.org.add(aUser({ is_active: true }));
  const connection = new DatabaseSync(database);
  const insert =
    connection.prepare(`insert into passkeys (id, credential_id, org_id, user_id, site, public_key, counter,
    transports, name, created_at) values (?1, ?1, ?2, ?3, 'localhost', 'k', 0, '[]', 'Key', '2026-11-22T09:00:00.000Z')`);
  for (let index = 0; index < passkeys; index += 1) insert.run(`own-${index}`, server.org.id, own.id);
  for (let index = 0; index < 20; index += 1) insert.run(`other-${index}`, server.org.id, other.id);
  connection.close();
  const visitor = new Visitor(server, SITE);
  const link = new URL(await server.dashboard.link({ userId: own.id }), SITE).searchParams.get("link") ?? "";
  expect((await visitor.post("/sign-in", { link })).status).toBe(303);
  return visitor;
}

it.each([
  [19, 400, "did not send a valid passkey"],
  [20, 409, "You have 20 passkeys, the maximum."],
  [21, 409, "You have 20 passkeys, the maximum."],
])("somebody with %i passkeys who adds one gets status %i", async (passkeys, status, message) => {
  const visitor = await visitorWith(passkeys);
  const { text } = await visitor.get("/settings/passkeys");
  const [, ticket = ""] = /name="ticket" value="([^"]+)"/.exec(text) ?? [];
  const added = await visitor.post("/settings/passkeys", { ticket, response: "{}", name: "Another" });
  expect(added.status).toBe(status);
  expect(added.text).toContain(message);
});
