import { spawn } from "node:child_process";
import { copyFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testFolder } from "../../../test/support/test-folder.ts";
import { aUser, createReferenceServer } from "../../library/index.ts";
import { builtServer } from "../support/built-server.ts";
import { type ServerProcess, startProcess } from "../support/processes.ts";
import { runCommand } from "../support/run-command.ts";
import { tiedToParent } from "../support/tied-to-parent.ts";
import { expectBar, IS_LONG } from "./bar.ts";
import { Load } from "./load.ts";
import { readinessOf } from "./readiness.ts";
import { recordChaos } from "./report.ts";
import { sendTemplates, TEMPLATE } from "./send-templates.ts";
import { CAN_MOUNT, fillDisk, makeRoom, mountFailingDisk, mountSmallDisk } from "./small-disk.ts";
import { watchHealth } from "./watch-health.ts";

const PEPPER = "chaos";
const FULL = "the database cannot store anything; free disk space";
const FLUSH_FAILED = "a flush to disk failed, so the last writes may be lost; check the disk, then restart svc-server";
const PAGE = 4096;

let folder: string;
let database: string;
let key: string;
let server: ServerProcess | undefined;
/** In the order in which they are to be done. */
let cleanUp: (() => void)[];

beforeEach(async () => {
  folder = testFolder();
  database = join(folder, "svc.db");
  cleanUp = [];
});

afterEach(async () => {
  await server?.kill("SIGKILL");
  server = undefined;
  for (const clean of cleanUp) clean();
});

async function createDatabase(): Promise<void> {
  const here = await createReferenceServer({ database, pepper: PEPPER });
  await here.org.add(aUser());
  key = here.keys.admin;
  await here.close();
}

const create = (name: string) => sendTemplates(server, key, { ...TEMPLATE, name, prompt_template: "P".repeat(40_000) });

/** Runs a command in a process of its own. */
async function command(...args: string[]): Promise<{ code: number | null; errors: string }> {
  const child = spawn(...tiedToParent(process.execPath, [await builtServer(), ...args, "--db", database]), {
    env: { ...process.env, SVC_SERVER_PEPPER: PEPPER },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, errors })));
}

/** Runs a command in this process, without a pepper. */
const runHere = (...args: string[]) => runCommand(args, { untilStopped: async () => undefined });

function query(sql: string): unknown[] {
  const connection = new DatabaseSync(database);
  try {
    return connection.prepare(sql).all();
  } finally {
    connection.close();
  }
}

it("is not ready once a flush to disk has failed, reads on, and has lost nothing when it is started again", async () => {
  await createDatabase();
  server = await startProcess(database, PEPPER);
  const load = new Load(server, key);
  load.start(4);
  for (let round = 0; round < (IS_LONG ? 10 : 1); round += 1) {
    await load.waitForWrites(10);
    await server.failFlushes(true);
    await load.waitForFailures(10);
    await server.failFlushes(false);
    expect(await readinessOf(server)).toEqual([503, FLUSH_FAILED]);
    expect(server.errors()).toContain(`svc-server: not ready: ${FLUSH_FAILED}`);
    const read = await fetch(`${server.url}/api/v1/templates`, { headers: { authorization: `Bearer ${key}` } });
    expect(read.status).toBe(200);
    await load.pause();
    await server.kill("SIGKILL");
    server = await startProcess(database, PEPPER);
    expect(await readinessOf(server)).toEqual([200, "ok"]);
    await load.resume(server);
  }
  await load.waitForWrites(10);
  const report = await load.end();
  expectBar(report);
  recordChaos("flushes to disk fail", "SQLite", report);
});

it("ends with code 1 under a supervisor once a flush has failed, and the next process has lost nothing", async () => {
  await createDatabase();
  server = await startProcess(database, PEPPER, { args: ["--exit-on-lost-disk"] });
  const load = new Load(server, key);
  load.start(4);
  await load.waitForWrites(10);
  await server.failFlushes(true);
  const ending = server;
  await expect.poll(() => ending.isRunning()).toBe(false);
  expect(server.errors()).toContain("svc-server: A flush to disk failed. Check the disk;");
  await load.pause();
  expect(await server.kill()).toBe(1);
  server = await startProcess(database, PEPPER);
  await load.resume(server);
  await load.waitForWrites(10);
  const { unexpected, ...report } = await load.end();
  // Between two processes nobody listens.
  expect(unexpected.filter((problem) => !/ECONNREFUSED|other side closed|ECONNRESET/.test(problem))).toEqual([]);
  expectBar({ ...report, unexpected: [] });
});

it.skipIf(!CAN_MOUNT)("has lost nothing that it acknowledged when the disk failed and was repaired", async () => {
  const disk = await mountFailingDisk(folder);
  if (!disk) return;
  cleanUp.push(disk.unmount);
  await createDatabase();
  // This process must not use the disk: it is mounted again.
  await copyFile(database, join(disk.folder, "svc.db"));
  database = join(disk.folder, "svc.db");
  server = await startProcess(database, PEPPER);
  const load = new Load(server, key);
  load.start(4);
  for (let round = 0; round < (IS_LONG ? 5 : 1); round += 1) {
    await load.waitForWrites(20);
    load.doubt();
    await disk.fail();
    await load.waitForFailures(10);
    expect((await readinessOf(server))[0]).toBe(503);
    await load.pause();
    expect(server.isRunning()).toBe(true);
    await server.kill("SIGKILL");
    disk.repair();
    server = await startProcess(database, PEPPER);
    await load.resume(server);
  }
  await load.waitForWrites(10);
  const report = await load.end();
  expectBar(report);
  recordChaos("disk fails and becomes read-only (ext4)", "SQLite", report);
});

it.skipIf(!CAN_MOUNT)("says that the disk is full, is not ready, and goes on when there is room again", async () => {
  const disk = await mountSmallDisk(folder, "12m");
  cleanUp.push(disk.unmount);
  database = join(disk.folder, "svc.db");
  await createDatabase();
  server = await startProcess(database, PEPPER);
  const health = watchHealth([server]);
  const created: string[] = [];
  let response = await create("first");
  while (response.status === 201) {
    created.push(((await response.json()) as { data: { id: string } }).data.id);
    response = await create("next");
  }
  expect([response.status, response.headers.get("retry-after")]).toEqual([507, "60"]);
  expect(await readinessOf(server)).toEqual([503, FULL]);
  for (const id of created) {
    const read = await fetch(`${server.url}/api/v1/templates/${id}`, { headers: { authorization: `Bearer ${key}` } });
    expect(read.status).toBe(200);
  }
  disk.resize("32m");
  expect(await readinessOf(server)).toEqual([200, "ok"]);
  expect((await create("again")).status).toBe(201);
  const { failures, ...figures } = await health.end();
  expect(failures).toEqual([]);
  recordChaos("disk full", "SQLite", {
    requests: created.length + 2,
    succeeded: created.length + 1,
    unavailable: 1,
    ...figures,
  });
});

it.skipIf(!CAN_MOUNT)("leaves no empty pepper on a full disk, which would be taken for one later", async () => {
  const disk = await mountSmallDisk(folder, "1m");
  cleanUp.push(disk.unmount);
  database = join(disk.folder, "svc.db");
  await fillDisk(disk, 0);
  const { code, output, notes } = await runHere("init", "--organization", "Acme", "--db", database);
  expect([code, output]).toEqual([1, []]);
  expect(notes.join()).toContain("pepper of the database cannot be stored");
  expect(await readdir(disk.folder)).toEqual(["filler"]);
});

it.skipIf(!IS_LONG || !CAN_MOUNT)(
  "leaves the schema as it was where there is no room for the next step, and says so",
  async () => {
    const disk = await mountSmallDisk(folder, "2m");
    cleanUp.push(disk.unmount);
    database = join(disk.folder, "svc.db");
    const applied = () => query("select name from migrations order by name").length;
    const refused: string[] = [];
    const kept: boolean[] = [];
    // With a little more room each time, until it is enough for all of them.
    for (let left = PAGE; ; left += PAGE * (IS_LONG ? 2 : 16)) {
      await fillDisk(disk, left);
      const before = query("select 1 from sqlite_schema where name = 'migrations'").length > 0 ? applied() : 0;
      const { code, errors } = await command("migrate");
      if (code === 0) break;
      refused.push(errors);
      await makeRoom(disk);
      expect(query("pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
      const tables = query("select 1 from sqlite_schema where name = 'migrations'");
      if (tables.length > 0) kept.push(applied() >= before);
    }
    expect(refused.filter((errors) => !/free disk space|full/.test(errors))).toEqual([]);
    expect(kept).not.toContain(false);
    await makeRoom(disk);
    expect(await command("migrate")).toEqual({ code: 0, errors: "" });
    await createDatabase();
    server = await startProcess(database, PEPPER);
    expect(await readinessOf(server)).toEqual([200, "ok"]);
  },
);

it.skipIf(!IS_LONG || !CAN_MOUNT)(
  "keeps whole batches of an import that filled the disk, and the rest when it is repeated",
  async () => {
    const disk = await mountSmallDisk(folder, "12m");
    cleanUp.push(disk.unmount);
    database = join(disk.folder, "svc.db");
    await createDatabase();
    const rows = IS_LONG ? 6_000 : 2_000;
    const lines = Array.from({ length: rows }, (_, index) => {
      const started_at = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
      return JSON.stringify({ kind: "meeting", source_id: `call-${index}`, title: "T".repeat(500), started_at });
    });
    const file = join(folder, "calls.ndjson");
    await writeFile(file, lines.join("\n"));
    server = await startProcess(database, PEPPER);
    const load = new Load(server, key);
    load.start(2);
    await fillDisk(disk, 2 * 1024 * 1024);
    const { code, errors } = await command("import", file);
    expect([code, errors]).toEqual([1, expect.stringContaining("free disk space")]);
    await makeRoom(disk);
    disk.resize("64m");
    const [{ count }] = query("select count(*) as count from meetings") as [{ count: number }];
    expect(count % 500).toBe(0);
    expect(count).toBeLessThan(rows);
    expect((await command("import", file)).code).toBe(0);
    expect(query("select count(*) as count from meetings")).toEqual([{ count: rows }]);
    await load.waitForWrites(5);
    expect(await readinessOf(server)).toEqual([200, "ok"]);
    const report = await load.end();
    expectBar(report);
    recordChaos("disk full in the middle of an import", "SQLite", report);
  },
);
