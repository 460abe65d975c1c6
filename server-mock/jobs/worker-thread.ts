import { Worker } from "node:worker_threads";

/** Data that a worker thread is started with. */
export interface ThreadData {
  database: string;
  environment: Readonly<Record<string, string | undefined>>;
  concurrency: number;
  /** Memory of the server's `RequestCount`: the thread pauses while requests arrive. */
  requests?: SharedArrayBuffer | undefined;
}

/** Message that stops a worker thread. */
export const STOP = "stop";

/** Options of a worker thread. */
export interface WorkerThreadOptions extends ThreadData {
  onError: (message: string) => void;
}

/** A worker that can be stopped. */
export interface RunningWorker {
  /** Returns unfinished jobs to the queue and ends the thread. */
  stop: () => Promise<void>;
}

const RESTART_MS = 1_000;
const MAX_RESTART_MS = 60_000;
const STOP_MS = 5_000;

/** Clock for planning restarts. */
export interface RestartClock {
  now: () => number;
  setTimer: (callback: () => void, ms: number) => NodeJS.Timeout;
}

const REAL_CLOCK: RestartClock = {
  now: () => performance.now(),
  setTimer: (callback, ms) => setTimeout(callback, ms).unref(),
};

/**
 * Starts `entry` as a thread that performs jobs. A thread that ends by itself is restarted after a second; the delay doubles
 * while threads live for less than a minute. The next one returns its jobs to the queue.
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
    const fail = (error: unknown) => onError(error instanceof Error ? error.message : String(error));
    const restart = () => {
      thread = undefined;
      if (isStopping) return;
      if (clock.now() - startedAt >= MAX_RESTART_MS) restartMs = RESTART_MS;
      timer = clock.setTimer(start, restartMs);
      restartMs = Math.min(restartMs * 2, MAX_RESTART_MS);
    };
    try {
      thread = new Worker(threadModule(entry), { workerData: data });
      thread.on("message", (message: unknown) => onError(String(message)));
      thread.on("error", fail).on("exit", restart);
    } catch (error) {
      // Such as for lack of memory: the requests of this process go on.
      fail(error);
      restart();
    }
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

/** URL to start a thread with. On Node 20 threads do not inherit the loader that runs the server from its sources. */
export function threadModule(entry: URL): URL {
  if (!entry.pathname.endsWith(".ts")) return entry;
  const loader = import.meta.resolve("tsx/esm/api");
  const source = `import { register } from "${loader}"; register(); await import("${entry}");`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}
