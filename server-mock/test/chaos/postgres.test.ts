import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CreatedKey } from "../../library/index.ts";
import { createReferenceServer } from "../../library/index.ts";
import { runOn } from "../support/postgres.ts";
import { type ServerProcess, startProcess } from "../support/processes.ts";
import { isMissing } from "../support/stores.ts";
import { usePostgres } from "../support/use-postgres.ts";
import { expectBar, expectWithin, IS_LONG } from "./bar.ts";
import { Load } from "./load.ts";
import { findPgBouncer, startPgBouncer, type TestPgBouncer } from "./pgbouncer.ts";
import { recordChaos } from "./report.ts";

// `npm run test:chaos` runs each scenario longer.

const PEPPER = "chaos";
const ROUNDS = IS_LONG ? 20 : 4;

describe.skipIf(isMissing("postgres"))("PostgreSQL in trouble", () => {
  const postgres = usePostgres();
  let server: ServerProcess;
  let key: CreatedKey;

  beforeAll(async () => {
    const here = await createReferenceServer({ database: postgres.url, pepper: PEPPER });
    key = await here.keys.create({ permissions: ["admin"] });
    await here.close();
  });

  beforeEach(async () => {
    server = await startProcess(postgres.url, PEPPER);
  });

  afterEach(() => server.kill("SIGKILL"));

  it("survives connections that are terminated in the middle of statements", async () => {
    const load = new Load(server, key.key);
    load.start(8);
    for (let round = 0; round < ROUNDS; round += 1) {
      await load.waitForWrites(10);
      await terminateConnections(postgres.url);
    }
    const report = await load.end();
    expectBar(report);
    expect(server.isRunning()).toBe(true);
    recordChaos("connections terminated in the middle of statements", "PostgreSQL", report);
  });

  it("survives a restart of the database", async () => {
    const load = new Load(server, key.key);
    load.start(8);
    for (let round = 0; round < ROUNDS / 2; round += 1) {
      await load.waitForWrites(10);
      await postgres.restart();
    }
    const report = await load.end();
    expectBar(report);
    expect(server.isRunning()).toBe(true);
    recordChaos("restart of the database", "PostgreSQL", report);
  });

  it("responds, says that it is not ready, and ends, while the database is frozen", async () => {
    const load = new Load(server, key.key);
    load.start(8);
    await load.waitForWrites(10);
    postgres.freeze();
    try {
      const ready = await timed(() => fetch(`${server.url}/readyz`));
      expect(ready.response.status).toBe(503);
      expectWithin(ready.ms, 2_000);
      await load.waitForFailures(20);
      const healthy = await timed(() => fetch(`${server.url}/healthz`));
      expect(healthy.response.status).toBe(200);
    } finally {
      postgres.thaw();
    }
    await load.waitForWrites(10);
    const report = await load.end();
    expectBar(report);
    recordChaos("database frozen (SIGSTOP)", "PostgreSQL", report);

    postgres.freeze();
    const start = performance.now();
    await server.kill("SIGTERM");
    postgres.thaw();
    expectWithin(performance.now() - start, 15_000);
  });
});

describe.skipIf(isMissing("postgres") || findPgBouncer() === undefined)("PgBouncer in transaction mode", () => {
  const postgres = usePostgres();
  let bouncer: TestPgBouncer;
  let servers: ServerProcess[] = [];
  let key: CreatedKey;

  beforeAll(async () => {
    bouncer = await startPgBouncer(postgres);
    const here = await createReferenceServer({ database: postgres.url, pepper: PEPPER });
    key = await here.keys.create({ permissions: ["admin"] });
    await here.close();
    servers = await Promise.all([1, 2, 3].map(() => startProcess(bouncer.url, PEPPER)));
  });

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await bouncer.stop();
  });

  it("gives every process the statements that it means", async () => {
    const loads = servers.map((server) => new Load(server, key.key));
    for (const load of loads) load.start(4);
    for (const load of loads) await load.waitForWrites(IS_LONG ? 100 : 20);
    const reports = await Promise.all(loads.map((load) => load.end()));
    for (const report of reports) {
      expectBar(report);
      expect(report.unavailable).toBe(0);
    }
    const [first] = reports;
    if (first) recordChaos("three processes behind PgBouncer in transaction mode", "PostgreSQL", first);
  });

  it("learns that statements were lost, and does without their names", async () => {
    // A pooler that hides itself: it takes the settings that give it away otherwise.
    const hidden = await startPgBouncer(postgres, "statement_timeout");
    const server = await startProcess(hidden.url, PEPPER);
    const load = new Load(server, key.key);
    load.start(8);
    await load.waitForWrites(IS_LONG ? 100 : 20);
    const report = await load.end();
    expectBar(report);
    await server.kill();
    await hidden.stop();
  });
});

async function timed(work: () => Promise<Response>): Promise<{ response: Response; ms: number }> {
  const start = performance.now();
  const response = await work();
  return { response, ms: performance.now() - start };
}

function terminateConnections(url: string): Promise<unknown> {
  return runOn(url, [
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'svc-server' and pid <> pg_backend_pid()",
  ]);
}
