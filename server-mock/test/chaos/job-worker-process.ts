import { setTimeout } from "node:timers/promises";
import { OFFLINE_SCORER } from "../../coaching/offline/offline-scorer.ts";
import { Jobs } from "../../jobs/jobs.ts";
import { randomIds } from "../../records/ids.ts";
import { openDatabase } from "../../store/open-database.ts";

// A worker that a test kills: a lease of a second, and a scorer that takes its time. Every third one works in batches.

const [, , location = "", leaseMs = "", longestMs = ""] = process.argv;
const database = await openDatabase(location);
const jobs = new Jobs({
  ...{ database, ids: randomIds(), now: () => new Date(), leaseMs: Number(leaseMs) },
  scorer: {
    name: OFFLINE_SCORER.name,
    isQuick: process.pid % 3 === 0,
    async score(call, template, context) {
      await setTimeout(Math.random() * Number(longestMs));
      return OFFLINE_SCORER.score(call, template, context);
    },
  },
});
process.stdout.write("ready\n");
const onError = (error: unknown) => process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
const worker = await jobs.worker({ name: String(process.pid), concurrency: 4, pollMs: 50, onError });
await worker.run(new AbortController().signal);
