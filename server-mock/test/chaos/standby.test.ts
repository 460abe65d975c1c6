import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { aMeeting, aTemplate, createReferenceServer } from "../../library/index.ts";
import { findPostgres, runOn } from "../support/postgres.ts";
import { startPair } from "../support/postgres-pair.ts";
import { type ServerProcess, startProcess } from "../support/processes.ts";
import { isMissing } from "../support/stores.ts";
import { usePostgres } from "../support/use-postgres.ts";
import { expectBar, IS_LONG } from "./bar.ts";
import { Load } from "./load.ts";
import { startPgBouncer } from "./pgbouncer.ts";
import { waitForReadiness } from "./readiness.ts";
import { recordChaos } from "./report.ts";

const PEPPER = "chaos";
const TRANSCRIPT = [
  "[00:00:04] Jonas Lindqvist: What made you take this call? We meet on Thursday at ten.",
  "[00:00:11] Ana Ruiz: Our managers listen to maybe two calls a month.",
].join("\n");

const SERIALIZABLE = ["default_transaction_isolation=serializable"];

describe.skipIf(isMissing("postgres"))("a standby", () => {
  it.each<{ way: string; settings?: string[]; isPooled?: boolean }>([
    { way: "read committed" },
    { way: "serializable", settings: SERIALIZABLE },
    { way: "PgBouncer", isPooled: true },
  ])("takes over with all that was acknowledged: $way", async ({ way, settings = [], isPooled }) => {
    const pair = await startPair(findPostgres() ?? "", settings);
    const pooler = isPooled ? await startPgBouncer(pair.address) : undefined;
    const key = await createKey(pair.primary.url);
    const server = await startProcess(pooler?.url ?? pair.address.url, PEPPER);
    const load = new Load(server, key);
    load.start(8);
    await load.waitForWrites(50);
    await pair.loseFirst();
    await load.waitForFailures(20);
    await waitForReadiness(
      server,
      /^the database is read-only; make it writable, or point DATABASE_URL at the primary$/,
    );
    expect((await listTemplates(server, key)).status).toBe(200);
    await pair.promote();
    await waitForReadiness(server, /^ok$/);
    await load.waitForWrites(50);
    const report = await load.end();
    expectBar(report);
    await server.kill();
    await pooler?.stop();
    await pair.stop();
    recordChaos("failover to a standby, promoted later", `PostgreSQL, ${way}`, report);
  });

  it("reads again what it has cancelled, and says when to come back where it cancels for long", async () => {
    // A standby that waits for no reader: a lock of the primary ends whatever reads the table.
    const { primary, standby, stop } = await startPair(findPostgres() ?? "", ["max_standby_streaming_delay=0"]);
    const key = await createKey(primary.url);
    await runOn(primary.url, [
      "alter table templates rename to stored",
      // Every read of it takes a while.
      "create view templates as select stored.* from stored, (select pg_sleep(1)) as pause",
    ]);
    const server = await startProcess(standby.url, PEPPER);
    const cancelled = new Set<unknown>();
    /** Cancels an attempt to read that was not cancelled yet. */
    const cancelAttempt = async () => {
      const attempts = "select query_start::text as at from pg_stat_activity where wait_event = 'PgSleep'";
      const [attempt] = await runOn<{ at: string }>(standby.url, [attempts]);
      if (!attempt || cancelled.has(attempt.at)) return;
      await runOn(primary.url, ["begin; lock table stored in access exclusive mode; commit"]);
      cancelled.add(attempt.at);
    };
    const reading = listTemplates(server, key);
    while (cancelled.size < 2) await cancelAttempt();
    expect((await reading).status).toBe(200);

    let hasEnded = false;
    const hopeless = listTemplates(server, key).finally(() => {
      hasEnded = true;
    });
    while (!hasEnded) await cancelAttempt();
    const response = await hopeless;
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
    // Only attempts that were cancelled end so.
    expect(cancelled.size - 2).toBeGreaterThan(0);
    expect(server.errors()).not.toContain("    at ");
    expect(await server.kill()).toBe(0);
    await stop();
  });
});

async function createKey(database: string): Promise<string> {
  const here = await createReferenceServer({ database, pepper: PEPPER });
  await here.org.add(aTemplate({ call_type: "discovery" }));
  await here.close();
  return here.keys.admin;
}

function listTemplates(server: ServerProcess, key: string): Promise<Response> {
  return fetch(`${server.url}/api/v1/templates`, { headers: { authorization: `Bearer ${key}` } });
}

// Each takes seconds by its nature: `npm run test:chaos` alone tries them.
describe.skipIf(!IS_LONG || isMissing("postgres"))("PostgreSQL at length", () => {
  const postgres = usePostgres();
  let key: string;

  beforeAll(async () => {
    key = await createKey(postgres.url);
  });

  it("listens again after its listener was terminated, and gives every meeting its report", async () => {
    const server = await startProcess(postgres.url, PEPPER);
    const LISTENER = "from pg_stat_activity where application_name = 'svc-server listener'";
    const here = await createReferenceServer({ database: postgres.url, pepper: PEPPER });
    await here.org.add(aTemplate({ call_type: "discovery" }));
    for (let round = 0; round < 3; round += 1) {
      while ((await runOn(postgres.url, [`select pid ${LISTENER}`])).length === 0) await setTimeout(50);
      await runOn(postgres.url, [`select pg_terminate_backend(pid) ${LISTENER}`]);
      const { id } = await here.org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT }));
      await here.jobs.request({ meetingIds: [id] });
      while ((await here.jobs.figures()).done <= round) await setTimeout(50);
    }
    while ((await runOn(postgres.url, [`select pid ${LISTENER}`])).length === 0) await setTimeout(50);
    expect(await runOn(postgres.url, [`select pid ${LISTENER}`])).toHaveLength(1);
    expect(await here.jobs.figures()).toMatchObject({ waiting: 0, running: 0, failed: 0, done: 3 });
    await here.close();
    await server.kill();
    recordChaos("the listener for jobs is terminated, 3 times", "PostgreSQL", { requests: 3 });
  });

  it("goes on beside a program that locks the same rows in another order", async () => {
    const server = await startProcess(postgres.url, PEPPER);
    const load = new Load(server, key);
    load.start(8);
    const stranger = new pg.Client({ connectionString: postgres.url });
    await stranger.connect();
    await stranger.query("set deadlock_timeout = '10ms'");
    for (let round = 0; round < 100; round += 1) {
      await load.waitForWrites(1);
      try {
        await stranger.query("begin");
        await stranger.query("select 1 from rollups order by ctid desc for update");
        await stranger.query("delete from idempotency_keys where created_at < '2000'");
        await stranger.query("select 1 from templates order by random() for update");
        await stranger.query("select 1 from idempotency_keys order by random() for update");
      } catch (error) {
        expect((error as { code?: string }).code).toBe("40P01");
      } finally {
        await stranger.query("rollback");
      }
    }
    await stranger.end();
    await load.waitForWrites(10);
    const report = await load.end();
    expectBar(report);
    await server.kill();
    recordChaos(`a program that locks rows in another order`, "PostgreSQL", report);
  });
});
