import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { cpuMs, median, residentMb } from "../../harness.ts";

const autocannon = promisify(createRequire(import.meta.url)("autocannon"));
const CONNECTIONS = 32;
/** A number of requests, not seconds: V8 optimizes by the number of runs, and a slow disk would leave it in the figures. */
const WARM_UP_REQUESTS = 20_000;

/** Runs a load until V8 has compiled the server's code. */
export function warmUp(server, load) {
  return autocannon({ ...loadOf(server, load), amount: WARM_UP_REQUESTS });
}

/** Loads a server with 32 connections. CPU is user and system time of its process, which repeats where wall time does not. */
export async function measureLoad({ pid, announced }, { seconds, ...options }) {
  const load = loadOf({ announced }, options);
  const before = cpuMs(pid);
  const result = await autocannon({ ...load, duration: seconds });
  const cpu = cpuMs(pid) - before;
  const responses = result["2xx"] + result.non2xx;
  if (result.non2xx > 0 || responses === 0)
    throw new Error(`${load.url}: ${result.non2xx} of ${responses} responses were no success.`);
  return {
    cpuMicroseconds: Math.round((cpu / responses) * 1e4) / 10,
    requestsPerSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    memoryMb: Math.round(residentMb(pid)),
  };
}

function loadOf({ announced: { url } }, { path, paths, key, method = "GET", body }) {
  const headers = { authorization: `Bearer ${key}`, ...(body ? { "content-type": "application/json" } : {}) };
  const load = { url: url + (path ?? paths[0]), connections: CONNECTIONS, headers, method, ...(body ? { body } : {}) };
  return paths ? { ...load, setupClient: shareOut(paths) } : load;
}

/** Distributes the paths over the connections, each of which requests its own in turn. */
function shareOut(paths) {
  let connection = 0;
  return (client) => {
    const own = paths.filter((_, index) => index % CONNECTIONS === connection % CONNECTIONS);
    connection += 1;
    client.setRequests(own.map((path) => ({ method: "GET", path })));
  };
}

/** Measures servers in turn, several times, and returns the best of each: other work on the machine only adds. */
export async function measureInTurn(subjects, rounds) {
  for (const { server, load } of subjects) await warmUp(server, load);
  const figures = subjects.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { server, load }] of subjects.entries()) figures[index].push(await measureLoad(server, load));
  return figures.map((all) => all.toSorted((one, other) => one.cpuMicroseconds - other.cpuMicroseconds)[0]);
}

/**
 * Starts servers in turn, several times. Time and CPU time from the start of the process to its first response, in milliseconds: medians.
 */
export async function measureStarts(subjects, rounds) {
  const starts = subjects.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, subject] of subjects.entries()) starts[index].push(await measureStart(subject));
  return starts.map((all) => ({
    ms: Math.round(median(all.map(({ ms }) => ms))),
    cpuMs: Math.round(median(all.map((figures) => figures.cpuMs))),
  }));
}

async function measureStart({ start, path, key = "" }) {
  const begin = performance.now();
  const server = await start();
  const response = await fetch(server.announced.url + path, { headers: { authorization: `Bearer ${key}` } });
  await response.arrayBuffer();
  const figures = { ms: performance.now() - begin, cpuMs: await cpuMilliseconds(server.pid) };
  await server.stop();
  return figures;
}

/** CPU time of all threads in nanoseconds: the ticks of `stat` are too coarse for a start. */
async function cpuMilliseconds(pid) {
  const folder = `/proc/${pid}/task`;
  const files = (await readdir(folder)).map((thread) => readFile(`${folder}/${thread}/schedstat`, "utf8"));
  return (await Promise.all(files)).reduce((sum, text) => sum + Number(text.split(" ")[0]) / 1e6, 0);
}
