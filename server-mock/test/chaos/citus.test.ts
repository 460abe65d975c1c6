import { execFile, spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMeeting, createReferenceServer, type OrganizationHandle, type ReferenceServer } from "../../library/index.ts";
import { openService } from "../../library/service.ts";
import { compileQuery, defineQuery } from "../../store/query.ts";
import { indexMissing } from "../../store/search-index.ts";
import { OWNED_TABLES } from "../../store/tables.ts";
import { changeOrganization, listOverview } from "../../team/administration/organizations.ts";
import { applyRetention } from "../../team/administration/retention.ts";
import { askEverything } from "../support/ask-everything.ts";
import { builtServer } from "../support/built-server.ts";
import { isCitusMissing, startCitus, type TestCitus } from "../support/citus.ts";
import { isOfAll } from "../support/owned-statements.ts";
import { runOn } from "../support/postgres.ts";
import { startProcess } from "../support/processes.ts";
import { expectBar } from "./bar.ts";
import { Load } from "./load.ts";
import { recordChaos } from "./report.ts";

const run = promisify(execFile);
const ORGANIZATIONS = 40;
const PEPPER = "x";
/** Meetings with transcripts that are spread in use. */
const ROWS = 20_000;
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
  let server: ReferenceServer;
  const owners: Owner[] = [];

  beforeAll(async () => {
    citus = await startCitus();
    url = await citus.createDatabase("spread");
    server = await createReferenceServer({ database: url, pepper: PEPPER });
    for (let index = 0; index < ORGANIZATIONS; index += 1) {
      const org = await server.organizations.create({ name: `Organization ${index}` });
      await org.add(aMeeting({ transcript: "[00:00:01] Ana: Hello." }));
      const { key } = await org.createKey({ permissions: ["admin"] });
      owners.push({ org, key, worker: await workerOf(org.id), acknowledged: 0 });
    }
  });

  afterAll(async () => {
    await server.close();
    await citus.stop();
  });

  async function workerOf(orgId: string): Promise<string> {
    const [found] = await runOn<{ nodename: string }>(url, [
      `select nodename from citus_shards where table_name = 'templates'::regclass
      and shardid = get_shard_id_for_distribution_column('templates', '${orgId}'::text)`,
    ]);
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
    const counted = "select org_id, count(*) as count from templates group by org_id";
    const rows = await runOn<{ org_id: string; count: string }>(url, [counted]);
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

  it("does for all organizations what their operator asks, and what is done once a day", async () => {
    const service = await openService({ database: url, pepper: PEPPER });
    const { database } = service;
    const figures = (await listOverview(database)).filter(({ name }) => name.startsWith("Organization "));
    expect(figures.map(({ meetings }) => meetings)).toEqual(Array.from({ length: ORGANIZATIONS }, () => 1));
    expect([await indexMissing(database), await indexMissing(database)]).toEqual([ORGANIZATIONS, 0]);
    const { id } = owners[0]?.org ?? { id: "" };
    await runOn(url, [`delete from search_documents where org_id = '${id}'`]);
    expect(await indexMissing(database)).toBe(1);
    const admin = { ...service, actor: "test" };
    await changeOrganization(admin, id, { retention_days: 1 });
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000);
    expect(await applyRetention({ ...admin, now: () => inTwoDays }, { keepsFile: true })).toMatchObject([
      { organization: { id }, deleted: { meetings: 1 } },
    ]);
    await service.close();
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
    const moved = runOn(url, [
      `select citus_move_shard_placement(get_shard_id_for_distribution_column('templates', '${owner.org.id}'::text),
        '${first.folder}', 5432, '${second.folder}', 5432, 'force_logical')`,
    ]);
    const [move] = await Promise.allSettled([moved]);
    isMoving = false;
    await writing;
    expect(move.status === "rejected" ? String(move.reason) : "moved").toBe("moved");
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect(statuses).toContain(201);
    expect(await workerOf(owner.org.id)).toBe(second.folder);
    expect(await create(owner)).toBe(201);
    await expectNothingLost();
  });

  it("is spread while it is read and written, and by the next run where one was killed", async () => {
    const grown = await citus.createEmpty("grown");
    const here = await createReferenceServer({ database: grown, pepper: PEPPER });
    await here.seed({ meetings: 400 });
    const ids = "lpad(to_hex(i), 8, '0') || '-0000-4000-8000-000000000000'";
    await runOn(grown, [
      `insert into meetings (id, org_id, user_id, status, started_at, version, document)
        select ${ids}, org_id, user_id, status, started_at, version, document
        from (select * from meetings limit 1) as one, generate_series(1, ${ROWS}) as i`,
      `insert into transcripts (org_id, meeting_id, text)
        select org_id, id, repeat('words that were said ', 40) from meetings where id like '%-0000-4000-8000-000000000000'`,
    ]);
    const counted = OWNED_TABLES.map((table) => `select '${table}' as name, count(*) as count from ${table}`);
    const countRows = () => runOn<{ name: string; count: number }>(grown, [counted.join(" union all ")]);
    const before = new Map((await countRows()).map(({ name, count }) => [name, Number(count)]));

    const program = await builtServer();
    const words = [program, "migrate", "--distribute", "--db", grown];
    const plan = await run(process.execPath, [...words, "--plan"]);
    expect(plan.stdout).toContain("copy users to every node; writers wait until it ends");
    expect(plan.stdout).toMatch(/distribute transcripts by organization; .*; about \d+ s \([\d,]+ rows\)/);

    const used = await startProcess(grown, PEPPER);
    const load = new Load(used, here.keys.admin);
    load.start(4);
    await load.waitForWrites(20);
    const killed = spawn(process.execPath, words, { stdio: "ignore" });
    const copying =
      "select 1 from pg_stat_activity where state = 'active' and query like 'select create_distributed%_concurrently(''transcripts%'";
    while ((await runOn(grown, [copying])).length === 0) await setTimeout(20);
    killed.kill("SIGKILL");
    const { stdout, stderr } = await run(process.execPath, words);
    expect(stdout).toContain("The tables are distributed over the nodes of Citus.");
    expect(stderr).not.toContain("distribute meetings");
    await load.waitForWrites(20);
    const report = await load.end();
    expectBar(report);
    await used.kill();
    const kinds = "select table_name::text as name, citus_table_type as kind from citus_tables";
    const spread = (await runOn<{ name: string; kind: string }>(grown, [kinds])).filter(
      ({ kind }) => kind === "distributed",
    );
    expect(spread.map(({ name }) => name).sort()).toEqual([...OWNED_TABLES].sort());
    for (const { name, count } of await countRows())
      expect(Number(count) - (before.get(name) ?? 0), name).toBeGreaterThanOrEqual(0);
    expect((await run(process.execPath, words)).stdout).toContain("The tables are distributed already.");
    await here.close();
    recordChaos("spread over the machines of Citus, in use", "Citus", report);
  });
});
