import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { readArgs } from "../../../scripts/read-args.mjs";
import { measureBesideWorker } from "./beside-a-worker.ts";
import { timeScoring } from "./scoring.ts";
import { measureThroughput } from "./throughput.ts";

// npm run bench:coaching: cost of producing reports, compared with the goals. TMPDIR=/dev/shm keeps
// the disk out of the latencies.

const JOBS = 3_000;
const USAGE = "npm run bench:coaching -- [--only scoring|throughput|latency]";
const { values } = readArgs(USAGE, { only: { type: "string" } });
const folder = await mkdtemp(join(tmpdir(), "svc-bench-coaching-"));
const isWanted = (part: string) => values.only === undefined || values.only === part;
const print = (what: string, figure: string, goal: string) =>
  console.log(`${what.padEnd(46)} ${figure.padEnd(34)} ${goal}`);

console.log(`Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}`);
try {
  if (isWanted("scoring"))
    for (const [minutes, goal] of [
      [30, 6],
      [60, 50],
    ] as const) {
      const { median, worst, processor, characters, isRepeated } = timeScoring(minutes);
      const figure = `${median.toFixed(1)} ms, processor ${processor.toFixed(1)}, worst ${worst.toFixed(1)}`;
      print(`offline, ${minutes} minutes, ${characters.toLocaleString("en")} characters`, figure, `goal ${goal} ms`);
      print("  the same bytes in two runs", isRepeated ? "yes" : "NO", "goal yes");
    }
  if (isWanted("throughput"))
    for (const [name, database] of [
      ["file", join(folder, "jobs.db")],
      ["memory", ":memory:"],
    ] as const)
      for (const isQuick of [true, false]) {
        const rate = await measureThroughput(database.replace("jobs", `jobs-${isQuick}`), { jobs: JOBS, isQuick });
        const kind = isQuick ? "quick" : "slow";
        print(`a free ${kind} scorer, in ${name}`, `${Math.round(rate)} jobs/s`, isQuick ? "goal 1000 jobs/s" : "");
      }
  if (isWanted("latency")) {
    const found = await measureBesideWorker(join(folder, "latency.db"), { rounds: 8, seconds: 2 });
    for (const kind of ["reads", "writes"] as const) {
      const { idle, busy, ratio, interval } = found[kind];
      for (const [name, { requests, median, p99 }] of Object.entries({ idle, busy }))
        print(
          `${requests} ${kind} beside a worker that is ${name}`,
          `median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
          "",
        );
      const [from, to] = interval;
      print("  p99 busy / idle", `${ratio.toFixed(2)} (${from.toFixed(2)} to ${to.toFixed(2)})`, "goal 1.50");
    }
    print("  reports meanwhile", `${found.reportsPerSecond.toFixed(0)} a second`, "");
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
