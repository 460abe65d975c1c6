import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it, onTestFinished, vi } from "vitest";
import { samples } from "../../../test/support/draw.ts";
import { withLimits } from "../../coaching/with-limits.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Work that ends only when it is aborted, as a request that nobody responds to; it keeps nothing but its signal's listener. */
const endless = ({ signal }: AbortController) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

const collectOften = async () => {
  for (let turn = 0; turn < samples(20, 3); turn += 1) {
    collectGarbage();
    await new Promise(setImmediate);
  }
};

it("ends work when the time is over, though garbage was collected meanwhile", async () => {
  const working = withLimits({ signal: new AbortController().signal, timeoutMs: 60 }, endless);
  await Promise.all([expect(working).rejects.toMatchObject({ name: "TimeoutError" }), collectOften()]);
});

it("ends work when the signal aborts, with its reason", async () => {
  const stop = new AbortController();
  const working = withLimits({ signal: stop.signal }, endless);
  await Promise.all([
    expect(working).rejects.toThrow("stopped"),
    collectOften().then(() => stop.abort(new Error("stopped"))),
  ]);
});

it("begins nothing for a signal that has aborted", async () => {
  const work = vi.fn(async () => "done");
  await expect(withLimits({ signal: AbortSignal.abort(new Error("stopped")) }, work)).rejects.toThrow("stopped");
  expect(work).not.toHaveBeenCalled();
});

it("leaves no listener and no timer behind", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stop = new AbortController();
  const added: string[] = [];
  stop.signal.addEventListener = (type: string) => void added.push(type);
  stop.signal.removeEventListener = (type: string) => void added.splice(added.indexOf(type), 1);
  await withLimits({ signal: stop.signal, timeoutMs: 60_000 }, async ({ signal }) => {
    expect(added).toEqual(["abort"]);
    signal.onabort = () => void added.push("late");
  });
  await vi.advanceTimersByTimeAsync(60_001);
  expect(added).toEqual([]);
});
