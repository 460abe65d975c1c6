import { startWorkerThread } from "../../jobs/worker-thread.ts";

// A process with little memory, whose worker needs more: it ends once the worker was started again, and says what it heard.

const RESTARTS = 2;
const errors: string[] = [];
let restarts = 0;

const worker = startWorkerThread(
  new URL("./hungry-worker.mjs", import.meta.url),
  { database: ":memory:", environment: {}, concurrency: 1, onError: (message) => void errors.push(message) },
  {
    now: () => 0,
    setTimer: (callback) => {
      restarts += 1;
      if (restarts === RESTARTS) void worker.stop().then(() => process.stdout.write(JSON.stringify(errors)));
      return setTimeout(callback, 0);
    },
  },
);
