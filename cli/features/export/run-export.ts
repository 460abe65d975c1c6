import { rename } from "node:fs/promises";
import { readProfile } from "../../client/connection.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { refuseNoFile, writeAtomic } from "../../files/write-atomic.ts";
import { flagAttribute, parametersOf } from "../../flags/parameters.ts";
import { readFilters } from "../../flags/read-filters.ts";
import { printOutcome } from "../../output/print-outcome.ts";
import { escapeLine } from "../../text/escape.ts";
import { formatCount } from "../../text/values.ts";
import {
  companions,
  type ExportPlan,
  readCheckpoint,
  refuseOtherPlan,
  removeCompanions,
  removeMarks,
} from "./checkpoint.ts";
import type { ExportFlags } from "./export-flags.ts";
import { withExportLock } from "./export-lock.ts";
import type { ExportResource } from "./export-resource.ts";
import { EXPORT_FORMATS, type ExportFormat } from "./serializers.ts";
import { writeToStdout } from "./stream-out.ts";
import type { Walk } from "./walk.ts";
import type { Finished } from "./write-parts.ts";
import { writeParts } from "./write-parts.ts";

/** Exports one resource: from the beginning, or from where an interrupted export stood. */
export async function runExport(context: Context, resource: ExportResource, flags: ExportFlags): Promise<void> {
  const wanted: Wanted = { resource, flags, format: formatOf(flags), asked: askedOf(resource, flags) };
  if (flags.output !== "-") {
    await refuseNoFile(flags.output);
    return withExportLock(flags.output, () => exportToFile(context, wanted));
  }
  if (flags.json) throw new UsageError("--json tells of a file, and -o - makes none.", "Leave one of them away.");
  const plan = await newPlan(context, wanted);
  await writeToStdout(context, { walk: await newWalk(context, wanted, plan), plan, flags });
}

/** What was asked for. */
interface Wanted {
  resource: ExportResource;
  flags: ExportFlags;
  format: ExportFormat;
  /** Flags that make a difference to what is exported, as they were typed. */
  asked: Record<string, unknown>;
}

async function exportToFile(context: Context, wanted: Wanted): Promise<void> {
  const { resource, flags, format, asked } = wanted;
  const target = flags.output;
  if (flags.restart) await removeCompanions(target);
  const checkpoint = await readCheckpoint(target);
  if (checkpoint && !flags.resume)
    throw new UsageError(
      `An export to ${target} was interrupted after ${formatCount(checkpoint.items)} items.`,
      "Go on with --resume, or begin anew with --restart.",
    );
  if (checkpoint) refuseOtherPlan(checkpoint, { resource: resource.name, format, asked });
  const plan = checkpoint?.plan ?? (await newPlan(context, wanted));
  const walk = await newWalk(context, wanted, plan);
  const done = await writeParts(context, { walk, plan, flags, target, checkpoint });
  await finish(context, flags, done);
}

const newWalk = async (context: Context, { resource, flags }: Wanted, { query }: ExportPlan): Promise<Walk> => ({
  client: await openClient(context, flags),
  resource: flags.anyOrder ? { ...resource, dated: undefined } : resource,
  query,
  signal: context.signal,
  concurrency: flags.concurrency ?? 4,
});

/**
 * The manifest first: a target without one was never finished by us. The checkpoint goes before the data is renamed: one
 * without data could not go on.
 */
async function finish(context: Context, flags: ExportFlags, { checkpoint, sha256 }: Finished): Promise<void> {
  const target = flags.output;
  const { part, manifest } = companions(target);
  const { plan, items, bytes, resumed } = checkpoint;
  const content = {
    resource: plan.resource,
    format: plan.format,
    query: plan.query,
    items,
    bytes,
    sha256,
    started_at: plan.startedAt,
    finished_at: context.now().toISOString(),
    resumed,
  };
  await writeAtomic(manifest, `${JSON.stringify(content, null, 2)}\n`);
  await removeMarks(target);
  await rename(part, target);
  await printOutcome(context, flags, {
    text: `Wrote ${formatCount(items)} ${plan.resource} to ${escapeLine(target)} (${formatCount(bytes)} bytes, sha256 ${sha256.slice(0, 12)}…).`,
    data: { file: target, ...content },
  });
}

function formatOf({ format, output }: ExportFlags): ExportFormat {
  if (format) return format;
  const ending = /\.([a-z]+)$/i.exec(output)?.[1]?.toLowerCase();
  return EXPORT_FORMATS.find((candidate) => candidate === ending) ?? "ndjson";
}

function askedOf({ operation }: ExportResource, flags: ExportFlags): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(flags));
  const names = [...parametersOf(operation).map(({ name }) => flagAttribute(name)), "tz", "with", "anyOrder"];
  return Object.fromEntries(names.filter((name) => given.has(name)).map((name) => [name, given.get(name)]));
}

async function newPlan(context: Context, { resource, flags, format, asked }: Wanted): Promise<ExportPlan> {
  const { tz } = await readProfile(context, flags);
  const query = await readFilters(context, { operation: resource.operation, flags, timeZone: tz });
  return { resource: resource.name, format, asked, query, startedAt: context.now().toISOString() };
}
