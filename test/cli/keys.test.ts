import { expect, it } from "vitest";
import { sessionName } from "../../cli/client/session.ts";
import type { ConfigData, Profile } from "../../cli/context/config-store.ts";
import { sharedFixture } from "./support/fixture.ts";
import { type CliWorld, memoryRecent, runCli } from "./support/run-cli.ts";

const fixture = await sharedFixture();

const HOME = "https://coaching.example";
const AWAY = "https://elsewhere.example/api/v1";

const withProfile = (profile: Profile): ConfigData => ({
  current_profile: "default",
  profiles: { default: profile, other: { api_key: `svc_live_${"o".repeat(32)}`, base_url: "https://other.example" } },
});

const stored = (): Profile => ({ api_key: fixture.server.keys.admin, key_origin: HOME, base_url: HOME });

/** Runs a command against a service that records who was called with which key. */
async function watched(argv: readonly string[], world: CliWorld) {
  const calls: { origin: string; authorization: string | null }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname, search } = new URL(request.url);
    calls.push({ origin, authorization: request.headers.get("authorization") });
    return fixture.server.fetch(`http://localhost${pathname}${search}`, { headers: request.headers });
  };
  return { result: await runCli(argv, { ...world, fetch }), calls };
}

it.each([
  ["--base-url", ["--base-url", AWAY], {}],
  ["SERVICE_API_URL", [], { SERVICE_API_URL: AWAY }],
  ["--base-url with another port", ["--base-url", `${HOME}:8443`], {}],
  ["--base-url beside --profile", ["--profile", "other", "--base-url", AWAY], {}],
])("A stored key is not sent where %s points", async (_how, flags, env: Record<string, string>) => {
  const { result, calls } = await watched(["meetings", "list", ...flags], { env, config: withProfile(stored()) });
  expect(result.code).toBe(4);
  expect(result.stderr).toMatch(
    /^error: The key of the profile `\w+` was stored for https:\/\/\S+, and is not sent to /,
  );
  expect(result.stderr).toContain("SERVICE_API_KEY");
  expect(calls).toEqual([]);
});

it("The same origin with another path is the key's home", async () => {
  const { result, calls } = await watched(["meetings", "list", "--base-url", `${HOME}/api/v1`], {
    config: withProfile(stored()),
  });
  expect(result.code).toBe(0);
  expect(calls[0]).toEqual({ origin: HOME, authorization: `Bearer ${fixture.server.keys.admin}` });
});

it("A key from the environment goes to any address", async () => {
  const env = { SERVICE_API_KEY: fixture.server.keys.read };
  const { result, calls } = await watched(["meetings", "list", "--base-url", AWAY], {
    env,
    config: withProfile(stored()),
  });
  expect(result.code).toBe(0);
  expect(calls[0]?.authorization).toBe(`Bearer ${fixture.server.keys.read}`);
});

it.each([
  ["config set base_url", { ...{ key_origin: HOME }, base_url: "https://elsewhere.example" }],
  ["an older version, which noted no origin, and a base URL that is gone", {}],
])("A key stays home after %s", async (_how, profile: Profile) => {
  const config = withProfile({ api_key: fixture.server.keys.admin, ...profile });
  const { result, calls } = await watched(["meetings", "list"], { config, env: { SERVICE_API_URL: AWAY } });
  expect(result.code).toBe(4);
  expect(calls).toEqual([]);
});

it("The key of an older version belongs to its profile's base URL", async () => {
  const { result } = await watched(["meetings", "list"], {
    config: withProfile({ api_key: fixture.server.keys.admin, base_url: HOME }),
  });
  expect(result.code).toBe(0);
});

it("doctor says that the key is withheld, and asks the service without it", async () => {
  const { result, calls } = await watched(["doctor", "--base-url", AWAY, "--json"], { config: withProfile(stored()) });
  expect(result.code).toBe(4);
  expect(JSON.parse(result.stdout).find(({ name }: { name: string }) => name === "key")).toMatchObject({
    state: "failed",
    detail: `the stored key belongs to ${HOME} and is not sent to another address`,
  });
  expect(calls.every(({ authorization }) => !authorization?.includes(fixture.server.keys.admin))).toBe(true);
});

it("svc mcp does not hand a withheld key to the tool server", async () => {
  const { result } = await watched(["mcp", "--base-url", AWAY], { config: withProfile(stored()) });
  expect(result.code).toBe(4);
  expect(result.stderr).toContain("is not sent to https://elsewhere.example");
});

it("auth status fails for a withheld key, and names it", async () => {
  const { result, calls } = await watched(["auth", "status", "--base-url", AWAY], { config: withProfile(stored()) });
  expect(result.code).toBe(4);
  expect(result.stderr).toContain(`was stored for ${HOME}`);
  expect(calls).toEqual([]);
});

it("A key command is run for the key, which is stored nowhere", async () => {
  const commands: string[] = [];
  const capture = async (commandLine: string) => {
    commands.push(commandLine);
    return `${fixture.server.keys.admin}\n`;
  };
  const login = await watched(["auth", "login", "--base-url", HOME, "--key-command", "pass show svc"], { capture });
  expect(login.result.code).toBe(0);
  expect(login.result.config.profiles["default"]).toEqual({
    key_command: "pass show svc",
    key_origin: HOME,
    base_url: HOME,
  });
  const list = await watched(["meetings", "list"], { capture, config: login.result.config });
  expect(list.result.code).toBe(0);
  expect(commands).toEqual(["pass show svc", "pass show svc"]);
  const away = await watched(["meetings", "list", "--base-url", AWAY], { config: login.result.config });
  expect(away.result.code).toBe(4);
});

it("A key command that prints something else is reported without what it printed", async () => {
  const config = withProfile({ key_command: "pass show svc", key_origin: HOME, base_url: HOME });
  const { result, calls } = await watched(["meetings", "list"], { config, capture: async () => "hunter2" });
  expect(result.code).toBe(4);
  expect(result.stderr).toContain("The key command `pass show svc` did not print an API key.");
  expect(result.stderr).not.toContain("hunter2");
  expect(calls).toEqual([]);
});

it("auth token prints the key in use, and none for another address", async () => {
  const config = withProfile(stored());
  expect((await watched(["auth", "token"], { config })).result.stdout).toBe(`${fixture.server.keys.admin}\n`);
  const away = (await watched(["auth", "token", "--base-url", AWAY], { config })).result;
  expect(away).toMatchObject({ code: 4, stdout: "" });
});

it("auth status names both permissions", async () => {
  const env = { SERVICE_API_KEY: fixture.server.keys.read, SERVICE_API_URL: "http://localhost" };
  const { stdout } = await fixture.svc("auth status --json", { env });
  expect(JSON.parse(stdout)).toMatchObject({ permissions: "read", can_read: true, can_write: false });
});

it("Logout removes the key of one profile, and nothing else", async () => {
  const before = withProfile({ ...stored(), tz: "Europe/Berlin" });
  const { result } = await watched(["auth", "logout"], { config: before });
  expect(result.config).toEqual({
    ...before,
    profiles: { ...before.profiles, default: { base_url: HOME, tz: "Europe/Berlin" } },
  });
});

it("Logout forgets the titles that completion has kept, of its own key alone", async () => {
  const recent = memoryRecent();
  const groups = await Promise.all(
    [fixture.server.keys.admin, "svc_live_other"].map(async (key) => `${await sessionName(HOME, key)} meetings`),
  );
  for (const group of groups) await recent.remember(group, [{ id: "1", label: "Secret deal" }]);
  await watched(["auth", "logout"], { config: withProfile(stored()), recent });
  expect(await Promise.all(groups.map(async (group) => (await recent.read(group)).length))).toEqual([0, 1]);
});
