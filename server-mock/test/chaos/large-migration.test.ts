import { execFile } from "node:child_process";
import { promisify } from "node:util";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { builtServer } from "../support/built-server.ts";
import { runOn } from "../support/postgres.ts";
import { startProcess } from "../support/processes.ts";
import { isMissing } from "../support/stores.ts";
import { usePostgres } from "../support/use-postgres.ts";
import { expectBar, expectWithin, IS_LONG } from "./bar.ts";
import { Load } from "./load.ts";
import { buildOlderVersion, type OlderVersion } from "./older-version.ts";
import { recordChaos } from "./report.ts";

const run = promisify(execFile);
const PEPPER = "chaos";
const MEETINGS = Number(process.env["SVC_CHAOS_MEETINGS"] ?? 50_000);
const MOST_MS = 1_000;
const MEETING = JSON.stringify({ title: "A call", participants: [], notes: "document ".repeat(60) });
const ID = "lpad(to_hex(i), 8, '0') || '-0000-4000-8000-000000000000'";

// Minutes with a million meetings: `npm run test:chaos` alone tries it, with fewer unless SVC_CHAOS_MEETINGS says how many.
describe.skipIf(!IS_LONG || isMissing("postgres"))("keys of a large database in use", () => {
  const postgres = usePostgres();
  let older: OlderVersion | undefined;

  beforeAll(async () => {
    older = await buildOlderVersion("014-organization-keys");
  });
  it("change beside readers and writers of both versions, none of whom waits for a second", async ({ skip }) => {
    if (!older) return skip("the version before cannot be built here");
    const environment = { ...process.env, SVC_SERVER_PEPPER: PEPPER };
    const init = [older.program, "init", "--db", postgres.url, "--organization", "Acme", "--json"];
    const made = await run(process.execPath, init, { env: environment });
    const { key } = JSON.parse(made.stdout) as { key: string };
    await fill();
    const program = await builtServer();
    const migrate = (...words: string[]) =>
      run(process.execPath, [program, "migrate", "--db", postgres.url, ...words], { env: environment });
    const plan = await migrate("--plan");
    expect(plan.stdout).toContain("nobody waits");

    const figures: Record<string, number> = {};
    for (const phase of ["expand", "contract"] as const) {
      const server = await startProcess(postgres.url, PEPPER, phase === "expand" ? { program: older.program } : {});
      const load = new Load(server, key);
      load.start(4);
      await load.waitForWrites(20);
      const importer = new Importer(postgres.url, phase === "contract");
      importer.start();
      const begun = performance.now();
      try {
        await migrate(...(phase === "contract" ? ["--contract"] : []));
      } finally {
        figures[`${phase} s`] = (performance.now() - begun) / 1_000;
        figures[`${phase} slowest import ms`] = await importer.end();
      }
      const report = await load.end();
      figures[`${phase} slowest request ms`] = report.slowestMs;
      figures[`${phase} requests`] = report.requests;
      expectBar(report);
      expect(report.unavailable).toBe(0);
      await server.kill();
      process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`);
      recordChaos(`keys of ${MEETINGS} meetings: ${phase}`, "PostgreSQL", report);
    }
    process.stdout.write(plan.stdout);
    for (const phase of ["expand", "contract"])
      for (const who of ["request", "import"]) expectWithin(figures[`${phase} slowest ${who} ms`] ?? 0, MOST_MS);
  });

  async function fill(): Promise<void> {
    const org = "(select id from organizations limit 1)";
    const user = "(select id from users limit 1)";
    const times = "to_char(timestamp '2024-01-01' + i * interval '1 minute', 'YYYY-MM-DD\"T\"HH24:MI:SS.000\"Z\"')";
    const series = `generate_series(1, ${MEETINGS}) as i`;
    const detail = {
      feedback: "detail ".repeat(100),
      strengths: [],
      improvements: [],
      next_steps: [],
      criteria_scores: [],
    };
    await runOn(postgres.url, [
      `insert into meetings (id, org_id, user_id, status, started_at, document)
        select ${ID}, ${org}, ${user}, 'completed', ${times}, '${MEETING}' from ${series}`,
      `insert into transcripts (meeting_id, text) select ${ID}, md5(i::text) || repeat(' words that were said', 40) from ${series}`,
      `insert into reports (id, org_id, meeting_id, user_id, template_id, overall_score, created_at, document, detail)
        select ${ID}, ${org}, ${ID}, ${user}, null, i % 100, ${times}, '{}', '${JSON.stringify(detail)}'
        from ${series} where i % 2 = 0`,
      "vacuum analyze",
    ]);
  }
});

/** Stores meetings with transcripts, one after the other, as one of the versions does. */
class Importer {
  readonly #client: pg.Client;
  readonly #knowsOrganization: boolean;
  #slowestMs = 0;
  #isEnding = false;
  #running: Promise<void> = Promise.resolve();

  constructor(url: string, knowsOrganization: boolean) {
    this.#client = new pg.Client({ connectionString: url });
    this.#knowsOrganization = knowsOrganization;
  }

  start(): void {
    this.#running = this.#run();
  }

  async end(): Promise<number> {
    this.#isEnding = true;
    await this.#running;
    return this.#slowestMs;
  }

  async #run(): Promise<void> {
    await this.#client.connect();
    const [org, user] = ["organizations", "users"].map((table) => `(select id from ${table} limit 1)`);
    const [column, value] = this.#knowsOrganization ? ["org_id, ", `${org}, `] : ["", ""];
    while (!this.#isEnding) {
      const id = crypto.randomUUID();
      const begun = performance.now();
      await this.#client.query("begin");
      await this.#client.query(
        `insert into meetings (id, org_id, user_id, status, started_at, document)
        values ($1, ${org}, ${user}, 'fetched', '2026-11-20T12:00:00.000Z', '${MEETING}')`,
        [id],
      );
      await this.#client.query(`insert into transcripts (${column}meeting_id, text) values (${value}$1, 'Hello.')`, [
        id,
      ]);
      await this.#client.query("commit");
      this.#slowestMs = Math.max(this.#slowestMs, performance.now() - begun);
    }
    await this.#client.end();
  }
}
