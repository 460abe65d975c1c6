import { Agent, get } from "node:http";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testFolder } from "../../test/support/test-folder.ts";
import { createReferenceServer } from "../library/index.ts";
import { openService } from "../library/service.ts";
import { type Database, insertRows } from "../store/database.ts";
import { loadSqlite } from "../store/load-sqlite.ts";
import { migrate } from "../store/migrate.ts";
import { openDatabase } from "../store/open-database.ts";
import { readSetting } from "../store/settings.ts";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = testFolder();
  file = join(folder, "svc.db");
});

describe("a view of the database", () => {
  let database: Database;
  let other: Database;

  beforeEach(async () => {
    database = await openDatabase(file);
    await migrate(database);
    other = await openDatabase(file);
  });

  afterEach(() => Promise.all([database.close(), other.close()]));

  const set = (through: Database, name: string) => through.write([insertRows("settings", [{ name, value: "v" }])]);

  it("is of one time until it ends, and the next one has everything that was written before it", async () => {
    database.beginView?.();
    const version = database.version();
    await set(other, "a");
    expect([await readSetting(database, "a"), database.version()]).toEqual([undefined, version]);
    database.endView?.();
    database.beginView?.();
    expect(await readSetting(database, "a")).toBe("v");
    expect(database.version()).not.toBe(version);
    database.endView?.();
  });

  it("begins with the first read in it", async () => {
    database.beginView?.();
    await set(other, "a");
    expect(await readSetting(database, "a")).toBe("v");
    database.endView?.();
  });

  it("ends with a write of its own process, which the reads after it find", async () => {
    database.beginView?.();
    const version = database.version();
    await set(other, "a");
    await set(database, "b");
    expect(await Promise.all(["a", "b"].map((name) => readSetting(database, name)))).toEqual(["v", "v"]);
    expect(database.version()).not.toBe(version);
    database.endView?.();
  });

  it.each<[string, () => Promise<unknown>]>([
    ["a copy", () => database.copyTo(join(folder, "copy.db"))],
    ["giving room back", () => database.compact()],
    ["statements", () => database.script(["create table further (id)"])],
  ])("ends with %s, which no transaction may be around", async (_case, act) => {
    database.beginView?.();
    await readSetting(database, "a");
    await act();
    expect(await readSetting(database, "a")).toBeUndefined();
    database.endView?.();
  });

  it("may end twice, begin twice, and be left open by who closes the database", async () => {
    database.endView?.();
    database.beginView?.();
    await readSetting(database, "a");
    database.beginView?.();
    database.endView?.();
    database.endView?.();
    database.beginView?.();
    await readSetting(database, "a");
    await database.close();
    expect(() => {
      database.endView?.();
      database.beginView?.();
    }).not.toThrow();
  });
});

describe("a server that is busy with reads", () => {
  const CLIENTS = 8;
  const REVOCATIONS = Number(process.env["SVC_REVOCATIONS"] ?? 40);
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS + 1 });

  afterEach(() => agent.destroy());

  function statusOf(url: string, key: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${key}` };
      get(`${url}/api/v1/meetings`, { agent, headers }, (response) =>
        response.resume().on("end", () => resolve(response.statusCode ?? 0)),
      ).on("error", reject);
    });
  }

  it("accepts no key that another process revoked before the request was sent, and lets its log be emptied", async () => {
    const server = await createReferenceServer({ database: file, pepper: "p" });
    const elsewhere = await openService({ database: file, pepper: "p" });
    const { url } = await server.listen();
    let isEnding = false;
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (!isEnding) expect(await statusOf(url, server.keys.read)).toBe(200);
    });
    const late: string[] = [];
    for (let index = 0; index < REVOCATIONS; index += 1) {
      const { id, key } = await elsewhere.keys.create({ orgId: server.org.id, name: "K", permissions: ["read"] });
      expect(await statusOf(url, key)).toBe(200);
      await elsewhere.keys.revoke({ orgId: server.org.id, id });
      if ((await statusOf(url, key)) !== 401) late.push(id);
    }
    expect(late).toEqual([]);
    const raw = new (await loadSqlite())(file);
    await nextTurn();
    expect(raw.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()).toMatchObject({ busy: 0 });
    raw.close();
    isEnding = true;
    await Promise.all(clients);
    await elsewhere.close();
    await server.close();
  });
});
