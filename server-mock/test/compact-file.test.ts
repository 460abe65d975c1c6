import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testFolder } from "../../test/support/test-folder.ts";
import { CompactionBlocked, compactFile } from "../store/compact-file.ts";
import { loadSqlite } from "../store/load-sqlite.ts";
import { AdministrationError, compactAfter } from "../team/administration/administration.ts";

const SECRET = "Zauberwort".repeat(200);
let folder: string;
let path: string;
let own: DatabaseSyncInstance;
let other: DatabaseSyncInstance;

beforeEach(async () => {
  const Sqlite = await loadSqlite();
  folder = testFolder();
  path = join(folder, "a.db");
  own = new Sqlite(path);
  own.exec("PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 0; CREATE TABLE texts (text TEXT)");
  own.exec(`INSERT INTO texts VALUES ('${SECRET}'), ('kept')`);
  other = new Sqlite(path);
});

afterEach(async () => {
  own.close();
  other.close();
});

const isFound = () =>
  [path, `${path}-wal`].some((file) => existsSync(file) && readFileSync(file).includes("Zauberwort"));

it.each([
  ["reads", "BEGIN; SELECT * FROM texts"],
  ["writes", "BEGIN IMMEDIATE"],
])("a file is compacted once no other process %s it, and says so when one never ends", async (_, begin) => {
  own.exec("DELETE FROM texts WHERE text <> 'kept'");
  other.exec(begin);
  if (begin.includes("SELECT")) other.prepare("SELECT text FROM texts").all();
  await expect(compactFile(own, { patienceMs: 0 })).rejects.toThrow(CompactionBlocked);
  expect(isFound()).toBe(true);
  const waiting = compactFile(own);
  other.exec("COMMIT");
  await waiting;
  expect(isFound()).toBe(false);
  expect(own.prepare("SELECT text FROM texts").all()).toMatchObject([{ text: "kept" }]);
});

it("an erasure whose file stays in use says that it is to be repeated", async () => {
  const database = { compact: () => Promise.reject(new CompactionBlocked()) };
  const failure = await compactAfter({ database: database as never }, "Ana is erased").catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AdministrationError);
  expect(String(failure)).toContain("Ana is erased, but its file could not be rewritten");
  expect(String(failure)).toContain("Repeat the command");
});
