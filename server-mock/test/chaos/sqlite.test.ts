import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testFolder } from "../../../test/support/test-folder.ts";
import { createReferenceServer } from "../../library/index.ts";
import { type ServerProcess, startProcess } from "../support/processes.ts";
import { expectBar, expectWithin, IS_LONG } from "./bar.ts";
import { Load } from "./load.ts";
import { recordChaos } from "./report.ts";
import { sendTemplates, TEMPLATE } from "./send-templates.ts";

const PEPPER = "chaos";

let folder: string;
let database: string;
let key: string;
let server: ServerProcess | undefined;

beforeEach(async () => {
  folder = testFolder();
  database = join(folder, "svc.db");
});

afterEach(async () => {
  await server?.kill("SIGKILL");
  server = undefined;
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
  const create = () => sendTemplates(server, key, TEMPLATE);
  const [response, read] = await Promise.all([create(), sendTemplates(server, key)]);
  expect([response.status, response.headers.get("retry-after"), read.status]).toEqual([503, "1", 200]);
  stranger.exec("rollback");
  stranger.close();
  expect((await create()).status).toBe(201);
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
