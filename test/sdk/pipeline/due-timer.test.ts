import { expect, it } from "vitest";
import type { Clock } from "../../../src/call/clock.ts";
import { startDueTimer } from "../../../src/pipeline/due-timer.ts";

/** A clock whose timers are fired by hand. */
function handClock() {
  let nowMs = 0;
  const timers = new Map<number, () => void>();
  let handles = 0;
  const clock: Clock = {
    now: () => nowMs,
    monotonic: () => nowMs,
    setTimeout: (callback) => {
      handles += 1;
      timers.set(handles, callback);
      return handles;
    },
    clearTimeout: (handle) => void timers.delete(handle as number),
  };
  const fire = (atMs: number) => {
    nowMs = atMs;
    const due = [...timers];
    timers.clear();
    for (const [, callback] of due) callback();
  };
  return { clock, fire, pending: () => timers.size };
}

it("a timer in time is over at once", () => {
  const { clock, fire } = handClock();
  let calls = 0;
  startDueTimer(clock, 1_000, () => {
    calls += 1;
  });
  fire(1_050);
  expect(calls).toBe(1);
});

it("a timer of a process that was frozen waits for one more poll phase", () => {
  const { clock, fire, pending } = handClock();
  let calls = 0;
  startDueTimer(clock, 1_000, () => {
    calls += 1;
  });
  fire(61_000);
  expect([calls, pending()]).toEqual([0, 1]);
  fire(61_001);
  expect([calls, pending()]).toEqual([1, 0]);
});

it("a response that arrives in that phase stops the timer", () => {
  const { clock, fire, pending } = handClock();
  let calls = 0;
  const stop = startDueTimer(clock, 1_000, () => {
    calls += 1;
  });
  fire(61_000);
  stop();
  expect(pending()).toBe(0);
  fire(61_001);
  expect(calls).toBe(0);
});
