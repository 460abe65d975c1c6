import { workerData } from "node:worker_threads";
import { runInThread } from "../jobs/run-in-thread.ts";
import type { ThreadData } from "../jobs/thread-data.ts";

// What a worker thread of `svc-server start` runs: nothing of what serves requests.
void runInThread(workerData as ThreadData);
