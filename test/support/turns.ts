import { setImmediate as nextTurn } from "node:timers/promises";

/** Lets the event loop turn, so that what is ready in this process or on its sockets happens. On a busy machine a turn only takes longer. */
export async function turns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}

/** Lets the event loop turn until something has happened in this process. */
export async function until(hasHappened: () => boolean): Promise<void> {
  while (!hasHappened()) await nextTurn();
}

/** How many turns of the event loop it takes until the promise settles. */
export async function turnsUntilSettled(promise: Promise<unknown>): Promise<number> {
  let isSettled = false;
  const settle = (): void => {
    isSettled = true;
  };
  promise.then(settle, settle);
  let count = 0;
  for (; !isSettled; count += 1) await nextTurn();
  return count;
}
