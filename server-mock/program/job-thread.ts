import { parentPort, workerData } from "node:worker_threads";
import { lowerThreadPriority } from "../jobs/lower-thread-priority.ts";
import { RequestCount } from "../jobs/request-count.ts";
import { runWorker } from "../jobs/run-worker.ts";
import { throttleUnderLoad } from "../jobs/throttle-under-load.ts";
import { STOP, type ThreadData } from "../jobs/worker-thread.ts";
import { type RetainedService, retainDaily } from "./retain-daily.ts";

// Runs in a worker thread of `svc-server start` until it is stopped. Loads nothing that serves requests.
void runInThread(workerData as ThreadData);

async function runInThread({ database, environment, concurrency, requests }: ThreadData): Promise<void> {
  lowerThreadPriority();
  const controller = new AbortController();
  parentPort?.on("message", (message: unknown) => message === STOP && controller.abort());
  try {
    const onError = (message: string) => parentPort?.postMessage(message);
    const throttle = requests && throttleUnderLoad(new RequestCount(requests));
    const { signal } = controller;
    const beside = (service: RetainedService) => retainDaily(service, { signal, note: onError });
    await runWorker({ database, environment, concurrency, signal, onError, throttle, beside });
  } finally {
    parentPort?.close();
  }
}
