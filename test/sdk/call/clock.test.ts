import { afterEach, expect, it, vi } from "vitest";
import { systemClock } from "../../../src/call/clock.ts";

let handle: unknown;
afterEach(() => systemClock.clearTimeout(handle));

it.each([2 ** 31, 40 * 86_400_000, Number.POSITIVE_INFINITY])(
  "a timer of %d ms, longer than the platform's longest, does not fire at once",
  async (delayMs) => {
    let hasFired = false;
    handle = systemClock.setTimeout(() => {
      hasFired = true;
    }, delayMs);
    // Timers fire in order, and the platform turns a delay that is too long into one of 1 ms.
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(hasFired).toBe(false);
  },
);

it.each([
  [2 ** 31 - 1, 2 ** 31 - 1],
  [2 ** 31, 2 ** 31 - 1],
])("a timer of %d ms is set for %d", (delayMs, setMs) => {
  const set = vi.spyOn(globalThis, "setTimeout");
  const callback = () => undefined;
  handle = systemClock.setTimeout(callback, delayMs);
  const calls = [...set.mock.calls];
  set.mockRestore();
  expect(calls).toContainEqual([callback, setMs]);
});
