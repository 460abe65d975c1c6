import { spawn } from "node:child_process";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { seedDemo } from "../../../server-mock/src/seed/seed-demo.ts";
import { openService } from "../../../server-mock/src/service.ts";
import { listOrganizations } from "../../../server-mock/src/store/organization-store.ts";

const SERVER = join(import.meta.dirname, "../../../server-mock/dist/main.js");
const PEPPER = "bench";
const MEETINGS = 3_000;
/** Open loop: a server that is slow gets no fewer requests. */
const REQUESTS_PER_SECOND = 200;
const PATHS = ["/api/v1/meetings?status=completed", "/api/v1/reports", "/api/v1/team/stats"];

/** Latencies of the API in milliseconds, with a worker that has nothing to do and with one that scores all the time. */
export interface WorkerLatencies {
  idle: Latencies;
  busy: Latencies;
  /** Reports that were written meanwhile, a second. */
  reportsPerSecond: number;
}

interface Latencies {
  median: number;
  p99: number;
}

/** Measures in turns, so that what else the machine does falls on both alike. */
export async function measureBesideWorker(
  database: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<WorkerLatencies> {
  const key = await prepare(database);
  const server = await start(database);
  const [idle, busy]: [number[], number[]] = [[], []];
  let reports = 0;
  try {
    await load(server.url, key, 2);
    for (let round = 0; round < rounds; round += 1) {
      idle.push(...(await load(server.url, key, seconds)));
      await queueAll(database, `round ${round}`);
      const before = await doneIn(server.url);
      busy.push(...(await load(server.url, key, seconds)));
      reports += (await doneIn(server.url)) - before;
      await untilDone(server.url);
    }
  } finally {
    server.stop();
  }
  return { idle: latenciesOf(idle), busy: latenciesOf(busy), reportsPerSecond: reports / (rounds * seconds) };
}

async function prepare(database: string): Promise<string> {
  const service = await openService({ database, pepper: PEPPER });
  await seedDemo(service, { meetings: MEETINGS });
  const [first] = await listOrganizations(service.database);
  if (!first) throw new Error("The demo has no organization.");
  const { key } = await service.keys.create({ orgId: first.id, name: "bench", permissions: ["read"] });
  await service.close();
  return key;
}

/** Asks for a report of every meeting once more; the server's own worker finds the jobs. */
async function queueAll(database: string, again: string): Promise<void> {
  const service = await openService({ database, pepper: PEPPER });
  for (const { id } of await listOrganizations(service.database))
    await service.jobs.request({ orgId: id, since: new Date(0), again });
  await service.close();
}

async function start(database: string): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, [SERVER, "start", "--port", "0", "--json", "--db", database], {
    env: { ...process.env, SVC_SERVER_PEPPER: PEPPER },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const line = await new Promise<string>((resolve) => child.stdout.once("data", (chunk) => resolve(String(chunk))));
  return { url: JSON.parse(line).url, stop: () => void child.kill() };
}

async function load(url: string, key: string, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const running: Promise<number>[] = [];
  const begin = performance.now();
  for (let sent = 0; sent < seconds * REQUESTS_PER_SECOND; sent += 1) {
    const wait = begin + (sent * 1000) / REQUESTS_PER_SECOND - performance.now();
    if (wait > 1) await setTimeout(wait);
    running.push(timeRequest(url + PATHS[sent % PATHS.length], key, agent));
  }
  const times = await Promise.all(running);
  agent.destroy();
  return times;
}

function timeRequest(url: string, key: string, agent: Agent): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Bearer ${key}` } }, (response) => {
      response.resume().on("end", () => {
        if (response.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${url} returned ${response.statusCode}.`));
      });
    }).on("error", reject);
  });
}

async function jobsIn(url: string, state: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`svc_jobs\\{state="${state}"\\} (\\d+)`).exec(metrics)?.[1]);
}

const doneIn = (url: string): Promise<number> => jobsIn(url, "done");

async function untilDone(url: string): Promise<void> {
  while ((await jobsIn(url, "waiting")) + (await jobsIn(url, "running")) > 0) await setTimeout(200);
}

function latenciesOf(times: number[]): Latencies {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}
