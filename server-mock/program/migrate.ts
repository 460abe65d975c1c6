import { Command } from "commander";
import { migrate, pendingSteps } from "../store/migrate.ts";
import { planOf } from "../store/migration-plan.ts";
import { openDatabase } from "../store/open-database.ts";
import type { CommandContext } from "./context.ts";
import { databaseOption, explainFailure, type LocationOptions, lastingLocation } from "./location.ts";

interface MigrateOptions extends LocationOptions {
  plan?: boolean;
  contract?: boolean;
}

export function newMigrateCommand(context: CommandContext, run = runMigrate): Command {
  return new Command("migrate")
    .addOption(databaseOption())
    .option("--plan", "print what each step would do, who waits for it and how long it takes, and change nothing")
    .option("--contract", "also remove what only earlier versions need: once none of them runs any more")
    .action((options: MigrateOptions) => run(context, options));
}

async function runMigrate(context: CommandContext, options: MigrateOptions): Promise<void> {
  const location = lastingLocation(context, options);
  const database = await explainFailure(location, () => openDatabase(location));
  try {
    if (options.plan) {
      const steps = await pendingSteps(database);
      context.print(steps.length === 0 ? "The schema is up to date." : (await planOf(database, steps)).join("\n"));
      return;
    }
    const onChange = ({ what }: { what: string }) => context.note(`svc-server: ${what}`);
    const taken = await migrate(database, { contracts: options.contract ?? false, onChange });
    const [left] = await pendingSteps(database);
    context.print(taken.length === 0 ? "The schema is up to date." : `Applied ${taken.join(", ")}.`);
    if (left)
      context.print("Earlier versions can still use it. Once none runs any more: svc-server migrate --contract");
  } finally {
    await database.close();
  }
}
