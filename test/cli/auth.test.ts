import { mkdtemp, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { emptyConfig } from "../../cli/config/config-data.ts";
import { createConfigStore } from "../../cli/config/store.ts";
import type { ConfigData } from "../../cli/context/config-store.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { sharedFixture } from "./support/fixture.ts";
import type { CliWorld } from "./support/run-cli.ts";

const directory = sharedFolder();
const fixture = await sharedFixture();

const terminal = { columns: 80 };
const config = (profiles: ConfigData["profiles"], current = "default"): ConfigData => ({
  current_profile: current,
  profiles,
});
const signedIn = (): ConfigData =>
  config({ default: { api_key: fixture.server.keys.admin, base_url: "http://localhost" } });

const login = (args: string, world: CliWorld = {}) => fixture.svc(`auth login ${args}`.trim(), { env: {}, ...world });

it.each([
  ["from a hidden prompt", "", { terminal, answers: { password: async () => fixture.server.keys.admin } }],
  ["from standard input, spaces trimmed", "--key-stdin", { stdin: "@key\n" }],
  ["from a file", "--key-file @file", {}],
])("Login takes the key %s, checks it and stores it", async (_how, flag, world: CliWorld) => {
  const file = path.join(directory, "key.txt");
  await writeFile(file, `${fixture.server.keys.admin}\n`);
  const stdin = world.stdin?.replace("@key", ` ${fixture.server.keys.admin} `);
  const line = `${flag.replace("@file", file)} --base-url http://localhost`.trim();
  const result = await login(line, { ...world, ...(stdin ? { stdin } : {}) });
  expect(result).toMatchObject({ code: 0, stdout: "" });
  expect(result.stderr).toMatch(
    /^Signed in to http:\/\/localhost as profile `default` with svc_live_..… \(read, write\)\n$/,
  );
  expect(result.config.profiles["default"]).toEqual({
    api_key: fixture.server.keys.admin,
    key_origin: "http://localhost",
    base_url: "http://localhost",
  });
});

it("Login asks for the address when none is known", async () => {
  const answers = { input: async () => " http://localhost/api/v1/ ", password: async () => fixture.server.keys.admin };
  const result = await login("", { terminal, answers });
  expect(result.code).toBe(0);
  expect(result.config.profiles["default"]?.base_url).toBe("http://localhost/api/v1/");
});

it("Login rejects an address that is none before it asks for the key", async () => {
  const answers = { input: async () => "coaching.example.com" };
  const { code, stderr } = await login("--no-color", { terminal, answers });
  expect(code).toBe(2);
  expect(stderr).toBe(
    "error: Expected an http(s) URL, got `coaching.example.com`.\nhint: Use a URL such as https://coaching.example.com.\n",
  );
});

it("Login says when the environment overrides what it stores", async () => {
  const env = { SERVICE_API_KEY: fixture.server.keys.read, SERVICE_API_URL: "http://localhost" };
  const { stderr } = await login("--key-stdin --json", { env, stdin: fixture.server.keys.admin });
  expect(stderr).toBe("SERVICE_API_KEY is set and overrides the stored key.\n");
});

it.each([
  ["a revoked key", async () => revokedKey(), 4],
  ["an unknown key", async () => `svc_live_${"x".repeat(32)}`, 4],
  ["something that is no key", async () => "hunter2", 2],
  ["a key with a word before it", async () => `Bearer ${fixture.server.keys.admin}`, 2],
  ["a key with a word behind it", async () => `${fixture.server.keys.admin} admin`, 2],
  ["nothing", async () => "  ", 2],
])("Login stores nothing when given %s", async (_what, key, code) => {
  const result = await login("--key-stdin --base-url http://localhost", { stdin: await key() });
  expect(result.code).toBe(code);
  expect(result.stderr).not.toContain("hunter2");
  expect(result.config).toEqual(emptyConfig());
});

async function revokedKey(): Promise<string> {
  const { id, key } = await fixture.server.keys.create({ permissions: ["read"] });
  await fixture.server.keys.revoke(id);
  return key;
}

it("Login accepts a key that may only write, and says so", async () => {
  const result = await login("--key-stdin --base-url http://localhost", { stdin: fixture.server.keys.write });
  expect(result.code).toBe(0);
  expect(result.stderr).toContain("no read permission");
});

it("Login keeps nothing of a key without subscription", async () => {
  const org = await fixture.server.organizations.create({ plan: "payg" });
  const { key } = await org.createKey({ permissions: ["read"] });
  const result = await login("--key-stdin --base-url http://localhost", { stdin: key });
  expect(result.code).toBe(5);
  expect(result.stderr).toContain("Business or Enterprise");
  expect(result.config).toEqual(emptyConfig());
});

it("A second profile does not become the current one", async () => {
  const result = await login("--profile eu.staging --key-stdin --base-url http://localhost", {
    stdin: fixture.server.keys.read,
    config: signedIn(),
  });
  expect(result.config.current_profile).toBe("default");
  expect(Object.keys(result.config.profiles)).toEqual(["default", "eu.staging"]);
});

it("Status shows the masked key, where it comes from, and that it works", async () => {
  const { code, stdout } = await fixture.svc("auth status --json", { env: {}, config: signedIn() });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    profile: "default",
    base_url: "http://localhost",
    base_url_source: "profile",
    key: expect.stringMatching(/^svc_live_..…$/),
    key_source: "profile",
    permissions: "read, write",
    can_read: true,
    can_write: true,
    organization: "Acme",
    config_file: "/config/svc/config.json",
  });
});

it("Status ends with 4 when the key is revoked", async () => {
  const key = await revokedKey();
  expect((await fixture.svc("auth status", { env: { ...fixture.env, SERVICE_API_KEY: key } })).code).toBe(4);
});

it("Logout forgets the key and keeps the address", async () => {
  const result = await fixture.svc("auth logout", { env: {}, config: signedIn() });
  expect(result.code).toBe(0);
  expect(result.config).toEqual(config({ default: { base_url: "http://localhost" } }));
});

it.each([
  ["the environment overrides the profile", "", "environment", "environment"],
  ["a profile named by flag overrides the environment", " --profile default", "profile", "profile"],
  ["a flag overrides everything", " --base-url http://127.0.0.1", "flag", "environment"],
])("Precedence: %s", async (_rule, flags, address, key) => {
  const { stdout } = await fixture.svc(`auth status --json${flags}`, { config: signedIn() });
  expect(JSON.parse(stdout)).toMatchObject({ base_url_source: address, key_source: key });
});

it.each(["constructor", "__proto__"])("A profile called %s exists only where it was made", async (profile) => {
  const { code, stderr } = await fixture.svc(`auth status --profile ${profile}`, { env: {}, config: signedIn() });
  expect([code, stderr]).toEqual([2, expect.stringContaining(`There is no profile \`${profile}\``)]);
});

it("No command makes a profile with a name that sign-in would reject", async () => {
  const { code, config: kept } = await fixture.svc("config set tz UTC --profile ../x", { config: signedIn() });
  expect([code, kept]).toEqual([2, signedIn()]);
});

it("The file is 0600 in a directory 0700, and a profile name with dots does not nest", async () => {
  const place = path.join(directory, "nested", "svc");
  const store = createConfigStore(place);
  expect(await store.read()).toEqual(emptyConfig());
  await expect(stat(place)).rejects.toThrow("ENOENT");
  await store.update((data) => ({ ...data, profiles: { "eu.staging": { api_key: "svc_live_a" } } }));
  expect((await stat(store.path)).mode & 0o777).toBe(0o600);
  expect((await stat(place)).mode & 0o777).toBe(0o700);
  expect((await createConfigStore(place).read()).profiles).toEqual({ "eu.staging": { api_key: "svc_live_a" } });
});

it.each([["{ not json"], ["[]"], ['{"profiles": {"default": {"api_key": 1}}}'], [""]])(
  "A damaged file (%s) is reported with its path and left as it is",
  async (content) => {
    const place = await mkdtemp(path.join(directory, "damaged-"));
    const store = createConfigStore(place);
    await writeFile(store.path, content);
    const { code, stderr } = await fixture.svc("team stats", { env: {}, store });
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(store.path) });
    await expect(store.update((data) => data)).rejects.toThrow("damaged");
    expect(await readFile(store.path, "utf8")).toBe(content);
  },
);

it.each([
  [
    "the environment",
    { SERVICE_API_KEY: "svc_live_unknown" },
    "environment",
    /^hint: The key comes from SERVICE_API_KEY/m,
  ],
  ["the profile", {}, "profile", /^hint: Store a new key with `svc auth login`/m],
])("Status of a rejected key from %s names the key before it fails", async (_where, env, source, hint) => {
  const profiles = { default: { api_key: "svc_live_unknown", base_url: "http://localhost" } };
  const { code, stdout, stderr } = await fixture.svc("auth status --no-color", {
    env,
    config: config(profiles),
    terminal,
  });
  expect(code).toBe(4);
  expect(stdout).toContain("Address        http://localhost\n");
  expect(stdout).toContain(`Key            svc_live_un…\nKey from       ${source}\n`);
  expect(stdout).not.toContain("May read");
  expect(stderr).toMatch(hint);
});
