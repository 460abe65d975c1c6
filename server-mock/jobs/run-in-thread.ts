import { parentPort } from "node:worker_threads";
import { RequestCount } from "./request-count.ts";
import { restWhileAsked } from "./rest-while-asked.ts";
import { runWorker } from "./run-worker.ts";
import { STOP, type ThreadData } from "./thread-data.ts";
import { yieldToOthers } from "./yield-to-others.ts";

/** Works on jobs in this thread, until the thread that started it asks it to stop. */
export async function runInThread({ database, environment, concurrency, requests }: ThreadData): Promise<void> {
  yieldToOthers();
  const controller = new AbortController();
  parentPort?.on("message", (message: unknown) => message === STOP && controller.abort());
  try {
    const onError = (message: string) => parentPort?.postMessage(message);
    const rest = requests && restWhileAsked(new RequestCount(requests));
    await runWorker({ database, environment, concurrency, signal: controller.signal, onError, rest });
  } finally {
    parentPort?.close();
  }
}
