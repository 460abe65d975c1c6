import { expect, it } from "vitest";
import { OptionsError } from "../../../src/index.ts";
import { sleep } from "../../../src/pipeline/sleep.ts";
import { makeCall } from "../support/make-call.ts";
import { failureOf } from "../support/scripted-service.ts";
import { TestClock } from "../support/test-clock.ts";

/** A clock whose timers fire too early, as real ones do by fractions of a millisecond. */
class HastyClock extends TestClock {
  override setTimeout(callback: () => void, delayMs: number): number {
    return super.setTimeout(callback, delayMs > 1 ? delayMs - 0.5 : delayMs);
  }
}

it.each([
  [0, 0],
  [1, 1],
  [250, 250],
  [0.4, 1],
])("a sleep of %d ms takes %d ms", async (delayMs, expected) => {
  const clock = new TestClock();
  await sleep(delayMs, makeCall({ clock }));
  expect(clock.monotonic()).toBe(expected);
  expect(clock.pendingCount).toBe(0);
});

it("a sleep is never shorter than asked, though timers fire early", async () => {
  const clock = new HastyClock();
  await sleep(100, makeCall({ clock }));
  expect(clock.monotonic()).toBeGreaterThanOrEqual(100);
});

it("a sleep waits again for what a timer that fires much too early leaves", async () => {
  const clock = new TestClock();
  const schedule = clock.setTimeout.bind(clock);
  clock.setTimeout = (callback, delayMs) => schedule(callback, delayMs > 20 ? delayMs - 20 : delayMs);
  await sleep(2_000, makeCall({ clock }));
  expect(clock.monotonic()).toBeGreaterThanOrEqual(2_000);
});

it("a sleep does not mind the time of day being set", async () => {
  const clock = new TestClock();
  const slept = sleep(100, makeCall({ clock }));
  clock.jump(-3_600_000);
  await slept;
  expect(clock.monotonic()).toBe(100);
});

it("a sleep ends when cancelled, and leaves no timer", async () => {
  const clock = new TestClock();
  const call = makeCall({ clock });
  const slept = sleep(60_000, call);
  const reason = new OptionsError("enough");
  call.cancellation.cancel(reason);
  expect(await failureOf(slept)).toBe(reason);
  expect(clock.pendingCount).toBe(0);
});

it("a sleep ends with its timer where only timers are faked, and the clock stands still", async () => {
  const clock = Object.assign(new TestClock(), { monotonic: () => 0 });
  await sleep(60_000, makeCall({ clock }));
  expect(clock.pendingCount).toBe(0);
});
