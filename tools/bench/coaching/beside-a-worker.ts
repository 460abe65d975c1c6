import { spawn } from "node:child_process";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { listTemplates } from "../../../server-mock/src/jobs/plan-reports.ts";
import { hasApiAccess } from "../../../server-mock/src/keys/api-access.ts";
import { seedDemo } from "../../../server-mock/src/seed/seed-demo.ts";
import { openService } from "../../../server-mock/src/service.ts";
import { listOrganizations } from "../../../server-mock/src/store/organization-store.ts";

const SERVER = join(import.meta.dirname, "../../../server-mock/dist/main.js");
const PEPPER = "bench";
/** More than are scored during one block, and not so many that the rest takes long. */
const MEETINGS = 1_500;
/** Open loop: a server that is slow gets no fewer requests. */
const REQUESTS_PER_SECOND = 200;
const READS = ["/api/v1/meetings?status=completed", "/api/v1/reports", "/api/v1/team/stats"];
/** Every so many requests one changes a template: it waits for the worker's lock where a read does not. */
const WRITE_EVERY = 20;

/** Latencies of the API in milliseconds, with a worker that has nothing to do and with one that scores all the time. */
export interface WorkerLatencies {
  reads: Compared;
  writes: Compared;
  /** Reports that were written meanwhile, a second. */
  reportsPerSecond: number;
}

/** Both states, and the median over all pairs of blocks of what the worker makes of the 99th percentile. */
export interface Compared {
  idle: Latencies;
  busy: Latencies;
  ratio: number;
}

interface Latencies {
  median: number;
  p99: number;
}

/** What one block of requests took. */
interface Block {
  reads: number[];
  writes: number[];
}

/** Measures in short blocks by turns, so that what else the machine does falls on both alike. */
export async function measureBesideWorker(
  database: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<WorkerLatencies> {
  const client = await prepare(database);
  const server = await start(database);
  const pairs: { idle: Block; busy: Block }[] = [];
  let reports = 0;
  try {
    const run = () => load({ ...client, url: server.url, seconds });
    await run();
    for (let round = 0; round < rounds; round += 1) {
      const idle = await run();
      await queueAll(database, `round ${round}`);
      const before = await doneIn(server.url);
      const busy = await run();
      reports += (await doneIn(server.url)) - before;
      pairs.push({ idle, busy });
      await untilDone(server.url);
    }
  } finally {
    server.stop();
  }
  return {
    reads: compare(pairs, (block) => block.reads),
    writes: compare(pairs, (block) => block.writes),
    reportsPerSecond: reports / (rounds * seconds),
  };
}

interface Client {
  key: string;
  templateId: string;
}

async function prepare(database: string): Promise<Client> {
  const service = await openService({ database, pepper: PEPPER });
  await seedDemo(service, { meetings: MEETINGS });
  for (const organization of await listOrganizations(service.database)) {
    const { id: orgId } = organization;
    const [template] = await listTemplates(service.database, orgId);
    if (!template || !hasApiAccess(organization)) continue;
    const { key } = await service.keys.create({ orgId, name: "bench", permissions: ["read", "write"] });
    await service.close();
    return { key, templateId: template.id };
  }
  throw new Error("The demo has no template.");
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
  process.once("exit", () => child.kill());
  const line = await new Promise<string>((resolve) => child.stdout.once("data", (chunk) => resolve(String(chunk))));
  return { url: JSON.parse(line).url, stop: () => void child.kill() };
}

async function load(options: Client & { url: string; seconds: number }): Promise<Block> {
  const { url, key, templateId, seconds } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const reads: Promise<number>[] = [];
  const writes: Promise<number>[] = [];
  const begin = performance.now();
  for (let sent = 0; sent < seconds * REQUESTS_PER_SECOND; sent += 1) {
    const wait = begin + (sent * 1000) / REQUESTS_PER_SECOND - performance.now();
    if (wait > 1) await setTimeout(wait);
    if (sent % WRITE_EVERY === 0) {
      const body = JSON.stringify({ industry_context: `Context ${sent}` });
      writes.push(timeRequest(`${url}/api/v1/templates/${templateId}`, { key, agent, body }));
    } else reads.push(timeRequest(`${url}${READS[sent % READS.length]}`, { key, agent }));
  }
  const block = { reads: await Promise.all(reads), writes: await Promise.all(writes) };
  agent.destroy();
  return block;
}

function timeRequest(url: string, { key, agent, body }: { key: string; agent: Agent; body?: string }): Promise<number> {
  const start = performance.now();
  const headers = { authorization: `Bearer ${key}`, ...(body && { "content-type": "application/json" }) };
  return new Promise((resolve, reject) => {
    request(url, { method: body ? "PUT" : "GET", agent, headers }, (response) => {
      response.resume().on("end", () => {
        if (response.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${url} returned ${response.statusCode}.`));
      });
    })
      .on("error", reject)
      .end(body);
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

function compare(pairs: { idle: Block; busy: Block }[], timesOf: (block: Block) => number[]): Compared {
  const of = (state: "idle" | "busy") => latenciesOf(pairs.flatMap((pair) => timesOf(pair[state])));
  const ratios = pairs.map(({ idle, busy }) => latenciesOf(timesOf(busy)).p99 / latenciesOf(timesOf(idle)).p99);
  return { idle: of("idle"), busy: of("busy"), ratio: at(ratios, 0.5) };
}

const latenciesOf = (times: number[]): Latencies => ({ median: at(times, 0.5), p99: at(times, 0.99) });

function at(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
