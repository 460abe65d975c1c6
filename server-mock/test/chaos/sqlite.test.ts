import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createReferenceServer } from "../../library/index.ts";
import { type ServerProcess, startProcess } from "../support/processes.ts";
import { expectBar, expectWithin, IS_LONG } from "./bar.ts";
import { Load } from "./load.ts";
import { recordChaos } from "./report.ts";

const PEPPER = "chaos";

let folder: string;
let database: string;
let key: string;
let server: ServerProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "svc-chaos-"));
  database = join(folder, "svc.db");
});

afterEach(async () => {
  await server?.kill("SIGKILL");
  server = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function createDatabase(): Promise<void> {
  const here = await createReferenceServer({ database, pepper: PEPPER });
  key = here.keys.admin;
  await here.close();
}

it("goes on reading while another program holds the write lock, and writes when it is gone", async () => {
  await createDatabase();
  server = await startProcess(database, PEPPER);
  const load = new Load(server, key);
  load.start(4);
  await load.waitForWrites(5);
  const stranger = new DatabaseSync(database);
  stranger.exec("pragma busy_timeout = 60000");
  for (let round = 0; round < (IS_LONG ? 10 : 1); round += 1) {
    stranger.exec("begin immediate");
    for (let reads = 0; reads < (IS_LONG ? 500 : 100); reads += 1) {
      const read = await fetch(`${server.url}/api/v1/templates?limit=5`, {
        headers: { authorization: `Bearer ${key}` },
      });
      expect([read.status, (await read.json()).data.length]).toEqual([200, 5]);
    }
    stranger.exec("rollback");
    await load.waitForWrites(5);
  }
  stranger.close();
  const report = await load.end();
  expectBar(report);
  expectWithin(report.slowestHealthMs, 500);
  recordChaos("write lock held by another program", "SQLite", report);
});

it("responds 503 to writes that another program keeps from the database for longer than clients wait", async () => {
  await createDatabase();
  server = await startProcess(database, PEPPER);
  const stranger = new DatabaseSync(database);
  stranger.exec("pragma busy_timeout = 60000");
  stranger.exec("begin immediate");
  const create = () =>
    fetch(`${server?.url}/api/v1/templates`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({
        name: "T",
        prompt_template: "P",
        grading_criteria: [{ name: "C", weight: 1, description: "" }],
      }),
    });
  const [response, read] = await Promise.all([
    create(),
    fetch(`${server.url}/api/v1/templates`, { headers: { authorization: `Bearer ${key}` } }),
  ]);
  expect([response.status, response.headers.get("retry-after"), read.status]).toEqual([503, "1", 200]);
  stranger.exec("rollback");
  stranger.close();
  expect((await create()).status).toBe(201);
});

it("leaves a file of another program as it is", async () => {
  const other = new DatabaseSync(database);
  other.exec("create table recipes (name text); insert into recipes values ('soup')");
  other.close();
  const before = await readFile(database);
  await expect(createReferenceServer({ database })).rejects.toThrow("it is not a database of svc-server");
  expect(await readFile(database)).toEqual(before);
  await writeFile(database, "not a database at all, but long enough to look at it".repeat(50));
  await expect(createReferenceServer({ database })).rejects.toThrow("not a database");
});

it("takes no database with a newer schema, and is not ready when one appears beneath it", async () => {
  await createDatabase();
  server = await startProcess(database, PEPPER);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const newer = new DatabaseSync(database);
  newer.exec("insert into migrations values ('999-future')");
  newer.close();
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: "the database has a newer schema (999-future); upgrade svc-server" },
  ]);
  await expect(startProcess(database, PEPPER)).rejects.toThrow("its schema is newer than this svc-server (999-future)");
});

it("starts with its own pepper alone", async () => {
  const first = await startProcess(database, "");
  await first.kill();
  const pepper = await readFile(`${database}.pepper`, "utf8");
  await expect(startProcess(database, "another")).rejects.toThrow("no key would work");
  await rm(`${database}.pepper`);
  await expect(startProcess(database, "")).rejects.toThrow("The pepper of the database is missing");
  await writeFile(`${database}.pepper`, pepper);
  server = await startProcess(database, "");
});

it("makes files for their owner alone", async () => {
  server = await startProcess(database, "");
  for (const file of ["svc.db", "svc.db-wal", "svc.db-shm", "svc.db.pepper"])
    expect([file, (await stat(join(folder, file))).mode & 0o777]).toEqual([file, 0o600]);
});
