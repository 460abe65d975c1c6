/** Results of a bounded run. */
export interface BoundedRun<Result> {
  results: Result[];
  /** Items that were processed; fewer than given when time ran out. */
  done: number;
}

/** Assistants give up on a call after 60 s; what is done by then is worth more than nothing. */
const BUDGET_MS = 35_000;
const CONCURRENCY = 8;

/** Processes items in order, several at a time, until all are done or time runs out. The first failure ends it. */
export async function runBounded<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
  { now, onDone }: { now: () => Date; onDone: (done: number) => Promise<void> },
): Promise<BoundedRun<Result>> {
  const startedAt = now().getTime();
  const results: Result[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    while (next < items.length && now().getTime() - startedAt < BUDGET_MS) {
      const index = next;
      next += 1;
      results[index] = await run(items[index] as Item);
      done += 1;
      await onDone(done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, items.length) }, work));
  return { results, done };
}
