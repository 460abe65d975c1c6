import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CallToScore } from "../../coaching/call-to-score.ts";
import type { ScoringContext } from "../../coaching/scorer.ts";
import { Jobs } from "../../jobs/jobs.ts";
import type { Scorer, Scoring } from "../../library/index.ts";
import { aMeeting, aTemplate, createReferenceServer, type ReferenceServer } from "../../library/index.ts";
import { type OpenService, openService } from "../../library/service.ts";
import { addUsage } from "../../records/scoring-usage.ts";
import { claimOne } from "../support/claim-one.ts";
import { LASTING, useStore } from "../support/stores.ts";

const TRANSCRIPT = [
  "[00:00:04] Jonas Lindqvist: What made you take this call?",
  "[00:00:11] Ana Ruiz: Our managers listen to maybe two calls a month.",
].join("\n");
const START = Date.parse("2026-11-20T12:00:00.000Z");

/** A quick scorer that may do something in the middle of its work. */
class QuickScorer implements Scorer {
  readonly name = "quick/1";
  readonly isQuick = true;
  readonly titles: string[] = [];
  times: unknown[] = [];
  meanwhile: () => Promise<void> = async () => undefined;

  async score(call: CallToScore, _: unknown, { usage }: ScoringContext): Promise<Scoring> {
    addUsage(usage, { calls: 1, inputTokens: 10, outputTokens: 1 });
    this.titles.push(call.meeting.title);
    this.times = call.lines.map(({ startMs, endMs }) => [startMs, endMs]);
    await this.meanwhile();
    const citations = [{ quote: "What made you take this call?", line: 0 }];
    return { assessments: [{ criterion: 0, band: 4, feedback: "F", citations }], insights: [] };
  }
}

describe.each(LASTING)("several jobs at once on %s", (kind) => {
  const store = useStore(kind);
  let clock: number;
  let scorer: QuickScorer;
  let server: ReferenceServer;
  let service: OpenService;
  let writes: number;
  let lists: number;
  let rows: number;

  beforeEach(async () => {
    clock = START;
    scorer = new QuickScorer();
    const now = () => new Date(clock);
    server = await store.create({ now });
    service = await openService({ database: store.location(), pepper: "reference server", now });
    await service.database.script(["delete from jobs"]);
    await server.org.add(aTemplate({ call_type: "discovery" }));
    writes = 0;
    lists = 0;
    rows = 0;
  });
  afterEach(async () => {
    await service.close();
    await server.close();
  });

  /** A worker that counts what it writes, and the lists and rows that it reads. */
  async function worker() {
    const { database } = service;
    const counting = new Proxy(database, {
      get(target, name: keyof typeof database) {
        if (name === "write") writes += 1;
        if (name === "all") lists += 1;
        if (name === "first") rows += 1;
        const value = target[name];
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const jobs = new Jobs({ ...service, database: counting, scorer });
    return { queue: jobs.queue, worker: await jobs.worker({ name: "w" }) };
  }
  const fetched = (values = {}) => server.org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT, ...values }));
  const read = async (path: string) => {
    const headers = { authorization: `Bearer ${server.keys.read}` };
    return (await (await server.fetch(`/api/v1${path}`, { headers })).json()).data;
  };

  it("twenty reports of one person are three writes, so that others who write wait for eight at most, and share what they read", async () => {
    for (let index = 0; index < 20; index += 1) await fetched();
    await server.jobs.request();
    expect(await (await worker()).worker.drain()).toBe(20);
    expect(writes).toBe(3);
    // What the person was told, what is open beside each write, and the workers that hold jobs.
    expect(lists).toBe(1 + 3 + 1);
    // Template and trackers once, and each meeting to score it and to write its report. Whose turn it is: once before the batch, and
    // twice after it, when nobody is left.
    expect(rows).toBe(3 + 20 * 2 + 2);
    const meetings = await read("/meetings?limit=100");
    expect(
      meetings.map(({ status, report_count }: { status: string; report_count: number }) => [status, report_count]),
    ).toEqual(Array.from({ length: 20 }, () => ["completed", 1]));
  });

  it("a job of them that was lost meanwhile writes nothing, and the others are done", async () => {
    for (let index = 0; index < 4; index += 1) await fetched();
    await server.jobs.request();
    const { queue, worker: own } = await worker();
    let stolen: Awaited<ReturnType<typeof claimOne>>;
    scorer.meanwhile = async () => {
      if (stolen) return;
      await service.database.script(["update jobs set lease_until = '2000' where id = (select min(id) from jobs)"]);
      clock += 6_000;
      stolen = await claimOne(queue, "thief", "");
    };
    await own.drain();
    expect(stolen?.attempt).toBe(2);
    expect(await queue.figures()).toMatchObject({ done: 3, running: 1 });
    expect((await read("/reports")).length).toBe(3);
    expect(await queue.tokensToday(server.org.id)).toBe(2 * 4 * 11);
  });

  it("two templates of one meeting give two reports, and the meeting is completed at the end", async () => {
    await server.org.add(aTemplate({ name: "Second", call_type: "discovery" }));
    const { id } = await fetched();
    await server.jobs.request();
    expect(await (await worker()).worker.drain()).toBe(2);
    expect(await read(`/meetings/${id}`)).toMatchObject({ status: "completed", report_count: 2 });
  });

  it("meetings that cannot be scored are written with the others, and none is scored twice", async () => {
    for (let index = 0; index < 4; index += 1) await fetched(index % 2 === 0 ? {} : { transcript: "\n" });
    await server.jobs.request();
    expect(await (await worker()).worker.drain()).toBe(4);
    expect(writes).toBe(1);
    expect(scorer.titles).toHaveLength(2);
    expect(await service.jobs.figures()).toMatchObject({ done: 2, failed: 2 });
    expect(await read("/meetings?status=failed")).toMatchObject(
      Array.from({ length: 2 }, () => ({ failure_reason: "The meeting has no transcript." })),
    );
  });

  it("what a scorer breaks on takes nothing else with it", async () => {
    for (let index = 0; index < 3; index += 1) await fetched();
    await server.jobs.request();
    scorer.meanwhile = async () => {
      if (scorer.titles.length === 2) throw new Error("broken");
    };
    await (await worker()).worker.drain();
    expect(writes).toBe(2);
    const usage = { calls: 4, inputTokens: 40, outputTokens: 4 };
    expect(await service.jobs.figures()).toMatchObject({ done: 3, failed: 0, usage });
  });

  it("what was recorded of the times of a call is scored with it", async () => {
    await fetched();
    await service.database.script(["update transcripts set turns = '[[4.5,9],[11,15.25]]'"]);
    await server.jobs.request();
    await (await worker()).worker.drain();
    expect(scorer.times).toEqual([
      [4500, 9000],
      [11_000, 15_250],
    ]);
  });

  it("a meeting that was completed before stays so when another report fails", async () => {
    const { id } = await fetched({ status: "completed", transcript: "\n" });
    await server.jobs.request({ meetingIds: [id] });
    await (await worker()).worker.drain();
    expect(await read(`/meetings/${id}`)).toMatchObject({ status: "completed", failure_reason: null });
    expect(await service.jobs.figures()).toMatchObject({ failed: 1, waiting: 0 });
  });
});

it("organizations take turns at batches: a small one waits for one batch of a large one, not for its backlog", async () => {
  const scorer = new QuickScorer();
  const server = await createReferenceServer({ scorer });
  const small = await server.organizations.create({ name: "Small" });
  for (const [org, calls] of [
    [server.org, 100],
    [small, 1],
  ] as const) {
    await org.add(aTemplate({ call_type: "discovery" }));
    for (let call = 0; call < calls; call += 1)
      await org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT, title: calls === 1 ? "small" : "large" }));
    await server.jobs.request({ orgId: org.id } as object);
  }
  expect(await server.jobs.drain()).toBe(101);
  expect(scorer.titles.indexOf("small")).toBeLessThanOrEqual(32);
  await server.close();
});
