import { beforeEach, describe, expect, it, vi } from "vitest";
import { ScoringError } from "../../coaching/scoring-error.ts";
import type { Job } from "../../jobs/job.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { type JobHandler, JobWorker } from "../../jobs/job-worker.ts";
import type { WakeUp } from "../../jobs/wake-up.ts";
import { noUsage, type ScoringUsage } from "../../records/scoring-usage.ts";

// What a worker does with each job, on a queue and a clock of the test.

const START = Date.parse("2026-11-20T12:00:00.000Z");
const LOST = new Error("lost");

type Outcome = Error | string | undefined | ((signal: AbortSignal, usage: ScoringUsage) => unknown);

/** A worker whose jobs end as they are told to, one outcome after the other, and what it did with them. */
function start(outcomes: Outcome[], options: { batchSize?: number; random?: number; isSilent?: boolean } = {}) {
  const jobs: Job[] = [];
  const done: unknown[] = [];
  const used: number[] = [];
  const errors: unknown[] = [];
  const lasts: string[] = [];
  const waits: number[] = [];
  const stop = new AbortController();
  const clock = { now: START };
  const claim = (limit: number, last: string) => {
    lasts.push(last);
    return jobs.splice(0, limit);
  };
  const queue = {
    leaseMs: 1_000_000,
    claim: async (_worker: string, last: string, limit: number) => claim(limit, last),
    renew: async () => true,
    isLost: (error: unknown) => error === LOST,
    postpone: async ({ id }: Job, { at, reason, isOwnFault, usage }: Parameters<JobQueue["postpone"]>[1]) => {
      if (id === "lost") throw LOST;
      done.push([id, at.getTime() - START, reason, isOwnFault]);
      used.push(usage?.calls ?? 0);
    },
    count: async (_orgId: string, usage: ScoringUsage) => void used.push(usage.calls),
  } as unknown as JobQueue;
  const handler: JobHandler = {
    batchSize: options.batchSize ?? 1,
    perform: async ({ id }, signal, usage) => {
      const outcome = outcomes.shift();
      if (typeof outcome === "function") await outcome(signal, usage);
      if (outcome instanceof Error) throw outcome;
      done.push([id, "done"]);
    },
    performTogether: async (several, signal) => {
      const outcome = outcomes.shift();
      if (typeof outcome === "function") await outcome(signal, noUsage());
      if (outcome instanceof Error) throw outcome;
      const jobs = [...several.keys()];
      done.push(["together", ...jobs.map(({ id }) => id)]);
      return jobs.filter(({ id }) => id === outcome);
    },
    giveUp: async ({ id }, reason, usage) => {
      if (id === "lost") throw LOST;
      done.push([id, "given up", reason]);
      used.push(usage?.calls ?? 0);
    },
  };
  const wakeUp: Pick<WakeUp, "wait"> = {
    wait: async (ms) => {
      waits.push(ms);
      if (waits.length > 2) stop.abort();
    },
  };
  const worker = new JobWorker({
    ...{ queue, handler, wakeUp, name: "w", now: () => new Date(clock.now) },
    random: () => options.random ?? 0.5,
    ...(!options.isSilent && { onError: (error, job) => errors.push([error, job?.id]) }),
  });
  const add = (id: string, values: Partial<Job> = {}) =>
    jobs.push({
      ...{ id, orgId: `org of ${id}`, kind: "report", subject: id, payload: {}, attempt: 1, maxAttempts: 3 },
      ...values,
    });
  return { worker, add, done, used, errors, lasts, waits, stop, clock, queue };
}

const unavailable = (retryAfterMs?: number) => new ScoringError("The model is down.", "unavailable", retryAfterMs);
const unusable = new ScoringError("Nothing usable came.", "unusable");

it("does every job that is due, organizations in turn, and says how many it was", async () => {
  const { worker, add, done, errors, lasts } = start([]);
  add("a");
  add("b");
  expect(await worker.drain()).toBe(2);
  expect([done, errors, lasts]).toEqual([
    [
      ["a", "done"],
      ["b", "done"],
    ],
    [],
    ["", "org of a", "org of b"],
  ]);
});

it.each<[string, Error, Partial<Job>, unknown[]]>([
  ["nobody expected", new Error("x"), {}, [2_000, "Scoring failed.", true]],
  ["nobody expected, again", new Error("x"), { attempt: 3 }, [8_000, "Scoring failed.", true]],
  ["nobody expected, often", new Error("x"), { attempt: 20, maxAttempts: 30 }, [600_000, "Scoring failed.", true]],
  ["of a scorer that is down", unavailable(), {}, [1_000, "The model is down.", false]],
  ["of a scorer that says how long", unavailable(7_000), {}, [7_000, "The model is down.", false]],
  ["of a scorer that says too long", unavailable(86_400_000), {}, [3_600_000, "The model is down.", false]],
  ["of a response of no use", unusable, {}, [2_000, "Nothing usable came.", true]],
  ["of a response of no use, at last", unusable, { attempt: 3 }, ["given up", "Nothing usable came."]],
  ["that is final", new ScoringError("No.", "final"), {}, ["given up", "No."]],
])("puts a job back or gives it up after a failure %s", async (_case, failure, values, expected) => {
  const { worker, add, done, errors } = start([failure]);
  add("a", values);
  expect(await worker.drain()).toBe(1);
  expect(done).toEqual([["a", ...expected]]);
  expect(errors).toEqual(failure instanceof ScoringError ? [] : [[failure, "a"]]);
});

it.each([
  [0, unusable, 1_500],
  [1, unusable, 2_500],
  [0, unavailable(), 750],
  [1, unavailable(), 1_250],
])("spreads what it tries again: %s of %s gives %s ms", async (random, failure, expected) => {
  const { worker, add, done } = start([failure], { random });
  add("a");
  await worker.drain();
  expect(done).toEqual([["a", expected, failure.message, failure === unusable]]);
});

it("leaves a scorer that is down in peace, twice as long each time, and begins from the start once it works", async () => {
  const { worker, add, done, clock } = start([unavailable(), unavailable(), undefined, unavailable()]);
  for (const id of ["a", "b", "c", "d"]) add(id);
  expect(await worker.drain()).toBe(1);
  clock.now += 999;
  expect(await worker.drain()).toBe(0);
  clock.now += 1;
  expect(await worker.drain()).toBe(1);
  clock.now += 2_000;
  expect(await worker.drain()).toBe(2);
  expect(done.map((entry) => (entry as unknown[])[1])).toEqual([1_000, 3_000, "done", 4_000]);
});

it("does not wait for a clock that was set back", async () => {
  const { worker, add, done, clock } = start([unavailable(3_600_000)]);
  add("a");
  await worker.drain();
  add("b");
  expect(await worker.drain()).toBe(0);
  clock.now -= 1;
  expect(await worker.drain()).toBe(1);
  expect(done).toHaveLength(2);
});

it("says nothing of a job that another worker has taken over", async () => {
  const { worker, add, done, errors } = start([LOST]);
  add("a");
  expect(await worker.drain()).toBe(1);
  expect([done, errors]).toEqual([[], []]);
});

it("gives up a job that was tried too often without a result, without another try", async () => {
  const { worker, add, done } = start([]);
  add("a", { attempt: 4 });
  await worker.drain();
  expect(done).toEqual([["a", "given up", "Scoring was tried 3 times without a result."]]);
});

describe("while it works", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  /** Starts to drain, and says whether that is over after some time. */
  function drain({ worker, queue, stop }: ReturnType<typeof start>, renew: JobQueue["renew"]) {
    Object.assign(queue, { leaseMs: 3_000, renew });
    let isOver = false;
    void worker.drain(stop.signal).then(() => (isOver = true));
    return async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return isOver;
    };
  }
  const untilAborted = (signal: AbortSignal) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

  it.each([[["a"]], [["a", "b"]]])(
    "it renews the leases of its jobs, and not when they are done: %j",
    async (names) => {
      let end: () => void = () => undefined;
      const setup = start([() => new Promise<void>((resolve) => (end = resolve))], { batchSize: 2 });
      for (const name of names) setup.add(name);
      const renewed: string[] = [];
      const isOverAfter = drain(setup, async ({ id }) => renewed.push(id) > 0);
      expect([await isOverAfter(999), renewed]).toEqual([false, []]);
      expect([await isOverAfter(1), renewed]).toEqual([false, names]);
      end();
      expect([await isOverAfter(3_000), renewed]).toEqual([true, names]);
      expect(setup.done).toEqual(names.length === 1 ? [["a", "done"]] : [["together", ...names]]);
    },
  );

  it("it ends when another worker has taken the job over, says only what it used, and reports what it could not renew", async () => {
    const setup = start([
      (signal, usage) => {
        usage.calls += 1;
        return untilAborted(signal);
      },
    ]);
    const failure = new Error("The database is gone.");
    setup.add("a");
    const answers = [() => Promise.reject(failure), async () => true];
    const isOverAfter = drain(setup, async () => answers.shift()?.() ?? false);
    expect([await isOverAfter(2_999), setup.errors]).toEqual([false, [[failure, "a"]]]);
    expect([await isOverAfter(1), setup.done, setup.errors]).toEqual([true, [], [[failure, "a"]]]);
    expect(setup.used).toEqual([1]);
  });

  it("it ends when it is stopped", async () => {
    const setup = start([untilAborted]);
    setup.add("a");
    const isOverAfter = drain(setup, async () => true);
    expect(await isOverAfter(0)).toBe(false);
    setup.stop.abort();
    expect([await isOverAfter(0), setup.done]).toEqual([true, [["a", 0, "The worker ended.", false]]]);
  });
});

it("needs nobody to report to", async () => {
  const setup = start([new Error("x")], { isSilent: true });
  setup.queue.postpone = () => Promise.reject(new Error("gone"));
  setup.add("a");
  expect(await setup.worker.drain()).toBe(1);
  setup.queue.claim = () => Promise.reject(new Error("gone"));
  await setup.worker.run(setup.stop.signal);
  expect(setup.waits).toHaveLength(3);
});

it.each<[string, string, unknown]>([
  ["given back", "a", "stop"],
  ["tried again", "a", new Error("x")],
  ["tried again once the scorer works", "a", unavailable()],
  ["given up", "a", new ScoringError("no", "final")],
  ["taken over", "a", LOST],
  ["taken over while it is given up", "lost", new ScoringError("no", "final")],
  ["taken over while it is put back", "lost", unavailable()],
])("counts what was used for a job that is %s", async (_, id, failure) => {
  const setup = start([
    (_signal, usage) => {
      usage.calls += 1;
      if (failure === "stop") setup.stop.abort();
      throw failure;
    },
  ]);
  setup.add(id);
  await setup.worker.drain(setup.stop.signal);
  expect(setup.used).toEqual([1]);
});

it("gives a job back that is in work when the worker is stopped", async () => {
  const setup = start([
    () => {
      setup.stop.abort();
      throw new Error("aborted");
    },
  ]);
  setup.add("a");
  setup.add("b");
  expect(await setup.worker.drain(setup.stop.signal)).toBe(1);
  expect([setup.done, setup.errors]).toEqual([[["a", 0, "The worker ended.", false]], []]);
});

it("does jobs together, and one by one what is left of them, what failed as one, and what is alone", async () => {
  const { worker, add, done } = start(["b", undefined], { batchSize: 4 });
  for (const id of ["a", "b"]) add(id);
  add("last", { attempt: 3 });
  add("worn", { attempt: 4 });
  expect(await worker.drain()).toBe(4);
  expect(done).toEqual([
    ["together", "a", "b", "last"],
    ["b", "done"],
    ["worn", "given up", "Scoring was tried 3 times without a result."],
  ]);
  const failing = start([new Error("one of them")], { batchSize: 3 });
  for (const id of ["a", "b"]) failing.add(id);
  expect(await failing.worker.drain()).toBe(2);
  expect(failing.done).toEqual([
    ["a", "done"],
    ["b", "done"],
  ]);
  const alone = start([], { batchSize: 3 });
  alone.add("a");
  await alone.worker.drain();
  expect(alone.done).toEqual([["a", "done"]]);
});

it("waits a second for work, and for a scorer that is down as long as that takes", async () => {
  const idle = start([]);
  idle.add("a");
  await idle.worker.run(idle.stop.signal);
  expect([idle.done, idle.waits]).toEqual([[["a", "done"]], [1_000, 1_000, 1_000]]);
  const down = start([unavailable(5_000)]);
  down.add("a");
  await down.worker.run(down.stop.signal);
  expect(down.waits).toEqual([5_000, 5_000, 5_000]);
});

it("goes on after a queue that could not be asked, and reports it", async () => {
  const { worker, errors, waits, queue, stop } = start([]);
  const failure = new Error("The database is gone.");
  queue.claim = () => Promise.reject(failure);
  await worker.run(stop.signal);
  expect(waits).toEqual([1_000, 1_000, 1_000]);
  expect(errors).toEqual([1, 2, 3].map(() => [failure, undefined]));
});

it("reports a job that could not be put back, and counts it as little as the database does", async () => {
  const { worker, add, errors, queue, used } = start([unavailable()]);
  const failure = new Error("The database is gone.");
  queue.postpone = () => Promise.reject(failure);
  add("a");
  await worker.drain();
  expect([errors, used]).toEqual([[[failure, "a"]], []]);
});

it("reports that what was used for a job that is taken over could not be counted", async () => {
  const { worker, add, errors, queue } = start([LOST]);
  const failure = new Error("The database is gone.");
  queue.count = () => Promise.reject(failure);
  add("a");
  await worker.drain();
  expect(errors).toEqual([[failure, "a"]]);
});
