import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { DatabaseSync } from "@photostructure/sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Database } from "../src/store/database.ts";
import { failureKindOf } from "../src/store/failures.ts";
import { openSqlite } from "../src/store/sqlite-database.ts";

/** Flushes that have begun, each to be ended by the test. */
let flushes: { end: () => void; fail: (error: Error) => void }[];
let folder: string;
let database: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "svc-flush-"));
  flushes = [];
  const flush = () =>
    new Promise<void>((resolve, reject) => {
      flushes.push({ end: resolve, fail: reject });
    });
  database = await openSqlite(join(folder, "svc.db"), { flush });
  const created = database.script(["create table notes (text text)"]);
  await (await flushNumber(0)).end();
  await created;
});

afterEach(async () => {
  for (const { end } of flushes) end();
  await database.close();
  await rm(folder, { recursive: true });
});

async function flushNumber(index: number) {
  for (;;) {
    const flush = flushes[index];
    if (flush) return flush;
    await setImmediate();
  }
}

/** Writes a note, and says whether that has been acknowledged. */
function note(text: string): { isDone: boolean; outcome: Promise<unknown> } {
  const state = { isDone: false, outcome: Promise.resolve() as Promise<unknown> };
  state.outcome = database.script([`insert into notes values ('${text}')`]).then(
    () => {
      state.isDone = true;
    },
    (error: unknown) => error,
  );
  return state;
}

async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

it("acknowledges a write once it is on disk, and goes on with other requests meanwhile", async () => {
  const write = note("first");
  const { end } = await flushNumber(1);
  await turns();
  expect(write.isDone).toBe(false);
  end();
  await write.outcome;
  expect(write.isDone).toBe(true);
});

it("flushes once for all that came while one flush ran, which holds nothing of them", async () => {
  const first = note("first");
  const one = await flushNumber(1);
  const others = [note("second"), note("third"), note("fourth")];
  await turns();
  expect(flushes).toHaveLength(2);
  one.end();
  await first.outcome;
  const two = await flushNumber(2);
  await turns();
  expect(others.map(({ isDone }) => isDone)).toEqual([false, false, false]);
  two.end();
  await Promise.all(others.map(({ outcome }) => outcome));
  expect(flushes).toHaveLength(3);
});

it("fails what was not flushed and all that follows, since what is lost stays lost", async () => {
  const first = note("first");
  const { fail } = await flushNumber(1);
  const second = note("second");
  fail(new Error("EIO: i/o error, fdatasync"));
  for (const { outcome } of [first, second, note("third")]) {
    const error = await outcome;
    expect(error).toHaveProperty("message", expect.stringContaining("may not be on disk; restart svc-server"));
    expect(failureKindOf(error)).toBe("unavailable");
  }
  expect(flushes).toHaveLength(2);
});

it("writes nothing once a flush has failed", async () => {
  const first = note("first");
  (await flushNumber(1)).fail(new Error("EIO: i/o error, fdatasync"));
  await first.outcome;
  expect(await note("second").outcome).toHaveProperty("message", expect.stringContaining("restart svc-server"));
  const connection = new DatabaseSync(join(folder, "svc.db"));
  expect(connection.prepare("select text from notes").all()).toEqual([{ text: "first" }]);
  connection.close();
});

it("flushes the log beside the file that a link leads to", async () => {
  await mkdir(join(folder, "elsewhere"));
  await writeFile(join(folder, "elsewhere/real.db"), "");
  await symlink(join(folder, "elsewhere/real.db"), join(folder, "link.db"));
  const linked = await openSqlite(join(folder, "link.db"));
  await linked.script(["create table notes (text text)"]);
  await linked.close();
});
