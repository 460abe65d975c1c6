import { Command } from "commander";
import type { Database } from "../store/database.ts";
import { migrate, type PendingStep, pendingSteps } from "../store/migrate.ts";
import { planOf } from "../store/migration-plan.ts";
import { openDatabase } from "../store/open-database.ts";
import { type CommandContext, commandLine } from "./context.ts";
import { databaseOption, existingLocation, explainFailure, type LocationOptions, lastingLocation } from "./location.ts";

interface MigrateOptions extends LocationOptions {
  plan?: boolean;
  contract?: boolean;
  distribute?: boolean;
}

export function newMigrateCommand(context: CommandContext): Command {
  return new Command("migrate")
    .addOption(databaseOption())
    .option("--plan", "print what each step would do, whom it blocks and for how long, and change nothing")
    .option("--contract", "also remove what only earlier versions need, once none of them runs")
    .option("--distribute", "on Citus: then distribute the tables over its nodes, while they are in use")
    .action((options: MigrateOptions) => runMigrate(context, options));
}

async function runMigrate(context: CommandContext, options: MigrateOptions): Promise<void> {
  const location = (options.plan ? existingLocation : lastingLocation)(context, options);
  const database = await explainFailure(location, () => openDatabase(location));
  try {
    if (options.plan) {
      const steps = await pendingSteps(database);
      // Other problems only show on the current schema.
      if (options.distribute && steps.length === 0)
        return context.print((await planOf(database, [await distributionStep(database)])).join("\n"));
      context.print(steps.length === 0 ? "The schema is up to date." : (await planOf(database, steps)).join("\n"));
      return;
    }
    const onChange = ({ what }: { what: string }) => context.note(`svc-server: ${what}`);
    const contracts = options.contract ?? options.distribute ?? false;
    const taken = await migrate(database, { contracts, onChange });
    const [left] = await pendingSteps(database);
    context.print(taken.length === 0 ? "The schema is up to date." : `Applied ${taken.join(", ")}.`);
    if (left)
      context.print(
        `Earlier versions can still use it. Once none runs any more: ${commandLine("migrate --contract", options)}`,
      );
    if (!options.distribute) return;
    const { distribute } = await import("../store/distribute.ts");
    const changes = await distribute(database, onChange);
    context.print(
      changes === 0 ? "The tables are distributed already." : "The tables are distributed over the nodes of Citus.",
    );
  } finally {
    await database.close();
  }
}

async function distributionStep(database: Database): Promise<PendingStep> {
  const { distributionChanges } = await import("../store/distribute.ts");
  const changes = await distributionChanges(database);
  return { name: "distribution", isContract: false, changes, statements: [] };
}
