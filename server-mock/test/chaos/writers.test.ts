import { spawn } from "node:child_process";
import { describe, expect, it } from "vitest";
import { builtServer } from "../support/built-server.ts";
import { type ServerProcess, startProcess } from "../support/processes.ts";
import { LASTING, useStore } from "../support/stores.ts";
import { tiedToParent } from "../support/tied-to-parent.ts";
import { expectBar, expectWithin, IS_LONG, MAX_RESPONSE_MS } from "./bar.ts";
import { Load } from "./load.ts";
import { databaseName, recordChaos } from "./report.ts";
import { watchHealth } from "./watch-health.ts";

const PEPPER = "chaos";
const WRITERS = IS_LONG ? [8, 30] : [8];
const CHANGES = IS_LONG ? 40 : 8;
const SEEDED = IS_LONG ? 5_000 : 500;
const TEMPLATE = { name: "T", prompt_template: "P", grading_criteria: [{ name: "C", weight: 1, description: "" }] };

describe.each(LASTING)("many writers on %s", (kind) => {
  const store = useStore(kind);

  it.each(WRITERS)("%i of them on one template: each change is made once, none is rejected", async (writers) => {
    const here = await store.create({ pepper: PEPPER });
    const servers = await Promise.all([1, 2].map(() => startProcess(store.location(), PEPPER)));
    const headers = { authorization: `Bearer ${here.keys.admin}`, "content-type": "application/json" };
    const send = async (server: ServerProcess | undefined, path: string, init: RequestInit) => {
      const start = performance.now();
      const response = await fetch(`${server?.url}/api/v1/${path}`, { headers, ...init });
      slowestMs = Math.max(slowestMs, performance.now() - start);
      const { data } = (await response.json()) as { data: { id: string; version: number } };
      return { status: response.status, data };
    };
    let slowestMs = 0;
    const { data: template } = await send(servers[0], "templates", {
      method: "POST",
      body: JSON.stringify(TEMPLATE),
    });
    const path = `templates/${template.id}`;
    const statuses = new Map<number, number>();
    const versions = new Set<number>();
    const health = watchHealth(servers);
    await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        for (let change = 0; change < CHANGES; change += 1) {
          const body = JSON.stringify({ name: `${writer}-${change}` });
          const { status, data } = await send(servers[writer % 2], path, { method: "PUT", body });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status === 200) versions.add(data.version);
        }
      }),
    );
    const { failures, ...figures } = await health.end();
    expect(failures).toEqual([]);
    const made = writers * CHANGES;
    const lost = made - versions.size - (statuses.get(503) ?? 0);
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(lost).toBe(0);
    expectWithin(slowestMs, MAX_RESPONSE_MS);
    const { data: last } = await send(servers[1], path, { method: "GET" });
    expect(last.version).toBe(1 + versions.size);
    await Promise.all(servers.map((server) => server.kill()));
    await here.close();
    recordChaos(`${writers} writers of two processes on one template`, databaseName(kind), {
      requests: made,
      unavailable: statuses.get(503) ?? 0,
      slowestMs,
      ...figures,
    });
  });

  it("a seed beside the server: reads and writes go on", async () => {
    const here = await store.create({ pepper: PEPPER });
    const server = await startProcess(store.location(), PEPPER);
    const load = new Load(server, here.keys.admin);
    load.start(4);
    await load.waitForWrites(5);
    expect(await seed(store.location())).toBe(0);
    await load.waitForWrites(5);
    const report = await load.end();
    expectBar(report);
    await server.kill();
    await here.close();
    recordChaos(`seed of ${SEEDED.toLocaleString("en")} meetings beside the server`, databaseName(kind), report);
  });
});

/** Runs `svc-server seed` in a process of its own and returns its exit code. */
async function seed(database: string): Promise<number | null> {
  const args = [
    await builtServer(),
    "seed",
    "--db",
    database,
    "--meetings",
    String(SEEDED),
    "--seed",
    crypto.randomUUID(),
  ];
  const child = spawn(...tiedToParent(process.execPath, args), {
    env: { ...process.env, SVC_SERVER_PEPPER: PEPPER },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return new Promise((resolve) => child.once("exit", resolve));
}
