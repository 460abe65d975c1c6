import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { copyFailureOf } from "../../copy/copy-error.ts";
import { ownerOf } from "../../copy/copy-owner.ts";
import { openCopy } from "../../copy/open-copy.ts";
import { installedDriver } from "../../copy/postgres-database.ts";
import { readCopy } from "../../copy/read-copy.ts";
import { installedSqlite, openSqlite } from "../../copy/sqlite-database.ts";
import { SvcClient } from "../../src/index.ts";
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
const interrupted = () => Object.assign(new Error("Interrupted."), { name: "InterruptedError", exit: "interrupted" });

const stage = await sharedReportFixture();
beforeEach(async () => {
  folder = testFolder();
  file = path.join(folder, "coaching.sqlite");
  sent = [];
});

type World = NonNullable<Parameters<ReportStage["svc"]>[1]>;
const svc = (line: string, world: World = {}) => stage.svc(line.split(" "), { fetch, ...world });
const profileWith = (copy: string): World => ({
  config: { current_profile: "default", profiles: { default: { copy } } },
});

it("a profile's copy is read by every list, and not by `svc api` or with --no-copy", async () => {
  await svc(`sync --to ${file} --details`);
  const profile = profileWith(file);
  for (const line of ["reports list --json", "meetings search call --json"]) {
    const direct = await svc(line);
    sent = [];
    const copied = await svc(line, profile);
    expect([copied.code, copied.stdout]).toEqual([direct.code, direct.stdout]);
    expect(sent.filter((each) => /^\/meetings\/./.test(each))).toEqual([]);
    expect((await svc(line, { ...profile, fetch: offline })).stderr).toContain("cannot be reached: ");
    expect((await svc(`${line} --no-copy --retries 0`, { ...profile, fetch: offline })).code).not.toBe(0);
  }
  sent = [];
  await svc("api GET /reports", profile);
  expect(sent).toEqual(["/reports"]);
});

it("`svc sync` brings the profile's copy up to date where --to is left out, and says so where there is none", async () => {
  expect((await svc("sync --resource templates", profileWith(file))).stderr).toContain("templates: 0 new");
  const none = await svc("sync");
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining("svc config set copy FILE")]);
});

it.each([
  ["coaching.sqlite", path.resolve("coaching.sqlite")],
  ["env:DATABASE_URL", "env:DATABASE_URL"],
  ["postgres://svc@db.example.com/app?schema=coaching", "postgres://svc@db.example.com/app?schema=coaching"],
])("`svc config set copy %s` stores %s", async (given, stored) => {
  const { config } = await svc(`config set copy ${given}`);
  expect(config.profiles["default"]?.copy).toBe(stored);
});

it.each(["postgres://svc:pa55@db/app", "postgresql://db/app?user=svc&password=pa55", "mysql://db/app"])(
  "`svc config set copy %s` is rejected without a word of the password",
  async (given) => {
    const { code, stdout, stderr } = await svc(`config set copy ${given}`);
    expect(code).toBe(2);
    expect(stdout + stderr).not.toContain("pa55");
  },
);

it("a command that a sync keeps waiting reads what the last finished run left, and says so", async () => {
  await svc(`sync --to ${file}`);
  const owner = await ownerOf({ baseUrl: "http://localhost/api/v1", apiKey: stage.server.keys.read });
  const copy = await openCopy({ place: file, env: {} }, owner);
  const service = new SvcClient({ apiKey: stage.server.keys.read, baseUrl: "http://localhost", fetch });
  const notes: string[] = [];
  const reading = { service, signal: new AbortController().signal, now: () => new Date(), patienceMs: 0 };
  const read = readCopy(copy, { ...reading, note: async (text) => void notes.push(text) });
  const list = () => read("http://localhost/api/v1/templates");
  const response = await copy.database.withLock("sync", 0, list);
  const other = await copy.database.withLock("sync", 0, () => svc(`sync --to ${file}`));
  await copy.close();
  expect(response).toMatchObject({ status: 200 });
  expect(other).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`Another sync to ${file} is running (process `),
  });
  expect(notes).toEqual([`Another sync to ${file} is running: templates are as of 2026-11-21T12:00:00.000Z.`]);
});

it("a copy of which no run was finished is not read, offline or not", async () => {
  let left = 2;
  const dying: typeof globalThis.fetch = (input, init) => {
    left -= 1;
    return left < 0 ? offline(input, init) : fetch(input, init);
  };
  expect((await svc(`sync --to ${file} --resource reports --details --retries 0`, { fetch: dying })).code).toBe(8);
  const database = await openSqlite(file);
  expect(await database.rows("SELECT synced_at FROM sync_state WHERE synced_at IS NOT NULL")).toEqual([]);
  await database.close();
  const { code, stdout } = await svc(`reports list --retries 0 --copy ${file}`, { fetch: offline });
  expect([code, stdout]).toEqual([8, ""]);
  const broken = await svc(`reports list --copy ${file}/no-folder`);
  expect([broken.code, broken.stderr]).toEqual([2, expect.stringContaining("Cannot write")]);
});

it.each([
  ["the network", () => offline("http://localhost"), 130],
  ["a limiter", async () => Response.json({ error: "slower" }, { status: 429 }), 130],
  ["a proxy's page", async () => new Response("<h1>Bad gateway</h1>", { status: 502 }), 130],
  ["a list that lacks rows", async () => Response.json({ data: [], error: null, meta: { total: 5, page: 1 } }), 130],
  ["a rejected key", async () => Response.json({ error: "revoked" }, { status: 401 }), 4],
  ["a missing permission", async () => Response.json({ error: "no" }, { status: 403 }), 5],
] satisfies [string, () => Promise<Response>, number][])(
  "a watch that fails by %s goes on, or ends",
  async (_, fail, exit) => {
    const pauses: number[] = [];
    const pause = async (milliseconds: number) => {
      pauses.push(milliseconds);
      if (pauses.length === 3) throw interrupted();
    };
    // Not the retries of the SDK: the run fails as a whole, once.
    const failing: typeof globalThis.fetch = (input, init) => (pauses.length === 0 ? fail() : fetch(input, init));
    const line = `sync --to ${file} --resource reports --watch 10m --retries 0`;
    const { code, stderr } = await svc(line, { fetch: failing, pause });
    expect(code, stderr).toBe(exit);
    if (exit !== 130) return expect(pauses).toEqual([]);
    expect(pauses).toEqual([60_000, 600_000, 600_000]);
    expect(stderr).toMatch(/The next try is at 2026-11-21T12:01:00\.000Z\.\nreports: 20 new/);
  },
);

it("a full disk is a failure that does not pass, and leaves the rows of whole batches", async () => {
  const database = await openSqlite(file);
  await database.write([["CREATE TABLE rows (text TEXT)", []]]);
  await database.rows("PRAGMA max_page_count = 20");
  const batch = (rows: number) =>
    database.write([["INSERT INTO rows VALUES (?)", ...Array(rows).fill(["x".repeat(2_000)])]]);
  await batch(5);
  await expect(batch(100)).rejects.toMatchObject({
    code: "disk_full",
    message: `Cannot write ${file}: the disk is full.`,
  });
  expect(await database.rows("SELECT count(*) AS n FROM rows")).toEqual([{ n: 5 }]);
  await database.close();
});

it("a package that is not installed is named, with what to do", async () => {
  const [pg, sqlite] = await Promise.all(
    [installedDriver("pg-that-is-not-here"), installedSqlite("sqlite-that-is-not-here")].map((load) =>
      load.catch((error: unknown) => copyFailureOf(error)),
    ),
  );
  expect(pg).toEqual({
    code: "postgres_driver_missing",
    message: "A copy in PostgreSQL needs the package pg.",
    hint: "Install it where svc-sdk is installed: npm install pg",
  });
  expect(sqlite).toMatchObject({ code: "sqlite_missing", hint: expect.stringContaining("@photostructure/sqlite") });
});

/** The service, whose lists have no end that can be known. */
const endless =
  (total: number | undefined): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const { data, error, meta } = await response.json();
    if (!Array.isArray(data) || !meta) return Response.json({ data, error, meta }, response);
    const counted = { page: meta.page, limit: meta.limit, total, has_more: meta.page * meta.limit < meta.total };
    return Response.json({ data, error, meta: total === undefined ? { next_cursor: "abc" } : counted });
  };

it("one object is read although its list cannot be read to its end, and the list is not", async () => {
  const [{ id }] = JSON.parse((await svc("reports list --limit 1 --json")).stdout);
  const direct = await svc(`reports get ${id} --json`);
  for (const cut of [endless(undefined), endless(999_999)]) {
    const copied = await svc(`reports get ${id} --json --copy ${file}`, { fetch: cut });
    expect([copied.code, copied.stdout, copied.stderr]).toEqual([0, direct.stdout, ""]);
    expect((await svc(`reports list --all --json --copy ${file}`, { fetch: cut })).code).toBe(9);
  }
});

it("--allow-incomplete takes into a copy what comes of a list that lacks rows, and proves nothing", async () => {
  const short = { fetch: endless(999_999) };
  expect((await svc(`sync --to ${file} --resource reports`, short)).code).toBe(9);
  const taken = await svc(`sync --to ${file} --resource reports --allow-incomplete --json`, short);
  const [{ rows, whole_at }] = JSON.parse(taken.stdout).resources;
  const direct = JSON.parse((await svc("reports list --all --json")).stdout);
  expect([taken.code, rows, whole_at]).toEqual([0, direct.length, null]);
  const listed = await svc(`reports list --all --json --copy ${file} --allow-incomplete`, short);
  expect(JSON.parse(listed.stdout)).toEqual(direct);
  expect((await svc(`reports list --all --json --copy ${file}`, short)).code).toBe(9);
});
