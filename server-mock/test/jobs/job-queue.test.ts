import { spawnSync } from "node:child_process";
import { hostname } from "node:os";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { NewJob } from "../../jobs/job.ts";
import { JobQueue } from "../../jobs/job-queue.ts";
import { hasEnded, workerName } from "../../jobs/worker-name.ts";
import { type OpenService, openService } from "../../library/service.ts";
import { noUsage } from "../../records/scoring-usage.ts";
import { insertRows } from "../../store/database.ts";
import { takeSnapshot } from "../../store/snapshot.ts";
import type { Tables } from "../../store/tables.ts";
import { writeRecords } from "../../store/write-records.ts";
import { claimOne } from "../support/claim-one.ts";
import { ENGINES, storesFor, useStore } from "../support/stores.ts";

const START = Date.parse("2026-11-20T12:00:00.000Z");
const DONE = { state: "done", reason: null, usage: noUsage() } as const;

describe.each(storesFor("job-queue", ENGINES))("the queue on %s", (kind) => {
  const store = useStore(kind);
  let service: OpenService;
  let clock: number;
  let queue: JobQueue;
  let orgIds: string[];

  beforeEach(async () => {
    clock = START;
    await (await store.create()).close();
    service = await openService({ database: store.location(), pepper: "reference server", now: () => new Date(clock) });
    orgIds = Array.from({ length: 3 }, () => service.ids.uuid()).sort();
    await writeRecords(
      service.database,
      orgIds.map((id) => ({
        kind: "organization",
        value: { id, name: id, plan: "business", subscription_status: "active" },
      })),
      { now: service.now() },
    );
    queue = new JobQueue(service);
    // PostgreSQL is shared by the tests of this file.
    await service.database.script(["delete from jobs"]);
  });
  afterEach(() => service.close());

  const job = (key: string, org = 0): NewJob => ({
    orgId: orgIds[org] ?? "",
    kind: "report",
    dedupeKey: key,
    subject: `meeting ${key}`,
    payload: { key },
  });

  it("a job that is added twice is one job, and another organization's is another", async () => {
    expect(await queue.add([job("a"), job("b")])).toBe(2);
    expect(await queue.add([job("a"), job("a", 1)])).toBe(1);
    await service.database.write(queue.adding([job("a"), job("c")]));
    clock += 5_000;
    expect(await queue.figures()).toMatchObject({ waiting: 4, running: 0, oldestSeconds: 5 });
  });

  it("a job is claimed by one worker of many, with its payload", async () => {
    await queue.add([job("a")]);
    const claims = await Promise.all(Array.from({ length: 8 }, (_, index) => claimOne(queue, `w${index}`, "")));
    const held = claims.filter((claim) => claim !== undefined);
    expect(held).toMatchObject([{ orgId: orgIds[0], payload: { key: "a" }, attempt: 1, subject: "meeting a" }]);
  });

  it("a job of a worker that has ended is claimed again before its lease ends, that of another machine's is not", async () => {
    const ended = spawnSync(process.execPath, ["--eval", ""]).pid;
    const gone = [`${hostname()}:${ended}:000000`, `${hostname()}:${process.pid}:000000`];
    const holding = [workerName(), `${hostname()}:${process.ppid}:000000`, `elsewhere:${ended}:000000`];
    queue = new JobQueue({ ...service, hasEnded });
    await queue.add([...gone, ...holding].map((name) => job(name)));
    for (const name of [...gone, ...holding]) await claimOne(queue, name, "");
    expect(await queue.figures()).toMatchObject({ waiting: 0, running: 5 });
    clock += 6_000;
    const again = [await claimOne(queue, "w", ""), await claimOne(queue, "w", ""), await claimOne(queue, "w", "")];
    expect(again.filter((claimed) => claimed !== undefined)).toMatchObject([{ attempt: 2 }, { attempt: 2 }]);
    const rows = (await takeSnapshot(service.database)).get("jobs") as Tables["jobs"][];
    expect(rows.map(({ worker }) => worker).toSorted()).toEqual([...holding, "w", "w"].toSorted());
    expect(await queue.figures()).toMatchObject({ waiting: 0, running: 5 });
  });

  it("organizations take turns, however long another's backlog is", async () => {
    await queue.add(Array.from({ length: 20 }, (_, index) => job(`a${index}`)));
    await queue.add([job("b", 1), job("c", 2)]);
    const turns: (number | undefined)[] = [];
    let last = "";
    for (let turn = 0; turn < 5; turn += 1) {
      const claimed = await claimOne(queue, "w", last);
      last = claimed?.orgId ?? "";
      turns.push(orgIds.indexOf(last));
    }
    expect(turns).toEqual([0, 1, 2, 0, 0]);
  });

  it("several jobs are claimed of one organization at a time, the oldest first, and each by one worker", async () => {
    await queue.add(["a", "b", "c"].map((key) => job(key)));
    clock += 1;
    await queue.add([job("d"), job("e", 1)]);
    clock += 1;
    const keys = async (last: string, limit: number) =>
      (await queue.claim("w", last, limit)).map(({ payload }) => (payload as { key: string }).key);
    expect((await keys("", 3)).sort()).toEqual(["a", "b", "c"]);
    expect(await keys(orgIds[0] ?? "", 3)).toEqual(["e"]);
    expect(await keys(orgIds[1] ?? "", 3)).toEqual(["d"]);
    expect(await keys("", 3)).toEqual([]);
    await queue.add(Array.from({ length: 40 }, (_, index) => job(`f${index}`)));
    const claims = await Promise.all(Array.from({ length: 8 }, (_, index) => queue.claim(`w${index}`, "", 5)));
    expect(new Set(claims.flat().map(({ id }) => id)).size).toBe(claims.flat().length);
    expect(claims.every((claim) => claim.length <= 5)).toBe(true);
  });

  it("jobs that are claimed together are in the order in which they are due, and of equal times in that of their ids", async () => {
    await queue.add([job("a")]);
    const [first] = await queue.claim("w", "", 1);
    if (first) await queue.postpone(first, { at: new Date(clock + 5_000), reason: "r", isOwnFault: false });
    await service.database.script(["update jobs set attempt = 0"]);
    await queue.add(["b", "c", "d", "e"].map((key) => job(key)));
    clock += 5_000;
    const claimed = await queue.claim("w", "", 9);
    expect(claimed.at(-1)?.subject).toBe("meeting a");
    const ids = claimed.slice(0, -1).map(({ id }) => id);
    expect([ids, ids.length]).toEqual([ids.toSorted(), 4]);
  });

  it.each([
    [60_000, [59_000, 60_001, 64_000], [false, false, true]],
    [60_000, [60_000, 65_001], [false, true]],
    [2_000, [2_001], [true]],
    [60_000, [-7_200_000], [true]],
  ])(
    "a lease of %d ms is looked at every five seconds at most, and when the clock was set back: after %j ms",
    async (leaseMs, times, expected) => {
      queue = new JobQueue({ ...service, leaseMs });
      await queue.add([job("a")]);
      await claimOne(queue, "stalled", "");
      const taken: boolean[] = [];
      for (const ms of times) {
        clock = START + ms;
        taken.push((await claimOne(queue, "w", "")) !== undefined);
      }
      expect(taken).toEqual(expected);
    },
  );

  it("what waits is counted by reason, the most frequent first, of the organization alone", async () => {
    await queue.add([job("a"), job("b"), job("c"), job("d"), job("e", 1)]);
    const reasons = ["z", "y", "y", "x", "y"];
    for (const [index, reason] of reasons.entries()) {
      const held = await claimOne(queue, "w", index === 4 ? (orgIds[0] ?? "") : "");
      if (held) await queue.postpone(held, { at: new Date(clock + 1_000), reason, isOwnFault: false });
    }
    expect(await queue.waitingReasons(orgIds[0] ?? "")).toEqual([
      { reason: "y", jobs: 2 },
      { reason: "x", jobs: 1 },
      { reason: "z", jobs: 1 },
    ]);
    await queue.count(orgIds[0] ?? "");
    await queue.count(orgIds[0] ?? "", { calls: 1, inputTokens: 2, outputTokens: 3 });
    expect([await queue.tokensToday(orgIds[0] ?? ""), await queue.tokensToday(orgIds[1] ?? "")]).toEqual([5, 0]);
  });

  it("a job is put off for an hour at most", async () => {
    await queue.add([job("a")]);
    const held = await claimOne(queue, "w", "");
    if (held) await queue.postpone(held, { at: new Date(clock + 7_200_000), reason: "r", isOwnFault: true });
    clock += 3_599_999;
    expect(await claimOne(queue, "w", "")).toBeUndefined();
    clock += 1;
    expect(await claimOne(queue, "w", "")).toMatchObject({ attempt: 2, maxAttempts: held?.maxAttempts });
  });

  it("a job that kills its worker takes no others with it: what was begun before is claimed alone", async () => {
    await queue.add(Array.from({ length: 30 }, (_, index) => job(`j${index}`)));
    const attempts = new Map<string, number>();
    for (let round = 0; round < 60; round += 1) {
      const jobs = await queue.claim("w", "", 8);
      for (const { subject, attempt } of jobs) attempts.set(subject, attempt);
      const kills = jobs.some(({ subject, attempt }) => subject === "meeting j3" && attempt <= 5);
      if (kills) clock += queue.leaseMs + 6_000;
      else if (jobs.length > 0) await service.database.write(jobs.flatMap((one) => queue.closing(one, DONE)));
    }
    expect(await queue.figures()).toMatchObject({ done: 30, waiting: 0, running: 0 });
    const others = [...attempts].filter(([subject]) => subject !== "meeting j3").map(([, attempt]) => attempt);
    expect([attempts.get("meeting j3"), Math.max(...others)]).toEqual([6, 2]);
  });

  it("a job whose worker is silent for the lease goes to another, and the first one can no longer end it", async () => {
    await queue.add([job("a")]);
    const stalled = await claimOne(queue, "stalled", "");
    if (!stalled) throw new Error("no job");
    clock += queue.leaseMs - 1;
    expect(await queue.renew(stalled)).toBe(true);
    clock += queue.leaseMs - 1;
    expect(await claimOne(queue, "other", "")).toBeUndefined();
    clock += queue.leaseMs + 1;
    const taken = await claimOne(queue, "other", "");
    expect(taken).toMatchObject({ id: stalled.id, attempt: 2 });
    expect(await queue.renew(stalled)).toBe(false);
    const failure = await service.database.write(queue.closing(stalled, DONE)).catch((error: unknown) => error);
    expect(queue.isLost(failure)).toBe(true);
    const [row] = (await takeSnapshot(service.database)).get("organizations") as [Tables["organizations"]];
    const duplicate = await service.database
      .write([insertRows("organizations", [row])])
      .catch((error: unknown) => error);
    expect([duplicate, new Error("x")].map((error) => [error instanceof Error, queue.isLost(error)])).toEqual([
      [true, false],
      [true, false],
    ]);
    if (taken) await service.database.write(queue.closing(taken, DONE));
    expect(await queue.figures()).toMatchObject({ done: 1, running: 0, attempts: 2 });
  });

  it("the end of a job undoes the whole write when the job was lost", async () => {
    await queue.add([job("a")]);
    const held = await claimOne(queue, "w", "");
    if (!held) throw new Error("no job");
    await queue.postpone(held, { at: new Date(clock), reason: "r", isOwnFault: false });
    const write = service.database.write([...queue.adding([job("b")]), ...queue.closing(held, DONE)]);
    await expect(write).rejects.toSatisfy((error) => queue.isLost(error));
    expect(await queue.figures()).toMatchObject({ waiting: 1, done: 0 });
  });

  it("a postponed job waits for its time, and keeps its attempts when it was not at fault", async () => {
    await queue.add([job("a")]);
    const at = new Date(clock + 5_000);
    const first = await claimOne(queue, "w", "");
    if (first) await queue.postpone(first, { at, reason: "down", isOwnFault: false });
    clock += 4_999;
    expect(await claimOne(queue, "w", "")).toBeUndefined();
    expect(await queue.waitingReasons(first?.orgId ?? "")).toEqual([{ reason: "down", jobs: 1 }]);
    clock += 1;
    const second = await claimOne(queue, "w", "");
    expect(second).toMatchObject({ attempt: 2, maxAttempts: (first?.maxAttempts ?? 0) + 1 });
  });

  it("a failed job that is retried waits for nothing", async () => {
    await queue.add([job("a")]);
    const held = await claimOne(queue, "w", "");
    if (!held) throw new Error("no job");
    await service.database.write(queue.closing(held, { ...DONE, state: "failed", reason: "cut off" }));
    expect(await queue.retry(held)).toBe(true);
    expect(await queue.waitingReasons(held.orgId)).toEqual([]);
  });

  it("other jobs about the same meeting are known until they are over", async () => {
    await queue.add([job("a"), { ...job("a2"), subject: "meeting a" }]);
    const first = await claimOne(queue, "w", "");
    if (!first) throw new Error("no job");
    expect([...(await queue.openBeside([first]))]).toEqual(["meeting a"]);
    const second = await claimOne(queue, "w", "");
    if (!second) throw new Error("no job");
    expect(await queue.openBeside([first, second])).toEqual(new Set());
    await service.database.write(queue.closing(second, DONE));
    expect(await queue.openBeside([first])).toEqual(new Set());
  });

  it("tokens are counted per organization and day", async () => {
    await queue.add([job("a"), job("b", 1)]);
    const usage = { calls: 2, inputTokens: 100, outputTokens: 20 };
    for (const last of ["", orgIds[0] ?? ""]) {
      const held = await claimOne(queue, "w", last);
      if (held) await service.database.write(queue.closing(held, { ...DONE, usage }));
    }
    expect(await queue.tokensToday(orgIds[0] ?? "")).toBe(120);
    clock += 24 * 3_600_000;
    expect(await queue.tokensToday(orgIds[0] ?? "")).toBe(0);
    expect((await queue.figures()).usage).toEqual({ calls: 4, inputTokens: 200, outputTokens: 40 });
  });

  it("tokens of a job that waits, or is retried on another day, count on the day on which they were used", async () => {
    await queue.add([job("a")]);
    const orgId = orgIds[0] ?? "";
    const claim = async () => {
      const held = await claimOne(queue, "w", "");
      if (!held) throw new Error("no job");
      return held;
    };
    const used = (tokens: number) => ({ calls: 1, inputTokens: tokens, outputTokens: 0 });
    await queue.postpone(await claim(), { at: new Date(clock), reason: "r", isOwnFault: true, usage: used(1) });
    clock += 1_000;
    const failing = await claim();
    await service.database.write(queue.closing(failing, { state: "failed", reason: "r", usage: used(10) }));
    expect(await queue.tokensToday(orgId)).toBe(11);
    clock += 24 * 3_600_000;
    await queue.retry(failing);
    await service.database.write(queue.closing(await claim(), { ...DONE, usage: used(100) }));
    expect(await queue.tokensToday(orgId)).toBe(100);
    expect((await queue.figures()).usage).toEqual({ calls: 3, inputTokens: 111, outputTokens: 0 });
  });
});
