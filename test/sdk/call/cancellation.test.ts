import { describe, expect, it } from "vitest";
import { Cancellation } from "../../../src/call/cancellation.ts";
import { OptionsError } from "../../../src/index.ts";
import { failureOf } from "../support/scripted-service.ts";

const FIRST = new OptionsError("first");
const SECOND = new OptionsError("second");

describe("a cancellation", () => {
  it("notifies each listener once, with the first reason", () => {
    const cancellation = new Cancellation();
    const reasons: unknown[] = [];
    cancellation.onCancel((reason) => reasons.push(reason));
    cancellation.onCancel((reason) => reasons.push(reason));
    cancellation.cancel(FIRST);
    cancellation.cancel(SECOND);
    expect(reasons).toEqual([FIRST, FIRST]);
    expect(cancellation.reason).toBe(FIRST);
  });

  it("notifies nobody whom an earlier listener has stopped", () => {
    const cancellation = new Cancellation();
    const notified: string[] = [];
    cancellation.onCancel(() => {
      notified.push("first");
      stopSecond();
    });
    const stopSecond = cancellation.onCancel(() => notified.push("second"));
    cancellation.cancel(FIRST);
    expect(notified).toEqual(["first"]);
  });

  it("notifies a late listener at once", () => {
    const cancellation = new Cancellation();
    cancellation.cancel(FIRST);
    const reasons: unknown[] = [];
    cancellation.onCancel((reason) => reasons.push(reason))();
    expect(reasons).toEqual([FIRST]);
  });

  it("does not notify a removed listener", () => {
    const cancellation = new Cancellation();
    const reasons: unknown[] = [];
    const stop = cancellation.onCancel((reason) => reasons.push(reason));
    stop();
    cancellation.cancel(FIRST);
    expect(reasons).toEqual([]);
  });

  it("throws only once cancelled", () => {
    const cancellation = new Cancellation();
    expect(() => cancellation.throwIfCancelled()).not.toThrow();
    cancellation.cancel(FIRST);
    expect(() => cancellation.throwIfCancelled()).toThrow(FIRST);
  });

  it("does not stand in the way of a promise that settles first", async () => {
    const cancellation = new Cancellation();
    expect(await cancellation.race(Promise.resolve(7))).toBe(7);
    expect(await failureOf(cancellation.race(Promise.reject(SECOND)))).toBe(SECOND);
  });

  it("ends a race with a promise that never settles, or fails later", async () => {
    const cancellation = new Cancellation();
    const race = cancellation.race(new Promise(() => undefined));
    cancellation.cancel(FIRST);
    expect(await failureOf(race)).toBe(FIRST);
    expect(await failureOf(cancellation.race(Promise.reject(SECOND)))).toBe(FIRST);
  });
});
