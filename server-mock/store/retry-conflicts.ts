import { wait } from "../../machine/platform-timers.ts";
import { type Database, WriteConflict } from "./database.ts";

/** Thrown if others kept changing the same rows for as long as a client should wait. Nothing was written. */
export class TooManyConflicts extends Error {
  override readonly name = "TooManyConflicts";
}

const GIVE_UP_MS = 3_000;
const MAX_PAUSE_MS = 40;
const isUnmetExpectation = ({ query }: WriteConflict): boolean => query !== undefined;

/** Last queued work by database and key. */
const turns = new WeakMap<Database, Map<string, Promise<unknown>>>();

/**
 * Reads, decides and writes again until no other writer has interfered: by default until every statement has changed the rows that it
 * expected. Within a process, writers with the same `key` run one after the other, so that only other processes can interfere.
 *
 * @throws TooManyConflicts after 3 s
 */
export async function retryConflicts<Result>(
  database: Database,
  { key, isConflict = isUnmetExpectation }: { key: string; isConflict?: (conflict: WriteConflict) => boolean },
  attempt: () => Promise<Result>,
): Promise<Result> {
  return inTurn(database, key, async () => {
    const start = performance.now();
    for (let failures = 1; ; failures += 1) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof WriteConflict && isConflict(error))) throw error;
        if (performance.now() - start > GIVE_UP_MS) throw new TooManyConflicts("Others keep changing the same object.");
      }
      await wait(Math.random() * Math.min(failures * 2, MAX_PAUSE_MS));
    }
  });
}

async function inTurn<Result>(database: Database, key: string, work: () => Promise<Result>): Promise<Result> {
  const waiting = turns.get(database) ?? new Map<string, Promise<unknown>>();
  turns.set(database, waiting);
  const own = (waiting.get(key) ?? Promise.resolve()).then(work, work);
  waiting.set(key, own);
  try {
    return await own;
  } finally {
    if (waiting.get(key) === own) waiting.delete(key);
  }
}
