import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUser, type ReferenceServer, type User } from "../../library/index.ts";
import { isMissing, STORES, useStore } from "../support/stores.ts";
import { ORIGIN, signedIn, Visitor } from "./support/visitor.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe.each(STORES.filter((kind) => !isMissing(kind)))("on %s", (kind) => {
  const store = useStore(kind);
  let server: ReferenceServer;
  let now = new Date("2026-11-22T09:00:00.000Z");
  let admin: User;

  beforeAll(async () => {
    server = await store.create({ now: () => now });
    admin = await server.org.add(aUser({ role: "admin", is_active: true }));
  });
  afterAll(() => server.close());

  const linkOf = async (userId = admin.id) =>
    new URL(await server.dashboard.link({ userId }), ORIGIN).searchParams.get("link") ?? "";

  it("does nothing when a link is opened, however often, and signs in when its button is pressed", async () => {
    const link = await linkOf();
    const visitor = new Visitor(server);
    for (const method of ["GET", "HEAD", "GET"]) {
      const opened = await visitor.request(method, `/sign-in?link=${link}`);
      expect(opened.status).toBe(200);
      expect(opened.headers.getSetCookie()).toEqual([]);
    }
    const { status, location, headers } = await visitor.post("/sign-in", { link, to: "/settings/api-keys" });
    expect([status, location]).toEqual([303, "/settings/api-keys"]);
    expect(headers.get("set-cookie")).toMatch(
      /^svc_session_4010=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await visitor.get("/settings/api-keys")).status).toBe(200);
  });

  it("accepts a link once, even from two at the same time, and not after 5 minutes", async () => {
    const link = await linkOf();
    const both = await Promise.all([
      new Visitor(server).post("/sign-in", { link }),
      new Visitor(server).post("/sign-in", { link }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 410]);
    const late = await linkOf();
    now = new Date(now.getTime() + 5 * MINUTE_MS);
    const { status, text } = await new Visitor(server).post("/sign-in", { link: late });
    expect(status).toBe(410);
    expect(text).toContain("used already");
  });

  it("ends a session after 8 idle hours, and after 7 days in any case", async () => {
    const visitor = await signedIn(server, { userId: admin.id });
    now = new Date(now.getTime() + 7 * HOUR_MS);
    expect((await visitor.get("/settings/api-keys")).status).toBe(200);
    now = new Date(now.getTime() + 7 * HOUR_MS);
    expect((await visitor.get("/settings/api-keys")).status).toBe(200);
    now = new Date(now.getTime() + 8 * HOUR_MS);
    const { status, location } = await visitor.get("/settings/api-keys");
    expect([status, location, visitor.cookies.size]).toEqual([303, "/sign-in?to=%2Fsettings%2Fapi-keys", 0]);

    const busy = await signedIn(server, { userId: admin.id });
    for (let hour = 0; hour < 7 * 24 - 6; hour += 6) {
      expect((await busy.get("/settings/api-keys")).status, `${hour} h`).toBe(200);
      now = new Date(now.getTime() + 6 * HOUR_MS);
    }
    now = new Date(now.getTime() + 6 * HOUR_MS);
    expect((await busy.get("/settings/api-keys")).status).toBe(303);
  });

  it("keeps the filters of a shared list for somebody who signs in first", async () => {
    const shared = "/meetings?status=failed&from=2026-11-01";
    const visitor = new Visitor(server);
    const { location } = await visitor.get(shared);
    expect(location).toBe(`/sign-in?to=${encodeURIComponent(shared)}`);
    const to = new URL(location ?? "", "http://svc.test").searchParams.get("to") ?? "";
    expect((await visitor.post("/sign-in", { link: await linkOf(), to })).location).toBe(shared);
  });

  it("limits failures by address, for every process, until the quarter of an hour is over, and lets in who may come in", async () => {
    now = new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS);
    const visitor = new Visitor(server);
    for (let count = 0; count < 50; count += 1) {
      if (count < 20) expect((await visitor.post("/sign-in", { link: await linkOf() })).status).toBe(303);
      expect((await visitor.post("/sign-in", { link: "guess" })).status).toBe(410);
    }
    const limited = await visitor.post("/sign-in", { link: "guess" });
    expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "900"]);
    expect((await visitor.post("/sign-in", { link: await linkOf() })).status).toBe(303);
    now = new Date(now.getTime() + 15 * MINUTE_MS);
    expect((await visitor.post("/sign-in", { link: "guess" })).status).toBe(410);
  });

  it("knows no session under /api, and no key outside it", async () => {
    const visitor = await signedIn(server, { userId: admin.id });
    const api = await visitor.get("/api/v1/meetings");
    expect([api.status, JSON.parse(api.text).error.code]).toEqual([401, "missing_api_key"]);
    const stranger = new Visitor(server);
    const page = await stranger.get("/settings/api-keys", { authorization: `Bearer ${server.keys.admin}` });
    expect([page.status, page.location]).toEqual([303, "/sign-in?to=%2Fsettings%2Fapi-keys"]);
  });

  it("limits failures that are made at once as if they came one by one", async () => {
    now = new Date(now.getTime() + HOUR_MS);
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => (await new Visitor(server).post("/sign-in", { link: "guess" })).status),
    );
    const counts: Record<number, number> = {};
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
    expect(counts).toEqual({ 410: 50, 429: 10 });
  });
});
