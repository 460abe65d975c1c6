import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CopyDatabase } from "../../copy/copy-database.ts";
import { COPY_TABLES, VIEW_NAMES } from "../../copy/copy-tables.ts";
import { openPostgres } from "../../copy/postgres-database.ts";
import { openSqlite } from "../../copy/sqlite-database.ts";
import { aMeeting, aUser, createReferenceServer } from "../../server-mock/library/index.ts";
import { findPostgres, runOn, startPostgres, type TestPostgres } from "../../server-mock/test/support/postgres.ts";
import { type ReportStage, sharedReportFixture } from "../cli/support/report-fixture.ts";
import { sharedFolder } from "../support/test-folder.ts";

const binaries = findPostgres();
if (!binaries) process.stderr.write("\n!!! SKIPPED: there is no PostgreSQL here to copy to.\n\n");

const SECRET = "pa55-w0rd";

const stage = await sharedReportFixture();

describe.skipIf(!binaries)("a copy in PostgreSQL", () => {
  let postgres: TestPostgres;
  const folder = sharedFolder();
  const opened: CopyDatabase[] = [];
  const open = async (place: string) => {
    const database = place.startsWith("postgres") ? await openPostgres(place) : await openSqlite(place);
    opened.push(database);
    return database;
  };
  /** An address with a schema of its own. */
  const at = (schema: string): string => `${postgres.url}&schema=${schema}`;

  beforeAll(async () => {
    postgres = await startPostgres(binaries ?? "");
  });
  afterAll(async () => {
    for (const database of opened) await database.close();
    await postgres.stop();
  });

  const svc = (line: readonly string[], world: Parameters<ReportStage["svc"]>[1] = {}) => stage.svc(line, world);

  it("has the tables, keys and views of one in SQLite, with the same rows", async () => {
    const places = [at("same"), path.join(folder, "same.sqlite")];
    for (const place of places)
      expect((await svc(["sync", "--to", place, "--details"])).stderr).toMatch(/people: 3 new/);
    const [one, other] = await Promise.all(places.map(open));
    const tables = COPY_TABLES.map(({ table, columns }) => `SELECT id, ${columns.join(", ")}, digest FROM ${table}`);
    const views = VIEW_NAMES.map((name) => `SELECT * FROM ${name}`);
    for (const query of [...tables, ...views]) {
      const [left, right] = [await one?.rows<object>(query), await other?.rows<object>(query)];
      expect(sorted(left ?? [])).toEqual(sorted(right ?? []));
      expect(left?.length, query).toBeGreaterThan(/templates|roleplay/.test(query) ? -1 : 0);
    }
    const indexes = await one?.rows<{ n: unknown }>(
      "SELECT count(*) AS n FROM pg_indexes WHERE schemaname = 'same' AND indexname LIKE 'reports_%'",
    );
    expect(Number(indexes?.[0]?.n)).toBe(5);
  });

  it.each([
    [["meetings", "search", "call", "--from", "90d", "--json"]],
    [["team", "trend", "--by", "criterion", "--json"]],
    [["report", "weekly", "--json"]],
    [["reports", "verify", "--all", "--json"]],
    [["reports", "list", "--all", "--min-score", "70", "--json"]],
    [["people", "--json"]],
  ])("is read as one in SQLite is: svc %j", async (line) => {
    const file = path.join(folder, "read.sqlite");
    for (const place of [at("read"), file]) await svc(["sync", "--to", place, "--details"]);
    const [one, other] = [await svc([...line, "--copy", at("read")]), await svc([...line, "--copy", file])];
    expect([one.code, one.stdout, one.stderr]).toEqual([other.code, other.stdout, other.stderr]);
    expect(one.stdout.length).toBeGreaterThan(20);
  });

  it("has U+FFFD for what PostgreSQL cannot keep, and the rest of the row", async () => {
    const server = await createReferenceServer();
    const user = await server.org.add(aUser({ name: "Ana Ruiz" }));
    await server.org.add(aMeeting({ user_id: user.id, title: 'Half \ud83d, "\\u0000" written and \u0000' }));
    const env = { SERVICE_API_KEY: server.keys.read, SERVICE_API_URL: "http://localhost/api/v1" };
    const line = ["sync", "--to", at("strange"), "--resource", "meetings"];
    expect((await svc(line, { env, fetch: server.fetch })).stderr).toContain("meetings: 1 new");
    const rows = await (await open(at("strange"))).rows("SELECT title FROM meetings");
    expect(rows).toEqual([{ title: 'Half \ufffd, "\\u0000" written and \ufffd' }]);
    expect((await svc(line, { env, fetch: server.fetch })).stderr).toContain("meetings: 0 new, 0 changed");
    await server.close();
  });

  it("is compared with the service by verify", async () => {
    await svc(["sync", "--to", at("verified"), "--resource", "reports"]);
    expect((await svc(["sync", "verify", "--to", at("verified"), "--resource", "reports"])).code).toBe(0);
    await runOn(postgres.url, ["DELETE FROM verified.reports WHERE id = (SELECT id FROM verified.reports LIMIT 1)"]);
    const differs = await svc(["sync", "verify", "--to", at("verified"), "--resource", "reports"]);
    expect([differs.code, differs.stderr]).toEqual([10, expect.stringContaining("1 missing")]);
  });

  it("takes its address from a variable, and names no password in output, errors or rows", async () => {
    const secret = postgres.url.replace("svc@", `svc:${SECRET}@`);
    const env = { DATABASE_URL: `${secret}&schema=secret` };
    const said = [
      await svc(["sync", "--to", "env:DATABASE_URL", "--resource", "templates", "--json"], { env }),
      await svc(["sync", "--to", secret.replace("svc:", "nobody:")]),
      await svc(["sync", "--to", secret.replace(/\?.*/, "?host=/nowhere")]),
      await svc(["sync", "--to", `postgres://svc:${SECRET}#@localhost:port/x`]),
      await svc(["sync", "--to", `postgres://svc:a@${SECRET}@127.0.0.1:1/x`, "--debug"]),
      await svc(["sync", "--to", `postgres://svc@127.0.0.1:1/x?password=${SECRET}&schema=A B`]),
      await svc(["sync", `postgres://svc:${SECRET}@127.0.0.1:1/x`]),
      await svc(["sync", "--too", `postgres://svc:${SECRET}@127.0.0.1:1/x`]),
      await svc([`postgres://svc:${SECRET}@127.0.0.1:1/x`]),
      await svc(["config", "set", "copy", secret]),
      await svc(["templates", "list", "--copy", secret.replace("svc:", "nobody:"), "--json"]),
    ];
    expect(said.map(({ code }) => code)).toEqual([0, ...Array(10).fill(2)]);
    for (const { stdout, stderr } of said) expect(stdout + stderr).not.toContain(SECRET);
    const database = await open(at("secret"));
    const rows = [await database.rows("SELECT * FROM copy"), await database.rows("SELECT * FROM sync_state")];
    expect(JSON.stringify(rows)).toContain("templates");
    expect(JSON.stringify(rows)).not.toContain(SECRET);
  });

  it("is one's alone while a sync runs, and says who has it", async () => {
    const holder = await open(at("shared"));
    const outcome = await holder.withLock("sync", 0, () =>
      svc(["sync", "--to", at("shared"), "--resource", "reports"]),
    );
    expect(outcome).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/Another sync to .* is running \(connection \d+/),
    });
    expect((await svc(["sync", "--to", at("shared"), "--resource", "reports"])).code).toBe(0);
  });

  it("leaves tables of another program alone, and those of a newer version", async () => {
    await runOn(postgres.url, [
      "CREATE SCHEMA app",
      "CREATE TABLE app.reports (id int)",
      "CREATE SCHEMA newer",
      "CREATE TABLE newer.copy (name text primary key, value text)",
      "CREATE TABLE newer.sync_state (resource text)",
      "INSERT INTO newer.copy VALUES ('version', '99')",
    ]);
    const foreign = await svc(["sync", "--to", at("app")]);
    expect([foreign.code, foreign.stderr]).toEqual([2, expect.stringContaining("tables of another program")]);
    const newer = await svc(["sync", "--to", at("newer")]);
    expect([newer.code, newer.stderr]).toEqual([2, expect.stringContaining("newer version of svc")]);
    const left = await (await open(at("app"))).tables();
    expect(left).toEqual(["reports"]);
  });

  it("is no other key's", async () => {
    await svc(["sync", "--to", at("owned"), "--resource", "templates"]);
    const env = { SERVICE_API_KEY: stage.server.keys.admin };
    const other = await svc(["templates", "list", "--copy", at("owned")], { env });
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining("made with another key")]);
  });

  it("a connection that ends in the middle loses nothing, and a watch goes on over it", async () => {
    let requests = 0;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      requests += 1;
      if (requests === 2)
        await runOn(postgres.url, [
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'svc sync' ORDER BY backend_start DESC LIMIT 1",
        ]);
      return stage.server.fetch(input, init);
    };
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
      if (pauses === 2)
        throw Object.assign(new Error("Interrupted."), { name: "InterruptedError", exit: "interrupted" });
    };
    const line = ["sync", "--to", at("lost"), "--resource", "reports", "--watch", "10m"];
    const watched = await svc(line, { fetch, pause });
    expect(watched.code).toBe(130);
    expect(watched.stderr).toMatch(/The next try is at 2026-11-21T12:01:00\.000Z\.\nreports: /);
    expect((await svc(["sync", "verify", "--to", at("lost"), "--resource", "reports"])).code).toBe(0);
  });
});

/** Rows as PostgreSQL and SQLite give them alike, in one order. */
function sorted(rows: readonly object[]): string[] {
  const plain = (value: unknown): unknown =>
    typeof value === "boolean" ? Number(value) : /^-?\d+(\.\d+)?$/.test(String(value)) ? Number(value) : value;
  return rows
    .map((row) => JSON.stringify(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)]))))
    .sort();
}
