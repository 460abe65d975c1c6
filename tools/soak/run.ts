// npm run soak: SDK and reference server under load and injected faults. Memory, connections and timers must stay
// bounded, and no row may be lost or duplicated. Prints the measurements; exits with 1 if a check fails.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readArgs } from "../../scripts/read-args.mjs";
import { SvcClient } from "../../src/index.ts";
import { type Sample, takeSample, trendOf } from "./samples.ts";
import { type Service, startService } from "./service.ts";
import { Counts, createActivities } from "./workload.ts";

const WORKERS = 8;
const FAULTS_EVERY_MS = 2_000;
const SAMPLE_EVERY_MS = 3_000;
/** Allowed growth of a figure between its second and last quarter: a share of it plus an amount. */
const BOUNDS: Partial<Record<keyof Sample, { part: number; amount: number }>> = {
  sdkHeapMb: { part: 0.1, amount: 2 },
  sdkMemoryMb: { part: 0.1, amount: 8 },
  sdkFiles: { part: 0, amount: 4 },
  sdkHandles: { part: 0, amount: 4 },
  serverMemoryMb: { part: 0.1, amount: 8 },
  serverFiles: { part: 0, amount: 4 },
};

const { countOf } = readArgs("npm run soak -- [--minutes 10]", { minutes: { type: "string", default: "10" } });
const minutes = countOf("minutes");
const durationMs = minutes * 60_000;
const folder = await mkdtemp(join(tmpdir(), "svc-soak-"));
const service = await startService(folder);
try {
  process.exitCode = (await soak(service)) ? 0 : 1;
} finally {
  await service.stop();
  await rm(folder, { recursive: true });
}

async function soak({ pid, url, apiKey, injectFaults, clearFaults }: Service): Promise<boolean> {
  const svc = new SvcClient({ apiKey, baseUrl: url, maxRetries: 4 });
  const meetings = await svc.meetings.list().toArray();
  const counts = new Counts();
  const activities = createActivities(new Set(meetings.map(({ id }) => id)), counts);
  const startedAtMs = performance.now();
  const samples: Sample[] = [];
  const isOver = () => performance.now() - startedAtMs >= durationMs;

  const work = async (worker: number) => {
    for (let turn = worker; !isOver(); turn += WORKERS) {
      const activity = activities[Math.floor(turn / WORKERS) % activities.length];
      await activity?.(svc, turn).catch((error: unknown) => counts.addFailure(error));
      counts.rounds += 1;
    }
  };
  const repeat = async (action: () => unknown, everyMs: number) => {
    for (; !isOver(); await sleep(everyMs)) await action();
  };
  await Promise.all([
    ...Array.from({ length: WORKERS }, (_, worker) => work(worker)),
    repeat(injectFaults, FAULTS_EVERY_MS),
    repeat(() => samples.push(takeSample(pid)), SAMPLE_EVERY_MS),
  ]);
  await clearFaults();
  const left = (await svc.templates.list().toArray()).filter(({ name }) => name.startsWith("Soak "));
  return report(counts, samples, left.length);
}

function report(counts: Counts, samples: Sample[], templatesLeft: number): boolean {
  const failures = [...counts.failures].map(([code, count]) => `${code} ${count}`).join(", ") || "none";
  console.log(`${minutes} minutes, ${WORKERS} workers, ${counts.rounds} rounds, ${counts.rows} rows compared`);
  console.log(`failed by injected faults: ${failures}`);
  console.log(`templates left behind by failed rounds: ${templatesLeft}`);
  for (const error of counts.unexpected.slice(0, 5)) console.log(error);
  const checks: [name: string, holds: boolean][] = [
    [`rows lost: ${counts.lost}`, counts.lost === 0],
    [`rows doubled: ${counts.doubled}`, counts.doubled === 0],
    [`errors that nothing explains: ${counts.unexpected.length}`, counts.unexpected.length === 0],
    ...Object.entries(BOUNDS).map(([name, { part, amount }]): [string, boolean] => {
      const { early, late } = trendOf(name as keyof Sample, samples);
      const text = `${name}: ${early.toFixed(1)} in the second quarter, ${late.toFixed(1)} in the last`;
      return [text, late <= early * (1 + part) + amount];
    }),
  ];
  for (const [text, holds] of checks) console.log(`${holds ? "ok  " : "FAIL"} ${text}`);
  return checks.every(([, holds]) => holds);
}
