import { Command } from "commander";
import { countText } from "../../core/words/count-text.ts";
import { applyRetention } from "../team/administration/retention.ts";
import { administer } from "./administer.ts";
import { type CommandContext, commandLine } from "./context.ts";
import { databaseOption, type LocationOptions } from "./location.ts";

interface RetentionOptions extends LocationOptions {
  dryRun?: boolean;
  json?: boolean;
}

export function newRetentionCommand(context: CommandContext): Command {
  return new Command("retention")
    .addOption(databaseOption())
    .option("--dry-run", "count what would be deleted, and change nothing")
    .option("--json", "print the result as one line of JSON")
    .action((options: RetentionOptions) => runRetention(context, options));
}

async function runRetention(context: CommandContext, options: RetentionOptions): Promise<void> {
  await administer(context, options, async (admin) => {
    const isDryRun = options.dryRun === true;
    const results = await applyRetention(admin, {
      isDryRun,
      onProgress: (meetings) => context.note(`svc-server: deleted ${countText(meetings, "meeting")}`),
    });
    if (options.json)
      return context.print(
        JSON.stringify(
          results.map(({ organization: { id, name }, ...rest }) => ({ organization: { id, name }, ...rest })),
        ),
      );
    if (results.every(({ before }) => before === null))
      context.print(
        `Every organization keeps its meetings forever. Change that with: ${commandLine("organizations set NAME --retain 365d", options)}`,
      );
    for (const { organization, before, deleted, purged } of results) {
      const { meetings, reports, insights } = deleted;
      if (purged > 0)
        context.print(
          `${organization.name}: ${countText(purged, "deleted call")} ${isDryRun ? "would be" : purged === 1 ? "is" : "are"} deleted for good.`,
        );
      if (before === null) continue;
      context.print(
        isDryRun
          ? `${organization.name}: ${countText(meetings, "meeting")} from before ${before} would be deleted.`
          : `${organization.name}: deleted ${countText(meetings, "meeting")} from before ${before}, with ${countText(reports, "report")} and ${countText(insights, "insight")}.`,
      );
    }
  });
}
