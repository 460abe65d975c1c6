import { readFile } from "node:fs/promises";
import { Command } from "commander";
import { csvLines } from "../../core/formats/csv.ts";
import { countText } from "../../core/words/count-text.ts";
import { STARTER_TRACKERS, type Tracker, TrackerProblem } from "../coaching/trackers/tracker.ts";
import { loadTrackers, saveTrackers, type TrackerSet } from "../jobs/tracker-store.ts";
import { type AdministerOptions, administerOrganization, withOrganizationOptions } from "./administer.ts";
import { type CommandContext, CommandError } from "./context.ts";

interface ExportOptions extends AdministerOptions {
  format: "json" | "csv";
  starter?: boolean;
}

/** Commands about what an organization listens for in calls. */
export function newTrackersCommand(context: CommandContext): Command {
  return new Command("trackers")
    .addCommand(
      withOrganizationOptions(new Command("list"))
        .description("List what calls are searched for, by topic.")
        .action((options: AdministerOptions) => runList(context, options)),
    )
    .addCommand(
      withOrganizationOptions(new Command("export"))
        .description("Print all trackers: JSON that `import` reads, or CSV for a spreadsheet.")
        .option("--format <name>", "json or csv", parseFormat, "json")
        .option("--starter", "the starter set instead of the organization's own")
        .action((options: ExportOptions) => runExport(context, options)),
    )
    .addCommand(
      withOrganizationOptions(new Command("import"))
        .description("Save the trackers of a JSON file as the next version, in place of those that are there.")
        .argument("<file>", "JSON as `export` prints it")
        .action((file: string, options: AdministerOptions) => runImport(context, file, options)),
    );
}

function parseFormat(text: string): "json" | "csv" {
  if (text === "json" || text === "csv") return text;
  throw new CommandError(`Expected --format to be \`json\` or \`csv\`, got \`${text}\`.`);
}

async function runList(context: CommandContext, options: AdministerOptions): Promise<void> {
  await administerOrganization(context, options, async ({ database }, { id, name }) => {
    const set = await loadTrackers(database, id);
    if (options.json) return context.print(JSON.stringify(set));
    context.print(`${name}: ${versionText(set)}, ${countText(set.trackers.length, "tracker")}`);
    for (const { topic, name: tracker, type, side, words } of set.trackers)
      context.print(`  ${topic}: ${tracker} (${type}, ${side}): ${Object.values(words).flat().join(", ")}`);
  });
}

const versionText = ({ version, savedAt }: TrackerSet): string =>
  version === 0 ? "starter set" : `version ${version} of ${savedAt}`;

async function runExport(context: CommandContext, options: ExportOptions): Promise<void> {
  await administerOrganization(context, options, async ({ database }, { id }) => {
    const trackers = options.starter ? STARTER_TRACKERS : (await loadTrackers(database, id)).trackers;
    const text = options.format === "csv" ? csvOf(trackers) : JSON.stringify(trackers, null, 2);
    context.print(text.trimEnd());
  });
}

/** One row per tracker and language. */
function csvOf(trackers: readonly Tracker[]): string {
  const rows = trackers.flatMap(({ topic, name, type, side, words }) =>
    Object.entries(words).map(([language, list]) => [topic, name, type, side, language, list.join(", ")]),
  );
  return csvLines([["topic", "name", "type", "side", "language", "words"], ...rows]);
}

async function runImport(context: CommandContext, file: string, options: AdministerOptions): Promise<void> {
  const text = await readFile(file, "utf8").catch((error: Error) => {
    throw new CommandError(`${file} cannot be read: ${error.message}`);
  });
  await administerOrganization(context, options, async (admin, { id, name }) => {
    const { version: after } = await loadTrackers(admin.database, id);
    try {
      const trackers: unknown = JSON.parse(text);
      const version = await saveTrackers(admin, { orgId: id, trackers, after });
      if (options.json) return context.print(JSON.stringify({ version }));
      context.print(`Saved version ${version} of the trackers of ${name}. Calls that are scored from now on use it.`);
    } catch (error) {
      if (error instanceof SyntaxError) throw new CommandError(`${file} is no JSON: ${error.message}`);
      if (error instanceof TrackerProblem) throw new CommandError(`${file}: ${error.message}`);
      throw error;
    }
  });
}
