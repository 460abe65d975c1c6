import { readFile } from "node:fs/promises";
import { Command, Option } from "commander";
import { csvLines } from "../../core/formats/csv.ts";
import { countText } from "../../core/words/count-text.ts";
import { STARTER_TRACKERS, type Tracker, TrackerProblem } from "../coaching/trackers/tracker.ts";
import { loadTrackers, saveTrackers, type TrackerSet } from "../jobs/tracker-store.ts";
import { decodeText, UnknownEncoding } from "../team/import/decode-text.ts";
import { readTable } from "../team/import/formats/read-table.ts";
import { type AdministerOptions, administerOrganization, withOrganizationOptions } from "./administer.ts";
import { type CommandContext, CommandError } from "./context.ts";
import { unreadable } from "./unreadable.ts";

interface ExportOptions extends AdministerOptions {
  format: "json" | "csv";
  starter?: boolean;
}

/** Creates `svc-server trackers`: what an organization listens for in calls. */
export function newTrackersCommand(context: CommandContext): Command {
  return new Command("trackers")
    .addCommand(
      withOrganizationOptions(new Command("list"))
        .description("List trackers by topic.")
        .action((options: AdministerOptions) => runList(context, options)),
    )
    .addCommand(
      withOrganizationOptions(new Command("export"))
        .description("Print all trackers: JSON that `import` reads, or CSV for a spreadsheet.")
        .addOption(new Option("--format <name>", "format").choices(["json", "csv"]).default("json"))
        .option("--starter", "the starter set instead of the organization's own")
        .action((options: ExportOptions) => runExport(context, options)),
    )
    .addCommand(
      withOrganizationOptions(new Command("import"))
        .description("Replace all trackers by those of a file, as a new version.")
        .argument("<file>", "JSON or CSV as `export` prints it")
        .action((file: string, options: AdministerOptions) => runImport(context, file, options)),
    );
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

/** Formats trackers as CSV, one row per word. */
function csvOf(trackers: readonly Tracker[]): string {
  const rows = trackers.flatMap(({ topic, name, type, side, words }) =>
    Object.entries(words).flatMap(([language, list]) => list.map((word) => [topic, name, type, side, language, word])),
  );
  return csvLines([COLUMNS, ...rows]);
}

const COLUMNS = ["topic", "name", "type", "side", "language", "word"] as const;
type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>;

/** Reads trackers from the CSV of `export`: rows with the same topic and name are one tracker. */
function trackersIn(text: string, file: string): unknown[] {
  const rows: Row[] | undefined = readTable(text, true);
  if (!rows)
    throw new CommandError(
      `${file} is neither JSON nor CSV: a quote is never closed, or a row has more or fewer values than the head.`,
    );
  const missing = COLUMNS.find((column) => rows.some((row) => row[column] === undefined));
  if (missing || rows.length === 0)
    throw new CommandError(
      `${file}: expected a table with the columns ${COLUMNS.join(", ")}${missing ? `; \`${missing}\` is missing` : ""}.`,
    );
  const trackers = new Map<string, Row & { words: Record<string, string[]> }>();
  for (const row of rows) {
    const [topic = "", name = "", type = "", side = "", language = "", word = ""] = COLUMNS.map((column) =>
      row[column]?.replace(GUARD, ""),
    );
    const key = JSON.stringify([topic, name]);
    const tracker = trackers.get(key) ?? { topic, name, type, side, words: {} };
    trackers.set(key, tracker);
    tracker.words[language] = [...(tracker.words[language] ?? []), word];
  }
  return [...trackers.values()];
}

/** The apostrophe that `export` adds to text which a spreadsheet would read as a formula. */
const GUARD = /^'(?='*(?:\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|[\t\r\n]))/;

async function runImport(context: CommandContext, file: string, options: AdministerOptions): Promise<void> {
  const text = decodeText(await readFile(file).catch(unreadable(file)));
  if (text === undefined) throw new CommandError(`${file}: ${new UnknownEncoding().message}`);
  await administerOrganization(context, options, async (admin, { id, name }) => {
    const { version: after } = await loadTrackers(admin.database, id);
    try {
      const trackers = /^\s*[[{]/.test(text) ? (JSON.parse(text) as unknown) : trackersIn(text, file);
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
