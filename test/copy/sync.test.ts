import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { openSqlite } from "../../copy/sqlite-database.ts";
import { type ReportStage, sharedReportFixture } from "../cli/support/report-fixture.ts";
import { testFolder } from "../support/test-folder.ts";

let folder: string;
let file: string;
let sent: string[];
const fetch: typeof globalThis.fetch = (input, init) => {
  sent.push(new URL(input instanceof Request ? input.url : String(input)).pathname.replace("/api/v1", ""));
  return stage.server.fetch(input, init);
};
const offline: typeof globalThis.fetch = () => Promise.reject(new TypeError("no route to host"));

const stage = await sharedReportFixture();
beforeEach(async () => {
  folder = testFolder();
  file = path.join(folder, "coaching.sqlite");
  sent = [];
});

const svc = (line: string | readonly string[], world: Parameters<ReportStage["svc"]>[1] = {}) =>
  stage.svc(line, { fetch, ...world });

async function query(sql: string): Promise<unknown[]> {
  const database = await openSqlite(file);
  return database.rows(sql).finally(() => database.close());
}

it("a copy has a table for each resource, and the next run sends five requests for a resource at most", async () => {
  const first = await svc(`sync --to ${file} --details --json`);
  expect([first.code, first.stderr]).toEqual([0, ""]);
  const { resources } = JSON.parse(first.stdout);
  expect(resources.map(({ resource, rows }: Record<string, unknown>) => [resource, rows])).toEqual([
    ["templates", 0],
    ["meetings", 24],
    ["reports", 20],
    ["insights", 3],
    ["roleplay", 0],
    ["people", 3],
  ]);
  expect(await query("SELECT count(*) AS n FROM criterion_scores WHERE score IS NOT NULL")).toEqual([{ n: 60 }]);
  expect(await query("SELECT name FROM people ORDER BY name")).toHaveLength(3);
  sent = [];
  const next = await svc(`sync --to ${file}`);
  expect(next.stderr).toContain("reports: 0 new, 0 changed, 0 gone; 20 rows, whole since 2026-11-21T12:00:00.000Z");
  for (const resource of ["meetings", "reports", "insights", "templates", "roleplay/sessions"])
    expect(sent.filter((path) => path === `/${resource}`).length, resource).toBeLessThanOrEqual(5);
  expect(sent.filter((path) => /\/(meetings|reports)\//.test(path))).toEqual([]);
});

it("verify says what differs, with exit code 10, and a sync repairs it", async () => {
  await svc(`sync --to ${file} --resource reports`);
  const database = await openSqlite(file);
  await database.write([
    ["DELETE FROM reports WHERE id = (SELECT id FROM reports ORDER BY at LIMIT 1)", []],
    ["UPDATE reports SET digest = 'x' WHERE id = (SELECT id FROM reports ORDER BY at DESC LIMIT 1)", []],
    [
      "INSERT INTO reports (id, at, digest, data) VALUES ('6e0a4f57-91c2-4d3b-b8e5-7f1a2c3d4001', '2026-11-01T00:00:00.000Z', 'x', '{}')",
      [],
    ],
  ]);
  await database.close();
  const differs = await svc(`sync verify --to ${file} --resource reports --json`);
  expect(differs.code).toBe(10);
  expect(JSON.parse(differs.stdout).resources).toMatchObject([{ added: 1, changed: 1, gone: 1 }]);
  await svc(`sync --to ${file} --resource reports`);
  const equal = await svc(`sync verify --to ${file} --resource reports`);
  expect([equal.code, equal.stderr]).toEqual([
    0,
    "reports: 0 missing, 0 outdated, 0 gone; 20 rows, whole since 2026-11-21T12:00:00.000Z\n",
  ]);
});

it("verify of all tables holds for a copy that was just made, people included", async () => {
  await svc(`sync --to ${file}`);
  const { code, stderr } = await svc(`sync verify --to ${file}`, { now: new Date("2026-11-21T12:01:00.000Z") });
  expect([code, stderr]).toEqual([0, expect.stringContaining("people: 0 missing, 0 outdated, 0 gone;")]);
});

it("people are synced with the meetings and reports that they are worked out of", async () => {
  const { resources } = JSON.parse((await svc(`sync --to ${file} --resource people --json`)).stdout);
  expect(resources.map(({ resource }: { resource: string }) => resource)).toEqual(["meetings", "reports", "people"]);
});

it("a copy takes no rows of another key, but with --force", async () => {
  await svc(`sync --to ${file} --resource templates`);
  const env = { SERVICE_API_KEY: stage.server.keys.admin };
  const other = await svc(`sync --to ${file} --resource templates`, { env });
  expect(other.code).toBe(2);
  expect(other.stderr).toContain("made with another key or from another address");
  expect((await svc(`sync --to ${file} --resource templates --force`, { env })).code).toBe(0);
});

it.each([["sync --resource templates --to"], ["templates list --copy"]])(
  "`%s FILE` runs the key command once",
  async (line) => {
    await svc(`sync --resource templates --to ${file}`);
    const ran: string[] = [];
    const capture = async (command: string) => {
      ran.push(command);
      return stage.server.keys.read;
    };
    const config = {
      current_profile: "default",
      profiles: { default: { base_url: "http://localhost/api/v1", key_command: "op read key" } },
    };
    const { code } = await svc(`${line} ${file}`, { env: { SERVICE_API_KEY: "" }, config, capture });
    expect([code, ran]).toEqual([0, ["op read key"]]);
  },
);

it.each([
  ["an address of another database", "sync --to mysql://host/db", /SQLite files and in PostgreSQL, not in mysql/],
  ["an unknown resource", "sync --to x.sqlite --resource calls", /Allowed: templates, meetings/],
  ["a watch without a unit", "sync --to x.sqlite --watch 10", /30s, 10m or 1h/],
  ["a watch without a pause", "sync --to x.sqlite --watch 0s", /from 1s to 24h/],
  ["a watch longer than a day", "sync --to x.sqlite --watch 25h", /from 1s to 24h/],
])("%s is a usage error", async (_, line, says) => {
  const { code, stderr } = await svc(line);
  expect(code).toBe(2);
  expect(stderr).toMatch(says);
  expect(sent).toEqual([]);
});

it("a file that is no copy is left alone", async () => {
  const { writeFile, readFile } = await import("node:fs/promises");
  await writeFile(file, "Dear diary, ".repeat(100));
  const { code, stderr } = await svc(`sync --to ${file}`);
  expect(code).toBe(2);
  expect(stderr).toContain("is not a copy");
  expect(await readFile(file, "utf8")).toMatch(/^Dear diary/);
});

it("with --watch the copy is brought up to date again and again, until it is ended", async () => {
  const pauses: number[] = [];
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds);
    if (pauses.length === 3)
      throw Object.assign(new Error("Interrupted."), { name: "InterruptedError", exit: "interrupted" });
  };
  const { code, stderr } = await svc(`sync --to ${file} --resource insights --watch 10m`, { pause });
  expect(code).toBe(130);
  expect(pauses).toEqual([600_000, 600_000, 600_000]);
  expect(stderr.match(/^insights: /gm)).toHaveLength(3);
});

it.each([
  ["user_id", (person: string) => ["meetings", "list", "--user-id", person, "--all", "--json"]],
  ["meeting_id", (_person: string, meeting: string) => ["meetings", "reports", meeting, "--json"]],
])(
  "what is asked by a field that the service's rows do not show, %s, is left to the service",
  async (field, lineOf) => {
    const hidden: typeof globalThis.fetch = async (input, init) => {
      const response = await fetch(input, init);
      return new Response((await response.text()).replaceAll(`"${field}":`, '"other":'), response);
    };
    const [{ id: person }] = JSON.parse((await svc("people --json")).stdout);
    const [{ meeting_id: meeting }] = JSON.parse((await svc("reports list --json")).stdout);
    await svc(`sync --to ${file} --details`, { fetch: hidden });
    const line = lineOf(person, meeting);
    const direct = await svc(line, { fetch: hidden });
    const copied = await svc([...line, "--copy", file], { fetch: hidden });
    expect(JSON.parse(direct.stdout).length).toBeGreaterThan(0);
    expect(JSON.parse(copied.stdout)).toEqual(JSON.parse(direct.stdout));
  },
);

const READS: readonly [what: string, line: string[], most: number][] = [
  ["meetings search", ["meetings", "search", "budget", "--from", "90d", "--json"], 5],
  ["team trend", ["team", "trend", "--json"], 12],
  ["team trend by criterion", ["team", "trend", "--by", "criterion", "--json"], 6],
  ["report weekly", ["report", "weekly", "--json"], 18],
  ["reports verify", ["reports", "verify", "--all", "--json"], 10],
  ["export", ["export", "meetings", "--out", "-"], 5],
  ["meetings list", ["meetings", "list", "--all", "--json"], 5],
];

it.each(READS)("%s says the same from a copy, for few requests, and offline", async (_, line, most) => {
  await svc(`sync --to ${file} --details`);
  const direct = await svc(line);
  sent = [];
  const copied = await svc([...line, "--copy", file]);
  expect(copied.stderr).toBe(direct.stderr);
  expect([copied.code, parse(copied.stdout)]).toEqual([direct.code, parse(direct.stdout)]);
  expect(sent.length, sent.join(" ")).toBeLessThanOrEqual(most);
  const alone = await svc([...line, "--copy", file, "--retries", "0"], { fetch: offline });
  expect([alone.code, parse(alone.stdout)]).toEqual([direct.code, parse(direct.stdout)]);
  expect(alone.stderr).toMatch(/The service cannot be reached: \w+ are as of 2026-11-21T12:00:00\.000Z\./);
});

const parse = (text: string): unknown => {
  const lines = text.trim().split("\n");
  return lines.map((line) => line.replace(/,$/, ""));
};
