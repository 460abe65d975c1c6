import { setTimeout } from "node:timers/promises";
import type { RequestCount } from "./request-count.ts";

/** Lets others go first after so much work, in milliseconds. */
export type Rest = (workedMs: number) => Promise<void>;

/** What is busy an eighth of the time is met by one request in eight of those that would meet it. */
const REST_PER_WORK = 7;
const MAX_REST_MS = 200;

/**
 * Rests seven times as long as was worked where the server was asked anything meanwhile, and not at all where nobody asks: a
 * worker's writes hold the lock of a file, keep its disk busy and empty the server's cache.
 */
export function restWhileAsked(
  requests: Pick<RequestCount, "value">,
  sleep: (ms: number) => Promise<unknown> = setTimeout,
): Rest {
  let seen = requests.value;
  return async (workedMs) => {
    const isAsked = requests.value !== seen;
    seen = requests.value;
    if (isAsked) await sleep(Math.min(workedMs * REST_PER_WORK, MAX_REST_MS));
  };
}
