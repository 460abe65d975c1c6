import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { startBare, startOurs, startPrism } from "./contestants.mjs";
import { measureLoad, measureStart } from "./measure.mjs";

// npm run bench:server [-- --million] [-- --seconds N]: the reference server beside bare node:http and Prism, in one run.
// It reads /proc, so it runs on Linux.

const run = promisify(execFile);
const HERE = import.meta.dirname;
const FEW = 10_000;
const MILLION = 1_000_000;
const START_ROUNDS = 9;
const { values: options } = parseArgs({
  options: { million: { type: "boolean" }, seconds: { type: "string", default: "8" } },
});
const seconds = Number(options.seconds);
const folder = await mkdtemp(join(tmpdir(), "svc-bench-"));
const results = { node: process.version, cpus: cpus().length, loadAtStart: loadavg()[0], load: {}, start: {} };

try {
  const few = await fill(FEW);
  const paths = pathsOf(few);
  await compare("list of 20 out of 10,000, filter and total", few, paths.list);
  await compare("one meeting by id", few, paths.one);
  results.start = {
    bareMs: await measureStart(() => startBare("{}"), { path: "/", key: "", rounds: START_ROUNDS }),
    oursMs: await measureStart(() => startOurs(few.file), { path: paths.list, key: few.key, rounds: START_ROUNDS }),
    oursEmptyMs: await measureStart(() => startOurs(":memory:"), {
      path: "/api/v1/openapi.json",
      key: "",
      rounds: START_ROUNDS,
    }),
  };
  results.inProcess = JSON.parse((await runScript("in-process.ts")).trim());
  if (options.million) results.growth = await compareGrowth(few, await fill(MILLION));
} finally {
  await rm(folder, { recursive: true, force: true });
}
await writeFile(join(HERE, "results.json"), `${JSON.stringify(results, null, 2)}\n`);
console.log(JSON.stringify(results, null, 2));

async function compare(name, database, path) {
  const settings = { path, key: database.key, seconds };
  const ours = await startOurs(database.file);
  const body = await (await fetch(ours.url + path, { headers: { authorization: `Bearer ${database.key}` } })).text();
  const rows = { ours: await measureLoad(ours, settings) };
  await ours.stop();
  for (const [label, server] of [
    ["bare node:http, the same bytes", await startBare(body)],
    ["Prism", await startPrism()],
  ]) {
    if (!server) continue;
    rows[label] = await measureLoad(server, settings);
    await server.stop();
  }
  results.load[name] = rows;
}

/** The same requests on 10,000 and 1,000,000 meetings. */
async function compareGrowth(few, many) {
  const growth = { fillSeconds: Math.round(many.seconds) };
  for (const name of Object.keys(pathsOf(few))) {
    const cost = {};
    for (const [label, database] of [
      ["10,000", few],
      ["1,000,000", many],
    ]) {
      const server = await startOurs(database.file);
      cost[label] = (
        await measureLoad(server, { path: pathsOf(database)[name], key: database.key, seconds: Math.min(seconds, 4) })
      ).cpuMicroseconds;
      await server.stop();
    }
    growth[name] = { cpuMicroseconds: cost, times: Math.round((cost["1,000,000"] / cost["10,000"]) * 100) / 100 };
  }
  return growth;
}

function pathsOf({ meetingId, userId }) {
  return {
    list: "/api/v1/meetings?status=completed",
    one: `/api/v1/meetings/${meetingId}`,
    listAll: "/api/v1/meetings",
    listOfUserAndStatus: `/api/v1/meetings?status=completed&user_id=${userId}`,
    listOfDates: "/api/v1/meetings?from=2026-02-03&to=2026-09-28",
    statsWeek: "/api/v1/team/stats?time_range=week",
    statsMonth: "/api/v1/team/stats",
    statsYear: "/api/v1/team/stats?time_range=year",
    statsAll: "/api/v1/team/stats?time_range=all",
  };
}

async function fill(meetings) {
  const file = join(folder, `${meetings}.db`);
  return { file, ...JSON.parse((await runScript("fill-database.ts", file, String(meetings))).trim()) };
}

async function runScript(name, ...words) {
  return (await run(process.execPath, ["--import", "tsx", join(HERE, name), ...words], { cwd: HERE })).stdout;
}
