// tsx test/cli/heavy/export-million.ts --url URL --key KEY [--kills 20]
// Exports every meeting of a running service undisturbed, then once more with kills at random moments, and compares. The service
// is one such as `svc-server start --db FILE` after `svc-server seed --db FILE --meetings 1000000`.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { finished, startSvc } from "../support/spawn-svc.ts";

const { values } = parseArgs({
  options: { url: { type: "string" }, key: { type: "string" }, kills: { type: "string", default: "20" } },
});
const directory = await mkdtemp(path.join(tmpdir(), "svc-million-"));
const env = { SERVICE_API_URL: values.url ?? "", SERVICE_API_KEY: values.key ?? "", SVC_CONFIG_DIR: directory };
const bound = new Date().toISOString();

try {
  const start = performance.now();
  const whole = await exportOnce("whole.ndjson", Number.POSITIVE_INFINITY);
  const wholeMs = performance.now() - start;
  process.stdout.write(
    `undisturbed: ${Math.round(wholeMs / 1000)} s, peak memory ${Math.round(whole.peakKilobytes / 1024)} MB\n`,
  );
  let kills = 0;
  let peakKilobytes = 0;
  // Every run is killed at a random moment, so that as many kills fall on the whole of an export; the last run is left to end.
  const longestRunMs = (2 * wholeMs) / Number(values.kills);
  for (let isDone = false; !isDone; ) {
    const run = await exportOnce(
      "killed.ndjson",
      kills < Number(values.kills) ? Math.random() * longestRunMs : Number.POSITIVE_INFINITY,
    );
    peakKilobytes = Math.max(peakKilobytes, run.peakKilobytes);
    isDone = run.code === 0;
    if (!isDone) kills += 1;
    if (isDone && kills < Number(values.kills)) {
      process.stdout.write(`ended after ${kills} kills: ${await same()}\n`);
      isDone = false;
    }
  }
  process.stdout.write(`${kills} kills, peak memory ${Math.round(peakKilobytes / 1024)} MB: ${await same()}\n`);
} finally {
  await rm(directory, { recursive: true });
}

async function exportOnce(name: string, killAfterMs: number): Promise<{ code: number | null; peakKilobytes: number }> {
  const target = path.join(directory, name);
  const child = await startSvc(["export", "meetings", "--out", target, "--to", bound, "--resume"], { env });
  let peakKilobytes = 0;
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
    peakKilobytes = Math.max(peakKilobytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
  }, 100);
  const kill = Number.isFinite(killAfterMs) ? setTimeout(() => child.kill("SIGKILL"), killAfterMs) : undefined;
  const { code, stderr } = await finished(child);
  clearInterval(watch);
  clearTimeout(kill);
  if (code !== 0 && code !== null) throw new Error(stderr);
  return { code, peakKilobytes };
}

async function same(): Promise<string> {
  const [whole, killed] = await Promise.all(["whole.ndjson", "killed.ndjson"].map(measure));
  const isSame = whole?.digest === killed?.digest && whole?.lines === whole?.ids;
  return `${whole?.lines} lines, ${whole?.ids} ids, ${isSame ? "the same bytes" : "NOT THE SAME"}`;
}

async function measure(name: string): Promise<{ digest: string; lines: number; ids: number }> {
  const hash = createHash("sha256");
  const ids = new Set<string>();
  let lines = 0;
  for await (const line of createInterface({ input: createReadStream(path.join(directory, name)) })) {
    hash.update(line).update("\n");
    ids.add(JSON.parse(line).id);
    lines += 1;
  }
  return { digest: hash.digest("hex"), lines, ids: ids.size };
}
