import { stat } from "node:fs/promises";
import path from "node:path";
import { escapeLine } from "../../../core/text/escape.ts";
import { readConnection } from "../../client/connection.ts";
import type { Context } from "../../context/context.ts";
import { CliError, UsageError } from "../../errors/cli-error.ts";
import { requireReplaceableFile, writeAtomic } from "../../files/write-atomic.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutcomeOptions, printOutcome } from "../../output/print-outcome.ts";
import { checkTimeZone } from "../../time/dates.ts";
import { requireGate } from "../report/read-gates.ts";
import { type CiFile, type CiProvider, type CiSettings, ciFiles, DEFAULT_GATES, nextSteps } from "./ci-files.ts";

/** Flags of `svc ci init`. */
interface CiInitFlags extends GlobalFlags, OutcomeOptions {
  directory?: string;
  gate?: string[];
  schedule?: string;
  tz?: string;
  force?: boolean;
  dryRun?: boolean;
}

/** Monday at six, in UTC. */
const DEFAULT_SCHEDULE = "0 6 * * 1";
const FIELD = String.raw`(?:\*|\d{1,2}(?:-\d{1,2})?)(?:/\d{1,2})?(?:,\d{1,2}(?:-\d{1,2})?)*`;
const SCHEDULE = new RegExp(`^${FIELD}(?: ${FIELD}){4}$`);

/** Writes the files of a weekly report job. Overwrites nothing without `--force`, and writes all of them or none. */
export async function runCiInit(context: Context, flags: CiInitFlags, provider: CiProvider): Promise<void> {
  const { profile, baseUrl } = await readConnection(context, flags);
  const settings = readSettings(flags, profile.tz);
  const files = ciFiles(provider, settings);
  const directory = flags.directory ?? ".";
  const names = files.map(({ file }) => file);
  if (flags.dryRun) {
    const text = files.map(({ file, text: content }) => `# ${file}\n${content}`).join("\n");
    const data = { directory, files: names, contents: files.map((file) => file.text) };
    return printOutcome(context, flags, { text, data, isResult: true });
  }
  if (!flags.force) await rejectExisting(directory, files);
  for (const { file } of files) await requireReplaceableFile(path.join(directory, file));
  for (const { file, text } of files) await writeAtomic(path.join(directory, file), text);
  await printOutcome(context, flags, {
    text: `Wrote ${names.map(escapeLine).join(" and ")}.\n${nextSteps(provider, baseUrl?.value, settings)}`,
    data: { directory, files: names },
  });
}

function readSettings(
  { tz, schedule = DEFAULT_SCHEDULE, gate }: CiInitFlags,
  profileZone: string | undefined,
): CiSettings {
  const timeZone = checkTimeZone(tz ?? profileZone ?? "UTC");
  if (!SCHEDULE.test(schedule))
    throw new UsageError(
      `Expected --schedule to be the five fields of cron, got \`${schedule}\`.`,
      `Write minute, hour, day, month and weekday in UTC, such as "${DEFAULT_SCHEDULE}" for Mondays at six.`,
    );
  const gates = gate ?? DEFAULT_GATES;
  for (const written of gates) requireGate(written);
  return { timeZone, schedule, gates };
}

async function rejectExisting(directory: string, files: readonly CiFile[]): Promise<void> {
  const existing: string[] = [];
  for (const { file } of files) if (await stat(path.join(directory, file)).catch(() => undefined)) existing.push(file);
  if (existing.length === 0) return;
  const verb = existing.length === 1 ? "exists" : "exist";
  throw new CliError(`${existing.join(" and ")} ${verb} already. Nothing was written.`, {
    exit: "usage",
    code: "file_exists",
    hint: "Overwrite with --force, or see what would be written with --dry-run.",
  });
}
