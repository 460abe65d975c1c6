import { afterEach, describe, expect, it } from "vitest";
import { aMeeting, aReport, createReferenceServer } from "../library/index.ts";
import { type Database, insertRows } from "../store/database.ts";
import { migrate, pendingSteps } from "../store/migrate.ts";
import { openDatabase } from "../store/open-database.ts";
import { defineQuery } from "../store/query.ts";
import { readSchemaFacts } from "../store/schema-facts.ts";
import { restoreSnapshot, type Snapshot, takeSnapshot } from "../store/snapshot.ts";
import { OWNED_TABLES, TABLE_NAMES } from "../store/tables.ts";
import { makeFormer } from "./support/former-keys.ts";
import { send } from "./support/send.ts";
import { LASTING, useStore } from "./support/stores.ts";

const PEPPER = "former";
/** What finds an organization, and what every organization uses: small, and known everywhere. */
const GLOBAL: readonly string[] = [
  ...["organizations", "users", "api_keys", "settings", "migrations"],
  ...["sessions", "sign_in_links", "sign_in_attempts", "passkeys", "spent_tickets"],
];
/** Indexes of words, each of which begins with its organization, and the parts of SQLite's: see search-words.ts. */
const OF_WORDS = /^search_words_|^search_documents\.search_documents_words$/;
const EXPAND = "014-organization-keys";
const CONTRACT = "014-organization-keys-only";

const indexColumns = {
  sqlite: defineQuery<object, { name: string; columns: string }>(`
    select tables.name || '.' || list.name as name,
      (select group_concat(name) from pragma_index_info(list.name)) as columns
    from sqlite_schema as tables inner join pragma_index_list(tables.name) as list where tables.type = 'table'`),
  postgres: defineQuery<object, { name: string; columns: string }>(`
    select tablename || '.' || indexname as name, substring(indexdef from '\\((.*)\\)') as columns
    from pg_indexes where schemaname = current_schema()`),
};

describe.each(LASTING)("organizations in the keys of %s", (kind) => {
  const store = useStore(kind);
  const open: { close: () => Promise<unknown> }[] = [];
  const opened = async (location: string): Promise<Database> => {
    const database = await openDatabase(location);
    open.push(database);
    return database;
  };
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });

  /** A database in the form of an earlier version, with the demo data in it; and the rows that it has. */
  async function former(): Promise<{ location: string; database: Database; rows: Snapshot; key: string }> {
    const from = await store.emptyLocation();
    const source = await createReferenceServer({ pepper: PEPPER, database: from });
    await source.seed({ meetings: 60 });
    const { id } = await source.org.add(aMeeting({ transcript: "[00:00:01] Ana: Hello." }));
    await source.org.add(aReport({ meeting_id: id }));
    await source.close();
    const rows = await takeSnapshot(await opened(from));
    const location = await store.emptyLocation();
    const database = await opened(location);
    await migrate(database);
    await makeFormer(database);
    const withoutOwner = (rows.get("transcripts") ?? []).map(({ org_id: _, ...row }: { org_id?: string }) => row);
    await restoreSnapshot(database, new Map([...rows, ["transcripts", withoutOwner]]));
    return { location, database, rows, key: source.keys.read };
  }

  const sorted = (snapshot: Snapshot) =>
    TABLE_NAMES.map((table) => [
      table,
      (snapshot.get(table) ?? []).map((row) => JSON.stringify(Object.entries(row).sort())).sort(),
    ]);

  it("are in each of what an organization owns", async () => {
    const database = await opened(await store.emptyLocation());
    await migrate(database);
    const { keys } = await readSchemaFacts(database);
    const owned = [...keys].filter(([table]) => !GLOBAL.includes(table));
    expect(owned.map(([table]) => table).sort()).toEqual([...OWNED_TABLES].sort());
    for (const [table, columns] of owned) expect(`${table}: ${columns}`).toContain("org_id");
    const indexes = (await database.all(indexColumns[database.dialect], {})).filter(
      ({ name }) => !GLOBAL.some((table) => name.startsWith(`${table}.`)) && !OF_WORDS.test(name),
    );
    expect(indexes.length).toBeGreaterThan(25);
    for (const { name, columns } of indexes) expect(`${name}: ${columns}`).toContain("org_id");
  });

  it("come beside the former ones first, and replace them later, with every row as it was", async () => {
    const { location, database, rows, key } = await former();
    expect((await pendingSteps(database)).map(({ name }) => name)).toEqual([EXPAND, CONTRACT]);
    expect(await migrate(database)).toEqual([EXPAND]);
    expect(sorted(await takeSnapshot(database))).toEqual(sorted(rows));
    expect(await migrate(database)).toEqual([]);
    const between = await createReferenceServer({ pepper: PEPPER, database: location });
    await between.org.add(aMeeting({ transcript: "[00:00:01] Ana: Between." }));
    await between.close();
    const expanded = sorted(await takeSnapshot(database));
    expect(await migrate(database, { contracts: true })).toEqual([CONTRACT]);
    expect(sorted(await takeSnapshot(database))).toEqual(expanded);
    const fresh = await opened(await store.emptyLocation());
    await migrate(fresh);
    const [now, made] = await Promise.all([readSchemaFacts(database), readSchemaFacts(fresh)]);
    expect(new Map([...now.keys].sort())).toEqual(new Map([...made.keys].sort()));
    expect([...now.nullable].sort()).toEqual([...made.nullable].sort());
    const columnsOf = async (one: Database) =>
      (await one.all(indexColumns[one.dialect], {})).map(({ columns }) => columns).sort();
    expect(await columnsOf(database)).toEqual(await columnsOf(fresh));
    const server = await createReferenceServer({ pepper: PEPPER, database: location });
    open.push(server);
    const meetings = await send(server, "listMeetings", { key, query: { limit: 100 } });
    expect(meetings.body.meta?.total).toBeGreaterThan(5);
    await server.org.add(aMeeting({ transcript: "[00:00:01] Ana: After." }));
  });

  it("are known of transcripts that an earlier version adds meanwhile", async () => {
    const { database, rows } = await former();
    await migrate(database);
    const [meeting] = rows.get("meetings") as [{ id: string; org_id: string }];
    const id = "5f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";
    await database.write([insertRows("meetings", [{ ...meeting, id } as never])]);
    await database.script([`insert into transcripts (meeting_id, text) values ('${id}', 'Late.')`]);
    expect(await migrate(database, { contracts: true })).toEqual([CONTRACT]);
    const found = defineQuery<{ id: string }, { org_id: string }>(
      "select org_id from transcripts where meeting_id = :id",
    );
    expect(await database.all(found, { id })).toEqual([{ org_id: meeting.org_id }]);
  });

  it("go on where a migration was interrupted after any of its changes", async () => {
    const { database, rows } = await former();
    for (const contracts of [false, true]) {
      const name = contracts ? CONTRACT : EXPAND;
      const count = (await pendingSteps(database)).find((step) => step.name === name)?.changes?.length ?? 0;
      for (let stop = 1; stop < count; stop += 1) {
        let seen = 0;
        const onChange = () => {
          seen += 1;
          if (seen === 2) throw new Error("interrupted");
        };
        await expect(migrate(database, { contracts, onChange })).rejects.toThrow("interrupted");
        if (((await pendingSteps(database)).find((step) => step.name === name)?.changes?.length ?? 0) < 2) break;
      }
      expect(await migrate(database, { contracts })).toEqual([name]);
    }
    expect(sorted(await takeSnapshot(database))).toEqual(sorted(rows));
  });

  it("are made once by two processes that start together", async () => {
    const { location, database } = await former();
    const other = await opened(location);
    const taken = await Promise.all([migrate(database), migrate(other)]);
    expect(taken.flat()).toEqual([EXPAND]);
  });
});
