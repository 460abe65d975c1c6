import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTES } from "../../dashboard/routes.ts";
import { aUser, createReferenceServer, type ReferenceServer, type Role } from "../../library/index.ts";
import { signedIn, Visitor } from "./support/visitor.ts";

// Over the table of routes, so that a page that is added later is tried as well.

const ROLES: readonly Role[] = ["member", "admin", "superadmin"];
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";
const posts = ROUTES.filter(({ method }) => method === "POST");
const closed = ROUTES.filter(({ role }) => role !== "anyone");
const withId = ROUTES.filter(({ path }) => path.includes(":"));
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const table = <Row extends { method: string; path: string }>(rows: readonly Row[]): [string, Row][] =>
  rows.map((row) => [nameOf(row), row]);
const fill = (path: string, id = UNKNOWN_ID) => path.replaceAll(/:\w+/g, id);

describe("every route", () => {
  let server: ReferenceServer;
  let now = new Date("2026-11-22T09:00:00.000Z");
  const users = new Map<Role, string>();

  beforeAll(async () => {
    server = await createReferenceServer({ now: () => now });
    for (const role of ROLES) users.set(role, (await server.org.add(aUser({ role, is_active: true }))).id);
  });
  afterAll(() => server.close());

  /** A session of its own for every use, since some routes end it; later than the last, since attempts to sign in are limited. */
  const as = (role: Role): Promise<Visitor> => {
    now = new Date(now.getTime() + 15 * 60_000);
    return signedIn(server, { userId: users.get(role) as string });
  };

  it("stands in the table once", () => {
    expect(new Set(ROUTES.map(nameOf)).size).toBe(ROUTES.length);
  });

  it("calls a call a call on every page, and in the file of the report", async () => {
    const admin = await as("admin");
    const pages = ROUTES.filter(({ method, path }) => method === "GET" && !/:|events|csv/.test(path));
    for (const { path } of pages) {
      const { text } = await admin.get(path);
      const words = text.replaceAll(/<head>.*<\/head>|<code>[^<]*<\/code>|<[^>]*>/gs, " ");
      expect(words.match(/\bmeetings?\b/gi) ?? [], path).toEqual([]);
    }
  });

  it.each(table(posts))("%s accepts no form from elsewhere", async (_name, { path }) => {
    const visitor = await as("superadmin");
    for (const headers of [
      {},
      { origin: "null" },
      { origin: "https://evil.example" },
      { origin: "http://127.0.0.1:4011" },
      { origin: "http://127.0.0.1:4010", "sec-fetch-site": "cross-site" },
      { origin: "http://127.0.0.1:4010", "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "same-origin" },
    ]) {
      const { status } = await visitor.request("POST", fill(path), {
        headers: headers as Record<string, string>,
        body: new URLSearchParams({ name: "x" }),
      });
      expect(status, JSON.stringify(headers)).toBe(403);
    }
  });

  it.each(table(closed))("%s is for people who are signed in", async (_name, { method, path }) => {
    const visitor = new Visitor(server);
    const { status, location } = method === "POST" ? await visitor.post(fill(path)) : await visitor.get(fill(path));
    if (method === "POST") expect(status).toBe(401);
    else expect([status, location]).toEqual([303, `/sign-in?to=${encodeURIComponent(fill(path))}`]);
  });

  it.each(table(closed))("%s is open to its role and those above it alone", async (_name, { method, path, role }) => {
    for (const other of ROLES) {
      const visitor = await as(other);
      const { status } = method === "POST" ? await visitor.post(fill(path)) : await visitor.get(fill(path));
      const isAllowed = ROLES.indexOf(other) >= ROLES.indexOf(role as Role);
      if (isAllowed) expect(status, other).not.toBe(403);
      else expect(status, other).toBe(403);
      expect(status, other).toBeLessThan(500);
    }
  });

  it.each(table(withId))(
    "%s has nothing for an ID that is unknown, malformed or another organization's",
    async (_name, { method, path, role }) => {
      const visitor = await as(role === "anyone" ? "member" : role);
      const ids = [UNKNOWN_ID, "x", "%00", "%27%20or%201=1", ...(await foreignIds())];
      for (const id of ids) {
        const { status } = method === "POST" ? await visitor.post(fill(path, id)) : await visitor.get(fill(path, id));
        expect(status, id).toBe(404);
      }
    },
  );

  it.each(table(ROUTES))("%s carries the headers of every page", async (_name, { method, path }) => {
    const visitor = await as("superadmin");
    const { headers } = method === "POST" ? await visitor.request("POST", fill(path)) : await visitor.get(fill(path));
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; /);
    expect(headers.get("content-security-policy")).not.toContain("unsafe");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("x-request-id")).toMatch(/^req_/);
  });

  /** Of everything that another organization has. */
  async function foreignIds(): Promise<string[]> {
    const other = await server.organizations.create();
    const user = await other.add(aUser({ is_active: true, role: "superadmin" }));
    const key = await other.createKey({ permissions: ["read"] });
    return [user.id, key.id];
  }
});
