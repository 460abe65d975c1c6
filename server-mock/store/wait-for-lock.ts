import { wait, waitForTick } from "../../machine/platform-timers.ts";

/** Maximum wait of a write for a writer in another process. */
const LOCK_TIMEOUT_MS = 4_000;
const LOCK_PAUSE_MS = 10;
/** Most locks are released within a millisecond, less than a timer's resolution. */
const SHORT_LOCK_MS = 3;

/** Begins a write; waits between attempts while another process writes. */
export async function waitForLock(begin: () => boolean): Promise<void> {
  const start = performance.now();
  for (;;) {
    const waitedMs = performance.now() - start;
    if (waitedMs > LOCK_TIMEOUT_MS) throw new Error("database is locked by another process");
    if (waitedMs < SHORT_LOCK_MS) await waitForTick();
    else await wait(Math.min(LOCK_PAUSE_MS, waitedMs / 4) * (0.5 + Math.random()));
    if (begin()) return;
  }
}
