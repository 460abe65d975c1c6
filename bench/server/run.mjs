import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { startBare, startOurs, startPrism } from "./contestants.mjs";
import { compareGrowth } from "./growth.mjs";
import { measureLoad, measureStart } from "./measure.mjs";
import { writeReport } from "./report.mjs";

// npm run bench:server [-- --million] [-- --seconds N]: the reference server beside bare node:http and Prism, in one run.
// It reads /proc, so it runs on Linux.

const run = promisify(execFile);
const HERE = import.meta.dirname;
const FEW = 10_000;
const MILLION = 1_000_000;
const START_ROUNDS = 9;
const LIST = "/api/v1/meetings?status=completed";
const { values: options } = parseArgs({
  options: { million: { type: "boolean" }, seconds: { type: "string", default: "8" } },
});
const seconds = Number(options.seconds);
const folder = await mkdtemp(join(tmpdir(), "svc-bench-"));
const results = { node: process.version, cpus: cpus().length, loadAtStart: loadavg()[0] };

try {
  const few = await fill(FEW);
  results.load = { list: await compare(few, LIST), one: await compare(few, `/api/v1/meetings/${few.meetingId}`) };
  results.start = await measureStarts(few);
  results.inProcess = JSON.parse(await runScript("in-process.ts"));
  if (options.million) results.growth = await compareGrowth(few, await fill(MILLION));
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(writeReport(new URL("./", import.meta.url), results));

/** The same load on ours, on a bare server that answers the same bytes, and on Prism where it is installed. */
async function compare(database, path) {
  const load = { path, key: database.key, seconds };
  const server = await startOurs(database.file);
  const body = await (await fetch(server.url + path, { headers: { authorization: `Bearer ${database.key}` } })).text();
  const ours = await measureAndStop(server, load);
  const bare = await measureAndStop(await startBare(body), load);
  const prism = await startPrism();
  return { ours, bare, ...(prism ? { prism: await measureAndStop(prism, load) } : {}) };
}

async function measureAndStop(server, load) {
  const figures = await measureLoad(server, load);
  await server.stop();
  return figures;
}

async function measureStarts(few) {
  const spec = { path: "/api/v1/openapi.json", key: "", rounds: START_ROUNDS };
  return {
    bareMs: await measureStart(() => startBare("{}"), { ...spec, path: "/" }),
    oursMs: await measureStart(() => startOurs(few.file), { path: LIST, key: few.key, rounds: START_ROUNDS }),
    oursEmptyMs: await measureStart(() => startOurs(":memory:"), spec),
  };
}

async function fill(meetings) {
  const file = join(folder, `${meetings}.db`);
  return { file, meetings, ...JSON.parse(await runScript("fill-database.ts", file, String(meetings))) };
}

async function runScript(name, ...words) {
  return (await run(process.execPath, ["--import", "tsx", join(HERE, name), ...words], { cwd: HERE })).stdout.trim();
}
