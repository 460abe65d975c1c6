import { Command } from "commander";
import { lowerThreadPriority } from "../jobs/lower-thread-priority.ts";
import { scorerOf } from "./choose-scorer.ts";
import type { CommandContext } from "./context.ts";
import { databaseOption, existingLocation, explainFailure, type LocationOptions, withoutPassword } from "./location.ts";
import { parsePoolSize } from "./parse-options.ts";
import { retainDaily } from "./retain-daily.ts";

interface WorkerCommandOptions extends LocationOptions {
  concurrency: number;
}

export function newWorkerCommand(context: CommandContext): Command {
  return new Command("worker")
    .addOption(databaseOption())
    .option("--concurrency <number>", "number of concurrent jobs", parsePoolSize, 1)
    .action((options: WorkerCommandOptions) => runWorkerCommand(context, options));
}

async function runWorkerCommand(context: CommandContext, options: WorkerCommandOptions): Promise<void> {
  const database = existingLocation(context, options);
  const { scorer } = scorerOf(context);
  lowerThreadPriority();
  const controller = new AbortController();
  void context.untilStopped().then(() => controller.abort());
  context.note(`svc-server: working on the jobs of ${withoutPassword(database)} with ${scorer.name}`);
  const { runWorker } = await import("../jobs/run-worker.ts");
  const { environment } = context;
  const onError = (message: string) => context.note(`svc-server: ${message}`);
  const { concurrency } = options;
  await explainFailure(database, () =>
    runWorker({
      database,
      environment,
      concurrency,
      signal: controller.signal,
      onError,
      beside: (service, signal) => retainDaily(service, { signal, note: onError }),
    }),
  );
}
