import { Worker } from "node:worker_threads";
import { STOP, type ThreadData } from "./thread-data.ts";

/** Options of a worker thread. */
export interface WorkerThreadOptions extends ThreadData {
  onError: (message: string) => void;
}

/** A worker that can be stopped. */
export interface RunningWorker {
  /** Gives jobs in work back and ends. */
  stop: () => Promise<void>;
}

const RESTART_MS = 1_000;
const MAX_RESTART_MS = 60_000;
const STOP_MS = 5_000;

/** Time as restarts are planned by it. */
export interface RestartClock {
  now: () => number;
  setTimer: (callback: () => void, ms: number) => NodeJS.Timeout;
}

const REAL_CLOCK: RestartClock = {
  now: () => performance.now(),
  setTimer: (callback, ms) => setTimeout(callback, ms).unref(),
};

/**
 * Starts `entry` as a thread that works on jobs. A thread that ends by itself is started again, since its jobs come back with their
 * lease: after a second, and twice as long each time where it did not even live for a minute.
 */
export function startWorkerThread(
  entry: URL,
  { onError, ...data }: WorkerThreadOptions,
  clock: RestartClock = REAL_CLOCK,
): RunningWorker {
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let restartMs = RESTART_MS;
  const start = () => {
    const startedAt = clock.now();
    thread = new Worker(threadModule(entry), { workerData: data });
    thread.on("message", (message: unknown) => onError(String(message)));
    thread.on("error", (error) => onError(error instanceof Error ? error.message : String(error)));
    thread.on("exit", () => {
      thread = undefined;
      if (isStopping) return;
      if (clock.now() - startedAt >= MAX_RESTART_MS) restartMs = RESTART_MS;
      timer = clock.setTimer(start, restartMs);
      restartMs = Math.min(restartMs * 2, MAX_RESTART_MS);
    });
  };
  start();
  return {
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      const ending = thread;
      if (!ending) return;
      const ended = new Promise<void>((resolve) => ending.once("exit", () => resolve()));
      ending.postMessage(STOP);
      const limit = setTimeout(() => void ending.terminate(), STOP_MS);
      await ended;
      clearTimeout(limit);
    },
  };
}

/** Module that a thread starts with. In Node 20, a thread does not inherit the loader that reads the server's sources. */
export function threadModule(entry: URL): URL {
  if (!entry.pathname.endsWith(".ts")) return entry;
  const loader = import.meta.resolve("tsx/esm/api");
  const source = `import { register } from "${loader}"; register(); await import("${entry}");`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}
