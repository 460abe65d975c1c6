import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUser, type OrganizationHandle, type ReferenceServer, type Role, type User } from "../../library/index.ts";
import { DATABASES, useStore } from "../support/stores.ts";
import { ATTACKS, addedTags } from "./support/attacks.ts";
import { ORIGIN, signedIn, Visitor } from "./support/visitor.ts";

const PEOPLE = "/settings/people";
const LINK = /value="(http:\/\/127\.0\.0\.1:4010\/sign-in\?link=[\w-]{43})"/;
const MINUTE_MS = 60_000;

/** The hidden field by which a form says what it was made of. */
function shownBy(page: string): { shown: string } {
  const [, value = ""] = /name="shown" value="([^"]+)"/.exec(page) ?? [];
  const decoded = value.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">");
  return { shown: decoded.replaceAll("&#39;", "'").replaceAll("&amp;", "&") };
}

describe.each(DATABASES)("settings on %s", (kind) => {
  const store = useStore(kind);
  let server: ReferenceServer;
  let now = new Date("2026-11-22T09:00:00.000Z");
  let org: OrganizationHandle;
  const users = new Map<Role, User>();
  let emails = 0;

  beforeAll(async () => {
    server = await store.create({ now: () => now });
    org = server.org;
    for (const role of ["member", "admin", "superadmin"] as const) users.set(role, await add(role));
  });
  afterAll(() => server.close());

  const add = (role: Role, values: Partial<User> = {}) => {
    emails += 1;
    return org.add(aUser({ role, is_active: true, email: `person${emails}@acme.example`, ...values }));
  };
  const as = (user: Role | User): Promise<Visitor> => {
    now = new Date(now.getTime() + 15 * MINUTE_MS);
    const { id } = typeof user === "string" ? (users.get(user) as User) : user;
    return signedIn(server, { userId: id });
  };
  const useLink = async (text: string) => {
    const link = new URL(LINK.exec(text)?.[1] ?? ORIGIN).searchParams.get("link") ?? "";
    const visitor = new Visitor(server);
    return { visitor, ...(await visitor.post("/sign-in", { link })) };
  };

  it("invites by a link that works once, within three days, and is shown once", async () => {
    const admin = await as("admin");
    const { text } = await admin.submit(PEOPLE, { name: "Ben Lund", email: "ben@acme.example" });
    expect(text).toContain("Send this link to Ben Lund");
    expect((await admin.get(PEOPLE)).text).not.toMatch(LINK);
    now = new Date(now.getTime() + 71 * 60 * MINUTE_MS);
    const { visitor, status } = await useLink(text);
    expect(status).toBe(303);
    expect((await visitor.get("/settings/sessions")).text).toContain("Ben Lund, Member");
    expect((await useLink(text)).status).toBe(410);
    const late = (await (await as("admin")).submit(PEOPLE, { name: "Eve", email: "eve@acme.example" })).text;
    now = new Date(now.getTime() + 72 * 60 * MINUTE_MS);
    expect((await useLink(late)).status).toBe(410);
  });

  it("asks again where an invitation has no name, no address, or one that is taken", async () => {
    const admin = await as("admin");
    const { status, text } = await admin.post(PEOPLE, { name: "", email: "nobody" });
    expect([status, text.includes("Give the full name"), text.includes("Give an email address")]).toEqual([
      422,
      true,
      true,
    ]);
    const taken = await admin.post(PEOPLE, { name: "Other", email: users.get("member")?.email.toUpperCase() ?? "" });
    expect([taken.status, taken.text.includes("belongs to")]).toEqual([422, true]);
  });

  it("shows an address where the form does not have it", async () => {
    const [boss, admin, person] = [await as("superadmin"), await as("admin"), await add("admin")];
    const facts = async (visitor: Visitor) => {
      const { text } = await visitor.get(`${PEOPLE}/${person.id}`);
      return [...text.matchAll(/<dt>([^<]*)/g)].map(([, name]) => name);
    };
    expect(await facts(boss)).toEqual(["State", "Last seen here"]);
    expect(await facts(admin)).toEqual(["Email", "Role", "State", "Last seen here"]);
  });

  it("lets superadmins alone choose roles, and nobody change their own", async () => {
    const member = await add("member");
    const path = `${PEOPLE}/${member.id}`;
    const change = { name: member.name, email: member.email, role: "admin" };
    const admin = await as("admin");
    expect((await admin.post(path, change)).status).toBe(403);
    expect((await admin.post(PEOPLE, { name: "X", email: "x@acme.example", role: "superadmin" })).status).toBe(403);
    const superadmin = await as("superadmin");
    expect((await superadmin.submit(path, change)).text).toContain("The role is Admin now");
    const own = users.get("superadmin") as User;
    const demotion = { name: own.name, email: own.email, role: "member" };
    expect((await superadmin.post(`${PEOPLE}/${own.id}`, demotion)).status).toBe(409);
    expect((await superadmin.post(`${PEOPLE}/${own.id}/activate`)).status).toBe(409);
  });

  it("lets an admin neither become nor unseat a superadmin: not by an address, a link, or a deactivation", async () => {
    const admin = await as("admin");
    for (const role of ["superadmin", "admin"] as const) {
      const { id, name } = await add(role);
      const before = (await server.snapshot()).get("users");
      const path = `${PEOPLE}/${id}`;
      expect((await admin.get(path)).text).toContain("Only a superadmin changes this account");
      for (const [form, fields] of [
        [path, { name, email: "mine@evil.example" }],
        [`${path}/link`, {}],
        [`${path}/activate`, {}],
        [`${path}/sign-out`, {}],
      ] as const)
        expect((await admin.post(form, fields)).status, `${role} ${form}`).toBe(403);
      expect((await server.snapshot()).get("users")).toEqual(before);
    }
  });

  it.each(["role", "deactivation", "sign-out"])(
    "ends the sessions and links of a person by %s, in the next request",
    async (act) => {
      const person = await add("admin");
      const visitor = await as(person);
      const link = await server.dashboard.link({ userId: person.id });
      expect((await visitor.get("/settings/api-keys")).status).toBe(200);
      const superadmin = await as("superadmin");
      const path = `${PEOPLE}/${person.id}`;
      if (act === "role") await superadmin.submit(path, { name: person.name, email: person.email, role: "member" });
      if (act === "deactivation") await superadmin.submit(`${path}/activate`);
      if (act === "sign-out") await superadmin.submit(`${path}/sign-out`);
      expect((await visitor.get("/settings/sessions")).location).toBe("/sign-in?to=%2Fsettings%2Fsessions");
      const form = await visitor.post("/settings/sessions/end-all");
      expect([form.status, form.text.includes("You are signed out")]).toEqual([401, true]);
      const again = new Visitor(server);
      const token = new URL(link, ORIGIN).searchParams.get("link") ?? "";
      expect((await again.post("/sign-in", { link: token })).status).toBe(410);
    },
  );

  it("takes the API away only after asking, and at once", async () => {
    const { key } = await org.createKey({ permissions: ["read"] });
    const statusOf = async () =>
      (await server.fetch("/api/v1/meetings", { headers: { authorization: `Bearer ${key}` } })).status;
    const superadmin = await as("superadmin");
    const path = "/settings/subscription";
    expect((await (await as("admin")).post(path, { plan: "enterprise", status: "active" })).status).toBe(403);
    const asked = await superadmin.post(path, { plan: "payg", status: "active" });
    expect([asked.status, asked.text.includes("Take the API away?"), await statusOf()]).toEqual([200, true, 200]);
    const done = await superadmin.submit(path, { plan: "payg", status: "active", confirmed: "yes" });
    expect([done.text.includes("The API rejects every request"), await statusOf()]).toEqual([true, 403]);
    expect((await superadmin.get("/settings/api-keys")).text).toContain("your organization has none");
    await superadmin.submit(path, { plan: "enterprise", status: "active" });
    expect(await statusOf()).toBe(200);
    expect((await superadmin.post(path, { plan: "free", status: "active" })).status).toBe(422);
  });

  it("takes nothing back unseen that somebody else has saved since a form was opened", async () => {
    const person = await add("member", { name: 'Ana "Ruiz" <1>' });
    const path = `${PEOPLE}/${person.id}`;
    const [first, second] = [await as("superadmin"), await as("superadmin")];
    const own = { name: "Ana R.", email: person.email };
    const stale = { ...own, role: "member", ...shownBy((await first.get(path)).text) };
    await second.submit(path, { ...own, name: person.name, role: "admin" });
    const { status, text } = await first.post(path, stale);
    expect([status, text.includes("Somebody has changed this account meanwhile")]).toEqual([422, true]);
    expect(text).toContain("<dd>Admin</dd>");
    expect((await first.submit(path, { ...own, role: "member", ...shownBy(text) })).text).toContain("Saved.");

    const subscription = "/settings/subscription";
    await second.submit(subscription, { plan: "business", status: "active" });
    const page = shownBy((await first.get(subscription)).text);
    await second.submit(subscription, { plan: "business", status: "suspended", confirmed: "yes" });
    const upgrade = { plan: "enterprise", status: "active" };
    const rejected = await first.post(subscription, { ...upgrade, ...page });
    expect([rejected.status, rejected.text.includes("changed the subscription meanwhile")]).toEqual([422, true]);
    expect((await first.submit(subscription, { ...upgrade, ...shownBy(rejected.text) })).text).toContain("Saved.");
    const confirmation = await first.post(subscription, { plan: "payg", status: "active" });
    await second.submit(subscription, { plan: "business", status: "active" });
    const late = { plan: "payg", status: "active", confirmed: "yes", ...shownBy(confirmation.text) };
    expect((await first.post(subscription, late)).status).toBe(422);
  });

  it("lists the reader's own sessions, ends one of them, and all", async () => {
    const person = await add("member");
    const [first, second, third] = [await as(person), await as(person), await as(person)];
    const { text } = await first.get("/settings/sessions");
    const paths = [...text.matchAll(/action="(\/settings\/sessions\/[0-9a-f-]{36}\/end)"/g)].map(
      ([, path = ""]) => path,
    );
    expect(paths).toHaveLength(3);
    expect(text).toContain("This one");
    expect((await (await as("superadmin")).post(paths[0] ?? "")).status).toBe(404);
    // Newest first.
    expect((await first.submit(paths[0] ?? "")).text).toContain("The session is ended");
    expect((await third.get("/settings/sessions")).status).toBe(303);
    const { location, headers } = await first.post("/settings/sessions/end-all");
    expect([location, headers.get("set-cookie")?.includes("Max-Age=0")]).toEqual(["/sign-in", true]);
    expect((await second.get("/settings/sessions")).status).toBe(303);
  });

  it("writes down who did what, when and from where, and nothing secret", async () => {
    const superadmin = await as("superadmin");
    await superadmin.submit(PEOPLE, { name: "Audited Person", email: "audited@acme.example" });
    const { text } = await superadmin.get("/settings/audit");
    for (const part of [
      "Made a link to sign in for",
      "Audited Person",
      now.toISOString(),
      users.get("superadmin")?.name,
    ])
      expect(text).toContain(part);
    const rows = JSON.stringify((await server.snapshot()).get("audit_events"));
    expect(rows).not.toContain("audited@acme.example");
    for (let index = 0; index < 50; index += 1) await superadmin.post(`${PEOPLE}/${users.get("member")?.id}/sign-out`);
    expect((await superadmin.get("/settings/audit")).text).toContain("Older");
    expect((await superadmin.get("/settings/audit?page=2")).text).toContain("Newer");
    expect((await superadmin.get("/settings/audit?page=%27")).status).toBe(400);
  });

  it("keeps names and addresses as text, whatever they hold", async () => {
    const superadmin = await as("superadmin");
    const pagesOf = async (name: string) => {
      emails += 1;
      const invited = await superadmin.submit(PEOPLE, { name, email: `text${emails}@acme.example` });
      const path = /href="(\/settings\/people\/[0-9a-f-]{36})"/g;
      const id = (await server.snapshot()).get("users")?.find((row) => (row as User).name === name) as User;
      expect(invited.text).toMatch(path);
      const rejected = await superadmin.post(PEOPLE, { name, email: name });
      return [
        invited,
        await superadmin.get(`${PEOPLE}/${id.id}`),
        rejected,
        await superadmin.get("/settings/audit"),
      ].map((page) => page.text);
    };
    const pages: [string, string[]][] = [];
    const before = await pagesOf("harmless before");
    for (const name of ATTACKS) pages.push([name, await pagesOf(name)]);
    const after = await pagesOf("harmless after");
    for (const [name, texts] of pages)
      expect(
        texts.flatMap((text, index) => addedTags(text, `${before[index]}${after[index]}`)),
        name,
      ).toEqual([]);
  });
});
