import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { testFolder } from "../../test/support/test-folder.ts";
import { openService } from "../library/service.ts";
import { changeMeetings } from "../store/change-meetings.ts";
import { insertRows, type StatementWrite, statement, WriteConflict } from "../store/database.ts";
import { loadSqlite } from "../store/load-sqlite.ts";
import { findForeignMigrations, migrate } from "../store/migrate.ts";
import { migrateMemory } from "../store/migrate-memory.ts";
import { openDatabase } from "../store/open-database.ts";
import { defineQuery } from "../store/query.ts";
import { RollupChanges } from "../store/rollups.ts";
import { readSetting, setOnce } from "../store/settings.ts";
import { takeSnapshot } from "../store/snapshot.ts";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = testFolder();
  file = join(folder, "svc.db");
});

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

const setting = defineQuery<{ name: string; value: string }, { name: string }>(
  "insert into settings (name, value) values (:name, :value) returning name",
);

describe("a database in a file", () => {
  it("is nobody else's to read, nor are its log and its copies", async () => {
    const database = await openDatabase(file, {});
    await migrate(database);
    await database.copyTo(join(folder, "copy.db"));
    expect(await Promise.all([file, `${file}-wal`, join(folder, "copy.db")].map(modeOf))).toEqual([
      "600",
      "600",
      "600",
    ]);
    await expect(database.copyTo(join(folder, "copy.db"))).rejects.toMatchObject({ code: "EEXIST" });
    await database.close();
    const copy = await openDatabase(join(folder, "copy.db"), {});
    expect(await findForeignMigrations(copy)).toEqual({ unknown: [], missing: [] });
    await copy.close();
  });

  it.each<[string, string[]]>([
    ["with tables of its own", ["create table unicorns (id)"]],
    ["with migrations of its own", ["create table migrations (name)", "insert into migrations values ('1')"]],
    ["with other migrations", ["create table migrations (id)"]],
    ["with the mark of another program", ["pragma application_id = 7"]],
  ])("of another program %s is left as it is", async (_case, statements) => {
    const Sqlite = await loadSqlite();
    const foreign = new Sqlite(file);
    for (const text of statements) foreign.exec(text);
    foreign.close();
    const before = await readFile(file);
    await expect(openDatabase(file, {})).rejects.toThrow("it is not a database of svc-server, and was left as it is");
    expect((await readFile(file)).equals(before)).toBe(true);
  });

  it("leaves no part of a copy that failed, and the file that was there", async () => {
    const database = await openDatabase(file, {});
    await migrate(database);
    const value = "x".repeat(4_000);
    await database.write([
      insertRows(
        "settings",
        Array.from({ length: 200 }, (_, at) => ({ name: `${at}`, value })),
      ),
    ]);
    await database.close();
    const bytes = await readFile(file);
    await writeFile(file, bytes.fill(0xff, bytes.length / 2));
    const damaged = await openDatabase(file, {});
    const copy = join(folder, "copy.db");
    await expect(damaged.copyTo(copy)).rejects.toThrow("malformed");
    await expect(stat(copy)).rejects.toMatchObject({ code: "ENOENT" });
    await writeFile(copy, "other");
    await expect(damaged.copyTo(copy)).rejects.toMatchObject({ code: "EEXIST" });
    expect(await readFile(copy, "utf8")).toBe("other");
    await damaged.close();
  });

  it("from before the mark is known by its first migration, and marked", async () => {
    const service = await openService({ pepper: "x", database: file });
    await service.database.script(["pragma application_id = 0"]);
    await service.close();
    await (await openDatabase(file, {})).close();
    const Sqlite = await loadSqlite();
    const raw = new Sqlite(file);
    expect(raw.prepare("pragma application_id").get()).toEqual({ application_id: 0x53564353 });
    raw.close();
  });

  it("that is no database at all is rejected and left as it is", async () => {
    await writeFile(file, "a letter to grandmother, long enough to be taken for a header of a database file".repeat(9));
    await expect(openDatabase(file, {})).rejects.toThrow("file is not a database");
    expect(await readFile(file, "utf8")).toContain("a letter to grandmother");
  });

  it("has everything in the file itself once it is closed, and may be closed twice", async () => {
    const service = await openService({ pepper: "x", database: file });
    await setOnce(service.database, "name", "value");
    await service.close();
    await service.database.close();
    const left = await stat(`${file}-wal`).catch(() => ({ size: 0 }));
    expect(left.size).toBe(0);
    const Sqlite = await loadSqlite();
    const raw = new Sqlite(file);
    expect(raw.prepare("select value from settings where name = 'name'").get()).toEqual({ value: "value" });
    raw.close();
  });

  it("reports another version after every write, its own and another process's, and after nothing else", async () => {
    const [one, other] = [await openDatabase(file, {}), await openDatabase(file, {})];
    await migrate(one);
    const first = other.version();
    expect(other.version()).toBe(first);
    await setOnce(one, "a", "1");
    const second = other.version();
    expect(second).not.toBe(first);
    await setOnce(other, "b", "2");
    expect(other.version()).not.toBe(second);
    await readSetting(other, "a");
    expect(await other.findWriteProblem(true)).toBeUndefined();
    await Promise.all([one.close(), other.close()]);
  });

  it("for a lot of writes holds the same", async () => {
    const database = await openDatabase(file, { isBulk: true });
    await migrate(database);
    await setOnce(database, "a", "1");
    await database.close();
    const again = await openDatabase(file, {});
    expect(await readSetting(again, "a")).toBe("1");
    await again.close();
  });
});

describe("a write", () => {
  it("is made whole or not at all, and says which statement changed another number of rows", async () => {
    const { database, close } = await openService({ pepper: "x" });
    const row = (name: string) => ({ name, value: "v" });
    expect(await database.write([insertRows("settings", [row("a"), row("b")]), insertRows("settings", [])])).toBe(2);
    const writes = [insertRows("settings", [row("c")]), statement(setting, row("d"), 2)];
    await expect(database.write(writes)).rejects.toMatchObject({ name: "WriteConflict", query: setting });
    await expect(database.write([insertRows("settings", [row("e"), row("a")])])).rejects.toMatchObject({
      name: "WriteConflict",
      query: undefined,
    });
    await expect(database.write([statement(setting, row("f"), 1)])).resolves.toBe(1);
    await expect(database.writeReturning(setting, row("f"))).rejects.toThrow(WriteConflict);
    expect(await database.writeReturning(setting, row("g"), { isLasting: false })).toEqual([{ name: "g" }]);
    const names = defineQuery<object, { name: string }>("select name from settings where value = 'v' order by name");
    expect((await database.all(names, {})).map(({ name }) => name)).toEqual(["a", "b", "f", "g"]);
    await close();
  });

  it("is whole in a snapshot that is taken meanwhile, or not there", async () => {
    const { database, close } = await openService({ pepper: "x" });
    const snapshot = takeSnapshot(database);
    const organization = { plan: "business", subscription_status: "active", created_at: "", retention_days: null };
    const speaker = { label_key: "a", label: "A", name: "A", email: null, is_internal: 0 };
    for (const id of Array.from({ length: 30 }, (_, index) => `o${index}`))
      await database.write([
        insertRows("organizations", [{ ...organization, id, name: id }]),
        insertRows("speaker_names", [{ ...speaker, org_id: id }]),
      ]);
    const counts = ["organizations", "speaker_names"] as const;
    const [first, second] = counts.map(async (table) => (await snapshot).get(table)?.length);
    expect(await first).toBe(await second);
    await close();
  });

  it("of a setting that is set leaves it as the first writer set it", async () => {
    const { database, close } = await openService({ pepper: "x" });
    expect(await Promise.all([setOnce(database, "n", "1"), setOnce(database, "n", "2")])).toEqual(["1", "1"]);
    expect(await setOnce(database, "n", "3")).toBe("1");
    await close();
  });

  it("of a meeting needs one that was found, and each change finds it again", async () => {
    const service = await openService({ pepper: "x" });
    const change = changeMeetings(service, { orgId: "o", key: "m" }, async (write) => write.change("m", {}));
    await expect(change).rejects.toThrow("The meeting m is changed without being found first, or twice.");
    await service.close();
  });
});

describe("rollups", () => {
  const row = { org_id: "o", status: "failed", user_id: "u", started_at: "2026-11-20T12:00:00.000Z" };

  it("of what stays the same are not written", () => {
    const changes = new RollupChanges();
    changes.move("meetings", row, { ...row });
    expect(changes.writes()).toEqual([]);
  });

  it("of what moves are written where it came from and where it went, in one order", () => {
    const one = new RollupChanges();
    one.move("meetings", row, { ...row, status: "completed" } as typeof row);
    const other = new RollupChanges();
    other.add("meetings", { ...row, status: "completed" } as typeof row);
    other.remove("meetings", row);
    expect(one.writes()).toEqual(other.writes());
    const [added, ...deleted] = one.writes() as StatementWrite[];
    const counts = Object.entries(added?.parameters ?? {}).flatMap(([name, value]) =>
      name.startsWith("count") ? [value] : [],
    );
    // By status, and by user and status: six levels each; what is left empty is deleted in the same write.
    expect([counts.filter((count) => count > 0).length, counts.filter((count) => count < 0).length]).toEqual([12, 12]);
    expect(deleted).toHaveLength(12);
  });

  it("of an organization are one statement, and few where they are many", () => {
    const changes = new RollupChanges();
    changes.add("meetings", { ...row, org_id: "n" } as typeof row);
    for (let day = 10; day < 19; day += 1)
      changes.add("meetings", { ...row, started_at: `2026-11-${day}T12:00:00.000Z` } as typeof row);
    const sizes = (changes.writes() as StatementWrite[]).map(({ query }) => query.sql.split("(:orgId").length - 1);
    expect(sizes).toEqual([24, 64, 28]);
  });
});

describe("a schema", () => {
  it("of a further database in memory is the one that migrations make, and none is left to do", async () => {
    const schema = defineQuery<object, object>("select type, name, sql from sqlite_master order by name");
    const schemas: object[][] = [];
    for (const prepare of [migrate, migrateMemory, migrateMemory]) {
      const database = await openDatabase(":memory:", {});
      await prepare(database);
      schemas.push(await database.all(schema, {}));
      expect(await migrate(database)).toEqual([]);
      await database.close();
    }
    expect(schemas[1]).toEqual(schemas[0]);
    expect(schemas[2]).toEqual(schemas[0]);
  });

  it("that a newer version changed is left as it is, and says by what", async () => {
    const database = await openDatabase(":memory:", {});
    expect((await migrate(database)).length).toBeGreaterThan(5);
    expect(await migrate(database)).toEqual([]);
    await database.script(["insert into migrations (name) values ('998-a'), ('999-b')"]);
    await expect(migrate(database)).rejects.toThrow("its schema is newer than this svc-server (998-a, 999-b)");
    await database.close();
  });
});
