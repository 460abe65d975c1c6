import { expect, it } from "vitest";
import { startWorkerThread } from "../../src/jobs/worker-thread.ts";

const FAILING = new URL("data:text/javascript,throw new Error('no such thing')");

/** Starts a thread that fails, under a clock of which `livedMs` pass while each lives, until it was restarted so often. */
function restartDelays(restarts: number, livedMs: (index: number) => number): Promise<number[]> {
  const delays: number[] = [];
  let time = 0;
  return new Promise((resolve) => {
    const worker = startWorkerThread(
      FAILING,
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
