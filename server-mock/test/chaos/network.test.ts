import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createReferenceServer } from "../../library/index.ts";
import { type ServerProcess, startProcess } from "../support/processes.ts";
import { isMissing } from "../support/stores.ts";
import { usePostgres } from "../support/use-postgres.ts";
import { expectBar, IS_LONG } from "./bar.ts";
import { BlindWriters } from "./blind-writers.ts";
import { Load, type LoadReport } from "./load.ts";
import { type NetworkFault, type PostgresProxy, startPostgresProxy } from "./postgres-proxy.ts";
import { recordChaos } from "./report.ts";

const PEPPER = "chaos";
const FAULTS: NetworkFault[] = ["lose the response", "truncate the response", "lose the statement", "half-close"];

describe.skipIf(isMissing("postgres"))("a network between the server and PostgreSQL", () => {
  const postgres = usePostgres();
  let proxy: PostgresProxy;
  let server: ServerProcess;
  let key: string;

  beforeAll(async () => {
    const here = await createReferenceServer({ database: postgres.url, pepper: PEPPER });
    key = here.keys.admin;
    await here.close();
  });

  beforeEach(async () => {
    proxy = await startPostgresProxy(postgres);
    server = await startProcess(proxy.url, PEPPER);
  });

  afterEach(async () => {
    await server.kill("SIGKILL");
    await proxy.close();
  });

  async function expectTrueResponses(faults: readonly NetworkFault[], rounds: number): Promise<LoadReport> {
    const load = new Load(server, key);
    const blind = new BlindWriters(server, key, 2);
    load.start(4);
    for (let round = 0; round < rounds; round += 1) {
      for (const fault of faults) {
        await load.waitForWrites(5);
        await proxy.strike(fault);
      }
    }
    await load.waitForWrites(5);
    const report = await load.end();
    const { liars } = await blind.end();
    expect(liars).toEqual([]);
    expectBar(report);
    expect(server.isRunning()).toBe(true);
    return report;
  }

  it("that breaks in the middle of commits lets no response say what is not so", async () => {
    const report = await expectTrueResponses(FAULTS, IS_LONG ? 20 : 2);
    recordChaos("network breaks in the middle of commits, in four ways", "PostgreSQL", report);
  });

  it.skipIf(!IS_LONG)(
    "that delays responses to commits beyond every deadline lets none say what is not so",
    async () => {
      const report = await expectTrueResponses(["delay the response"], 5);
      recordChaos("network delays responses to commits by 4 s", "PostgreSQL", report);
    },
  );
});
