import { mkdir, rename, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { DatabaseSync } from "@photostructure/sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testFolder } from "../../test/support/test-folder.ts";
import { openService } from "../library/service.ts";
import type { Database } from "../store/database.ts";
import { failureKindOf } from "../store/failures.ts";
import { migrate } from "../store/migrate.ts";
import { setOnce } from "../store/settings.ts";
import { openSqlite } from "../store/sqlite-database.ts";
import { createOrganization } from "../team/administration/organizations.ts";

/** Flushes that have begun, each to be ended by the test. */
let flushes: { end: () => void; fail: (error: Error) => void }[];
let folder: string;
let database: Database;

beforeEach(async () => {
  folder = testFolder();
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
    expect(failureKindOf(error)).toBe("unknown");
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
  await expect(linked.script(["create table notes (text text)"])).resolves.toBeUndefined();
  await linked.close();
});

it("is not ready once a flush has failed, says what to do, and takes no write until it is started again", async () => {
  const file = join(folder, "service.db");
  let isFailing = false;
  const flush = () => (isFailing ? Promise.reject(new Error("EIO: i/o error, fdatasync")) : Promise.resolve());
  const problems: (string | undefined)[] = [];
  const lost: string[] = [];
  const onLostDisk = () => lost.push("lost");
  const onReadiness = (problem?: string) => problems.push(problem);
  const options = { database: file, pepper: "x", flush, onReadiness, onLostDisk };
  const service = await openService(options);
  const ready = async () => {
    const response = await service.handle(new Request("http://svc.test/readyz"));
    return [response.status, ((await response.json()) as { status: string }).status];
  };
  const metric = async () =>
    /svc_ready \d/.exec(await (await service.handle(new Request("http://svc.test/metrics"))).text())?.[0];
  expect([await ready(), await metric()]).toEqual([[200, "ok"], "svc_ready 1"]);
  isFailing = true;
  await expect(setOnce(service.database, "a", "1")).rejects.toThrow("may not be on disk");
  isFailing = false;
  await expect(setOnce(service.database, "b", "1")).rejects.toThrow("may not be on disk");
  expect(lost).toEqual(["lost"]);
  const reason = "a flush to disk failed, so the last writes may be lost; check the disk, then restart svc-server";
  expect([await ready(), await ready(), await metric()]).toEqual([[503, reason], [503, reason], "svc_ready 0"]);
  expect(problems).toEqual([reason]);
  await service.close();
  const again = await openService(options);
  expect((await again.handle(new Request("http://svc.test/readyz"))).status).toBe(200);
  await again.close();
});

it("loses nothing by a log that cannot be opened for a while, and flushes it with the next write", async () => {
  const file = join(folder, "later.db");
  const first = await openSqlite(file);
  await migrate(first);
  const later = await openSqlite(file, { flush: async () => undefined });
  await rename(`${file}-wal`, `${file}-hidden`);
  await expect(setOnce(later, "a", "1")).rejects.toHaveProperty("cause.code", "ENOENT");
  await rename(`${file}-hidden`, `${file}-wal`);
  expect(await later.findWriteProblem(false)).toBeUndefined();
  expect([await setOnce(later, "a", "2"), await setOnce(later, "b", "2")]).toEqual(["1", "2"]);
  await Promise.all([first.close(), later.close()]);
});

it("says of a write that was not flushed that nobody knows, and repeats no response of one that may be lost", async () => {
  let isFailing = false;
  const flush = () => (isFailing ? Promise.reject(new Error("EIO: i/o error, fdatasync")) : Promise.resolve());
  const service = await openService({
    database: join(folder, "unknown.db"),
    pepper: "x",
    flush,
    onError: () => undefined,
  });
  const organization = await createOrganization({ ...service, actor: "test" }, { name: "Acme", plan: "business" });
  const { key } = await service.keys.create({ orgId: organization.id, name: "K", permissions: ["admin"] });
  const create = async () => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json", "idempotency-key": "once" };
    const body = JSON.stringify({
      name: "T",
      prompt_template: "P",
      grading_criteria: [{ name: "C", weight: 1, description: "" }],
    });
    const request = new Request("http://svc.test/api/v1/templates", { method: "POST", headers, body });
    const response = await service.handle(request);
    return [response.status, response.headers.get("retry-after"), (await response.json()).error?.message];
  };
  isFailing = true;
  const unknown = expect.stringMatching(/^It is not known whether the change was made\. Repeat the request if/);
  expect(await create()).toEqual([503, null, unknown]);
  isFailing = false;
  expect(await create()).toEqual([503, null, unknown]);
  // It says that the last use of its key could not be written.
  await service.close().catch(() => undefined);
});
