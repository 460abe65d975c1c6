import type { Call } from "./exchange.ts";

/** Waits, never less than told, unless the call is cancelled. */
export async function sleep(delayMs: number, call: Call): Promise<void> {
  const { clock, cancellation } = call;
  const wakeAt = clock.monotonic() + delayMs;
  // A timer may fire a fraction of a millisecond early.
  for (let left = delayMs; left > 0; left = wakeAt - clock.monotonic()) {
    await timer(Math.ceil(left), call);
    cancellation.throwIfCancelled();
  }
}

function timer(delayMs: number, { clock, cancellation }: Call): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const handle = clock.setTimeout(() => {
      stop();
      resolve();
    }, delayMs);
    const stop = cancellation.onCancel((reason) => {
      clock.clearTimeout(handle);
      reject(reason);
    });
  });
}
