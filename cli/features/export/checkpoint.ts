import { rm } from "node:fs/promises";
import { parseJson } from "../../../core/formats/json.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { readIfPresent } from "../../files/read-text.ts";
import { writeAtomic } from "../../files/write-atomic.ts";
import type { ExportQuery } from "./export-resource.ts";
import type { ExportFormat } from "./serializers.ts";

/** Plan of an export: an export only resumes with the same plan. */
export interface ExportPlan {
  resource: string;
  format: ExportFormat;
  /** Flags as typed; `7d` would resolve to another time later. */
  asked: Record<string, unknown>;
  /** The flags as resolved when the export started. */
  query: ExportQuery;
  startedAt: string;
}

/** Progress of an export. Data beyond it in the partial files does not count. */
export interface Checkpoint {
  version: 2;
  plan: ExportPlan;
  items: number;
  bytes: number;
  /** Size of the id file in bytes. */
  idBytes: number;
  columns: string[];
  /** How often the export was resumed. */
  resumed: number;
}

/** Sidecar files of an export, beside its target. */
export const sidecarFiles = (target: string): { part: string; checkpoint: string; ids: string; manifest: string } => ({
  part: `${target}.part`,
  checkpoint: `${target}.checkpoint.json`,
  ids: `${target}.part.ids`,
  manifest: `${target}.manifest.json`,
});

/** Reads the checkpoint of an interrupted export; undefined when there is none. */
export async function readCheckpoint(target: string): Promise<Checkpoint | undefined> {
  const { checkpoint: file } = sidecarFiles(target);
  const text = await readIfPresent(file);
  if (text === undefined) return undefined;
  const checkpoint = parseJson(text) as Checkpoint | null | undefined;
  if (checkpoint?.version === 2) return checkpoint;
  throw new UsageError(`The checkpoint ${file} is damaged.`, "Start over with --force.");
}

/** Writes the checkpoint atomically. */
export const writeCheckpoint = (target: string, checkpoint: Checkpoint): Promise<void> =>
  writeAtomic(sidecarFiles(target).checkpoint, `${JSON.stringify(checkpoint)}\n`);

/** Deletes the files of an interrupted export. */
export async function removeSidecarFiles(target: string): Promise<void> {
  await removeCheckpoint(target);
  await rm(sidecarFiles(target).part, { force: true });
}

/** Deletes the checkpoint and the id file. */
export async function removeCheckpoint(target: string): Promise<void> {
  const { checkpoint, ids } = sidecarFiles(target);
  for (const file of [checkpoint, ids]) await rm(file, { force: true });
}

/** Rejects a resume with other flags, compared as text. */
export function requireSamePlan(
  { plan }: Checkpoint,
  { resource, format, asked }: Pick<ExportPlan, "resource" | "format" | "asked">,
): void {
  const same = JSON.stringify([plan.resource, plan.format, plan.asked]) === JSON.stringify([resource, format, asked]);
  if (same) return;
  throw new UsageError(
    `The interrupted export had other flags: ${[`${plan.resource} -o ${plan.format}`, ...flagsOf(plan)].join(" ")}.`,
    "Use the same flags, or start over with --force.",
  );
}

/** Flags as typed. */
const flagsOf = ({ asked }: ExportPlan): string[] =>
  Object.entries(asked).map(([attribute, value]) => {
    const flag = `--${attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return value === true ? flag : `${flag} ${value}`;
  });
