import { readFile, rename, stat } from "node:fs/promises";
import path from "node:path";
import { escapeLine } from "../../../core/text/escape.ts";
import { formatCount } from "../../../core/words/count-text.ts";
import { readProfile } from "../../client/connection.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { withTargetLock } from "../../files/target-lock.ts";
import { requireReplaceableFile, writeAtomic } from "../../files/write-atomic.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { flagAttribute, OWN_TIME, parametersOf } from "../../flags/parameters.ts";
import { readFilters } from "../../flags/read-filters.ts";
import { type OutcomeOptions, printOutcome } from "../../output/print-outcome.ts";
import { screenSafe } from "../../output/screen-safe.ts";
import { DEFAULT_CONCURRENCY } from "../../vocabulary/vocabulary.ts";
import {
  type ExportPlan,
  readCheckpoint,
  removeCheckpoint,
  removeSidecarFiles,
  requireSamePlan,
  sidecarFiles,
} from "./checkpoint.ts";
import type { ExportResource } from "./export-resource.ts";
import { type ExportSource, remainingPages } from "./remaining-pages.ts";
import { createSerializer, EXPORT_FORMATS, type ExportFormat } from "./serializers.ts";
import { type ExportResult, writeParts } from "./write-parts.ts";

/** Flags of `svc export RESOURCE`, besides the filters. */
export interface ExportFlags extends GlobalFlags, OutcomeOptions {
  output?: ExportFormat;
  out?: string;
  with?: "transcripts";
  resume?: boolean;
  force?: boolean;
  concurrency?: number;
  tz?: string;
}

/** Exports one resource, from the beginning or from where an interrupted export stopped. */
export async function runExport(context: Context, resource: ExportResource, flags: ExportFlags): Promise<void> {
  const wanted: Wanted = { resource, flags, format: formatOf(flags), asked: askedOf(resource, flags) };
  const { out = "-" } = flags;
  if (out !== "-") {
    const target = await requireReplaceableFile(out);
    return withTargetLock(target, () => exportToFile(context, wanted, target));
  }
  if (flags.json || flags.fields || flags.jq !== undefined)
    throw new UsageError(
      "--json describes the written file, but without --out there is none.",
      "Name a file with --out, or use -o json for the items as JSON.",
    );
  const plan = await newPlan(context, wanted);
  const serializer = createSerializer(plan.format, [], resource.command);
  let count = 0;
  for await (const { items } of remainingPages(await newSource(context, wanted, plan), new Set())) {
    await context.stdout.write(screenSafe(context, await serializer.items(items, count)));
    count += items.length;
  }
  await context.stdout.write(await serializer.end(count));
}

/** The request. */
interface Wanted {
  resource: ExportResource;
  flags: ExportFlags;
  format: ExportFormat;
  /** Flags that affect what is exported, as typed. */
  asked: Record<string, unknown>;
}

async function exportToFile(context: Context, wanted: Wanted, target: string): Promise<void> {
  const { resource, flags, format, asked } = wanted;
  if (flags.force) await removeSidecarFiles(target);
  else await requireExport(target);
  const checkpoint = await readCheckpoint(target);
  if (checkpoint && !flags.resume)
    throw new UsageError(
      `An export to ${target} was interrupted after ${formatCount(checkpoint.items)} items.`,
      "Continue with --resume, or start over with --force.",
    );
  if (checkpoint) requireSamePlan(checkpoint, { resource: resource.name, format, asked });
  const plan = checkpoint?.plan ?? (await newPlan(context, wanted));
  const source = await newSource(context, wanted, plan);
  const done = await writeParts(context, { source, plan, target, checkpoint });
  await finish(context, { flags, target }, done);
}

/** Rejects a target that is not an export's: without a manifest, or with another length than it has. */
async function requireExport(target: string): Promise<void> {
  const found = await stat(target).catch(() => undefined);
  if (!found) return;
  const manifest = await readFile(sidecarFiles(target).manifest, "utf8").catch(() => "");
  if (/"bytes": (\d+)/.exec(manifest)?.[1] === String(found.size)) return;
  throw new UsageError(
    `${target} exists, and no export wrote it, or it changed since.`,
    "Use another name, or replace it with --force.",
  );
}

const newSource = async (
  context: Context,
  { resource, flags }: Wanted,
  { query }: ExportPlan,
): Promise<ExportSource> => ({
  client: await openClient(context, flags),
  resource,
  query,
  signal: context.signal,
  concurrency: flags.concurrency ?? DEFAULT_CONCURRENCY,
  withTranscripts: flags.with === "transcripts",
  allowIncomplete: flags.allowIncomplete,
});

/**
 * Writes the manifest first: a target without one was never finished. Deletes the checkpoint before renaming the data: a checkpoint
 * without data could not be resumed.
 */
async function finish(
  context: Context,
  { flags, target }: { flags: ExportFlags; target: string },
  { checkpoint, sha256 }: ExportResult,
): Promise<void> {
  const { part, manifest } = sidecarFiles(target);
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
  await removeCheckpoint(target);
  await rename(part, target);
  await printOutcome(context, flags, {
    text: `Wrote ${formatCount(items)} ${plan.resource} to ${escapeLine(target)} (${formatCount(bytes)} bytes, sha256 ${sha256.slice(0, 12)}…).`,
    data: { file: target, ...content },
  });
}

function formatOf({ output, out = "-" }: ExportFlags): ExportFormat {
  if (output) return output;
  const ending = path.extname(out).slice(1).toLowerCase();
  const format = EXPORT_FORMATS.find((candidate) => candidate === (ENDINGS[ending] ?? ending));
  if (format || ending === "") return format ?? "ndjson";
  throw new UsageError(`No format has the extension .${ending}.`, `Choose one with -o: ${EXPORT_FORMATS.join(", ")}.`);
}

const ENDINGS: Readonly<Record<string, ExportFormat>> = { jsonl: "ndjson" };

function askedOf({ operation }: ExportResource, flags: ExportFlags): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(flags));
  const names = [
    ...parametersOf(operation).map(({ name }) => flagAttribute(name)),
    ...["tz", "with", "last", "week", "month"],
    ...(OWN_TIME[operation] ? ["from", "to"] : []),
  ];
  return Object.fromEntries(names.filter((name) => given.has(name)).map((name) => [name, given.get(name)]));
}

async function newPlan(context: Context, { resource, flags, format, asked }: Wanted): Promise<ExportPlan> {
  const { tz } = await readProfile(context, flags);
  const query = await readFilters(context, { operation: resource.operation, flags, timeZone: tz });
  return { resource: resource.name, format, asked, query, startedAt: context.now().toISOString() };
}
