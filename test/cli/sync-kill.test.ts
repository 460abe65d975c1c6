import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../cli/copy/load-sqlite.ts";
import { hash, SYNC_DIALECTS, SyncedService } from "../sdk/sync/support/synced-service.ts";
import { samples } from "../support/draw.ts";
import { type CountedService, startCountedService } from "./support/counted-service.ts";
import { finished, spawnSvc, startSvc } from "./support/spawn-svc.ts";

const service = new SyncedService(SYNC_DIALECTS[0] ?? { name: "none" });
const START = Date.parse("2026-01-01T00:00:00.000Z");
let upstream: CountedService;
let folder: string;

function change(round: number): void {
  const id = `r${round}`;
  service.rows.set(id, { id, at: START + round * 60_000, score: 50 });
  const old = [...service.rows.values()][hash(`old ${round}`) % service.rows.size];
  if (old && round % 3 === 0) service.rows.delete(old.id);
  else if (old) service.rows.set(old.id, { ...old, score: old.score + 1 });
}

beforeAll(async () => {
  for (let index = 0; index < 150; index += 1) change(index);
  folder = await mkdtemp(path.join(tmpdir(), "svc-sync-kill-"));
  upstream = await startCountedService((url) => service.fetch(url), path.join(folder, "none"));
});
afterAll(async () => {
  upstream.close();
  await rm(folder, { recursive: true });
});

// On one copy, ten at a time: a test has its time limit.
it.each(Array.from({ length: samples(20, 1) }, (_, index) => index))(
  "A sync that is killed ten times, while the service changes, ends as what the service has (%i)",
  async (part) => {
    const file = path.join(folder, `killed-${part % 4}.sqlite`);
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
    const database = await openDatabase(file);
    const rows = database.prepare("SELECT id, overall_score AS score, feedback FROM reports ORDER BY id").all();
    database.close();
    const want = [...service.rows.values()].map(({ id, score }) => ({ id, score, feedback: `scored ${score}` }));
    expect(rows).toEqual(want.sort((one, other) => (one.id < other.id ? -1 : 1)));
  },
);

it("A second sync to the same file says who holds it", async () => {
  const file = path.join(folder, "shared.sqlite");
  const line = ["sync", "--to", file, "--resource", "reports"];
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
  expect(rejected.stderr).toContain(`Another sync to ${file} is running (process ${first.pid} on `);
  expect((await finished(first)).code).toBe(0);
});
