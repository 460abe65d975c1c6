import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aTemplate, createReferenceServer, type ReferenceServer } from "../library/index.ts";
import type { Database } from "../store/database.ts";
import { failureKindOf } from "../store/failures.ts";
import { openDatabase } from "../store/open-database.ts";
import { defineQuery } from "../store/query.ts";
import { readTeamFigures } from "../store/team-figures.ts";
import { findPostgres, runOn, startPostgres, type TestPostgres } from "./support/postgres.ts";
import { send } from "./support/send.ts";

const POOL_SIZE = 3;
const binaries = findPostgres();

const findSettings = defineQuery<object, { name: string }>("select name from settings");
const findKept = defineQuery<object, { statement: string }>(
  "select statement from pg_prepared_statements where generic_plans > 0",
);
const END_OTHERS = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()";

describe.skipIf(!binaries)("connections to PostgreSQL", () => {
  let postgres: TestPostgres;
  let database: Database;

  beforeAll(async () => {
    postgres = await startPostgres(binaries ?? "");
    await (await createReferenceServer({ database: postgres.url, pepper: "connections" })).close();
    database = await openDatabase(postgres.url, { poolSize: POOL_SIZE });
  });

  afterAll(async () => {
    await database?.close();
    await postgres?.stop();
  });

  const read = async () => (await database.all(findSettings, {})).length;
  const readMany = async (count: number) => Promise.allSettled(Array.from({ length: count }, read));

  it("of a serializable database repeat what it ends, and are none of the client's mistakes", async () => {
    const address = new URL(postgres.url);
    address.searchParams.set("options", "-c default_transaction_isolation=serializable");
    const servers = await Promise.all(
      ["one", "two"].map(() => createReferenceServer({ database: address.href, pepper: "connections" })),
    );
    const [{ org, keys }] = servers as [ReferenceServer, ReferenceServer];
    const { id } = await org.add(aTemplate());
    const outcomes = await Promise.all(
      Array.from({ length: 80 }, async (_, index) => {
        const server = servers[index % 2] as ReferenceServer;
        const sent = { key: keys.admin, path: { id }, json: { name: `Serializable ${index}` } };
        const { status, body } = await send(server, "updateTemplate", sent);
        return { status, ...body.error };
      }),
    );
    await Promise.all(servers.map((server) => server.close()));
    expect(outcomes.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(outcomes.filter(({ status }) => status === 200).length).toBeGreaterThan(40);
  });

  it("are handed on to those who wait for one, many times what there are", async () => {
    const settled = await readMany(POOL_SIZE * 40);
    expect(settled.filter(({ status }) => status === "rejected")).toEqual([]);
  });

  it("keep no plan for any values of what reads as much as an organization has", async () => {
    const alone = await openDatabase(postgres.url, { poolSize: 1 });
    for (let round = 0; round < 8; round += 1) {
      await readTeamFigures(alone, { orgId: "o", from: "2026-10-05T10:30:00.000Z", to: "2026-11-05T10:30:00.000Z" });
      await alone.all(findSettings, {});
    }
    const kept = await alone.all(findKept, {});
    await alone.close();
    const texts = kept.map(({ statement }) => statement);
    expect(texts).toContain(findSettings.sql);
    expect(texts.filter((text) => text.includes("figures"))).toEqual([]);
  });

  it("are replaced when they end while nobody uses them, and while everybody does", async () => {
    for (let round = 0; round < 4; round += 1) {
      const running = round % 2 === 0 ? undefined : readMany(POOL_SIZE * 40);
      await runOn(postgres.url, [END_OTHERS]);
      for (const settled of (await running) ?? [])
        if (settled.status === "rejected") expect(failureKindOf(settled.reason)).toBe("unavailable");
      // Each of them may still be one that has ended; the statement that got it has failed.
      await readMany(POOL_SIZE);
      const after = await readMany(POOL_SIZE * 4);
      expect(after.filter(({ status }) => status === "rejected")).toEqual([]);
    }
  });

  it("are waited for where the database gives fewer than the pool may have", async () => {
    await runOn(postgres.url, [
      "create role few login connection limit 2",
      "grant select on all tables in schema public to few",
    ]);
    const crowded = await openDatabase(postgres.url.replace("svc@", "few@"), { poolSize: 10 });
    const settled = await Promise.allSettled(Array.from({ length: 100 }, () => crowded.all(findSettings, {})));
    expect(settled.filter(({ status }) => status === "rejected")).toEqual([]);
    await crowded.close();
  });

  it("end the wait of everybody in time when the database is silent", async () => {
    await database.close();
    const gone = await openDatabase(postgres.url, { poolSize: 1, connectTimeoutMs: 300, statementTimeoutMs: 300 });
    expect((await gone.all(findSettings, {})).length).toBeGreaterThan(0);
    postgres.freeze();
    try {
      const settled = await Promise.allSettled(Array.from({ length: 5 }, () => gone.all(findSettings, {})));
      expect(settled.map((one) => one.status === "rejected" && failureKindOf(one.reason))).toEqual(
        Array.from({ length: 5 }, () => "unavailable"),
      );
    } finally {
      postgres.thaw();
    }
    expect((await gone.all(findSettings, {})).length).toBeGreaterThan(0);
    await gone.close();
    database = await openDatabase(postgres.url, { poolSize: POOL_SIZE });
  });

  it("are not given up over a maintenance that takes longer than a statement may", async () => {
    const impatient = await openDatabase(postgres.url, { poolSize: 1, statementTimeoutMs: 5 });
    await expect(impatient.compact()).resolves.toBeUndefined();
    await impatient.close();
  });
});
