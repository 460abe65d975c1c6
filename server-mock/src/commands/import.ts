import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { getSystemErrorMap } from "node:util";
import { Command } from "commander";
import type { ImportedRows } from "../import/import-rows.ts";
import { type ImportFile, readRows } from "../import/read-rows.ts";
import { readWebVtt } from "../import/read-web-vtt.ts";
import { chooseOrganization } from "./choose-organization.ts";
import { chooseOwner } from "./choose-owner.ts";
import { type CommandContext, CommandError } from "./context.ts";
import { databaseOption, type LocationOptions, openExisting } from "./location.ts";

interface ImportOptions extends LocationOptions {
  organization?: string;
  user?: string;
  startedAt?: string;
  title?: string;
}

const MAX_SHOWN_PROBLEMS = 20;

export function newImportCommand(context: CommandContext, run = runImport): Command {
  return new Command("import")
    .description("Import meetings with transcripts, and reports: the whole file or nothing.")
    .argument("<file>", ".json, .ndjson (one object per line) or .vtt (one meeting)")
    .addOption(databaseOption())
    .option("--organization <name>", "name or ID of the organization; optional while there is only one")
    .option("--user <id>", "owner of meetings without user_id; optional while the organization has only one user")
    .option("--started-at <time>", "start of the meeting of a .vtt file, ISO 8601")
    .option("--title <text>", "title of the meeting of a .vtt file; its name by default")
    .action((file: string, options: ImportOptions) => run(context, file, options));
}

/** Imports a file, or reports what is wrong with each row. */
async function runImport(context: CommandContext, path: string, options: ImportOptions): Promise<void> {
  const file = toRows(path, await readText(path), options);
  // Loaded here: it brings validators that no other command needs.
  const { importRows } = await import("../import/import-rows.ts");
  const service = await openExisting(context, options);
  try {
    const organization = await chooseOrganization(service.database, options.organization);
    const userId = options.user ?? (await chooseOwner(service.database, organization, file));
    const result = await importRows(service, file, { orgId: organization.id, userId });
    if (!("problems" in result)) {
      context.print(`Imported ${result.meetings} meetings and ${result.reports} reports into ${organization.name}.`);
      for (const line of scoringLines(result)) context.print(line);
      return;
    }
    for (const problem of result.problems.slice(0, MAX_SHOWN_PROBLEMS)) context.note(`  ${problem}`);
    const left = result.problems.length - MAX_SHOWN_PROBLEMS;
    if (left > 0) context.note(`  and ${left} more`);
    throw new CommandError("Nothing was imported. Correct the problems above and try again.");
  } finally {
    await service.close();
  }
}

/** What becomes of the meetings that have no report yet. */
function scoringLines({ jobs, withoutTemplate }: ImportedRows): string[] {
  const lines = [];
  if (jobs > 0)
    lines.push(
      `${jobs === 1 ? "A report" : `${jobs} reports`} will be produced by the running server, or now by: svc-server coach run`,
    );
  if (withoutTemplate.length > 0)
    lines.push(
      `No report for ${withoutTemplate.length === 1 ? "one of them" : `${withoutTemplate.length} of them`}: no template is active for that kind of call, and no general one.`,
    );
  return lines;
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    throw new CommandError(`The file ${path} cannot be read: ${reasonOf(error)}. Check its path and its permissions.`);
  }
}

/** Reason as the operating system gives it: `no such file or directory (ENOENT)`. */
function reasonOf(error: unknown): string {
  const { code, errno } = error as NodeJS.ErrnoException;
  const [, text] = getSystemErrorMap().get(errno ?? 0) ?? [];
  return text === undefined ? String(error) : `${text} (${code})`;
}

function toRows(path: string, text: string, options: ImportOptions): ImportFile {
  const extension = extname(path).toLowerCase();
  if (extension === ".json") return readRows(text, "json");
  if (extension === ".ndjson" || extension === ".jsonl") return readRows(text, "ndjson");
  if (extension === ".vtt")
    return { rows: [{ location: path, kind: "meeting", value: meetingOf(path, text, options) }], problems: [] };
  throw new CommandError(`The file extension ${extension || "(none)"} is not supported. Use .json, .ndjson or .vtt.`);
}

function meetingOf(path: string, text: string, options: ImportOptions): Record<string, unknown> {
  const spoken = readWebVtt(text);
  if (!spoken) throw new CommandError(`The file ${path} is not WebVTT with cues.`);
  if (options.startedAt === undefined || Number.isNaN(Date.parse(options.startedAt)))
    throw new CommandError("Set the start of the meeting with --started-at, such as 2026-11-01T09:30:00Z.");
  const start = new Date(options.startedAt);
  return {
    title: options.title ?? basename(path, extname(path)),
    started_at: start.toISOString(),
    ended_at: new Date(start.getTime() + spoken.durationSeconds * 1000).toISOString(),
    duration_seconds: spoken.durationSeconds,
    participants: spoken.speakers.map((name) => ({ name, is_internal: false })),
    transcript: spoken.transcript,
  };
}
