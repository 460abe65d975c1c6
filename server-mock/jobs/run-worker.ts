import { chooseScorer } from "../coaching/choose-scorer.ts";
import { type IdSource, randomIds } from "../records/ids.ts";
import type { Database } from "../store/database.ts";
import { isPostgres } from "../store/is-postgres.ts";
import { migrate } from "../store/migrate.ts";
import { openDatabase } from "../store/open-database.ts";
import { Jobs } from "./jobs.ts";
import type { Throttle } from "./throttle-under-load.ts";
import { hasEnded, workerName } from "./worker-name.ts";

/** Options of a worker: where its jobs are, and how it runs. */
export interface WorkerOptions {
  /** Path of a file or a `postgres://` URL: a worker has its own connection. */
  database: string;
  environment: Readonly<Record<string, string | undefined>>;
  concurrency: number;
  signal: AbortSignal;
  onError: (message: string) => void;
  /** Pauses the worker while the server is busy; never by default. */
  throttle?: Throttle | undefined;
  /** Runs beside the jobs, on the same database, until the signal aborts. */
  beside?: (service: { database: Database; ids: IdSource; now: () => Date }, signal: AbortSignal) => Promise<void>;
}

/** SQLite sends no notifications, so a file is polled more often than PostgreSQL. */
const FILE_POLL_MS = 250;
const POSTGRES_POLL_MS = 1_000;

/** Runs a worker on a database until the signal aborts. */
export async function runWorker({
  database: location,
  environment,
  concurrency,
  signal,
  onError,
  throttle,
  beside,
}: WorkerOptions): Promise<void> {
  const { scorer, dailyTokens } = chooseScorer(environment);
  const database = await openDatabase(location);
  await migrate(database);
  const service = { database, ids: randomIds(), now: () => new Date() };
  const jobs = new Jobs({ ...service, scorer, dailyTokens, throttle, hasEnded });
  const stopListening = isPostgres(location) ? await listen(location, jobs.wakeUp) : undefined;
  try {
    const worker = await jobs.worker({
      name: workerName(),
      concurrency,
      pollMs: isPostgres(location) ? POSTGRES_POLL_MS : FILE_POLL_MS,
      onError: (error) => onError(error instanceof Error ? error.message : String(error)),
    });
    await Promise.all([worker.run(signal), beside?.(service, signal)]);
  } finally {
    await stopListening?.();
    await database.close();
  }
}

/** Loads PostgreSQL's client, which takes 25 ms, only if it is needed. */
async function listen(location: string, wakeUp: Jobs["wakeUp"]): Promise<() => Promise<void>> {
  const { listenForJobs } = await import("./listen-for-jobs.ts");
  return listenForJobs(location, wakeUp);
}
