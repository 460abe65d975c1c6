import type { Call } from "../call/call.ts";

/** Waits, never less than asked, unless the call is cancelled. */
export async function sleep(delayMs: number, { clock, cancellation }: Call): Promise<void> {
  const wakeAt = clock.monotonic() + delayMs;
  // A timer may fire a fraction of a millisecond early.
  for (let left = delayMs; left > 0; left = wakeAt - clock.monotonic()) {
    let timer: unknown;
    const alarm = new Promise<void>((resolve) => {
      timer = clock.setTimeout(resolve, Math.ceil(left));
    });
    try {
      await cancellation.race(alarm);
    } finally {
      clock.clearTimeout(timer);
    }
  }
}
