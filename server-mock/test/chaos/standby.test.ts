import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMeeting, aTemplate, createReferenceServer } from "../../library/index.ts";
import { findPostgres, runOn, startPostgres, type TestPostgres } from "../support/postgres.ts";
import { startProcess } from "../support/processes.ts";
import { isMissing } from "../support/stores.ts";
import { expectBar, IS_LONG } from "./bar.ts";
import { Load } from "./load.ts";
import { startPostgresProxy } from "./postgres-proxy.ts";
import { waitForReadiness } from "./readiness.ts";
import { recordChaos } from "./report.ts";

const PEPPER = "chaos";
const TRANSCRIPT = [
  "[00:00:04] Jonas Lindqvist: What made you take this call? We meet on Thursday at ten.",
  "[00:00:11] Ana Ruiz: Our managers listen to maybe two calls a month.",
].join("\n");

// Each takes seconds by its nature: `npm run test:chaos` alone tries them.
describe.skipIf(!IS_LONG || isMissing("postgres"))("PostgreSQL at length", () => {
  let postgres: TestPostgres;
  let key: string;

  beforeAll(async () => {
    postgres = await startPostgres(findPostgres() ?? "");
    const here = await createReferenceServer({ database: postgres.url, pepper: PEPPER });
    await here.org.add(aTemplate({ call_type: "discovery" }));
    key = here.keys.admin;
    await here.close();
  });

  afterAll(() => postgres.stop());

  const all = async (text: string): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };

  it("reads from a standby after a failover, says that it is read-only, and writes once it is promoted", async () => {
    const standby = await startPostgres(findPostgres() ?? "", { primary: postgres.url });
    // What is acknowledged is on the standby, too.
    await runOn(postgres.url, ["alter system set synchronous_standby_names = '*'", "select pg_reload_conf()"]);
    const proxy = await startPostgresProxy(postgres);
    const server = await startProcess(proxy.url, PEPPER);
    const load = new Load(server, key);
    load.start(8);
    await load.waitForWrites(50);
    proxy.switchTo(standby);
    await load.waitForFailures(20);
    await waitForReadiness(
      server,
      /^the database is read-only; make it writable, or point DATABASE_URL at the primary$/,
    );
    const read = await fetch(`${server.url}/api/v1/templates`, { headers: { authorization: `Bearer ${key}` } });
    expect(read.status).toBe(200);
    await runOn(standby.url, [
      "select pg_promote()",
      "alter system reset synchronous_standby_names",
      "select pg_reload_conf()",
    ]);
    await waitForReadiness(server, /^ok$/);
    await load.waitForWrites(50);
    const report = await load.end();
    expectBar(report);
    await server.kill();
    await proxy.close();
    await standby.stop();
    await runOn(postgres.url, ["alter system reset synchronous_standby_names", "select pg_reload_conf()"]);
    recordChaos("failover to a standby, promoted later", "PostgreSQL", report);
  });

  it("listens again after its listener was terminated, and gives every meeting its report", async () => {
    const server = await startProcess(postgres.url, PEPPER);
    const LISTENER = "from pg_stat_activity where application_name = 'svc-server listener'";
    const here = await createReferenceServer({ database: postgres.url, pepper: PEPPER });
    await here.org.add(aTemplate({ call_type: "discovery" }));
    for (let round = 0; round < 3; round += 1) {
      while ((await all(`select pid ${LISTENER}`)).length === 0) await setTimeout(50);
      await runOn(postgres.url, [`select pg_terminate_backend(pid) ${LISTENER}`]);
      const { id } = await here.org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT }));
      await here.jobs.request({ meetingIds: [id] });
      while ((await here.jobs.figures()).done <= round) await setTimeout(50);
    }
    while ((await all(`select pid ${LISTENER}`)).length === 0) await setTimeout(50);
    expect(await all(`select pid ${LISTENER}`)).toHaveLength(1);
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
