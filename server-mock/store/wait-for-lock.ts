import { setImmediate, setTimeout } from "node:timers/promises";

/** How long a write waits for a writer in another process. The event loop does not wait with it. */
const LOCK_TIMEOUT_MS = 4_000;
const LOCK_PAUSE_MS = 10;
/** Most locks are over within a millisecond, which is less than a timer can wait. */
const SHORT_LOCK_MS = 3;

/** Waits for a writer in another process, between attempts, and begins a write. */
export async function waitForLock(begin: () => boolean): Promise<void> {
  const start = performance.now();
  for (;;) {
    const waitedMs = performance.now() - start;
    if (waitedMs > LOCK_TIMEOUT_MS) throw new Error("database is locked by another process");
    if (waitedMs < SHORT_LOCK_MS) await setImmediate();
    else await setTimeout(Math.min(LOCK_PAUSE_MS, waitedMs / 4) * (0.5 + Math.random()));
    if (begin()) return;
  }
}
