import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { draw } from "../../../test/support/draw.ts";
import { ROUTES } from "../../dashboard/routes.ts";
import { anInsight, aUser, createReferenceServer, type Listener, type ReferenceServer } from "../../library/index.ts";
import { ATTACKS } from "./support/attacks.ts";
import { type Opened, ORIGIN, signedIn, Visitor } from "./support/visitor.ts";

// What somebody would try who does not mean well, in the process and over a bare socket.

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";
const PEOPLE = "/settings/people";
const gets = ROUTES.filter(({ method, path }) => method === "GET" && !path.startsWith("/sign-in/oidc"));
const posts = ROUTES.filter(({ method }) => method === "POST");
const fill = (path: string) => path.replaceAll(/:\w+/g, UNKNOWN_ID);
const only = (rows: typeof ROUTES) => rows.map(({ path }) => path);

let server: ReferenceServer;
let listener: Listener;
let admin: Visitor;
let member: Visitor;
const errors: string[] = [];

beforeAll(async () => {
  server = await createReferenceServer({
    corsOrigins: ["https://app.example"],
    onError: (error) => errors.push(String(error instanceof Error ? error.stack : error)),
  });
  listener = await server.listen();
  await server.org.add(aUser({ email: "boss@acme.example", role: "superadmin", is_active: true }));
  const user = await server.org.add(aUser({ role: "member", is_active: true }));
  admin = await signedIn(server);
  member = await signedIn(server, { userId: user.id });
});
afterAll(async () => {
  await server.close();
  expect(errors).toEqual([]);
});

async function linkOf(user: { userId?: string } = {}): Promise<string> {
  return new URL(await server.dashboard.link(user), ORIGIN).searchParams.get("link") ?? "";
}

/** Sends text as it is, and reads until the server closes the connection. */
function exchange(head: string, body = ""): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(listener.port, "127.0.0.1", () =>
      socket.write(`${head}\r\nAccept: text/html\r\nConnection: close\r\n\r\n${body}`),
    );
    socket.on("data", (chunk) => {
      text += chunk.toString();
    });
    // A server that has seen enough closes while the rest is still on its way.
    socket.on("error", (error: NodeJS.ErrnoException) =>
      /EPIPE|ECONNRESET/.test(error.code ?? "") ? undefined : reject(error),
    );
    socket.on("close", () => resolve({ status: Number(text.slice(9, 12)), text }));
  });
}

const cookieOf = (visitor: Visitor) => [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

describe("a session", () => {
  it("is a new one after signing in, and the one that was planted in the browser ends", async () => {
    const victim = new Visitor(server);
    const planted = "A".repeat(43);
    victim.cookies.set("svc_session_4010", planted);
    expect((await victim.post("/sign-in", { link: await linkOf() })).status).toBe(303);
    expect(victim.cookies.get("svc_session_4010")).not.toBe(planted);
    const attacker = await signedIn(server);
    const lured = new Visitor(server);
    lured.cookies.set("svc_session_4010", attacker.cookies.get("svc_session_4010") ?? "");
    expect((await lured.post("/sign-in", { link: await linkOf() })).status).toBe(303);
    expect((await attacker.get(PEOPLE)).status).toBe(303);
    expect((await lured.get(PEOPLE)).status).toBe(200);
  });

  it("is not taken from a cookie that a neighboring site or a plain connection can set", async () => {
    const secure = await createReferenceServer({ publicUrl: "https://coaching.example.com" });
    await secure.org.add(aUser({ role: "admin", is_active: true }));
    const visitor = new Visitor(secure, "https://coaching.example.com");
    const link = new URL(await secure.dashboard.link(), ORIGIN).searchParams.get("link") ?? "";
    const { headers } = await visitor.post("/sign-in", { link });
    expect(headers.get("set-cookie")).toMatch(
      /^__Host-svc_session=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(headers.get("set-cookie")).not.toContain("Domain");
    const token = visitor.cookies.get("__Host-svc_session") ?? "";
    const tossed = new Visitor(secure, "https://coaching.example.com");
    for (const name of ["svc_session_4010", "__Secure-svc_session", "__host-svc_session"]) {
      tossed.cookies.clear();
      tossed.cookies.set(name, token);
      expect((await tossed.get(PEOPLE)).status, name).toBe(303);
    }
    await secure.close();
  });

  it.each(["x", "A".repeat(43), "A".repeat(100_000), "' or 1=1 --", "%00", '"quoted"'])("is not %j", async (value) => {
    const visitor = new Visitor(server);
    visitor.cookies.set("svc_session_4010", value);
    expect((await visitor.get(PEOPLE)).status).toBe(303);
  });
});

describe("a request that claims to come from somewhere else", () => {
  it.each([
    ["X-Forwarded-Host", "evil.example"],
    ["X-Forwarded-Proto", "https"],
    ["X-Forwarded-For", "203.0.113.9"],
    ["X-Real-IP", "203.0.113.9"],
    ["X-Original-URL", PEOPLE],
    ["X-Rewrite-URL", PEOPLE],
    ["Forwarded", "for=203.0.113.9;host=evil.example;proto=https"],
    ["X-HTTP-Method-Override", "POST"],
  ])("changes nothing by %s", async (name, value) => {
    const plain = await admin.get("/settings/sessions");
    const claimed = await admin.get("/settings/sessions", { [name]: value });
    const withoutId = ({ text }: Opened) => text.replaceAll(/req_\w+/g, "");
    expect(withoutId(claimed)).toBe(withoutId(plain));
    expect(claimed.status).toBe(200);
    expect((await new Visitor(server).get("/sign-in", { [name]: value })).text).not.toContain("evil.example");
  });

  it.each([
    ["no origin", ""],
    ["an origin with another port", "Origin: http://127.0.0.1:1\r\n"],
    ["an origin that begins alike", "Origin: http://127.0.0.1:PORT.evil.example\r\n"],
    ["an origin with a name in it", "Origin: http://127.0.0.1:PORT@evil.example\r\n"],
    ["an origin with a path", "Origin: http://evil.example/http://127.0.0.1:PORT\r\n"],
    ["the origin null", "Origin: null\r\n"],
    ["a Referer in place of an origin", "Referer: http://127.0.0.1:PORT/\r\n"],
    ["two origins", "Origin: http://127.0.0.1:PORT\r\nOrigin: http://evil.example\r\n"],
    ["its own host, rebound", "Origin: http://evil.example\r\nHost: evil.example\r\n"],
  ])("sends no form with %s", async (_what, lines) => {
    const own = lines.replaceAll("PORT", String(listener.port));
    const host = own.includes("Host:") ? "" : `Host: 127.0.0.1:${listener.port}\r\n`;
    const body = "x=y";
    const { status } = await exchange(
      `POST /sign-out HTTP/1.1\r\n${host}${own}Cookie: ${cookieOf(admin)}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}`,
      body,
    );
    expect(status).toBe(403);
    expect((await admin.get(PEOPLE)).status).toBe(200);
  });

  it("from a page that may call the API reads no page of the dashboard", async () => {
    const { headers } = await admin.get(PEOPLE, { origin: "https://app.example" });
    expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    const preflight = await admin.request("OPTIONS", PEOPLE, {
      headers: { origin: "https://app.example", "access-control-request-method": "POST" },
    });
    expect([...preflight.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

describe("a path or method that is not in the table", () => {
  it.each(only(posts))("does nothing to %s by another method", async (path) => {
    for (const method of ["GET", "PUT", "DELETE", "PATCH"]) {
      if (method === "GET" && ROUTES.some((row) => row.method === "GET" && row.path === path)) continue;
      const { status } = await admin.request(method, fill(path), { headers: { origin: ORIGIN } });
      expect([404, 405], `${method} ${path}`).toContain(status);
    }
  });

  it("does nothing by a method in the form or the address", async () => {
    const keys = (await server.org.listKeys()).length;
    await admin.get("/settings/api-keys?_method=POST&name=x&permissions=admin&expires=never");
    await admin.post("/settings/api-keys?_method=DELETE", { _method: "DELETE" });
    expect((await server.org.listKeys()).length).toBe(keys);
  });

  it.each([
    "/settings/../settings/people",
    "/sign-in/../settings/people",
    "/sign-in/%2e%2e/settings/people",
    "/sign-in/..%2fsettings/people",
    "/sign-in/..;/settings/people",
    "/settings%2fpeople",
    "//settings/people",
    "/./settings/people",
    "/settings/people/",
    "/settings/people/.",
    "/settings/people%00",
    "/settings/people%20",
    "/settings/people;x=y",
    "/settings/people.html",
    "/Settings/People",
    "/settings\\people",
    "/sign-in?x=/../settings/people",
    "/assets/../settings/people",
    "/assets/%2e%2e%2fsettings%2fpeople",
    "/settings/people/%ff",
    "/settings/people/%E0%A4%A",
  ])("%s shows a stranger and a member nothing that is an admin's", async (path) => {
    for (const visitor of [new Visitor(server), member]) {
      const cookie = visitor.cookies.size > 0 ? `\r\nCookie: ${cookieOf(visitor)}` : "";
      const { status, text } = await exchange(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${listener.port}${cookie}`);
      expect(text).not.toMatch(/boss(?:<wbr>)?@acme\.example/);
      expect(status, text).toBeLessThan(500);
      expect(text).not.toMatch(/^location: (?!\/(?![/\\]))/im);
    }
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "/%09/evil.example",
    "/%5cevil.example",
    "//evil.example/%2e%2e",
    "javascript:alert(1)",
    "/\t/evil.example",
  ])("%s leads to no other site", async (to) => {
    const query = `/sign-in?to=${encodeURIComponent(to)}`;
    expect((await admin.get(query)).location).toMatch(/^\/(?![/\\])/);
    const { location } = await new Visitor(server).post("/sign-in", { link: await linkOf(), to });
    expect(location).toMatch(/^\/(?![/\\])/);
    const { text } = await exchange(
      `GET ${to.startsWith("/") ? to : "/"} HTTP/1.1\r\nHost: 127.0.0.1:${listener.port}`,
    );
    expect(text).not.toMatch(/^location: (?:\/[/\\]|https?:)/im);
  });
});

describe("a response", () => {
  it("is kept by no cache, whether page, redirect or error", async () => {
    const stranger = new Visitor(server);
    const all = [
      await admin.get(PEOPLE),
      await admin.get("/nowhere"),
      await member.get(PEOPLE),
      await stranger.get(PEOPLE),
      await stranger.get("/sign-in"),
      await stranger.post("/sign-in", { link: "x" }),
      await stranger.post(PEOPLE),
      await admin.post(PEOPLE, { name: "x".repeat(1024 * 1024 + 1) }),
    ];
    expect(all.map(({ status }) => status)).toEqual([200, 404, 403, 303, 200, 410, 401, 413]);
    for (const { headers } of all) expect(headers.get("cache-control")).toBe("no-store");
  });

  it("says the same of links that were never made, were used, and are no links", async () => {
    const other = await createReferenceServer();
    await other.org.add(aUser({ role: "admin", is_active: true }));
    const used = new URL(await other.dashboard.link(), ORIGIN).searchParams.get("link") ?? "";
    await new Visitor(other).post("/sign-in", { link: used });
    const texts = [];
    for (const link of [used, "A".repeat(43), "x", "", "A".repeat(10_000)]) {
      const { status, text } = await new Visitor(other).post("/sign-in", { link });
      texts.push(`${status} ${text.replaceAll(/req_\w+/g, "")}`);
    }
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toMatch(/^410 /);
    await other.close();
  });

  it.each(only(gets))("to HEAD of %s is that to GET without its body", async (path) => {
    const [head, get] = [await admin.request("HEAD", fill(path)), await admin.get(fill(path))];
    expect([head.status, head.text]).toEqual([get.status, ""]);
  });
});

describe("a form", () => {
  const multipart = { "content-type": "multipart/form-data; boundary=x" };
  it.each<[what: string, headers: Record<string, string>, body: string, status?: number]>([
    ["JSON", { "content-type": "application/json" }, '{"name":"x"}', 415],
    ["plain text", { "content-type": "text/plain" }, "name=x", 415],
    ["no type", { "content-type": "" }, "name=x", 415],
    ["two types", { "content-type": "text/plain, application/x-www-form-urlencoded" }, "name=x", 415],
    ["no boundary", { "content-type": "multipart/form-data" }, "--x--", 400],
    ["another boundary", multipart, "--y\r\n\r\n--y--"],
    ["no end", multipart, '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nvalue'],
    ["a part without a name", multipart, "--x\r\nContent-Disposition: form-data\r\n\r\nvalue\r\n--x--\r\n"],
    [
      "a file for a text",
      multipart,
      '--x\r\nContent-Disposition: form-data; name="name"; filename="../../etc/passwd\0.html"\r\nContent-Type: text/html\r\n\r\n<b>\r\n--x--\r\n',
    ],
    ["a NUL", { "content-type": "application/x-www-form-urlencoded" }, "name=%00&email=%00&id=%00"],
    ["broken UTF-8", { "content-type": "application/x-www-form-urlencoded" }, "name=%ff%fe&email=%c0%80"],
    ["half a pair", { "content-type": "application/x-www-form-urlencoded" }, "name=%ED%A0%80&email=a@b.example"],
    ["a prototype", { "content-type": "application/x-www-form-urlencoded" }, "__proto__=x&constructor=y&name[a]=z"],
    ["very many fields", { "content-type": "application/x-www-form-urlencoded" }, "a=&".repeat(300_000)],
  ])("of %s is a page for each that takes one, and no failure", async (what, headers, body, status) => {
    const taking = posts.filter(({ path }) => !/sign-(?:in|out)|end-all|\/end$/.test(path));
    for (const { path } of draw(what, taking, 6)) {
      const response = await server.fetch(new URL(fill(path), ORIGIN), {
        method: "POST",
        redirect: "manual",
        headers: { origin: ORIGIN, cookie: cookieOf(admin), accept: "text/html", ...headers },
        body,
      });
      const text = await response.text();
      if (status !== undefined) expect([status, 404], `${path}: ${text}`).toContain(response.status);
      expect(response.status, `${path}: ${text}`).toBeLessThan(500);
    }
  });

  it("that does not end is cut off at its limit", async () => {
    const chunk = `${(65_536).toString(16)}\r\n${"a".repeat(65_536)}\r\n`;
    const { status } = await exchange(
      `POST ${PEOPLE} HTTP/1.1\r\nHost: 127.0.0.1:${listener.port}\r\nOrigin: http://127.0.0.1:${listener.port}\r\nCookie: svc_session_${listener.port}=${admin.cookies.get("svc_session_4010")}\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked`,
      chunk.repeat(64),
    );
    expect(status).toBe(413);
  });

  it.each(ATTACKS.filter((text) => /[<>"\s]/.test(text)).map((text) => [text]))(
    "with %s for an address makes no user, and shows it as text",
    async (text) => {
      const email = `${text}@evil.example`;
      const { status, text: page } = await admin.post(PEOPLE, { name: "Eve", email, role: "member" });
      expect(status).toBe(422);
      if (text.includes("<")) expect(page).not.toContain(text);
    },
  );
});

it("does not believe an address that somebody states, when it counts attempts", async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 60; count += 1) {
    const forwarded = { "x-forwarded-for": `203.0.113.${count}`, forwarded: `for=203.0.113.${count}` };
    statuses.add((await new Visitor(server).post("/sign-in", { link: "guess" }, forwarded)).status);
  }
  expect([...statuses]).toContain(429);
});

it("writes no formula into a cell of a file to download", async () => {
  const texts = [
    "=1+1",
    "+1+1",
    "-1+1",
    "@SUM(1)",
    " =1+1",
    "\t=1+1",
    '=HYPERLINK("https://evil.example")',
    "\uff1d1+1",
  ];
  for (const text of texts) await server.org.add(anInsight({ title: text, quote: text, company_name: text }));
  const downloads = ROUTES.filter(({ method, path }) => method === "GET" && /csv/.test(path));
  expect(downloads.length).toBeGreaterThan(0);
  for (const { path } of downloads) {
    const { headers, text } = await admin.get(path);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
    for (const formula of texts) expect(text).toContain(`'${formula.replaceAll('"', '""')}`);
    expect(text).not.toMatch(/(?:^|,)"?\s*[=+\-@\uff1d]/m);
  }
});
