import type { RequestCount } from "../../jobs/request-count.ts";
import type { RunningWorker } from "../../jobs/worker-thread.ts";
import type { OpenService } from "../../library/service.ts";
import type { CommandContext } from "../context.ts";
import { MEMORY } from "../location.ts";

/** Dependencies of a server's worker. */
interface WorkerParts {
  service: OpenService;
  database: string;
  requests: RequestCount;
}

/** Loading a thread takes as long as loading the server, and would delay the first requests. */
const DELAY_MS = 100;

/** Starts a worker once the first responses are sent. */
export function startWorkerLater(context: CommandContext, parts: WorkerParts): RunningWorker {
  let worker: Promise<RunningWorker> | undefined;
  const timer = setTimeout(() => {
    worker = startWorker(context, parts);
    // A server can serve without a worker.
    worker.catch((error: Error) => context.note(`svc-server: worker: ${error.message}`));
  }, DELAY_MS);
  return {
    stop: async () => {
      clearTimeout(timer);
      await (await worker?.catch(() => undefined))?.stop();
    },
  };
}

/** Starts the worker in a thread, so that locks and scoring do not delay requests; in this one for a database in memory. */
async function startWorker(
  context: CommandContext,
  { service, database, requests }: WorkerParts,
): Promise<RunningWorker> {
  const onError = (message: string) => context.note(`svc-server: worker: ${message}`);
  const { environment, startWorkerThread } = context;
  if (database !== MEMORY && startWorkerThread)
    return startWorkerThread({
      database,
      environment: { ...environment },
      concurrency: 1,
      requests: requests.memory,
      onError,
    });
  const controller = new AbortController();
  const worker = await service.jobs.worker({ name: "start", onError: (error) => onError(String(error)) });
  const running = worker.run(controller.signal);
  return {
    stop: () => {
      controller.abort();
      return running;
    },
  };
}
