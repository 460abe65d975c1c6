import { beforeEach, expect, it } from "vitest";
import { pagerCommand } from "../../cli/output/paged-output.ts";
import { sharedFixture } from "./support/fixture.ts";
import { NOW } from "./support/run-cli.ts";

const fixture = await sharedFixture();
beforeEach(() => fixture.server.faults.clear());

const profiles = () => ({
  current_profile: "default",
  profiles: {
    default: { api_key: fixture.server.keys.admin, base_url: "http://localhost" },
    "eu.staging": { tz: "Europe/Berlin" },
  },
});

const states = (stdout: string): Record<string, string> =>
  Object.fromEntries(JSON.parse(stdout).map(({ name, status }: { name: string; status: string }) => [name, status]));

it("doctor writes nothing", async () => {
  const before = await fixture.svc("templates list --all --json");
  expect((await fixture.svc("doctor")).code).toBe(0);
  expect((await fixture.svc("templates list --all --json")).stdout).toBe(before.stdout);
});

it("doctor's findings and the error keep to the terminal's width, word by word", async () => {
  const env = { SERVICE_API_URL: fixture.env["SERVICE_API_URL"] ?? "", SERVICE_API_KEY: `svc_live_${"x".repeat(32)}` };
  const { stdout, stderr } = await fixture.svc("doctor --no-color", { env, terminal: { columns: 60 } });
  expect((stdout + stderr).split("\n").filter((line) => line.length > 60)).toEqual([]);
  expect(stdout).toContain(`${" ".repeat(24)}fix: The key comes from\n${" ".repeat(24)}SERVICE_API_KEY`);
  expect(stderr).toMatch(/^error: .+\n {2}.+\nhint: The key comes from .+\n {2}/);
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
  ["config set base_url ftp://x", 2, "http(s) URL"],
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

it("edit without an editor says how to set one", async () => {
  const result = await fixture.svc(`templates edit ${fixture.ids.templates[0]}`, { terminal: { columns: 80 } });
  expect(result).toMatchObject({ code: 2, stderr: expect.stringContaining("Set EDITOR") });
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
