import { expect, it } from "vitest";
import { startWorkerThread } from "../../jobs/worker-thread.ts";
import { aMeeting, aTemplate } from "../../library/index.ts";
import { useStore } from "../support/stores.ts";

const FAILING = new URL("data:text/javascript,throw new Error('no such thing')");

const store = useStore("file");
const TRANSCRIPT = [
  "[00:00:04] Jonas Lindqvist: What made you take this call?",
  "[00:00:11] Ana Ruiz: Our managers listen to maybe two calls a month.",
].join("\n");

/** Starts a thread that fails, under a clock of which `livedMs` pass while each lives, until it was restarted so often. */
function restartDelays(restarts: number, livedMs: (index: number) => number, entry = FAILING): Promise<number[]> {
  const delays: number[] = [];
  let time = 0;
  return new Promise((resolve) => {
    const worker = startWorkerThread(
      entry,
      { database: "", environment: {}, concurrency: 1, onError: () => undefined },
      {
        // Asked at a start, and at an end.
        now: () => {
          time += livedMs(delays.length);
          return time;
        },
        setTimer: (callback, ms) => {
          delays.push(ms);
          const timer = setImmediate(
            delays.length < restarts ? callback : () => void worker.stop().then(() => resolve(delays)),
          );
          return timer as unknown as NodeJS.Timeout;
        },
      },
    );
  });
}

it("starts a worker that ends at once ever less often, and not every second for ever", async () => {
  expect(await restartDelays(8, () => 10)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

it("starts a worker that has worked for a minute again after a second", async () => {
  expect(await restartDelays(4, (index) => (index === 2 ? 60_000 : 10))).toEqual([1_000, 2_000, 1_000, 2_000]);
});

it("starts a worker again whose thread cannot be created", async () => {
  expect(await restartDelays(2, () => 10, new URL("https://example.com/worker.js"))).toEqual([1_000, 2_000]);
});

it("works from its sources, on a Node whose threads do not inherit their loader", async () => {
  const server = await store.create();
  await server.org.add(aTemplate({ call_type: "discovery" }));
  const { id } = await server.org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT }));
  await server.jobs.request({ meetingIds: [id] });
  const errors: string[] = [];
  const worker = startWorkerThread(new URL("../../program/job-thread.ts", import.meta.url), {
    database: store.location(),
    environment: {},
    concurrency: 1,
    onError: (message) => errors.push(message),
  });
  try {
    const hasEnded = async () => errors.length > 0 || (await server.jobs.figures()).attempts > 0;
    await expect.poll(hasEnded).toBe(true);
    expect(errors).toEqual([]);
    await expect.poll(async () => (await server.jobs.figures()).done).toBe(1);
  } finally {
    await worker.stop();
    await server.close();
  }
});
