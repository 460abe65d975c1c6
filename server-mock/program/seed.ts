import { Command } from "commander";
import { countText } from "../../core/words/count-text.ts";
import { defaultMeetings, seedBatchSize } from "../demo/default-size.ts";
import { type SeedOptions, type SeedSummary, seedDemo } from "../demo/seed-demo.ts";
import type { OpenService } from "../library/service.ts";
import { WriteConflict } from "../store/database.ts";
import { completeIndex } from "../store/search-index.ts";
import { CREATE_KEY } from "./advised-commands.ts";
import { type CommandContext, CommandError, commandLine } from "./context.ts";
import { databaseOption, type LocationOptions, openLasting } from "./location.ts";
import { parseCount } from "./parse-options.ts";
import { SeedProgress } from "./seed-progress.ts";

interface SeedCommandOptions extends LocationOptions {
  meetings: number;
  seed?: string;
}

export function newSeedCommand(context: CommandContext): Command {
  return new Command("seed")
    .addOption(databaseOption())
    .option("--meetings <number>", "meetings of all organizations together", parseCount, defaultMeetings)
    .option("--seed <text>", "seed of the demo data; another seed gives other data")
    .action((options: SeedCommandOptions) => runSeed(context, options));
}

/** Streams any amount of demo data into the database. */
async function runSeed(context: CommandContext, options: SeedCommandOptions): Promise<void> {
  const service = await openLasting(context, options);
  try {
    const { meetings, seed } = options;
    const progress = new SeedProgress(meetings, () => performance.now());
    const { organizations, counts } = await addOnce(service, {
      meetings,
      ...(seed === undefined ? {} : { seed }),
      batchSize: seedBatchSize,
      onProgress: (stored) => {
        const line = progress.lineAt(stored);
        if (line) context.note(`svc-server: ${line}`);
      },
    });
    await completeIndex(service.database);
    const numbers = Object.entries(counts).map(([kind, count]) => countText(count, kind));
    context.print(`Added ${numbers.join(", ")}.`);
    for (const { name, plan, subscription_status } of organizations)
      context.print(`  ${name} (${plan}, ${subscription_status})`);
    context.print(`Create a key with: ${commandLine(`${CREATE_KEY} --organization "NAME"`, options)}`);
  } finally {
    await service.close();
  }
}

async function addOnce(service: OpenService, options: SeedOptions): Promise<SeedSummary> {
  try {
    return await seedDemo(service, options);
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    throw new CommandError(
      "The database has this demo data already, or a part of it. Ask for other data with --seed TEXT, or name a new database.",
    );
  }
}
