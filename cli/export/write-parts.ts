import { readFile } from "node:fs/promises";
import type { Context } from "../context.ts";
import { formatCount } from "../output/values.ts";
import { type Checkpoint, companions, type ExportPlan, removeCompanions, writeCheckpoint } from "./checkpoint.ts";
import { openPartFile, type PartFile } from "./part-file.ts";
import { createProgress } from "./progress.ts";
import type { ExportFlags, Finished } from "./run-export.ts";
import { createSerializer } from "./serializers.ts";
import { idOf, type Step, type Walk, walkByPages, walkByTime } from "./walk.ts";
import { withTranscripts } from "./with-transcripts.ts";

/** An export to a file. */
export interface PartsJob {
  walk: Walk;
  plan: ExportPlan;
  flags: ExportFlags;
  target: string;
  checkpoint: Checkpoint | undefined;
}

const STEPS_A_CHECKPOINT = 10;

/** Writes page after page into the partial file, with a checkpoint now and then, until the list has ended. */
export async function writeParts(context: Context, job: PartsJob): Promise<Finished> {
  const { walk, plan, target } = job;
  const state: Checkpoint = job.checkpoint
    ? { ...job.checkpoint, resumed: job.checkpoint.resumed + 1 }
    : { version: 1, plan, items: 0, bytes: 0, idBytes: 0, columns: [], cursor: undefined, resumed: 0 };
  const files = await openFiles(target, state, walk);
  const serializer = createSerializer(plan.format, state.columns);
  const progress = createProgress(context, plan.resource, state.items);
  let steps = 0;
  try {
    for await (const step of stepsOf(walk, state, files.written)) {
      const items = await detailsOf(job, step);
      await files.part.append(await serializer.items(items, state.items));
      await files.ids?.append(items.map((item) => `${idOf(item)}\n`).join(""));
      state.items += items.length;
      state.cursor = step.cursor;
      state.bytes = files.part.bytes;
      state.idBytes = files.ids?.bytes ?? 0;
      steps += 1;
      if (steps % STEPS_A_CHECKPOINT === 1) await save(target, state, files);
      await progress.tell(state.items, job.checkpoint ? undefined : step.total);
    }
  } catch (error) {
    await progress.end();
    await keepOrForget(context, { target, state, files });
    throw error;
  }
  await progress.end();
  await files.part.append(serializer.end(state.items));
  await files.part.sync();
  await files.ids?.close();
  return { checkpoint: { ...state, bytes: files.part.bytes }, sha256: await files.part.close() };
}

/** What was written stays for --resume; an export that has not begun leaves nothing. */
async function keepOrForget(
  { stderr }: Context,
  { target, state, files }: { target: string; state: Checkpoint; files: Files },
): Promise<void> {
  if (state.items === 0) return removeCompanions(target);
  await save(target, state, files).catch(() => undefined);
  const line = `Interrupted after ${formatCount(state.items)} ${state.plan.resource}. Go on with the same command and --resume.\n`;
  await stderr.write(line).catch(() => undefined);
}

interface Files {
  part: PartFile;
  /** Ids that were written, for walks that cannot go by time. */
  ids: PartFile | undefined;
  written: Set<string>;
}

async function openFiles(target: string, state: Checkpoint, { resource }: Walk): Promise<Files> {
  const { part, ids } = companions(target);
  const opened = await openPartFile(part, state.bytes);
  if (resource.dated) return { part: opened, ids: undefined, written: new Set() };
  const known = await openPartFile(ids, state.idBytes);
  const text = state.items === 0 ? "" : await readFile(ids, "utf8");
  return { part: opened, ids: known, written: new Set(text.split("\n").filter((id) => id !== "")) };
}

function stepsOf(walk: Walk, { cursor }: Checkpoint, written: Set<string>): AsyncGenerator<Step> {
  const { dated } = walk.resource;
  return dated ? walkByTime(walk, dated, cursor) : walkByPages(walk, written);
}

const detailsOf = async (
  { walk, flags }: Pick<PartsJob, "walk" | "flags">,
  { items }: Step,
): Promise<readonly unknown[]> => (flags.with === "transcripts" ? withTranscripts(walk.client, items, walk) : items);

/** The data before the checkpoint that speaks of it. */
async function save(target: string, state: Checkpoint, { part, ids }: Files): Promise<void> {
  await part.sync();
  await ids?.sync();
  await writeCheckpoint(target, state);
}
