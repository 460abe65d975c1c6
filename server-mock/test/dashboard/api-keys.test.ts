import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aUser, type ReferenceServer, type User } from "../../library/index.ts";
import { STORES, storesFor, useStore } from "../support/stores.ts";
import { ATTACKS, addedTags } from "./support/attacks.ts";
import { ORIGIN, signedIn, type Visitor } from "./support/visitor.ts";

const LIST = "/settings/api-keys";
const DAY_MS = 86_400_000;
const escapeMarkup = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
const KEY = /svc_live_[A-Za-z0-9]{32}/;

describe.each(storesFor("API keys", STORES))("API keys on %s", (kind) => {
  const store = useStore(kind);
  let server: ReferenceServer;
  let now = new Date("2026-11-22T09:00:00.000Z");
  let admin: User;
  let visitor: Visitor;

  beforeAll(async () => {
    server = await store.create({ now: () => now });
    admin = await server.org.add(aUser({ name: "Zoe Boss", role: "admin", is_active: true }));
    visitor = await signedIn(server, { userId: admin.id });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    now = new Date("2026-11-22T09:00:00.000Z");
  });

  const formOf = async (path = `${LIST}/new`) =>
    /name="id" value="([^"]+)"/.exec((await visitor.get(path)).text)?.[1] ?? "";
  const create = async (fields: Record<string, string | string[]> = {}) =>
    visitor.submit(LIST, { id: await formOf(), name: "CI", permissions: ["read"], expires: "never", ...fields });
  const statusOf = async (key: string, path = "/api/v1/meetings") =>
    (await server.fetch(path, { headers: { authorization: `Bearer ${key}` } })).status;
  const idOf = async (name: string) => (await server.org.listKeys()).find((key) => key.name === name)?.id ?? "";

  it("creates a key, shows it once, and never again", async () => {
    const { status, location, text } = await visitor.post(LIST, {
      ...{ id: await formOf(), name: "Reporting", permissions: ["read"], expires: "never" },
    });
    expect([status, location, text]).toEqual([303, LIST, ""]);
    for (const prefetch of [{ "sec-purpose": "prefetch" }, { "sec-purpose": "prefetch;prerender" }])
      expect((await visitor.get(LIST, prefetch)).text).not.toMatch(KEY);
    expect((await visitor.request("HEAD", LIST)).status).toBe(200);
    const shown = await visitor.get(LIST);
    const [key = ""] = KEY.exec(shown.text) ?? [];
    expect(await statusOf(key)).toBe(200);
    expect(shown.text).toContain(`curl -H &quot;Authorization: Bearer ${key}&quot; ${ORIGIN}/api/v1/meetings`);
    expect(shown.headers.get("cache-control")).toBe("no-store");
    const again = await visitor.get(LIST);
    expect(again.text).not.toMatch(KEY);
    for (const part of ["Reporting", `${key.slice(0, 13)}…`, "Zoe Boss", "Active"]) expect(again.text).toContain(part);
  });

  it("shows a key to nobody else, and not after five minutes", async () => {
    await visitor.post(LIST, { id: await formOf(), name: "Mine", permissions: ["read"], expires: "never" });
    const other = await signedIn(server, { userId: admin.id });
    expect((await other.get(LIST)).text).not.toMatch(KEY);
    now = new Date(now.getTime() + 5 * 60_000);
    expect((await visitor.get(LIST)).text).not.toMatch(KEY);
  });

  it("makes one key of a form that is sent twice, and shows it", async () => {
    const form = { id: await formOf(), name: "Twice", permissions: ["read"], expires: "never" };
    const responses = await Promise.all([visitor.post(LIST, form), visitor.post(LIST, form), visitor.post(LIST, form)]);
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await visitor.get(LIST)).text).toMatch(KEY);
    expect((await server.org.listKeys()).filter(({ name }) => name === "Twice")).toHaveLength(1);
  });

  it("says that write does not include reading, and gives a line to try for it", async () => {
    expect((await visitor.get(`${LIST}/new`)).text).toContain("does not include reading");
    const { text } = await create({ name: "Writer", permissions: ["write"] });
    const [key = ""] = KEY.exec(text) ?? [];
    expect([await statusOf(key), await statusOf(key, "/api/v1/templates")]).toEqual([403, 403]);
    const [, body = ""] = /-d &#39;(.+?)&#39;/.exec(text) ?? [];
    const response = await server.fetch("/api/v1/templates", {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: body.replaceAll("&quot;", '"'),
    });
    expect(response.status).toBe(201);
  });

  it.each<[string, Record<string, string | string[]>, string]>([
    ["no name", { name: " " }, "Give the key a name"],
    ["a long name", { name: "x".repeat(101) }, "at most 100 characters"],
    ["no permission", { permissions: [] }, "at least one permission"],
    ["an unknown permission", { permissions: ["root"] }, "at least one permission"],
    ["no date", { expires: "date" }, "Enter the expiry date"],
    ["a date that is none", { expires: "date", expires_on: "2027-02-30" }, "Enter the expiry date"],
    ["a date in the past", { expires: "date", expires_on: "2026-11-21" }, "in the past"],
    ["an unknown expiry", { expires: "soon" }, "Choose when"],
  ])("asks again, with what was typed, for %s", async (_case, fields, message) => {
    const before = (await server.org.listKeys()).length;
    const { status, text } = await visitor.post(LIST, {
      ...{ id: await formOf(), name: "Kept <name>", permissions: ["read"], expires: "never" },
      ...fields,
    });
    expect(status).toBe(422);
    expect(text).toContain(message);
    if (!("name" in fields)) expect(text).toContain('value="Kept &lt;name&gt;"');
    expect((await server.org.listKeys()).length).toBe(before);
  });

  it("ends a key when its last day is over", async () => {
    const { text } = await create({ name: "Short", expires: "date", expires_on: "2026-11-23" });
    const [key = ""] = KEY.exec(text) ?? [];
    now = new Date("2026-11-23T23:59:59.000Z");
    expect(await statusOf(key)).toBe(200);
    now = new Date("2026-11-24T00:00:00.000Z");
    expect(await statusOf(key)).toBe(401);
  });

  it("revokes after a page that names the key, at once, and says so when it is done again", async () => {
    const [key = ""] = KEY.exec((await create({ name: "Doomed" })).text) ?? [];
    const path = `${LIST}/${await idOf("Doomed")}/revoke`;
    const asked = await visitor.get(path);
    expect(asked.text).toContain("Revoke “Doomed”?");
    expect(await statusOf(key)).toBe(200);
    expect((await visitor.submit(path)).text).toContain("The key “Doomed” is revoked.");
    expect(await statusOf(key)).toBe(401);
    expect((await visitor.submit(path)).text).toContain("was revoked before");
    expect((await visitor.get(LIST)).text).not.toContain("was revoked before");
  });

  it("rotates: both keys work for the overlap, then the new one alone", async () => {
    const [old = ""] = KEY.exec((await create({ name: "Rotated", permissions: ["read", "write"] })).text) ?? [];
    const id = await idOf("Rotated");
    const path = `${LIST}/${id}/rotate`;
    const fields = { id: await formOf(path), overlap: "24", expires: "90" };
    const { text } = await visitor.submit(path, fields);
    const [fresh = ""] = KEY.exec(text) ?? [];
    expect(fresh).not.toBe(old);
    expect(text).toContain("2026-11-23T09:00:00.000Z");
    expect([await statusOf(old), await statusOf(fresh)]).toEqual([200, 200]);
    // Again with the same form: nothing new.
    expect((await visitor.submit(path, fields)).text).not.toMatch(KEY);
    expect((await server.org.listKeys()).filter(({ name }) => name === "Rotated")).toHaveLength(2);
    now = new Date(now.getTime() + DAY_MS);
    expect([await statusOf(old), await statusOf(fresh)]).toEqual([401, 200]);
    const fromThenOn = await signedIn(server, { userId: admin.id });
    const { status, text: page } = await fromThenOn.get(path);
    expect([status, page.includes("does not work any more")]).toEqual([409, true]);
  });

  it("keeps whatever a name is as text", async () => {
    const pagesOf = async (name: string) => {
      const shown = await create({ name });
      const path = `${LIST}/${await idOf(name)}`;
      const pages = [
        shown,
        await visitor.get(`${path}/revoke`),
        await visitor.get(`${path}/rotate`),
        await visitor.get(LIST),
      ];
      const rejected = await visitor.post(LIST, { id: await formOf(), name, permissions: [], expires: "never" });
      return [...pages, await visitor.submit(`${path}/revoke`), rejected].map(({ text }) => text);
    };
    const harmless = await pagesOf("harmless");
    for (const name of ATTACKS) {
      const pages = await pagesOf(name);
      expect(
        pages.flatMap((text, index) => addedTags(text, harmless[index] ?? "")),
        name,
      ).toEqual([]);
      expect(
        pages.filter((text) => text.includes(escapeMarkup(name))),
        name,
      ).toHaveLength(pages.length);
    }
  });

  it("does what it does without the key anywhere but on its page: not in addresses, logs or rows", async () => {
    const lines: unknown[] = [];
    const logging = await store.create({
      now: () => now,
      pepper: "reference server",
      onResponse: (entry) => lines.push(entry),
    });
    const user = await logging.org.add(aUser({ role: "admin", is_active: true }));
    const person = await signedIn(logging, { userId: user.id });
    const id = "7c9e6679-7425-4f0b-8c3e-5f6d1f0a9b11";
    await person.post(LIST, { id, name: "Quiet", permissions: ["read"], expires: "never" });
    const rows = JSON.stringify([...(await logging.snapshot())]);
    const [key = "nothing"] = KEY.exec((await person.get(LIST)).text) ?? [];
    expect(key).toMatch(KEY);
    for (const secret of [key, [...person.cookies.values()][0] ?? ""]) {
      expect(rows).not.toContain(secret);
      expect(JSON.stringify(lines)).not.toContain(secret);
    }
    expect(lines).toContainEqual(
      expect.objectContaining({ path: LIST, principal: expect.objectContaining({ userId: user.id }) }),
    );
    expect(logging.requests.matching({ path: LIST })).toEqual([]);
    await logging.close();
  });
});
