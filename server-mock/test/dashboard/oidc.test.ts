import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  type RunningProvider,
  signInAtProvider,
  startProvider,
} from "../../../test/dashboard/support/provider/start-provider.ts";
import { Secret } from "../../coaching/model/secret.ts";
import { createDashboard } from "../../dashboard/dashboard.ts";
import type { OidcSettings } from "../../dashboard/oidc/oidc-settings.ts";
import { aUser, type ReferenceServer } from "../../library/index.ts";
import { DATABASES, type TestStore, useStore } from "../support/stores.ts";
import { ORIGIN, Visitor } from "./support/visitor.ts";

const CLIENT = { clientId: "svc-server", clientSecret: "a secret of the client" };
const CALLBACK = `${ORIGIN}/sign-in/oidc/callback`;
const EMAIL = "ana@acme.example";

let provider: RunningProvider;
const servers: ReferenceServer[] = [];
const listeners: Server[] = [];
let now = new Date("2026-11-22T09:00:00.000Z");
let errors: string[] = [];
let create: TestStore["createAlone"];

beforeAll(async () => {
  provider = await startProvider({
    ...CLIENT,
    redirectUris: [CALLBACK],
    accounts: {
      unverified: { email: EMAIL, email_verified: false },
      silent: {},
      unstated: { email: EMAIL },
      kelvin: { email: "\u212Aim@acme.example", email_verified: true },
    },
  });
});
afterAll(() => provider.close());
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  for (const listener of listeners.splice(0)) {
    listener.closeAllConnections();
    listener.close();
  }
  now = new Date("2026-11-22T09:00:00.000Z");
  errors = [];
});

describe.each(DATABASES)("signing in with a provider, on %s", (kind) => {
  const store = useStore(kind);
  beforeAll(() => {
    create = store.createAlone;
  });

  it("takes in the user of a verified address, with the role of this server", async () => {
    const { visitor } = await serve();
    expect((await visitor.get("/sign-in")).text).toContain("Sign in with Acme Login");
    const { location } = await signIn(visitor, { to: "/settings/api-keys" });
    expect(location).toBe("/settings/api-keys");
    expect((await visitor.get("/settings/api-keys")).status).toBe(200);
    expect([...visitor.cookies.keys()]).toEqual(["svc_session_4010"]);
  });

  it("asks the provider for an address that is not in the token", async () => {
    const other = await startProvider({ ...CLIENT, redirectUris: [CALLBACK], claimsIn: "userinfo" });
    const { visitor } = await serve({ issuer: other.issuer });
    expect((await signIn(visitor)).status).toBe(303);
    await other.close();
  });

  it("takes in an address in whatever case, and no other that looks like it", async () => {
    const { visitor, server } = await serve();
    await server.org.add(aUser({ email: "kim@acme.example", is_active: true }));
    expect((await signIn(visitor, { login: "Ana@ACME.example" })).status).toBe(303);
    const other = await signIn(new Visitor(server), { login: "kelvin" });
    expect(other.status).toBe(403);
  });

  it("leads to no other site afterwards", async () => {
    for (const to of ["https://evil.example/", "//evil.example", "/\\evil.example", "%2F%2Fevil.example"]) {
      const { visitor } = await serve();
      expect((await signIn(visitor, { to })).location, to).toBe("/");
    }
  });

  it.each([
    ["an unknown user", "nobody@acme.example", /has no user nobody@acme\.example/],
    ["a user who was deactivated", "left@acme.example", /left@acme\.example was deactivated/],
    ["a user of another organization", "boss@globex.example", /has no user boss@globex\.example/],
    ["an address that is not verified", "unverified", /has not verified/],
    ["an address of which nobody says that it is verified", "unstated", /has not verified/],
    ["no address", "silent", /did not say your email address/],
    ["markup for an address", "<img src=x>@acme.example", /has no user &lt;img src=x&gt;@acme\.example/],
  ])("shows a page to %s", async (_who, login, text) => {
    const { visitor } = await serve();
    const { status, text: page } = await signIn(visitor, { login });
    expect(status).toBe(403);
    expect(page).toMatch(text);
    expect(visitor.cookies.has("svc_session_4010")).toBe(false);
  });
});

describe.each(DATABASES)("a sign-in that is not what it seems, on %s", (kind) => {
  const store = useStore(kind);
  beforeAll(() => {
    create = store.createAlone;
  });

  it("works in the browser alone that began it", async () => {
    const { visitor, server } = await serve();
    const back = await signInAtProvider((await visitor.get("/sign-in/oidc")).location ?? "", EMAIL);
    const stranger = await new Visitor(server).get(pathOf(back));
    expect(stranger.status).toBe(410);
    const other = new Visitor(server);
    await other.get("/sign-in/oidc");
    expect((await other.get(pathOf(back))).status).toBe(502);
    expect((await visitor.get(pathOf(back))).status).toBe(303);
  });

  it("works once, even for somebody who has copied both the address and the cookie", async () => {
    const { visitor, server } = await serve();
    const back = await signInAtProvider((await visitor.get("/sign-in/oidc")).location ?? "", EMAIL);
    const thief = new Visitor(server);
    for (const [name, value] of visitor.cookies) thief.cookies.set(name, value);
    expect((await visitor.get(pathOf(back))).status).toBe(303);
    expect((await thief.get(pathOf(back))).status).toBe(410);
  });

  it("ends after 15 minutes, and cannot be begun in advance", async () => {
    const { visitor } = await serve();
    const back = await signInAtProvider((await visitor.get("/sign-in/oidc")).location ?? "", EMAIL);
    now = new Date(now.getTime() + 15 * 60_000);
    expect((await visitor.get(pathOf(back))).status).toBe(410);
    visitor.cookies.set("svc_oidc_4010", `${"A".repeat(43)}.${now.getTime().toString(36)}~%2F`);
    expect((await visitor.get(pathOf(back))).status).toBe(502);
    visitor.cookies.set("svc_oidc_4010", `${"A".repeat(43)}.${(now.getTime() + 1000).toString(36)}~%2F`);
    expect((await visitor.get(pathOf(back))).status).toBe(410);
  });

  it.each([
    ["another state", (url: URL) => url.searchParams.set("state", "x"), 502],
    ["no state", (url: URL) => url.searchParams.delete("state"), 502],
    ["another provider's name", (url: URL) => url.searchParams.set("iss", "https://evil.example"), 502],
    ["no provider's name", (url: URL) => url.searchParams.delete("iss"), 502],
    ["another code", (url: URL) => url.searchParams.set("code", "x"), 410],
    ["two codes", (url: URL) => url.searchParams.append("code", "x"), 502],
    ["no code", (url: URL) => url.searchParams.delete("code"), 502],
  ])("shows a page for %s", async (_what, change, status) => {
    const { visitor } = await serve();
    const back = new URL(await signInAtProvider((await visitor.get("/sign-in/oidc")).location ?? "", EMAIL));
    change(back);
    const shown = await visitor.get(pathOf(back.href));
    expect(shown.status).toBe(status);
    expect(shown.headers.get("content-type")).toMatch(/^text\/html/);
    expect(visitor.cookies.has("svc_session_4010")).toBe(false);
  });

  it("says what the provider said when it declined, as text", async () => {
    const { visitor } = await serve();
    const { searchParams } = new URL((await visitor.get("/sign-in/oidc")).location ?? "");
    const parameters = new URLSearchParams({
      error: "<script>alert(1)</script>",
      state: searchParams.get("state") ?? "",
      iss: provider.issuer,
    });
    const { status, text } = await visitor.get(`/sign-in/oidc/callback?${parameters}`);
    expect(status).toBe(403);
    expect(text).toContain("Acme Login did not sign you in: &lt;script&gt;");
  });
});

describe.each(DATABASES)("a provider in trouble, on %s", (kind) => {
  const store = useStore(kind);
  beforeAll(() => {
    create = store.createAlone;
  });

  it.each<[trouble: string, listener: RequestListener]>([
    ["that hangs", () => undefined],
    [
      "that hangs in the middle",
      (_request, response) => response.writeHead(200, { "content-type": "application/json" }).write("{"),
    ],
  ])("%s gets a page after the time that it has, and is asked again by the next", async (_trouble, listener) => {
    const issuer = await listen(listener);
    const { visitor } = await serve({ issuer, timeoutMs: 200 });
    for (const times of [1, 2]) {
      const { status, text } = await visitor.get("/sign-in/oidc");
      expect([status, errors.length]).toEqual([503, times]);
      expect(text).toContain("Acme Login does not respond");
      expect(errors.join()).toContain(`OpenID Connect with ${issuer}`);
    }
  });

  it.each<[trouble: string, listener: RequestListener, status: number]>([
    ["that drops the connection", (request) => request.socket.destroy(), 503],
    ["that is down", (_request, response) => response.writeHead(503).end("down"), 502],
    [
      "that is a web page",
      (_request, response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>"),
      502,
    ],
    ["that redirects", (_request, response) => response.writeHead(302, { location: provider.issuer }).end(), 502],
    [
      "that is another one",
      (_request, response) =>
        response
          .writeHead(200, { "content-type": "application/json" })
          .end(JSON.stringify({ issuer: "https://evil.example", authorization_endpoint: "https://evil.example/auth" })),
      502,
    ],
  ])("%s gets a page, and is asked again by the next", async (_trouble, listener, status) => {
    let asked = 0;
    const issuer = await listen((request, response) => {
      asked += 1;
      listener(request, response);
    });
    const { visitor, server } = await serve({ issuer });
    const shown = await visitor.get("/sign-in/oidc");
    expect(shown.status).toBe(status);
    expect(shown.text).toMatch(/Acme Login (?:does not respond|sent could not be verified)/);
    expect(errors.join()).toContain(`OpenID Connect with ${issuer}`);
    await visitor.get("/sign-in/oidc");
    expect(asked).toBe(2);
    const link = new URL(await server.dashboard.link(), ORIGIN).searchParams.get("link") ?? "";
    expect((await visitor.post("/sign-in", { link })).status).toBe(303);
  });

  it("never shows the client's secret", async () => {
    const { visitor } = await serve({ clientSecret: new Secret("a wrong secret") });
    const { status, text } = await signIn(visitor);
    expect(status).toBe(502);
    expect(text + errors.join()).not.toContain("a wrong secret");
    expect(errors.join()).toContain("OpenID Connect with");
  });

  it("is nothing where none is set up", async () => {
    const server = await create();
    servers.push(server);
    const visitor = new Visitor(server);
    expect((await visitor.get("/sign-in")).text).not.toContain("Sign in with");
    expect((await visitor.get("/sign-in/oidc")).status).toBe(404);
    expect((await visitor.get("/sign-in/oidc/callback?code=x")).status).toBe(404);
  });

  it("signs nobody in to a server that does not know its own address, or whose people they are", async () => {
    const { server } = await serve();
    const elsewhere = new Visitor(server, "https://evil.example");
    expect((await elsewhere.get("/sign-in/oidc")).status).toBe(503);
    const { visitor } = await serve({ organization: undefined });
    expect(await signIn(visitor)).toMatchObject({ status: 503 });
  });
});

async function serve(settings: Partial<OidcSettings> = {}): Promise<{ server: ReferenceServer; visitor: Visitor }> {
  const oidc: OidcSettings = {
    issuer: provider.issuer,
    clientId: CLIENT.clientId,
    clientSecret: new Secret(CLIENT.clientSecret),
    name: "Acme Login",
    organization: "Acme",
    timeoutMs: 120_000,
    ...settings,
  };
  const server = await create({
    now: () => now,
    loadPages: async () => (parts) => createDashboard(parts, { oidc }),
    onError: (error) => errors.push(String(error instanceof Error ? error.stack : error)),
  });
  servers.push(server);
  await server.org.add(aUser({ email: EMAIL, role: "admin", is_active: true }));
  await server.org.add(aUser({ email: "left@acme.example", is_active: false }));
  const other = await server.organizations.create({ name: "Globex" });
  await other.add(aUser({ email: "boss@globex.example", role: "superadmin", is_active: true }));
  return { server, visitor: new Visitor(server) };
}

async function signIn(visitor: Visitor, { login = EMAIL, to = "" }: { login?: string; to?: string } = {}) {
  const { location, text } = await visitor.get(`/sign-in/oidc?to=${encodeURIComponent(to)}`);
  if (location === null) throw new Error(text);
  return visitor.get(pathOf(await signInAtProvider(location, login)));
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  listeners.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
