import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMeeting, createReferenceServer, type OrganizationHandle, type ReferenceServer } from "../../library/index.ts";
import { compileQuery, defineQuery } from "../../store/query.ts";
import { askEverything } from "../support/ask-everything.ts";
import { isCitusMissing, startCitus, type TestCitus } from "../support/citus.ts";
import { isOfAll } from "../support/owned-statements.ts";

const ORGANIZATIONS = 40;
const TEMPLATE = { name: "T", prompt_template: "P", grading_criteria: [{ name: "C", weight: 100, description: "" }] };

interface Owner {
  org: OrganizationHandle;
  key: string;
  /** Folder of the worker that has what the organization owns. */
  worker: string;
  acknowledged: number;
}

describe.skipIf(isCitusMissing())("a database spread over two workers", () => {
  let citus: TestCitus;
  let url: string;
  let client: pg.Client;
  let server: ReferenceServer;
  const owners: Owner[] = [];

  beforeAll(async () => {
    citus = await startCitus();
    url = await citus.createDatabase("spread");
    client = new pg.Client({ connectionString: url });
    // A worker that is killed says so to everybody.
    client.on("error", () => undefined);
    await client.connect();
    server = await createReferenceServer({ database: url, pepper: "x" });
    for (let index = 0; index < ORGANIZATIONS; index += 1) {
      const org = await server.organizations.create({ name: `Organization ${index}` });
      await org.add(aMeeting({ transcript: "[00:00:01] Ana: Hello." }));
      const { key } = await org.createKey({ permissions: ["admin"] });
      owners.push({ org, key, worker: await workerOf(org.id), acknowledged: 0 });
    }
  });

  afterAll(async () => {
    await server.close();
    await client.end();
    await citus.stop();
  });

  async function rowsOf<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await client.query(text, values)).rows as Row[];
  }

  async function workerOf(orgId: string): Promise<string> {
    const [found] = await rowsOf<{ nodename: string }>(
      `select nodename from citus_shards
      where table_name = 'templates'::regclass and shardid = get_shard_id_for_distribution_column('templates', $1::text)`,
      [orgId],
    );
    return found?.nodename ?? "";
  }

  async function ask(owner: Owner, init?: RequestInit): Promise<number> {
    const headers = { authorization: `Bearer ${owner.key}`, "content-type": "application/json" };
    const response = await server.fetch(`/api/v1/templates`, { ...init, headers });
    // Nobody knows of a write that a connection ended under: such a 503 does not say to come back.
    if (response.status === 503 && !init) expect(response.headers.get("retry-after")).not.toBeNull();
    await response.text();
    return response.status;
  }

  async function create(owner: Owner): Promise<number> {
    const status = await ask(owner, { method: "POST", body: JSON.stringify(TEMPLATE) });
    if (status === 201) owner.acknowledged += 1;
    return status;
  }

  async function expectNothingLost(): Promise<void> {
    const rows = await rowsOf<{ org_id: string; count: string }>(
      "select org_id, count(*) as count from templates group by org_id",
    );
    const counts = new Map(rows.map(({ org_id, count }) => [org_id, Number(count)]));
    for (const { org, acknowledged } of owners) expect(counts.get(org.id) ?? 0).toBe(acknowledged);
  }

  it("runs each statement of a request on one of them", async () => {
    const { sent } = await askEverything(await citus.createDatabase("everything"), 120);
    const reader = new pg.Client({ connectionString: url.replace("/spread?", "/everything?") });
    await reader.connect();
    const tasks: Record<string, number[]> = {};
    for (const [sql, { parameters }] of sent) {
      // Many new rows are one statement with all of them: see below.
      if (/^insert into \w+ \([^)]*\)$/.test(sql) || isOfAll(sql)) continue;
      const { sql: text, bind } = compileQuery(defineQuery<never, unknown>(sql), (position) => `$${position}`);
      const plan = (await reader.query(`explain ${text}`, bind(parameters))).rows as Record<"QUERY PLAN", string>[];
      const counts = plan.flatMap((row) => /Task Count: (\d+)/.exec(row["QUERY PLAN"])?.[1] ?? []);
      tasks[sql] = counts.map(Number);
    }
    await reader.end();
    const spread = Object.values(tasks).filter((counts) => counts.length > 0);
    expect(spread.length).toBeGreaterThan(0);
    expect(Object.entries(tasks).filter(([, counts]) => counts.some((count) => count !== 1))).toEqual([]);
  });

  it("has organizations on both, and loses those of a worker that is killed until it is back", async () => {
    const [first, second] = citus.workers;
    const on = (worker: { folder: string }) => owners.filter((owner) => owner.worker === worker.folder);
    expect(on(first).length + on(second).length).toBe(ORGANIZATIONS);
    for (const worker of [first, second]) expect(on(worker).length).toBeGreaterThan(0);
    for (const owner of owners) expect(await create(owner)).toBe(201);

    await second.down();
    const meanwhile = new Map<Owner, number[]>();
    try {
      for (const owner of owners) meanwhile.set(owner, [await ask(owner), await create(owner)]);
    } finally {
      await second.up();
    }
    for (const owner of on(first)) expect(meanwhile.get(owner)).toEqual([200, 201]);
    for (const owner of on(second)) expect(meanwhile.get(owner)).toEqual([503, 503]);

    for (const owner of owners) {
      expect(await ask(owner)).toBe(200);
      expect(await create(owner)).toBe(201);
    }
    await expectNothingLost();
  });

  it("loses nothing of an organization that is moved while it writes", async () => {
    const [first, second] = citus.workers;
    const owner = owners.find(({ worker }) => worker === first.folder) as Owner;
    let isMoving = true;
    const statuses = new Set<number>();
    const writing = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (isMoving) statuses.add(await create(owner));
      }),
    );
    const mover = new pg.Client({ connectionString: url });
    await mover.connect();
    const moved = mover.query(
      `select citus_move_shard_placement(
        get_shard_id_for_distribution_column('templates', $1::text), $2, 5432, $3, 5432, 'force_logical')`,
      [owner.org.id, first.folder, second.folder],
    );
    const [move] = await Promise.allSettled([moved]);
    isMoving = false;
    await Promise.all([writing, mover.end()]);
    expect(move.status === "rejected" ? String(move.reason) : "moved").toBe("moved");
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect(statuses).toContain(201);
    expect(await workerOf(owner.org.id)).toBe(second.folder);
    expect(await create(owner)).toBe(201);
    await expectNothingLost();
  });
});
