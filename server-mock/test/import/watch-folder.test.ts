import { stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { testFolder } from "../../../test/support/test-folder.ts";
import { watchFolder } from "../../program/watch-folder.ts";

let folder: string;
beforeEach(async () => {
  folder = testFolder();
});

/** Watches with a clock of its own: each step is what happens while the watcher waits. */
async function watched(
  names: string[],
  steps: ((clock: { now: number }) => unknown)[],
  take: (path: string) => Promise<void> = async () => undefined,
) {
  const clock = { now: Date.parse("2026-11-22T09:00:00Z") };
  const [taken, notes, waits]: [string[], string[], number[]] = [[], [], []];
  let stop: () => void = () => undefined;
  const untilStopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  await watchFolder(folder, {
    list: async () => names.map((name) => join(folder, name)),
    take: async (path) => {
      taken.push(path.slice(folder.length + 1));
      await take(path);
    },
    note: (line) => void notes.push(line),
    untilStopped,
    now: () => clock.now,
    wait: async (ms) => {
      waits.push(ms);
      const step = steps.shift();
      if (step) await step(clock);
      else stop();
    },
  });
  return { taken, notes, waits };
}

const pass = (clock: { now: number }, ms: number): number => {
  clock.now += ms;
  return clock.now;
};
const write = async (name: string, text: string, at: number) => {
  await writeFile(join(folder, name), text);
  await utimes(join(folder, name), at / 1000, at / 1000);
};

it("takes a file that arrives once it has stayed as it is for a second, and each version of it once", async () => {
  const { taken, waits } = await watched(
    ["call.vtt"],
    [
      ({ now }) => write("call.vtt", "half", now),
      (clock) => write("call.vtt", "whole", pass(clock, 999)),
      (clock) => pass(clock, 999),
      (clock) => pass(clock, 1),
      (clock) => pass(clock, 30_000),
      (clock) => write("call.vtt", "corrected", pass(clock, 1) - 2_000),
      () => undefined,
    ],
  );
  expect(taken).toEqual(["call.vtt", "call.vtt"]);
  // Nothing there, being written three times, taken, the same, corrected, the same.
  expect(waits).toEqual([30_000, 1_000, 1_000, 1_000, 30_000, 30_000, 30_000, 30_000]);
});

it("goes on where a file that was listed is gone, and where one cannot be taken, which is tried again when it changes", async () => {
  const { taken, notes } = await watched(
    ["gone.vtt", "bad.vtt", "good.vtt"],
    [
      async ({ now }) => {
        await write("bad.vtt", "x", now - 2_000);
        await write("good.vtt", "x", now - 2_000);
      },
      () => undefined,
      ({ now }) => write("bad.vtt", "yz", now - 2_000),
    ],
    async (path) => {
      if ((await stat(path)).size === 1 && path.endsWith("bad.vtt")) throw new Error("bad.vtt cannot be read");
    },
  );
  expect(taken).toEqual(["bad.vtt", "good.vtt", "bad.vtt"]);
  expect(notes).toEqual(["bad.vtt cannot be read"]);
});
