import { type CallClock, isOutOfTime, READING_MS, timeLeft } from "./call-budget.ts";

/** Results of a bounded run. */
export interface BoundedRun<Result> {
  /** Results at the items' indexes; absent for items not processed in time. */
  results: Result[];
  /** Items that were processed; fewer than given when time ran out. */
  done: number;
}

const CONCURRENCY = 8;

/** Processes items in order, several at a time, until all are done or the call's time runs out. The first failure ends it. */
export async function runBounded<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
  { onDone, ...clock }: CallClock & { onDone: (done: number) => Promise<void> },
): Promise<BoundedRun<Result>> {
  const results: Result[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    while (next < items.length && timeLeft(READING_MS, clock) > 0) {
      const index = next;
      next += 1;
      try {
        results[index] = await run(items[index] as Item);
      } catch (error) {
        // Results of the other items are still valid.
        if (done === 0 || !isOutOfTime(error)) throw error;
        if (error.code === "rate_limited") return;
        continue;
      }
      done += 1;
      await onDone(done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, items.length) }, work));
  return { results, done };
}
