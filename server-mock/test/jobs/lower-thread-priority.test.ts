import { once } from "node:events";
import { existsSync } from "node:fs";
import { constants, getPriority } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";

const THREAD = `
  const { readlinkSync } = require("node:fs");
  const { parentPort, workerData } = require("node:worker_threads");
  require("tsx/cjs");
  require(workerData).lowerThreadPriority();
  const own = Number(readlinkSync("/proc/thread-self").split("/").pop());
  parentPort.postMessage(require("node:os").getPriority(own));
`;

it.skipIf(!existsSync("/proc/thread-self"))("lowers the priority of its own thread alone", async () => {
  const before = getPriority(process.pid);
  const workerData = join(import.meta.dirname, "../../jobs/lower-thread-priority.ts");
  const thread = new Worker(THREAD, { eval: true, workerData, execArgv: [] });
  const [priority] = await once(thread, "message");
  expect(priority).toBe(Math.max(before, constants.priority.PRIORITY_BELOW_NORMAL));
  expect(getPriority(process.pid)).toBe(before);
  await thread.terminate();
});
