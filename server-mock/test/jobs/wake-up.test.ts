import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WakeUp } from "../../jobs/wake-up.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

// Not by counting timers: what an earlier file of this process left may set one meanwhile.
const clearings = () => vi.spyOn(globalThis, "clearTimeout").mock.calls;

/** Whether a promise has resolved by now. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  const pending = Symbol("pending");
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

it("wakes everybody who waits, and nobody who waits later", async () => {
  const wakeUp = new WakeUp();
  const { signal } = new AbortController();
  const cleared = clearings();
  const waiting = [wakeUp.wait(1_000, signal), wakeUp.wait(2_000, signal)];
  wakeUp.wake();
  await Promise.all(waiting);
  expect(cleared.length).toBeGreaterThanOrEqual(2);
  const later = wakeUp.wait(1_000, signal);
  expect(await isOver(later)).toBe(false);
  await vi.advanceTimersByTimeAsync(999);
  expect(await isOver(later)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(later)).toBe(true);
});

it("ends a wait with its signal, and begins none behind it", async () => {
  const wakeUp = new WakeUp();
  const stop = new AbortController();
  const cleared = clearings();
  const waiting = wakeUp.wait(1_000, stop.signal);
  stop.abort();
  await waiting;
  await wakeUp.wait(1_000, stop.signal);
  expect(cleared.length).toBeGreaterThanOrEqual(1);
});
