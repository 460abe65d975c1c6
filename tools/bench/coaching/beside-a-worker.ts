import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { seedDemo } from "../../../server-mock/demo/seed-demo.ts";
import { listMeetingsToScore } from "../../../server-mock/jobs/list-meetings.ts";
import { listTemplates } from "../../../server-mock/jobs/plan-reports.ts";
import { hasApiAccess } from "../../../server-mock/keys/api-access.ts";
import { openService } from "../../../server-mock/library/service.ts";
import { listOrganizations } from "../../../server-mock/store/organization-store.ts";
import { PEPPER, percentile, startServer } from "../../harness.ts";
import type { Block, Load } from "./load.ts";

const MEETINGS = 1_500;
/** More than one block scores; not many more, since statistics of the hour slow down with each. */
const REPORTS = 200;
const RESAMPLES = 400;

/** Latencies of the API in milliseconds, next to an idle worker and to one that scores all the time. */
export interface WorkerLatencies {
  reads: Compared;
  writes: Compared;
  /** Reports written per second meanwhile. */
  reportsPerSecond: number;
}

/** Both states, and the ratio of their 99th percentiles with its 90 % bootstrap interval. */
export interface Compared {
  idle: Latencies;
  busy: Latencies;
  ratio: number;
  interval: [number, number];
}

interface Latencies {
  requests: number;
  median: number;
  p99: number;
}

/** Measures in short alternating blocks, so that other load affects both equally. */
export async function measureBesideWorker(
  database: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<WorkerLatencies> {
  const client = await prepare(database);
  const server = await startServer(database);
  const { url } = server.announced;
  const load = startLoad();
  const pairs: Pair[] = [];
  let reports = 0;
  try {
    const run = () => load.run({ key: client.key, templateId: client.templateId, url, seconds });
    await run();
    const runBusy = async (round: number) => {
      const before = await doneIn(url);
      await queueReports(database, client, `round ${round}`);
      await until(async () => (await doneIn(url)) > before);
      const begun = await doneIn(url);
      const block = await run();
      if ((await jobsIn(url, "waiting")) === 0) throw new Error("The worker was done before the requests were.");
      reports += (await doneIn(url)) - begun;
      await untilDone(url);
      return block;
    };
    // The database grows with every round, so each state comes first equally often.
    for (let round = 0; round < rounds; round += 1) {
      const first = round % 2 === 0 ? await run() : undefined;
      const busy = await runBusy(round);
      pairs.push({ idle: first ?? (await run()), busy });
    }
  } finally {
    load.stop();
    await server.stop();
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
  orgId: string;
  meetingIds: string[];
}

async function prepare(database: string): Promise<Client> {
  const service = await openService({ database, pepper: PEPPER });
  await seedDemo(service, { meetings: MEETINGS });
  for (const organization of await listOrganizations(service.database)) {
    const { id: orgId } = organization;
    const [template] = await listTemplates(service.database, orgId);
    if (!template || !hasApiAccess(organization)) continue;
    const { key } = await service.keys.create({ orgId, name: "bench", permissions: ["read", "write"] });
    const meetingIds: string[] = [];
    for await (const { id } of listMeetingsToScore(service.database, { orgId, since: new Date(0) }))
      meetingIds.push(id);
    await service.close();
    return { key, templateId: template.id, orgId, meetingIds: meetingIds.slice(0, REPORTS) };
  }
  throw new Error("The demo has no template.");
}

/** Asks for reports once more; the server's own worker finds the jobs. */
async function queueReports(database: string, { orgId, meetingIds }: Client, again: string): Promise<void> {
  const service = await openService({ database, pepper: PEPPER });
  await service.jobs.request({ orgId, meetingIds, again });
  await service.close();
}

/** Requests come from a separate process. */
function startLoad(): { run: (load: Load) => Promise<Block>; stop: () => void } {
  const child = fork(join(import.meta.dirname, "load.ts"), { execArgv: ["--import", "tsx"] });
  process.once("exit", () => child.kill());
  const ended = once(child, "exit").then(() => Promise.reject(new Error("The load ended.")));
  ended.catch(() => undefined);
  return {
    run: async (load) => {
      const response = once(child, "message");
      child.send(load);
      const [block] = await Promise.race([response, ended]);
      return block as Block;
    },
    stop: () => child.disconnect(),
  };
}

async function jobsIn(url: string, state: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`svc_jobs\\{state="${state}"\\} (\\d+)`).exec(metrics)?.[1]);
}

const doneIn = (url: string): Promise<number> => jobsIn(url, "done");

async function untilDone(url: string): Promise<void> {
  await until(async () => (await jobsIn(url, "waiting")) + (await jobsIn(url, "running")) === 0);
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(250);
}

interface Pair {
  idle: Block;
  busy: Block;
}

/** Percentiles over all blocks: a single one has too few requests for a 99th percentile. */
function compare(pairs: Pair[], timesOf: (block: Block) => number[]): Compared {
  const of = (some: Pair[], state: keyof Pair) => latenciesOf(some.flatMap((pair) => timesOf(pair[state])));
  const ratioOf = (some: Pair[]) => of(some, "busy").p99 / of(some, "idle").p99;
  const ratios = Array.from({ length: RESAMPLES }, () =>
    ratioOf(pairs.map(() => pairs[Math.floor(Math.random() * pairs.length)] as Pair)),
  );
  return {
    idle: of(pairs, "idle"),
    busy: of(pairs, "busy"),
    ratio: ratioOf(pairs),
    interval: [percentile(ratios, 0.05), percentile(ratios, 0.95)],
  };
}

function latenciesOf(times: number[]): Latencies {
  return { requests: times.length, median: percentile(times, 0.5), p99: percentile(times, 0.99) };
}
