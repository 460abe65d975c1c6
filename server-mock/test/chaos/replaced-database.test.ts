import { describe, expect, it } from "vitest";
import { aTemplate, createReferenceServer } from "../../library/index.ts";
import { runOn } from "../support/postgres.ts";
import { startProcess } from "../support/processes.ts";
import { isMissing } from "../support/stores.ts";
import { usePostgres } from "../support/use-postgres.ts";
import { expectBar, IS_LONG } from "./bar.ts";
import { Load } from "./load.ts";
import { readinessOf, waitForReadiness } from "./readiness.ts";
import { recordChaos } from "./report.ts";
import { sendTemplates, TEMPLATE } from "./send-templates.ts";

const PEPPER = "chaos";

describe.skipIf(isMissing("postgres"))("a database that takes the place of another under a running server", () => {
  const postgres = usePostgres();

  const at = (name: string) => {
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return url.href;
  };
  const run = (...statements: string[]) => runOn(postgres.url, statements);
  /** Puts one database into the place of another, as a restore does. */
  const replace = (name: string, other: string, aside: string) =>
    run(
      `alter database ${name} allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      `alter database ${name} rename to ${aside}`,
      `alter database ${other} rename to ${name}`,
      `alter database ${aside} allow_connections true`,
    );

  it("makes it say which, and no longer once its own is back", async () => {
    await run("create database app", "create database empty", "create database other");
    const here = await createReferenceServer({ database: at("app"), pepper: PEPPER });
    await here.close();
    await (await createReferenceServer({ database: at("other"), pepper: "another" })).close();
    const server = await startProcess(at("app"), PEPPER);
    const load = new Load(server, here.keys.admin);
    load.start(4);
    for (const [other, reason] of [
      ["empty", /^the tables of svc-server are not in the database; restore it/],
      ["other", /^the database is not the one that svc-server was started on/],
    ] as const) {
      await load.waitForWrites(5);
      await load.pause();
      await replace("app", other, "aside");
      await waitForReadiness(server, reason);
      const headers = { authorization: `Bearer ${here.keys.admin}` };
      const read = await fetch(`${server.url}/api/v1/templates`, { headers });
      expect([503, 401]).toContain(read.status);
      await replace("app", "aside", other);
      await waitForReadiness(server, /^ok$/);
      await load.resume();
    }
    await load.waitForWrites(5);
    const report = await load.end();
    expectBar(report);
    await server.kill();
    recordChaos("another database in its place, and back", "PostgreSQL", report);
  });

  it.skipIf(!IS_LONG)(
    "is served as it is where it was restored from an older backup: its keys, its rows, its totals",
    async () => {
      await run("create database live");
      const here = await createReferenceServer({ database: at("live"), pepper: PEPPER });
      await here.org.add(aTemplate({ name: "Before" }));
      const early = await here.keys.create({ permissions: ["read"] });
      await here.close();
      await run("create database backup template live");
      const server = await startProcess(at("live"), PEPPER);
      const again = await createReferenceServer({ database: at("live"), pepper: PEPPER });
      const late = await again.keys.create({ permissions: ["read"] });
      await again.close();
      const read = async (key: string) => {
        const response = await sendTemplates(server, key);
        const { data, meta } = (await response.json()) as { data?: unknown[]; meta?: { total: number } };
        return [response.status, data?.length, meta?.total];
      };
      expect((await sendTemplates(server, here.keys.admin, { ...TEMPLATE, name: "After" })).status).toBe(201);
      expect([await read(early.key), (await read(late.key))[0]]).toEqual([[200, 2, 2], 200]);
      await replace("live", "backup", "lost");
      await waitForReadiness(server, /^ok$/);
      expect([await read(early.key), (await read(late.key))[0]]).toEqual([[200, 1, 1], 401]);
      expect((await sendTemplates(server, here.keys.admin, { ...TEMPLATE, name: "After" })).status).toBe(201);
      expect([await read(early.key), await readinessOf(server)]).toEqual([
        [200, 2, 2],
        [200, "ok"],
      ]);
      await server.kill();
    },
  );
});
