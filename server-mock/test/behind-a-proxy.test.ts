import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReferenceServer } from "../library/index.ts";
import { type ServerProcess, startProcess } from "./support/processes.ts";
import { type RunningProxy, SERVED_BY, startProxy } from "./support/round-robin-proxy.ts";
import { isMissing, useStore } from "./support/stores.ts";

const PROCESSES = 3;
const LIMIT = 60;
const REVOCATIONS = 25;
const PEPPER = "behind a proxy";
const TEMPLATE = { name: "T", prompt_template: "P", grading_criteria: [{ name: "C", weight: 100, description: "" }] };

describe.skipIf(isMissing("postgres"))("three processes on one PostgreSQL behind a proxy", () => {
  const store = useStore("postgres");
  let here: ReferenceServer;
  let servers: ServerProcess[];
  let proxy: RunningProxy;

  beforeAll(async () => {
    here = await store.create({ pepper: PEPPER });
    const start = () => startProcess(store.location(), PEPPER, { args: ["--rate-limit", `${LIMIT}/600`] });
    servers = await Promise.all(Array.from({ length: PROCESSES }, start));
    proxy = await startProxy(servers.map(({ url }) => url));
  });

  afterAll(async () => {
    await proxy.close();
    await Promise.all(servers.map((server) => server.kill()));
    await here.close();
  });

  async function newKey() {
    return here.keys.create({ permissions: ["admin"] });
  }

  function ask(path: string, key: string, init: { method?: string; json?: object; headers?: object } = {}) {
    return fetch(`${proxy.url}/api/v1/${path}`, {
      method: init.method ?? "GET",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...init.headers },
      ...(init.json ? { body: JSON.stringify(init.json) } : {}),
    });
  }

  /** One request to each process. */
  async function askAll(path: string, key: string): Promise<number[]> {
    const responses = [];
    for (let index = 0; index < PROCESSES; index += 1) responses.push(await ask(path, key));
    expect(new Set(responses.map(({ headers }) => headers.get(SERVED_BY))).size).toBe(PROCESSES);
    return responses.map(({ status }) => status);
  }

  it("reads through every process what was just written through one", async () => {
    const { key } = await newKey();
    for (let round = 0; round < 8; round += 1) {
      const created = await ask("templates", key, { method: "POST", json: TEMPLATE });
      const { data } = (await created.json()) as { data: { id: string } };
      expect(await askAll(`templates/${data.id}`, key)).toEqual([200, 200, 200]);
      await ask(`templates/${data.id}`, key, { method: "DELETE" });
      expect(await askAll(`templates/${data.id}`, key)).toEqual([404, 404, 404]);
    }
  });

  it("rejects a revoked key through every process at once", async () => {
    for (let round = 0; round < REVOCATIONS; round += 1) {
      const { id, key } = await newKey();
      expect(await askAll("templates?limit=1", key)).toEqual([200, 200, 200]);
      await here.keys.revoke(id);
      expect(await askAll("templates?limit=1", key)).toEqual([401, 401, 401]);
    }
  });

  it("creates once, whichever processes a repeated Idempotency-Key reaches", async () => {
    const { key } = await newKey();
    const post = () =>
      ask("templates", key, { method: "POST", json: TEMPLATE, headers: { "idempotency-key": "once" } });
    const responses = await Promise.all([post(), post(), post(), post(), post(), post()]);
    responses.push(await post());
    const bodies = await Promise.all(responses.map((response) => response.json() as Promise<{ data: { id: string } }>));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(bodies.map(({ data }) => data.id)).size).toBe(1);
  });

  it("counts a rate limit per process, so that together they allow as many times as much", async () => {
    const { key } = await newKey();
    const allowed = [];
    for (let index = 0; index < LIMIT * PROCESSES; index += 1)
      allowed.push((await ask("templates?limit=1", key)).status);
    expect(new Set(allowed)).toEqual(new Set([200]));
    expect(await askAll("templates?limit=1", key)).toEqual([429, 429, 429]);
  });
});
