import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUser, createReferenceServer, type ReferenceServer } from "../../library/index.ts";
import { type Database, insertRows } from "../../store/database.ts";
import { openDatabase } from "../../store/open-database.ts";
import { LASTING, useStore } from "../support/stores.ts";
import { newPasskey } from "./support/authenticator.ts";
import { Visitor } from "./support/visitor.ts";

/** A passkey belongs to a name; an address in numbers has none. */
const SITE = "http://localhost:4010";

/** What the page's form would send once a device has made a passkey. */
async function addition(visitor: Visitor, name: string): Promise<Record<string, string>> {
  const { text } = await visitor.get("/settings/passkeys");
  const [, ticket = ""] = /name="ticket" value="([^"]+)"/.exec(text) ?? [];
  const [, challenge = ""] = /&quot;challenge&quot;:&quot;([^&]+)&quot;/.exec(text) ?? [];
  return { ticket, response: newPasskey({ origin: SITE, challenge }), name };
}

it.each([
  ["https://10.0.0.1", "Start the server with a host name in <code>--public-url</code>."],
  ["http://127.0.0.1:4010", "Start the server with a host name in <code>--public-url</code>."],
])("says at %s, an address in numbers, what passkeys need", async (publicUrl, advice) => {
  const server = await createReferenceServer({ publicUrl });
  const visitor = new Visitor(server, publicUrl);
  const { id: userId } = await server.org.add(aUser({ is_active: true }));
  const link = new URL(await server.dashboard.link({ userId }), publicUrl).searchParams.get("link") ?? "";
  await visitor.post("/sign-in", { link });
  expect((await visitor.get("/settings/passkeys")).text).toContain(`not for IP addresses. ${advice}`);
  await server.close();
});

describe.each(LASTING)("passkeys kept in %s", (kind) => {
  const store = useStore(kind);
  let server: ReferenceServer;
  let database: Database;

  beforeAll(async () => {
    server = await store.create({ publicUrl: SITE });
    database = await openDatabase(store.location());
  });
  afterAll(async () => {
    await database.close();
    await server.close();
  });

  /** A visitor who has so many passkeys, and whom somebody else's do not concern. */
  async function visitorWith(passkeys: number) {
    const own = await server.org.add(aUser({ is_active: true }));
    const other = await server.org.add(aUser({ is_active: true }));
    const passkeyOf = (userId: string) => (_: unknown, index: number) => ({
      ...{ id: `${userId}-${index}`, credential_id: `${userId}-${index}`, org_id: server.org.id, user_id: userId },
      ...{ site: "localhost", public_key: "k", counter: 0, transports: "[]", name: "Key" },
      ...{ created_at: "2026-11-22T09:00:00.000Z", last_used_at: null },
    });
    const rows = [
      ...Array.from({ length: passkeys }, passkeyOf(own.id)),
      ...Array.from({ length: 20 }, passkeyOf(other.id)),
    ];
    await database.write([insertRows("passkeys", rows)]);
    const visitor = new Visitor(server, SITE);
    const link = new URL(await server.dashboard.link({ userId: own.id }), SITE).searchParams.get("link") ?? "";
    expect((await visitor.post("/sign-in", { link })).status).toBe(303);
    return visitor;
  }

  it.each([
    [19, 400, "did not send a valid passkey"],
    [20, 409, "You have 20 passkeys, the maximum."],
    [21, 409, "You have 20 passkeys, the maximum."],
  ])("somebody with %i passkeys whose device sends nothing valid gets status %i", async (passkeys, status, message) => {
    const visitor = await visitorWith(passkeys);
    const { text } = await visitor.get("/settings/passkeys");
    const [, ticket = ""] = /name="ticket" value="([^"]+)"/.exec(text) ?? [];
    const added = await visitor.post("/settings/passkeys", { ticket, response: "{}", name: "Another" });
    expect(added.status).toBe(status);
    expect(added.text).toContain(message);
  });

  it.each([
    [17, 3],
    [18, 2],
    [19, 1],
    [20, 0],
  ])("somebody with %i passkeys can add %i more, however many are sent at once", async (passkeys, added) => {
    const visitor = await visitorWith(passkeys);
    const forms = await Promise.all(["A", "B", "C", "D"].map((name) => addition(visitor, name)));
    const responses = await Promise.all(forms.map((form) => visitor.post("/settings/passkeys", form)));
    expect(responses.filter(({ status }) => status === 303)).toHaveLength(added);
    for (const { status, text } of responses.filter((response) => response.status !== 303))
      expect([status, text]).toEqual([409, expect.stringContaining("You have 20 passkeys, the maximum.")]);
    const { text } = await visitor.get("/settings/passkeys");
    expect(text.split("Remove<span").length - 1).toBe(20);
  });

  it("a passkey that is sent twice is added once", async () => {
    const visitor = await visitorWith(0);
    const first = await addition(visitor, "Laptop");
    const second = await addition(visitor, "Laptop");
    expect((await visitor.post("/settings/passkeys", first)).status).toBe(303);
    expect((await visitor.post("/settings/passkeys", first)).text).toContain("This passkey was already added.");
    expect((await visitor.post("/settings/passkeys", second)).status).toBe(303);
  });
});
