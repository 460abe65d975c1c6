import { readFile, rm } from "node:fs/promises";
import { UsageError } from "../../errors/cli-error.ts";
import { writeAtomic } from "../../files/write-atomic.ts";
import type { ExportQuery } from "./export-resource.ts";
import type { ExportFormat } from "./serializers.ts";
import type { Cursor } from "./walk.ts";

/** What is being exported: an export goes on only with the same. */
export interface ExportPlan {
  resource: string;
  format: ExportFormat;
  /** Flags as they were typed: `7d` means another moment later. */
  asked: Record<string, unknown>;
  /** What they meant when the export began. */
  query: ExportQuery;
  startedAt: string;
}

/** How far an export has come. What the partial files hold beyond it is not counted. */
export interface Checkpoint {
  version: 1;
  plan: ExportPlan;
  items: number;
  bytes: number;
  /** Bytes of the file of ids. */
  idBytes: number;
  columns: string[];
  cursor: Cursor | undefined;
  /** How often the export has gone on. */
  resumed: number;
}

/** The files of an export beside its target. */
export const companions = (
  target: string,
): { part: string; checkpoint: string; ids: string; manifest: string; lock: string } => ({
  part: `${target}.part`,
  checkpoint: `${target}.checkpoint.json`,
  ids: `${target}.part.ids`,
  manifest: `${target}.manifest.json`,
  lock: `${target}.lock`,
});

/** The checkpoint of an interrupted export; undefined when there is none. */
export async function readCheckpoint(target: string): Promise<Checkpoint | undefined> {
  const { checkpoint: file } = companions(target);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    const checkpoint = JSON.parse(text) as Checkpoint;
    if (checkpoint.version === 1) return checkpoint;
  } catch {
    // Told below, as any other content that is not ours.
  }
  throw new UsageError(`${file} is damaged.`, "Delete it and begin anew.");
}

/** Writes the checkpoint: the old one or the new one is there, whenever the process ends. */
export const writeCheckpoint = (target: string, checkpoint: Checkpoint): Promise<void> =>
  writeAtomic(companions(target).checkpoint, `${JSON.stringify(checkpoint)}\n`);

/** Removes what an interrupted export has left. */
export async function removeCompanions(target: string): Promise<void> {
  await removeMarks(target);
  await rm(companions(target).part, { force: true });
}

/** Removes what tells how far an export is. */
export async function removeMarks(target: string): Promise<void> {
  const { checkpoint, ids } = companions(target);
  for (const file of [checkpoint, ids]) await rm(file, { force: true });
}

/** The flags that make a difference, compared as text. */
export function refuseOtherPlan(
  { plan }: Checkpoint,
  { resource, format, asked }: Pick<ExportPlan, "resource" | "format" | "asked">,
): void {
  const same = JSON.stringify([plan.resource, plan.format, plan.asked]) === JSON.stringify([resource, format, asked]);
  if (same) return;
  throw new UsageError(
    `The interrupted export was another one: ${[`${plan.resource} --format ${plan.format}`, ...flagsOf(plan)].join(" ")}.`,
    "Repeat its flags, or begin anew with --restart.",
  );
}

/** As they were typed. */
const flagsOf = ({ asked }: ExportPlan): string[] =>
  Object.entries(asked).map(([attribute, value]) => {
    const flag = `--${attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return value === true ? flag : `${flag} ${value}`;
  });
