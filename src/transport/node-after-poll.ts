import timers from "node:timers";

// The platform's own: a test's fake timer would never call back, and jsdom has no `setImmediate`.
const { setImmediate } = timers;

/** Calls back after one more poll phase: the end of a connection may have arrived unread. */
export function afterPoll(callback: () => void): void {
  // The first may run in a tick whose poll phase is over.
  setImmediate(() => setImmediate(callback));
}
