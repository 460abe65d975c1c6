import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReferenceServer } from "../library/index.ts";
import { type ServerProcess, startProcess } from "./support/processes.ts";
import { send } from "./support/send.ts";
import { LASTING, useStore } from "./support/stores.ts";

// `SVC_REVOCATIONS=1000 npx vitest run server-mock/test/several-processes.test.ts` is the long run.

const REVOCATIONS = Number(process.env["SVC_REVOCATIONS"] ?? 40);
const PEPPER = "several processes";
/** Requests that each process lets a key send. */
const LIMIT = 40;
const TEMPLATE = { name: "T", prompt_template: "P", grading_criteria: [{ name: "C", weight: 100, description: "" }] };

describe.each(LASTING)("three processes on one database: %s", (kind) => {
  const store = useStore(kind);
  let here: ReferenceServer;
  let others: ServerProcess[];

  beforeAll(async () => {
    here = await store.create({ pepper: PEPPER });
    const start = () => startProcess(store.location(), PEPPER, { args: ["--rate-limit", `${LIMIT}/600`] });
    others = await Promise.all([start(), start()]);
  });

  afterAll(async () => {
    await Promise.all(others.map((server) => server.kill()));
    await here.close();
  });

  function ask(server: ServerProcess | undefined, path: string, key: string, body?: object): Promise<Response> {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    return fetch(`${server?.url}/api/v1/${path}`, {
      headers,
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });
  }

  it(
    "refuses a key everywhere once its revocation is acknowledged",
    async () => {
      const accepted: string[] = [];
      for (let index = 0; index < REVOCATIONS; index += 1) {
        const { id, key } = await here.keys.create({ permissions: ["read"] });
        const before = await Promise.all(others.map((server) => ask(server, "templates?limit=1", key)));
        expect(before.map(({ status }) => status)).toEqual([200, 200]);
        await here.keys.revoke(id);
        const after = await Promise.all(others.map((server) => ask(server, "templates?limit=1", key)));
        if (after.some(({ status }) => status !== 401)) accepted.push(id);
      }
      expect(accepted).toEqual([]);
    },
    300_000 + REVOCATIONS * 200,
  );

  it("lets every process read what another has written", async () => {
    const [one, two] = others;
    for (let index = 0; index < 10; index += 1) {
      const created = (await (await ask(one, "templates", here.keys.admin, TEMPLATE)).json()) as {
        data: { id: string };
      };
      const { id } = created.data;
      expect((await ask(two, `templates/${id}`, here.keys.admin)).status).toBe(200);
      await send(here, "deleteTemplate", { path: { id } });
      expect((await ask(two, `templates/${id}`, here.keys.admin)).status).toBe(404);
    }
  });

  it("counts a rate limit per process, so that together they allow as many times as much", async () => {
    const { key } = await here.keys.create({ permissions: ["read"] });
    const statuses = await Promise.all(
      others.flatMap((server) =>
        Array.from({ length: LIMIT }, async () => (await ask(server, "templates", key)).status),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const server of others) expect((await ask(server, "templates", key)).status).toBe(429);
  });

  it("creates once when the same Idempotency-Key reaches all of them at the same time", async () => {
    const create = (server: ServerProcess | undefined) =>
      fetch(`${server?.url}/api/v1/templates`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${here.keys.admin}`,
          "content-type": "application/json",
          "idempotency-key": "once",
        },
        body: JSON.stringify({ ...TEMPLATE, name: "Once" }),
      });
    const responses = await Promise.all([0, 1, 0, 1, 0, 1].map((index) => create(others[index])));
    const ids = await Promise.all(
      responses.map(async (response) => ((await response.json()) as { data: { id: string } }).data.id),
    );
    expect([new Set(responses.map(({ status }) => status)), new Set(ids).size]).toEqual([new Set([201]), 1]);
  });

  it("loses no change when all of them change the same template", async () => {
    const { data } = (await (await ask(others[0], "templates", here.keys.admin, TEMPLATE)).json()) as {
      data: { id: string };
    };
    const change = (server: ServerProcess | undefined, name: string) =>
      fetch(`${server?.url}/api/v1/templates/${data.id}`, {
        method: "PUT",
        headers: { authorization: `Bearer ${here.keys.admin}`, "content-type": "application/json" },
        body: JSON.stringify({ name }),
      });
    const responses = await Promise.all([0, 1, 0, 1, 0, 1].map((index) => change(others[index], `N${index}`)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const { data: last } = (await (await ask(others[1], `templates/${data.id}`, here.keys.admin)).json()) as {
      data: { version: number };
    };
    expect(last.version).toBe(7);
  });
});
