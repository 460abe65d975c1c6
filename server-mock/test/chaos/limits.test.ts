import { setTimeout } from "node:timers/promises";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createReferenceServer } from "../../library/index.ts";
import { runOn } from "../support/postgres.ts";
import { type ServerProcess, startProcess } from "../support/processes.ts";
import { isMissing } from "../support/stores.ts";
import { usePostgres } from "../support/use-postgres.ts";
import { expectBar, IS_LONG } from "./bar.ts";
import { Load } from "./load.ts";
import { waitForReadiness } from "./readiness.ts";
import { recordChaos } from "./report.ts";

const PEPPER = "chaos";
const ROUNDS = IS_LONG ? 10 : 1;
/** Longer than the database lets a transaction or a session idle. */
const STOP_MS = IS_LONG ? 1_000 : 200;
/** Fewer than a server has by itself, with its worker and its listener. */
const CONNECTIONS = 5;

describe.skipIf(isMissing("postgres"))("a PostgreSQL that gives its user little", () => {
  const postgres = usePostgres();
  let server: ServerProcess;
  let key: string;

  beforeAll(async () => {
    const here = await createReferenceServer({ database: postgres.url, pepper: PEPPER });
    key = here.keys.admin;
    await here.close();
    await run("create role app login", "grant select, insert, update, delete on all tables in schema public to app");
  });

  beforeEach(async () => {
    // It may write to the tables and create none: the schema is up to date.
    server = await startProcess(postgres.url.replace("svc@", "app@"), PEPPER);
  });

  afterEach(() => server.kill("SIGKILL"));

  const run = (...statements: string[]) => runOn(postgres.url, statements);

  it("no rights: is not ready, says so, and goes on when they are granted", async () => {
    const load = new Load(server, key);
    load.start(4);
    for (let round = 0; round < ROUNDS; round += 1) {
      await load.waitForWrites(10);
      await run("revoke insert, update, delete on all tables in schema public from app");
      await load.waitForFailures(10);
      await waitForReadiness(server, /^the database user may not use the tables of svc-server; grant it access$/);
      await run("grant insert, update, delete on all tables in schema public to app");
      await waitForReadiness(server, /^ok$/);
    }
    await load.waitForWrites(10);
    const report = await load.end();
    expectBar(report);
    recordChaos("the user of the database loses its rights", "PostgreSQL", report);
  });

  it.skipIf(!IS_LONG)("few connections: requests wait for those that there are", async () => {
    await server.kill();
    await run(`alter role app connection limit ${CONNECTIONS}`);
    server = await startProcess(postgres.url.replace("svc@", "app@"), PEPPER);
    const load = new Load(server, key);
    load.start(16);
    await load.waitForWrites(IS_LONG ? 2_000 : 50);
    const report = await load.end();
    expectBar(report);
    expect(report.unavailable).toBe(0);
    await run("alter role app connection limit 0");
    await expect(startProcess(postgres.url.replace("svc@", "app@"), PEPPER)).rejects.toThrow(
      "the database accepts no more connections; lower --pool-size, or raise max_connections",
    );
    await run("alter role app connection limit -1");
    recordChaos(`16 clients, ${CONNECTIONS} connections to the database`, "PostgreSQL", report);
  });

  it.skipIf(!IS_LONG)(
    "little time to idle, while the server itself is stopped (SIGSTOP): nothing is lost or doubled",
    async () => {
      await server.kill();
      await run(
        "alter role app set idle_in_transaction_session_timeout = '20ms'",
        "alter role app set idle_session_timeout = '100ms'",
      );
      server = await startProcess(postgres.url.replace("svc@", "app@"), PEPPER);
      const load = new Load(server, key);
      load.start(8);
      for (let round = 0; round < ROUNDS; round += 1) {
        await load.waitForWrites(10);
        server.signal("SIGSTOP");
        await setTimeout(STOP_MS);
        server.signal("SIGCONT");
      }
      await load.waitForWrites(10);
      const { slowestHealthMs, ...report } = await load.end();
      expectBar({ ...report, slowestHealthMs });
      await run("alter role app reset all");
      recordChaos("server stopped (SIGSTOP), the database ends what idles", "PostgreSQL", report);
    },
  );
});
