import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPostgres } from "../../copy/postgres-database.ts";
import { openSqlite } from "../../copy/sqlite-database.ts";
import { findPostgres, startPostgres, type TestPostgres } from "../../server-mock/test/support/postgres.ts";
import { type CountedService, startCountedService } from "../cli/support/counted-service.ts";
import { finished, spawnSvc, startSvc } from "../cli/support/spawn-svc.ts";
import { hash, SYNC_DIALECTS, SyncedService } from "../sdk/sync/support/synced-service.ts";
import { samples } from "../support/draw.ts";
import { sharedFolder } from "../support/test-folder.ts";

const service = new SyncedService(SYNC_DIALECTS[0] ?? { name: "none" });
const START = Date.parse("2026-01-01T00:00:00.000Z");
const binaries = findPostgres();
let postgres: TestPostgres | undefined;
let upstream: CountedService;
const folder = sharedFolder();

/** Where a copy is, and how to open it. */
const DATABASES = {
  SQLite: (name: string) => path.join(folder, `${name}.sqlite`),
  PostgreSQL: (name: string) => `${postgres?.url}&schema=${name}`,
};
type Kind = keyof typeof DATABASES;
const open = (place: string) => (place.startsWith("postgres") ? openPostgres(place) : openSqlite(place));

function change(round: number): void {
  const id = `r${round}`;
  service.rows.set(id, { id, at: START + round * 60_000, score: 50 });
  const old = [...service.rows.values()][hash(`old ${round}`) % service.rows.size];
  if (old && round % 3 === 0) service.rows.delete(old.id);
  else if (old) service.rows.set(old.id, { ...old, score: old.score + 1 });
}

beforeAll(async () => {
  for (let index = 0; index < 150; index += 1) change(index);
  if (binaries) postgres = await startPostgres(binaries);
  upstream = await startCountedService((url) => service.fetch(url), path.join(folder, "none"));
});
afterAll(async () => {
  upstream.close();
  await postgres?.stop();
});

// On one copy, ten at a time: a test has its time limit.
const parts = Array.from({ length: samples(20, 1) }, (_, index) => index);
const rounds: [Kind, number][] = [
  ...parts.map((part): [Kind, number] => ["SQLite", part]),
  ...(binaries ? parts : []).map((part): [Kind, number] => ["PostgreSQL", part]),
];
if (!binaries && parts.length > 1) process.stderr.write("\n!!! SKIPPED: no PostgreSQL here to kill a sync to.\n\n");

it.each(rounds)(
  "A sync to %s that is killed ten times, while the service changes, ends as what the service has (%i)",
  async (kind, part) => {
    const file = DATABASES[kind](`killed_${part % 4}`);
    const line = ["sync", "--to", file, "--resource", "reports", "--details"];
    for (let round = part * 10; round < part * 10 + 10; round += 1) {
      const child = await startSvc(line, { env: upstream.env });
      const at = 1 + (hash(`kill ${round}`) % 40);
      let seen = 0;
      upstream.onRequest = () => {
        seen += 1;
        if (seen === at) child.kill("SIGKILL");
      };
      await finished(child);
      upstream.onRequest = undefined;
      if (round % 4 === 0) change(1_000 + round);
    }
    const last = await spawnSvc(line, { env: upstream.env });
    expect([last.code, last.stderr]).toEqual([0, expect.stringContaining("reports: ")]);
    const equal = await spawnSvc(["sync", "verify", "--to", file, "--resource", "reports"], { env: upstream.env });
    expect(equal.stderr).toContain("0 missing, 0 outdated, 0 gone");
    expect(equal.code).toBe(0);
    const database = await open(file);
    const rows = await database.rows("SELECT id, overall_score AS score, feedback FROM reports ORDER BY id");
    await database.close();
    const want = [...service.rows.values()].map(({ id, score }) => ({ id, score, feedback: `scored ${score}` }));
    const have = (rows as { score: unknown }[]).map((row) => ({ ...row, score: Number(row.score) }));
    expect(have).toEqual(want.sort((one, other) => (one.id < other.id ? -1 : 1)));
  },
);

it.each<[string, Kind, string[]]>([
  ["A second sync to the same file", "SQLite", []],
  ["A second watch of the same file", "SQLite", ["--watch", "1h"]],
  ...(binaries ? [["A second sync to the same schema", "PostgreSQL", []] satisfies [string, Kind, string[]]] : []),
])("%s says who holds it", async (_, kind, flags) => {
  const file = DATABASES[kind]("shared");
  const line = ["sync", "--to", file, "--resource", "reports", ...flags];
  const first = await startSvc(line, { env: upstream.env });
  await new Promise<void>((resolve) => {
    upstream.onRequest = () => {
      upstream.onRequest = undefined;
      first.kill("SIGSTOP");
      resolve();
    };
  });
  const rejected = await spawnSvc(line, { env: upstream.env });
  first.kill("SIGCONT");
  expect(rejected.code).toBe(2);
  const who = kind === "SQLite" ? `process ${first.pid} on ` : "connection ";
  expect(rejected.stderr).toMatch(new RegExp(`Another sync (--watch )?to .* is running \\(${who}`));
  if (flags.length > 0) first.kill("SIGINT");
  expect((await finished(first)).code).toBe(flags.length > 0 ? 130 : 0);
});
