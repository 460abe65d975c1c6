import { mkdtemp, rename, rm } from "node:fs/promises";
import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import {
  aUser,
  createReferenceServer,
  type ReferenceServer,
  type ReferenceServerOptions,
} from "../../library/index.ts";
import { findPostgres, startPostgres } from "../support/postgres.ts";
import { signedIn, Visitor } from "./support/visitor.ts";

const PAGE = "/settings/api-keys";
const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(options: ReferenceServerOptions = {}): Promise<{ server: ReferenceServer; url: string }> {
  const server = await createReferenceServer(options);
  await server.org.add(aUser({ role: "superadmin", is_active: true, name: "Zoe Boss" }));
  const { url } = await server.listen();
  ends.push(() => server.close());
  return { server, url };
}

/** A proxy that sends requests on under another Host, as many do. */
async function rewritingProxy(target: string): Promise<string> {
  const proxy: Server = createServer((request, response) => {
    const headers = { ...request.headers, host: "backend.internal", "x-forwarded-for": "203.0.113.7" };
    const onward = httpRequest(target + request.url, { method: request.method, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.rawHeaders);
      upstream.pipe(response);
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  ends.push(() => new Promise((resolve) => proxy.close(resolve)));
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

const overHttp = (url: string) => new Visitor({ fetch: (input, init) => fetch(input, init) }, url);
const tokenOf = async (server: ReferenceServer) =>
  new URL(await server.dashboard.link(), "http://x").searchParams.get("link") ?? "";

it("signs in, shows pages and signs out over a socket", async () => {
  const { server, url } = await start();
  const visitor = overHttp(url);
  expect((await visitor.submit("/sign-in", { link: await tokenOf(server), to: PAGE })).text).toContain("API keys");
  const [cookie] = visitor.cookies.values();
  expect((await visitor.post("/sign-out")).location).toBe("/sign-in");
  // The same cookie, kept by another tab.
  visitor.cookies.set(`svc_session_${new URL(url).port}`, cookie ?? "");
  expect((await visitor.get(PAGE)).status).toBe(303);
  const form = await visitor.post(PAGE, { name: "x" });
  expect([form.status, form.text.includes("You are signed out, so nothing was done.")]).toEqual([401, true]);
  expect((await visitor.post("/sign-out")).location).toBe("/sign-in");
});

it("behind a proxy that rewrites Host, works with --public-url, and says so without it", async () => {
  const without = await start();
  const through = overHttp(await rewritingProxy(without.url));
  const rejected = await through.post("/sign-in", { link: await tokenOf(without.server) });
  expect([rejected.status, rejected.text.includes("--public-url")]).toEqual([403, true]);

  const { server, url } = await start({ publicUrl: "https://coaching.example.com", trustProxy: ["loopback"] });
  const proxy = await rewritingProxy(url);
  const browser = new Visitor(
    { fetch: (input, init) => fetch(proxy + new URL(String(input)).pathname + new URL(String(input)).search, init) },
    "https://coaching.example.com",
  );
  const signIn = await browser.post("/sign-in", { link: await tokenOf(server), to: PAGE });
  expect(signIn.headers.get("set-cookie")).toMatch(
    /^__Host-svc_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect((await browser.get(PAGE)).status).toBe(200);
  expect((await browser.get("/settings/audit")).text).toContain("203.0.113.7");
  const elsewhere = await browser.post(PAGE, { name: "x" }, { origin: proxy });
  expect([elsewhere.status, elsewhere.text.includes("https://coaching.example.com")]).toEqual([403, true]);
});

it("asks for TLS away from loopback, where browsers would drop the cookie", async () => {
  const { server } = await start();
  const visitor = new Visitor(server, "http://10.0.0.5:4010");
  const { status, text } = await visitor.post("/sign-in", { link: await tokenOf(server) });
  expect([status, text.includes("needs HTTPS")]).toEqual([403, true]);
  const encrypted = new Visitor(server, "https://10.0.0.5:4010");
  const { headers } = await encrypted.post("/sign-in", { link: await tokenOf(server) });
  expect(headers.get("set-cookie")).toMatch(/^__Host-svc_session=/);
});

it("takes no cookie of another name, shape or mode for a session", async () => {
  const { server } = await start();
  const visitor = await signedIn(server);
  const [token = ""] = visitor.cookies.values();
  for (const cookie of [
    `__Host-svc_session=${token}`,
    `svc_session=${token}`,
    `svc_session_4011=${token}`,
    `svc_session_4010=${token}x`,
    `svc_session_4010=%00`,
    `x=svc_session_4010=${token}`,
    "svc_session_4010=",
  ])
    expect((await new Visitor(server).get(PAGE, { cookie })).status, cookie).toBe(303);
  expect((await new Visitor(server).get(PAGE, { cookie: `other=1; svc_session_4010=${token}` })).status).toBe(200);
});

it.each([
  ["no form", { "content-type": "application/json" }, "{}", 415],
  ["a form that breaks off", { "content-type": "multipart/form-data; boundary=x" }, "--x\r\nContent-Disp", 400],
  ["a NUL", { "content-type": "application/x-www-form-urlencoded" }, "name=%00&id=x", 400],
  ["more than 1 MiB", { "content-type": "application/x-www-form-urlencoded" }, `name=${"x".repeat(1024 * 1024)}`, 413],
] as const)("meets %s with a page", async (_case, headers, body, expected) => {
  const { server, url } = await start();
  const visitor = overHttp(url);
  await visitor.post("/sign-in", { link: await tokenOf(server) });
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join();
  const response = await fetch(url + PAGE, { method: "POST", headers: { ...headers, origin: url, cookie }, body });
  const text = await response.text();
  expect([response.status, response.headers.get("content-type")]).toEqual([expected, "text/html; charset=utf-8"]);
  expect(text).toContain("Request ID");
});

it("meets a database whose file was moved away with a page, and works once it is back", async () => {
  const folder = await mkdtemp(join(tmpdir(), "svc-moved-"));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "svc.db");
  const { server } = await start({ database: file, onError: () => undefined });
  const visitor = await signedIn(server);
  const form = { id: "7c9e6679-7425-4f0b-8c3e-5f6d1f0a9b11", name: "Late", permissions: "read", expires: "never" };
  await rename(file, `${file}.away`);
  expect((await visitor.get(PAGE)).status).toBe(200);
  const failed = await visitor.post(PAGE, form);
  await rename(`${file}.away`, file);
  expect([failed.status, failed.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(failed.text).toContain("The service is not available. Try again in a moment.");
  expect((await visitor.submit(PAGE, form)).text).toMatch(/svc_live_[A-Za-z0-9]{32}/);
});

it.skipIf(!findPostgres())("meets a PostgreSQL that has died with a page, and works once it is back", async () => {
  const binaries = findPostgres();
  if (!binaries) return;
  const postgres = await startPostgres(binaries);
  ends.push(() => postgres.stop());
  const errors: unknown[] = [];
  const { server } = await start({ database: postgres.url, onError: (error) => errors.push(error) });
  const visitor = await signedIn(server);
  const restarted = postgres.restart();
  const during = await visitor.get(PAGE);
  await restarted;
  expect([200, 503]).toContain(during.status);
  expect(during.text).not.toMatch(/\bat \/|ECONN|terminat/);
  const after = await visitor.get(PAGE);
  const again = after.status === 200 ? after : await visitor.get(PAGE);
  expect(again.status).toBe(200);
});

it("shows an internal error as a page with the request ID, and nothing of the error", async () => {
  const errors: unknown[] = [];
  const broken = await createReferenceServer({ onError: (error) => errors.push(error) });
  await broken.close();
  const { status, text } = await new Visitor(broken).get(PAGE, {
    cookie: `svc_session_4010=${"x".repeat(43)}`,
    "x-request-id": "req_mine",
  });
  expect([status, text.includes("req_mine"), /\bat \S+\.ts/.test(text)]).toEqual([500, true, false]);
  expect(errors).toHaveLength(1);
});
