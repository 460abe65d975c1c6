import { chmod, mkdtemp, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { replaceKeyHint } from "../../cli/client/connection.ts";
import { createConfigStore } from "../../cli/config/store.ts";
import { checkConfigFile } from "../../cli/features/doctor/local-checks.ts";
import { proxyFor } from "../../cli/features/doctor/network-checks.ts";
import { createReferenceServer } from "../../server-mock/library/index.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { sharedFixture } from "./support/fixture.ts";
import { type CliWorld, memoryStore, NOW } from "./support/run-cli.ts";

const directory = sharedFolder();
const fixture = await sharedFixture();

it.each([
  ["environment", "SERVICE_API_KEY, which overrides the stored key"],
  ["command", "the profile's key command"],
  ["profile", "Store a new key with `svc auth login`."],
] as const)("A key from the %s that is rejected is replaced there", (source, hint) => {
  expect(replaceKeyHint(source)).toContain(hint);
});

it("An organization without anything has no fields to look at", async () => {
  const empty = await createReferenceServer({ now: () => NOW });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return request.url.includes("/team/stats") ? new Response("", { status: 404 }) : empty.fetch(request);
  };
  const env = { SERVICE_API_KEY: empty.keys.admin, SERVICE_API_URL: "http://localhost/api/v1" };
  const { stdout } = await fixture.svc("doctor", { env, fetch });
  expect(stdout).toContain("there is nothing to look at");
  await empty.close();
});

const KEY = `svc_live_${"k".repeat(32)}`;
const HTTPS = { SERVICE_API_URL: "https://coaching.example" };
const reject = (code: string) => () => Promise.reject(Object.assign(new Error(`It is ${code}`), { code }));
const inDays = (days: number) => ({
  resolve: async () => ["192.0.2.1", "2001:db8::1"],
  handshake: async () => ({
    protocol: "TLSv1.3",
    issuer: "Example CA",
    validTo: new Date(NOW.getTime() + days * 86_400_000),
  }),
});

/** A service that answers a path with something else. */
const changed =
  (change: (url: URL, body: { data: unknown }) => Response | object | undefined): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const response = await fixture.server.fetch(request.clone());
    const body = await response.clone().json();
    const other = change(new URL(request.url), body);
    if (other instanceof Response) return other;
    return other === undefined ? response : new Response(JSON.stringify(other), response);
  };

const failure = (status: number, code: string, more: Record<string, string> = {}) =>
  new Response(JSON.stringify({ data: null, error: { code, message: "No." }, meta: null }), {
    status,
    headers: { "content-type": "application/json", date: NOW.toUTCString(), ...more },
  });

const without = (row: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
const rowsWithout = (body: { data: unknown }, ...names: string[]) => ({
  ...body,
  data: (body.data as object[]).map((row) => without(row, ...names)),
});

const CASES: Record<string, () => CliWorld> = {
  "a good setup": () => ({}),
  "no key and no address": () => ({ env: {} }),
  "no key": () => ({ env: { SERVICE_API_URL: "http://localhost" } }),
  "a key of another form": () => ({ env: { ...fixture.env, SERVICE_API_KEY: "svc_live_short" } }),
  "an address that is none": () => ({ env: { ...fixture.env, SERVICE_API_URL: "coaching" } }),
  "a stored address that is none": () => ({
    env: {},
    config: { current_profile: "default", profiles: { default: { base_url: "ftp://x.example", api_key: KEY } } },
  }),
  "a key for another address": () => ({
    env: { SERVICE_API_URL: "http://localhost" },
    config: { current_profile: "default", profiles: { default: { base_url: "http://home.example", api_key: KEY } } },
  }),
  "a key that may only read": () => ({ env: { ...fixture.env, SERVICE_API_KEY: fixture.server.keys.read } }),
  "a key that may only write": () => ({ env: { ...fixture.env, SERVICE_API_KEY: fixture.server.keys.write } }),
  "an unknown key": () => ({ env: { ...fixture.env, SERVICE_API_KEY: KEY } }),
  "an unknown stored key": () => ({
    env: {},
    config: { current_profile: "default", profiles: { default: { base_url: "http://localhost", api_key: KEY } } },
  }),
  "a certificate that ends in two weeks": () => ({ env: { ...fixture.env, ...HTTPS }, probes: inDays(13.9) }),
  "a certificate that ends later": () => ({ env: { ...fixture.env, ...HTTPS }, probes: inDays(14) }),
  "an untrusted certificate": () => ({
    env: { ...fixture.env, ...HTTPS },
    probes: { ...inDays(1), handshake: reject("SELF_SIGNED") },
  }),
  "a name that is not found": () => ({
    env: { ...fixture.env, ...HTTPS },
    probes: { ...inDays(1), resolve: reject("ENOTFOUND") },
    fetch: reject("ENOTFOUND"),
  }),
  "a proxy": () => ({ env: { ...fixture.env, ...HTTPS, HTTPS_PROXY: "http://me:secret@proxy.example:8080" } }),
  "nothing that listens": () => ({ fetch: reject("ECONNREFUSED") }),
  "a clock that is ahead": () => ({
    now: new Date(NOW.getTime() + 90_000),
    fetch: async (input, init) => {
      const { body, status, headers } = await fixture.server.fetch(new Request(input, init));
      return new Response(body, { status, headers: [...headers, ["date", NOW.toUTCString()]] });
    },
  }),
  "a service without a spec": () => ({
    fetch: changed(({ pathname }) => (pathname.endsWith("openapi.json") ? failure(404, "not_found") : undefined)),
  }),
  "a spec that differs": () => ({
    fetch: changed(({ pathname }, body) => {
      if (!pathname.endsWith("openapi.json")) return undefined;
      const { paths, ...rest } = body as unknown as { paths: object };
      return { ...rest, paths: { ...without(paths, "/api/v1/team/stats"), "/api/v1/new": { get: { responses: {} } } } };
    }),
  }),
  "fields that are missing": () => ({
    fetch: changed(({ pathname }, body) => {
      if (pathname.endsWith("/meetings")) return rowsWithout(body, "participants", "title", "source");
      if (pathname.endsWith("/reports")) return rowsWithout(body, "overall_score");
      return pathname.endsWith("/insights") ? rowsWithout(body, "type") : undefined;
    }),
  }),
  "fields that matter to nobody": () => ({
    fetch: changed(({ pathname }, body) => (pathname.endsWith("/meetings") ? rowsWithout(body, "source") : undefined)),
  }),
  "lists of another form": () => ({
    fetch: changed(({ pathname }, body) => (pathname.endsWith("/meetings") ? (body.data as object) : undefined)),
  }),
  "lists that may not be read": () => ({
    fetch: changed(({ pathname }) => (/openapi/.test(pathname) ? undefined : failure(403, "insufficient_permission"))),
  }),
  "a service that changes what is not there": () => ({
    fetch: changed(({ pathname }) => (/0000-0{12}$/.test(pathname) ? { data: {} } : undefined)),
  }),
  "a service that fails and names the request": () => ({
    fetch: changed(({ pathname }) =>
      /openapi/.test(pathname) ? undefined : failure(500, "internal_error", { "x-request-id": "req_1" }),
    ),
  }),
  "a service that fails": () => ({
    fetch: changed(({ pathname }) => (/openapi/.test(pathname) ? undefined : failure(500, "internal_error"))),
  }),
};

/** What doctor prints: after the first case only its rows that are others, and the names of those that are not there. */
it("doctor finds every case as the golden file says", async () => {
  let golden = "";
  let good: string[] | undefined;
  for (const [name, world] of Object.entries(CASES)) {
    const { code, stdout, stderr } = await fixture.svc("doctor", world());
    const rows = stdout.split("\n").filter(Boolean);
    const names = rows.map((row) => row.split("\t")[0]);
    const absent = good?.map((row) => row.split("\t")[0]).filter((row) => !names.includes(row)) ?? [];
    golden += [`=== ${name}: exit code ${code}`, ...rows.filter((row) => !good?.includes(row)), ""].join("\n");
    golden += `${absent.map((row) => `no ${row}\n`).join("")}${stderr}\n`;
    good ??= rows;
  }
  await expect(golden.replace(/req_\w+/g, "req_…").replace(/\d+ s apart/g, "some s apart")).toMatchFileSnapshot(
    "golden/doctor.golden.txt",
  );
});

it("doctor's findings have their signs in color, and each row its fix", async () => {
  const world = { env: { ...fixture.env, SERVICE_API_KEY: fixture.server.keys.read, FORCE_COLOR: "1" } };
  const { stdout } = await fixture.svc("doctor", { ...world, terminal: { columns: 100 } });
  await expect(stdout.replace(/\d+ s apart/g, "some s apart")).toMatchFileSnapshot("golden/doctor.color.golden.txt");
  const rows = JSON.parse((await fixture.svc("doctor --json", world)).stdout) as object[];
  expect(Object.keys(rows[0] ?? {})).toEqual(["name", "status", "detail", "fix", "state"]);
});

it.each([
  [0o600, 0o700, "linux", "ok"],
  [0o640, 0o700, "linux", "warning"],
  [0o600, 0o750, "linux", "warning"],
  [0o644, 0o755, "win32", "ok"],
])("A file of mode %o in a directory of %o is, on %s, %s", async (mode, directoryMode, platform, status) => {
  const folder = await mkdtemp(path.join(directory, "mode-"));
  const store = createConfigStore(folder);
  await writeFile(store.path, "{}");
  await chmod(store.path, mode);
  await chmod(folder, directoryMode);
  expect(await checkConfigFile(store.path, platform)).toMatchObject({
    name: "configuration",
    status,
    ...(status === "warning" ? { fix: `chmod 600 '${store.path}' && chmod 700 '${folder}'` } : { detail: store.path }),
  });
});

it("A configuration that is damaged ends the checks with what to do", async () => {
  const store = { ...memoryStore({ current_profile: "default", profiles: {} }), read: reject("EACCES") };
  const { code, stdout } = await fixture.svc("doctor --json", { store });
  expect(code).not.toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([{ name: "configuration", status: "failed" }]);
});

it.each([
  ["https://a.example", { HTTPS_PROXY: "http://p:1" }, "http://p:1"],
  ["https://a.example", { https_proxy: "http://lower:1", HTTPS_PROXY: "http://p:1" }, "http://lower:1"],
  ["https://a.example", { HTTP_PROXY: "http://p:1" }, undefined],
  ["http://a.example", { HTTP_PROXY: "http://p:1" }, "http://p:1"],
  ["https://a.example", { HTTPS_PROXY: "http://me:secret@p:1" }, "http://…@p:1"],
  ["https://a.example", { HTTPS_PROXY: "http://p:1", NO_PROXY: "*" }, undefined],
  ["https://a.example", { HTTPS_PROXY: "http://p:1", NO_PROXY: "b.example, a.example" }, undefined],
  ["https://a.example", { HTTPS_PROXY: "http://p:1", NO_PROXY: ".example" }, undefined],
  ["https://a.example", { HTTPS_PROXY: "http://p:1", NO_PROXY: "*.example" }, undefined],
  ["https://a.example", { HTTPS_PROXY: "http://p:1", NO_PROXY: "example:443" }, undefined],
  ["https://a.example", { HTTPS_PROXY: "http://p:1", NO_PROXY: "ample" }, "http://p:1"],
  ["https://a.example", { HTTPS_PROXY: "http://p:1", no_proxy: "", NO_PROXY: "" }, "http://p:1"],
  ["https://a.example", {}, undefined],
])("To %s with %j requests go through %s", (url, env, expected) => {
  expect(proxyFor(new URL(url), env)).toBe(expected);
});
