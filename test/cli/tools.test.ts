import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { createConfigStore } from "../../cli/config/store.ts";
import { pagerCommand } from "../../cli/output/paged-output.ts";
import { wantsColor } from "../../cli/text/color.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { createFixture } from "./support/fixture.ts";
import { NOW } from "./support/run-cli.ts";

const directory = sharedFolder();
const fixture = await createFixture();
beforeEach(() => fixture.server.faults.clear());
afterAll(() => fixture.server.close());

const profiles = () => ({
  current_profile: "default",
  profiles: {
    default: { api_key: fixture.server.keys.admin, base_url: "http://localhost" },
    "eu.staging": { tz: "Europe/Berlin" },
  },
});

it("`api` prints the response as it came, envelope included", async () => {
  const { stdout } = await fixture.svc("api GET /meetings -f limit=1");
  expect(JSON.parse(stdout)).toEqual({
    data: [expect.objectContaining({ id: fixture.ids.meetings[0] })],
    error: null,
    meta: expect.objectContaining({ total: 45 }),
  });
});

it("`api --paginate` gives every page as one array", async () => {
  const { stdout } = await fixture.svc("api GET /meetings --paginate -f limit=10 --jq length");
  expect(stdout).toBe("45\n");
});

it("`api --include` puts status and headers before the body", async () => {
  const { stdout } = await fixture.svc("api GET /team/stats --include");
  expect(stdout).toMatch(/^HTTP 200\n(\S+: .*\n)+\n\{\n/);
  expect(stdout).toContain("x-request-id: req_");
});

it("`api --input` sends a document, with fields added to it", async () => {
  const file = path.join(directory, "template.json");
  await writeFile(
    file,
    JSON.stringify({ name: "A", prompt_template: "B", grading_criteria: [{ name: "C", weight: 1, description: "" }] }),
  );
  const { stdout } = await fixture.svc(["api", "POST", "/templates", "--input", file, "-f", "name=From fields"]);
  expect(JSON.parse(stdout).data.name).toBe("From fields");
});

it.each([
  ["api FETCH /meetings", "There is no method `FETCH`"],
  ["api GET /meetings --input x", "GET requests have no body"],
  ["api POST /templates --input -", "not JSON"],
  ["api PUT /x -f novalue", "Expected key=value"],
  ["api PUT /x -f a:={", "Expected JSON after :="],
])("`svc %s` is a usage error", async (line, message) => {
  const { code, stderr } = await fixture.svc(line, { stdin: "{" });
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

const states = (stdout: string): Record<string, string> =>
  Object.fromEntries(JSON.parse(stdout).map(({ name, status }: { name: string; status: string }) => [name, status]));

it("doctor passes every check of a good setup, and writes nothing", async () => {
  const before = await fixture.svc("templates list --all --json");
  const { code, stdout } = await fixture.svc("doctor --json", { now: new Date() });
  expect(code).toBe(0);
  expect(states(stdout)).toMatchObject({
    address: "ok",
    key: "ok",
    dns: "ok",
    tls: "skipped",
    reachable: "ok",
    read: "ok",
    write: "ok",
    description: "ok",
  });
  expect((await fixture.svc("templates list --all --json")).stdout).toBe(before.stdout);
});

it("doctor distinguishes a key that may only read from one that may write", async () => {
  const env = { ...fixture.env, SERVICE_API_KEY: fixture.server.keys.read };
  expect(states((await fixture.svc("doctor --json", { env })).stdout)).toMatchObject({ read: "ok", write: "warning" });
  const writer = { ...fixture.env, SERVICE_API_KEY: fixture.server.keys.write };
  expect(states((await fixture.svc("doctor --json", { env: writer })).stdout)).toMatchObject({
    read: "warning",
    write: "ok",
  });
});

it.each([
  ["no key", { SERVICE_API_URL: "http://localhost" }, "key", 4],
  ["no address", { SERVICE_API_KEY: "svc_live_x" }, "address", 2],
  ["an unknown key", { SERVICE_API_URL: "http://localhost", SERVICE_API_KEY: `svc_live_${"x".repeat(32)}` }, "read", 4],
])("doctor finds %s, says what to do, and ends with its exit code", async (_what, env, check, exit) => {
  const { code, stdout } = await fixture.svc("doctor --json", { env });
  expect(code).toBe(exit);
  const found = JSON.parse(stdout).find(({ name }: { name: string }) => name === check);
  expect(found).toMatchObject({ status: "failed", fix: expect.stringMatching(/\w/) });
});

const refuse = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

it("doctor reports a name that is not found, and blames nothing else for it", async () => {
  const probes = { resolve: refuse("ENOTFOUND"), handshake: refuse("ENOTFOUND") };
  const env = { ...fixture.env, SERVICE_API_URL: "https://coaching.example" };
  const { code, stdout } = await fixture.svc("doctor -o tsv", { env, probes, fetch: refuse("ENOTFOUND") });
  expect(code).toBe(8);
  expect(stdout).toMatch(/^dns\tfailed\t.*ENOTFOUND/m);
  expect(stdout.match(/^\w+\tfailed/gm)).toEqual(["dns\tfailed", "reachable\tfailed"]);
});

it("doctor's findings and the error keep to the terminal's width, word by word", async () => {
  const env = { SERVICE_API_URL: fixture.env["SERVICE_API_URL"] ?? "", SERVICE_API_KEY: `svc_live_${"x".repeat(32)}` };
  const { stdout, stderr } = await fixture.svc("doctor --no-color", { env, terminal: { columns: 60 } });
  expect((stdout + stderr).split("\n").filter((line) => line.length > 60)).toEqual([]);
  expect(stdout).toContain(`${" ".repeat(24)}fix: The key comes from\n${" ".repeat(24)}SERVICE_API_KEY`);
  expect(stderr).toMatch(/^error: .+\n {2}.+\nhint: The key comes from .+\n {2}/);
});

it("doctor reports a certificate that is not trusted", async () => {
  const probes = { resolve: async () => ["192.0.2.1"], handshake: refuse("SELF_SIGNED_CERT_IN_CHAIN") };
  const env = { ...fixture.env, SERVICE_API_URL: "https://coaching.example" };
  const { code, stdout } = await fixture.svc("doctor -o tsv", { env, probes });
  expect(code).toBe(8);
  expect(stdout).toMatch(/^tls\tfailed\t.*SELF_SIGNED_CERT_IN_CHAIN.*NODE_EXTRA_CA_CERTS/m);
});

it.each([
  ["nothing listens", {}, "reachable"],
  ["the address in the environment is none", { SERVICE_API_URL: "coaching.example" }, "address"],
  ["the key in the environment is unknown", { SERVICE_API_KEY: `svc_live_${"x".repeat(32)}` }, "read"],
])("doctor's fix, when %s, is not to run doctor, and names the setting in use", async (_when, change, check) => {
  const isDown = Object.keys(change).length === 0;
  const world = { env: { ...fixture.env, ...change }, ...(isDown ? { fetch: refuse("ECONNREFUSED") } : {}) };
  const { stdout, stderr } = await fixture.svc("doctor --json", world);
  const { fix } = JSON.parse(stdout).find(({ name }: { name: string }) => name === check);
  expect(fix).toMatch(check === "read" ? /SERVICE_API_KEY/ : /SERVICE_API_URL/);
  expect(stdout + stderr).not.toMatch(/`svc (doctor|auth status)`/);
});

it.each([
  ["right", "2026-11-21T12:00:59.000Z", "ok"],
  ["ahead", "2026-11-21T12:05:00.000Z", "warning"],
  ["behind", "2020-01-01T00:00:00.000Z", "warning"],
])("doctor reports when the machine's clock is %s", async (_where, now, state) => {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await fixture.server.fetch(input, init);
    const headers = new Headers(response.headers);
    headers.set("date", NOW.toUTCString());
    return new Response(response.body, { status: response.status, headers });
  };
  const { stdout } = await fixture.svc("doctor --json", { now: new Date(now), fetch });
  expect(states(stdout)["clock"]).toBe(state);
});

it("doctor warns of a configuration that others can read", async () => {
  const store = createConfigStore(directory);
  await writeFile(store.path, "{}", { mode: 0o644 });
  const { stdout } = await fixture.svc("doctor --json", { store });
  expect(states(stdout)["configuration"]).toBe("warning");
  expect(await readFile(store.path, "utf8")).toBe("{}");
});

it.each([
  ["config get base_url", "http://localhost\n"],
  ["config get tz --profile eu.staging", "Europe/Berlin\n"],
  ["config path", "/config/svc/config.json\n"],
])("`svc %s` prints %j", async (line, stdout) => {
  expect(await fixture.svc(line, { env: {}, config: profiles() })).toMatchObject({ code: 0, stdout });
});

it("Settings are changed and removed in the profile that is named", async () => {
  const set = await fixture.svc("config set output json --profile eu.staging", { config: profiles() });
  expect(set.config.profiles["eu.staging"]).toEqual({ tz: "Europe/Berlin", output: "json" });
  const unset = await fixture.svc("config unset tz --profile eu.staging", { config: set.config });
  expect(unset.config.profiles["eu.staging"]).toEqual({ output: "json" });
});

it.each([
  ["config set output nonsense", 2, "Expected one of table"],
  ["config set api_key svc_live_x", 2, "svc auth login"],
  ["config set base_url ftp://x", 2, "http(s) URL"],
  ["config set tz Mars/Base", 2, "time zone"],
  ["config get nope", 2, "no setting `nope`"],
  ["config get editor", 3, "is not set"],
  ["profile use nope", 2, "no profile `nope`"],
  ["profile remove eu.staging", 2, "--yes"],
])("`svc %s` ends with %i and says why", async (line, exit, message) => {
  const { code, stderr } = await fixture.svc(line, { config: profiles() });
  expect(code).toBe(exit);
  expect(stderr).toContain(message);
});

it("Profiles are listed with masked keys, used, and removed", async () => {
  const { stdout } = await fixture.svc("profile list --json", { config: profiles() });
  expect(JSON.parse(stdout)).toEqual([
    {
      name: "default",
      status: "current",
      is_current: true,
      base_url: "http://localhost",
      key: expect.stringMatching(/^svc_live_..…$/),
    },
    { name: "eu.staging", status: "stored", is_current: false, base_url: null, key: null },
  ]);
  const used = await fixture.svc("profile use eu.staging", { config: profiles() });
  expect(used.config.current_profile).toBe("eu.staging");
  const removed = await fixture.svc("profile remove eu.staging --yes", { config: used.config });
  expect(removed.config).toMatchObject({ current_profile: "default", profiles: { default: {} } });
  expect(removed.config.profiles["eu.staging"]).toBeUndefined();
});

it("The profile's output format applies where -o is not given", async () => {
  const config = { current_profile: "default", profiles: { default: { output: "ndjson" } } };
  expect((await fixture.svc("meetings list --limit 2", { config })).stdout.split("\n")).toHaveLength(3);
  expect((await fixture.svc("meetings list --limit 2 -o csv", { config })).stdout).toMatch(/^id,/);
});

it("`team stats --compare` computes both periods from reports, and says so", async () => {
  const { stdout } = await fixture.svc("team stats --time-range week --compare --json");
  const { comparison, total_reports } = JSON.parse(stdout);
  expect(comparison.computed_from).toBe("reports");
  expect(comparison.current).toMatchObject({
    from: "2026-11-14T12:00:00.000Z",
    to: "2026-11-21T12:00:00.000Z",
    total_reports,
  });
  expect(comparison.previous).toMatchObject({
    from: "2026-11-07T11:59:59.999Z",
    to: "2026-11-14T11:59:59.999Z",
    total_reports: 0,
    average_score: null,
  });
  const screen = await fixture.svc("team stats --time-range week --compare", {
    terminal: { columns: 80 },
    env: { ...fixture.env, NO_COLOR: "1" },
  });
  expect(screen.stdout).toContain("computed from reports");
  expect((await fixture.svc("team stats --time-range all --compare")).code).toBe(2);
});

it.each([
  [{ SVC_PAGER: "most", PAGER: "more" }, "less -S", "most"],
  [{ PAGER: "more" }, "less -S", "less -S"],
  [{ PAGER: " more " }, undefined, "more"],
  [{}, undefined, "less"],
  [{ SVC_PAGER: "cat", PAGER: "more" }, "less -S", undefined],
  [{ SVC_PAGER: "" }, "less -S", undefined],
])("With %j and `pager` %j in the profile the pager is %j", (env, configured, expected) => {
  expect(pagerCommand(env, configured)).toBe(expected);
});

it("What is longer than the screen goes to the pager that was chosen", async () => {
  const terminal = { columns: 80, rows: 10 };
  const world = { terminal, env: { ...fixture.env, PAGER: "more", SVC_PAGER: "less -S" } };
  const { stdout, paged } = await fixture.svc("meetings list", world);
  expect(stdout).toBe("");
  expect(paged?.commandLine).toBe("less -S");
  expect(paged?.text.split("\n")).toHaveLength(22);
  for (const line of ["meetings list --no-pager", "meetings list --json", "meetings list --limit 3"])
    expect((await fixture.svc(line, world)).paged).toBeUndefined();
  expect(
    (await fixture.svc("meetings list", { terminal, env: { ...fixture.env, PAGER: "cat" } })).paged,
  ).toBeUndefined();
});

it.each([
  [{}, true, undefined, true],
  [{}, false, undefined, false],
  [{ NO_COLOR: "1" }, true, undefined, false],
  [{ NO_COLOR: "" }, true, undefined, true],
  [{ FORCE_COLOR: "1" }, false, undefined, true],
  [{ FORCE_COLOR: "0" }, true, undefined, false],
  [{ CLICOLOR: "0" }, true, undefined, false],
  [{ CLICOLOR_FORCE: "1" }, false, undefined, true],
  [{ TERM: "dumb" }, true, undefined, false],
  [{ NO_COLOR: "1" }, true, true, true],
  [{ FORCE_COLOR: "1" }, true, false, false],
])("Environment %j, terminal %s, flag %s: color %s", (env, isTerminal, flag, color) => {
  expect(wantsColor({ env, isTerminal, flag })).toBe(color);
});

it("edit rejects without a terminal, and without an editor, with what to do", async () => {
  const id = fixture.ids.templates[0];
  expect((await fixture.svc(`templates edit ${id}`)).stderr).toContain("svc templates update ID -f FILE");
  const noEditor = await fixture.svc(`templates edit ${id}`, { terminal: { columns: 80 } });
  expect(noEditor).toMatchObject({ code: 2, stderr: expect.stringContaining("Set EDITOR") });
});

it("A transcript that is not there is exit code 3, and a transcript in a pipe is the text alone", async () => {
  const [completed, , , failed] = fixture.ids.meetings;
  expect(await fixture.svc(`meetings transcript ${failed}`)).toMatchObject({ code: 3, stdout: "" });
  const { stdout } = await fixture.svc(`meetings transcript ${completed}`);
  expect(stdout).toBe("[00:00:04] Jonas Lindqvist: What made you take this call?\n");
  for (const end of ["", "\n"]) {
    const fetch: typeof globalThis.fetch = async () =>
      Response.json({ data: { id: completed, transcript: `One.\nTwo.${end}` }, error: null, meta: null });
    expect((await fixture.svc(`meetings transcript ${completed}`, { fetch })).stdout).toBe("One.\nTwo.\n");
  }
});
