import type { Call } from "../call/call.ts";

// Timers fire early by a fraction of a millisecond. One that fires while most of the wait is still left belongs to a test that fakes timers
// and not the clock: waiting again would wait forever.
const MOST_EARLY_MS = 10;

/** Waits, never less than asked unless the call is cancelled or only timers are faked. */
export async function sleep(delayMs: number, { clock, cancellation }: Call): Promise<void> {
  const wakeAt = clock.monotonic() + delayMs;
  for (let left = delayMs; left > 0; ) {
    let timer: unknown;
    const alarm = new Promise<void>((resolve) => {
      timer = clock.setTimeout(resolve, Math.ceil(left));
    });
    try {
      await cancellation.race(alarm);
    } finally {
      clock.clearTimeout(timer);
    }
    const wanted = left;
    left = wakeAt - clock.monotonic();
    if (left > MOST_EARLY_MS && left > wanted / 2) return;
  }
}
