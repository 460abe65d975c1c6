import { parentPort, workerData } from "node:worker_threads";
import { RequestCount } from "../jobs/request-count.ts";
import { restWhileAsked } from "../jobs/rest-while-asked.ts";
import { runWorker } from "../jobs/run-worker.ts";
import { STOP, type ThreadData } from "../jobs/thread-data.ts";
import { yieldToOthers } from "../jobs/yield-to-others.ts";
import { type RetainedService, retainDaily } from "./retain-daily.ts";

// What a worker thread of `svc-server start` runs, until that asks it to stop: nothing of what serves requests.
void runInThread(workerData as ThreadData);

async function runInThread({ database, environment, concurrency, requests }: ThreadData): Promise<void> {
  yieldToOthers();
  const controller = new AbortController();
  parentPort?.on("message", (message: unknown) => message === STOP && controller.abort());
  try {
    const onError = (message: string) => parentPort?.postMessage(message);
    const rest = requests && restWhileAsked(new RequestCount(requests));
    const { signal } = controller;
    const beside = (service: RetainedService) => retainDaily(service, { signal, note: onError });
    await runWorker({ database, environment, concurrency, signal, onError, rest, beside });
  } finally {
    parentPort?.close();
  }
}
