import { setTimeout } from "node:timers/promises";
import type { RequestCount } from "./request-count.ts";

/** Pauses a worker after some work, which took `workedMs`. */
export type Throttle = (workedMs: number) => Promise<void>;

/** Working an eighth of the time, a worker delays one request in eight. */
const PAUSE_PER_WORK = 7;
const MAX_PAUSE_MS = 200;

/**
 * Pauses seven times as long as the work took, at most 200 ms, if the server received requests meanwhile; otherwise not at all. A
 * worker's writes hold the lock of the database file, keep its disk busy and empty the server's cache.
 */
export function throttleUnderLoad(
  requests: Pick<RequestCount, "value">,
  sleep: (ms: number) => Promise<unknown> = setTimeout,
): Throttle {
  let seen = requests.value;
  return async (workedMs) => {
    const isUnderLoad = requests.value !== seen;
    seen = requests.value;
    if (isUnderLoad) await sleep(Math.min(workedMs * PAUSE_PER_WORK, MAX_PAUSE_MS));
  };
}
