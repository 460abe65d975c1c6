import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sharedFolder } from "../../../test/support/test-folder.ts";
import { bundle } from "../../bundle/bundle.ts";
import { aMeeting, aTemplate, createReferenceServer, type ReferenceServer } from "../../library/index.ts";
import { findPostgres, startPostgres, type TestPostgres } from "../support/postgres.ts";
import { tiedToParent } from "../support/tied-to-parent.ts";
import { databaseName, recordChaos } from "./report.ts";

const IS_LONG = process.env["SVC_CHAOS"] === "long";
const JOBS = IS_LONG ? 1_000 : 200;
const KILLS = IS_LONG ? 50 : 6;
const WORKERS = 3;
// Long enough that a worker on a busy machine keeps the jobs it has.
const LEASE_MS = 3_000;
const LONGEST_MS = IS_LONG ? 400 : 30;
const LIMIT_MS = 240_000;
const TRANSCRIPT = [
  "[00:00:04] Jonas Lindqvist: What made you take this call? We meet on Thursday at ten.",
  "[00:00:11] Ana Ruiz: Our managers listen to maybe two calls a month.",
].join("\n");

const binaries = findPostgres();
const ROOT = join(import.meta.dirname, "../../..");
let program: string;
const folder = sharedFolder();
let postgres: TestPostgres | undefined;

beforeAll(async () => {
  await mkdir(join(ROOT, ".cache"), { recursive: true });
  program = await mkdtemp(join(ROOT, ".cache/svc-worker-"));
  const input = { worker: join(import.meta.dirname, "job-worker-process.ts") };
  await bundle({ input, outDir: program, format: "esm" });
  if (binaries) postgres = await startPostgres(binaries);
});
afterAll(async () => {
  await postgres?.stop();
  await rm(program, { recursive: true, force: true });
});

/** Starts a worker and waits until it works. */
async function startWorker(location: string): Promise<ChildProcess> {
  const args = [join(program, "worker.js"), location, String(LEASE_MS), String(LONGEST_MS)];
  const child = spawn(...tiedToParent(process.execPath, args), {
    stdio: ["ignore", "pipe", "ignore"],
  });
  await new Promise<void>((resolve) => child.stdout?.once("data", () => resolve()));
  return child;
}

async function prepare(location: string): Promise<{ server: ReferenceServer; meetingIds: string[] }> {
  const server = await createReferenceServer({ database: location });
  await server.org.add(aTemplate({ call_type: "discovery" }));
  const meetingIds: string[] = [];
  for (let index = 0; index < JOBS; index += 1) {
    const call = aMeeting({ status: "fetched", transcript: TRANSCRIPT, title: `Call ${index}` });
    meetingIds.push((await server.org.add(call)).id);
  }
  return { server, meetingIds };
}

/** Waits for the database where it is restarting. */
async function figuresOf(server: ReferenceServer): ReturnType<ReferenceServer["jobs"]["figures"]> {
  for (;;) {
    const figures = await server.jobs.figures().catch(() => undefined);
    if (figures) return figures;
    await setTimeout(50);
  }
}

async function isOver(server: ReferenceServer): Promise<boolean> {
  const { waiting, running } = await figuresOf(server);
  return waiting + running === 0;
}

/**
 * Kills workers while they work, and stops some for longer than their lease; each is replaced at once. PostgreSQL restarts half way.
 * Before each kill a share of the reports is asked for: however fast the workers are, there is work when one dies.
 */
async function torment(
  workers: ChildProcess[],
  { location, server, meetingIds }: { location: string; server: ReferenceServer; meetingIds: readonly string[] },
): Promise<void> {
  const share = Math.ceil(meetingIds.length / KILLS);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = await figuresOf(server);
    await requestReports(server, meetingIds.slice(kill * share, (kill + 1) * share));
    if (kill === Math.floor(KILLS / 2) && location === postgres?.url) await postgres.restart();
    // A job whose worker is killed is the next to be begun: without progress it would be given up as one that kills workers.
    await waitForDone(server, before.done + WORKERS + Math.floor((Math.random() * share) / 2));
    // The oldest: one that has just begun a job that others were killed with is not next.
    const victim = kill % workers.length;
    const child = workers[victim];
    if (kill % 5 === 4) {
      child?.kill("SIGSTOP");
      await setTimeout(LEASE_MS * 1.5);
      child?.kill("SIGCONT");
    } else {
      child?.kill("SIGKILL");
      workers[victim] = await startWorker(location);
    }
  }
}

/** Asks again where the connection broke: a report that was asked for already is known. */
async function requestReports(server: ReferenceServer, meetingIds: readonly string[]): Promise<void> {
  while (!(await server.jobs.request({ meetingIds }).catch(() => undefined))) await setTimeout(50);
}

async function waitForDone(server: ReferenceServer, wanted: number): Promise<void> {
  while ((await figuresOf(server)).done < wanted) await setTimeout(20);
}

/** Reports of every meeting that has any: what is counted, not what a meeting says of itself. */
async function reportsByMeeting(server: ReferenceServer): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let page = 1; ; page += 1) {
    const headers = { authorization: `Bearer ${server.keys.read}` };
    const { data } = await (await server.fetch(`/api/v1/reports?limit=100&page=${page}`, { headers })).json();
    for (const { meeting_id: id } of data as { meeting_id: string }[]) counts.set(id, (counts.get(id) ?? 0) + 1);
    if (data.length < 100) return counts;
  }
}

async function statusesOf(server: ReferenceServer): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let page = 1; ; page += 1) {
    const headers = { authorization: `Bearer ${server.keys.read}` };
    const { data } = await (await server.fetch(`/api/v1/meetings?limit=100&page=${page}`, { headers })).json();
    for (const { status, report_count } of data as { status: string; report_count: number }[]) {
      const key = `${status}, ${report_count} reports`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    if (data.length < 100) return counts;
  }
}

const DATABASES: ("file" | "postgres")[] = binaries ? ["file", "postgres"] : ["file"];

describe.each(DATABASES)("workers on %s that are killed and stopped at random", (kind) => {
  it(`give each of ${JOBS} meetings one report`, { timeout: LIMIT_MS }, async () => {
    const location = kind === "file" ? join(folder, "jobs.db") : (postgres?.url ?? "");
    const { server, meetingIds } = await prepare(location);
    const workers = await Promise.all(Array.from({ length: WORKERS }, () => startWorker(location)));
    try {
      await torment(workers, { location, server, meetingIds });
      if (kind === "postgres") await postgres?.restart();
      const start = performance.now();
      while (!(await isOver(server).catch(() => false)) && performance.now() - start < LIMIT_MS / 2)
        await setTimeout(100);
      expect(await server.jobs.figures()).toMatchObject({ waiting: 0, running: 0, failed: 0, done: JOBS });
      expect([...(await statusesOf(server))]).toEqual([["completed, 1 reports", JOBS]]);
      const reports = await reportsByMeeting(server);
      expect([reports.size, ...new Set(reports.values())]).toEqual([JOBS, 1]);
      recordChaos(
        `workers killed or stopped ${KILLS} times, ${JOBS.toLocaleString("en")} reports`,
        databaseName(kind),
        {
          requests: JOBS,
        },
      );
    } finally {
      for (const worker of workers) worker.kill("SIGKILL");
      await server.close();
    }
  });
});
