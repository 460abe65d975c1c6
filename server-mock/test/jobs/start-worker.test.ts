import { expect, it } from "vitest";
import { RequestCount } from "../../jobs/request-count.ts";
import type { OpenService } from "../../library/service.ts";
import type { CommandContext } from "../../program/context.ts";
import { startWorkerLater } from "../../program/start/start-worker.ts";

const parts = { service: {} as OpenService, database: "svc.db", requests: new RequestCount() };

function contextWith(startWorkerThread: CommandContext["startWorkerThread"]): CommandContext & { notes: string[] } {
  const notes: string[] = [];
  return {
    notes,
    print: () => undefined,
    note: (line) => void notes.push(line),
    environment: {},
    untilStopped: async () => undefined,
    ...(startWorkerThread ? { startWorkerThread } : {}),
  };
}

it("stops the worker that it has started", async () => {
  let state = "none";
  const start = async () => {
    state = "started";
    const stop = async () => {
      state = "stopped";
    };
    return { stop };
  };
  const worker = startWorkerLater(contextWith(start), parts);
  await expect.poll(() => state).toBe("started");
  await worker.stop();
  expect(state).toBe("stopped");
});

it("goes on without a worker that cannot be started, and says so", async () => {
  const context = contextWith(() => Promise.reject(new Error("no thread")));
  const worker = startWorkerLater(context, parts);
  await expect.poll(() => context.notes).toEqual(["svc-server: worker: no thread"]);
  await worker.stop();
});
