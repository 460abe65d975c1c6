import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, it } from "vitest";
import { startProcess } from "../support/processes.ts";
import { LASTING, useStore } from "../support/stores.ts";
import { expectBar, IS_LONG } from "./bar.ts";
import { Load } from "./load.ts";
import { buildOlderVersion, type OlderVersion } from "./older-version.ts";
import { readinessOf } from "./readiness.ts";
import { databaseName, recordChaos } from "./report.ts";

const PEPPER = "chaos";

// Building the older version takes half a minute: `npm run test:chaos` alone tries it.
describe.skipIf(!IS_LONG).each(LASTING)("two versions on one database: %s", (kind) => {
  const store = useStore(kind);
  let older: OlderVersion | undefined;

  beforeAll(async () => {
    older = await buildOlderVersion();
  });

  it("the newer one changes the schema under the older, which serves on and is not ready; it never starts there", async ({
    skip,
  }) => {
    if (!older) return skip("the older version cannot be built here");
    const { program, newestStep } = older;
    // A database of its own that today's version has not seen.
    const location = await store.emptyLocation();
    const made = execFileSync(
      process.execPath,
      [program, "init", "--db", location, "--organization", "Acme", "--json"],
      { env: { ...process.env, SVC_SERVER_PEPPER: PEPPER }, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
    );
    const { key } = JSON.parse(made) as { key: string };
    const first = await startProcess(location, PEPPER, { program });
    const before = new Load(first, key);
    before.start(4);
    await before.waitForWrites(20);
    expect(await readinessOf(first)).toEqual([200, "ok"]);
    const second = await startProcess(location, PEPPER);
    const after = new Load(second, key);
    after.start(4);
    await Promise.all([before.waitForWrites(50), after.waitForWrites(50)]);
    expect(await readinessOf(first)).toEqual([
      503,
      `the database has a newer schema (${newestStep}); upgrade svc-server`,
    ]);
    expect(await readinessOf(second)).toEqual([200, "ok"]);
    await expect(startProcess(location, PEPPER, { program })).rejects.toThrow(
      `its schema is newer than this svc-server (${newestStep})`,
    );
    const one = await before.end();
    expectBar(one);
    await first.kill();
    await after.waitForWrites(10);
    const other = await after.end();
    expectBar(other);
    await second.kill();
    recordChaos("two versions: the schema changes under the older", databaseName(kind), {
      ...one,
      requests: one.requests + other.requests,
      unavailable: one.unavailable + other.unavailable,
      slowestMs: Math.max(one.slowestMs, other.slowestMs),
    });
  });
});
