// One subject, one benchmark, one process.

import { BENCHMARKS } from "../benchmarks/all.mjs";
import { SUBJECTS } from "../subjects/all.mjs";

const task = JSON.parse(process.argv[2]);
const startedAt = performance.now();
const { create } = await SUBJECTS[task.subject].load();
const benchmark = BENCHMARKS.find(({ name }) => name === task.benchmark);
const client = create({ origin: task.origin, apiKey: "svc_live_0123456789abcdef0123456789abcdef" });
const measured = await benchmark.work(client, task.scale, startedAt);
process.stdout.write(JSON.stringify(measured), () => process.exit());
