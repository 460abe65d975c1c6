import { copyFile, readFile, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testFolder } from "../../../test/support/test-folder.ts";
import { aMeeting, createReferenceServer } from "../../library/index.ts";
import { openDatabase } from "../../store/open-database.ts";
import { type ServerProcess, startProcess } from "../support/processes.ts";
import { IS_LONG } from "./bar.ts";
import { Load } from "./load.ts";
import { recordChaos } from "./report.ts";

const PEPPER = "chaos";
const LONG_AGO = new Date("2026-01-01T00:00:00Z");

let folder: string;
let database: string;
let key: string;
let server: ServerProcess | undefined;

beforeEach(async () => {
  folder = testFolder();
  database = join(folder, "svc.db");
  const here = await createReferenceServer({ database, pepper: PEPPER });
  for (let index = 0; index < 20; index += 1) await here.org.add(aMeeting({ title: `Call ${index}` }));
  key = here.keys.admin;
  await here.close();
});

afterEach(async () => {
  await server?.kill("SIGKILL");
  server = undefined;
});

async function writeAndCrash(writes: number): Promise<void> {
  server = await startProcess(database, PEPPER);
  const load = new Load(server, key);
  load.start(4);
  await load.waitForWrites(writes);
  await load.pause();
  await server.kill("SIGKILL");
}

it("does not start on a file that was restored beside the log of another, and says what to remove", async () => {
  await writeAndCrash(10);
  const backup = join(folder, "backup.db");
  const copy = await openDatabase(database);
  await copy.copyTo(backup);
  await copy.close();
  await writeAndCrash(200); // A few pages may happen to fit.
  await copyFile(backup, database);
  await utimes(`${database}-wal`, LONG_AGO, LONG_AGO);
  const before = await readFile(database);
  await expect(startProcess(database, PEPPER)).rejects.toThrow(
    `it was restored, but ${database}-wal is that of the previous one. Remove ${database}-wal and ${database}-shm`,
  );
  expect(await readFile(database)).toEqual(before);
  for (const end of ["wal", "shm"]) await rm(`${database}-${end}`, { force: true });
  server = await startProcess(database, PEPPER);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

it("starts with its own log, however old that is", async () => {
  await writeAndCrash(10);
  await utimes(`${database}-wal`, LONG_AGO, LONG_AGO);
  server = await startProcess(database, PEPPER);
  const load = new Load(server, key);
  load.start(1);
  await load.waitForWrites(1);
  expect((await load.end()).lost).toEqual([]);
  if (IS_LONG) recordChaos("restored beside the log of another: not started", "SQLite", { requests: 1 });
});
