import { readFile } from "node:fs/promises";
import type { Context } from "../../context/context.ts";
import { formatCount } from "../../text/values.ts";
import { type Checkpoint, companions, type ExportPlan, removeCompanions, writeCheckpoint } from "./checkpoint.ts";
import type { ExportFlags } from "./export-flags.ts";
import { openPartFile, type PartFile } from "./part-file.ts";
import { createProgress, type Progress } from "./progress.ts";
import { createSerializer, type Serializer } from "./serializers.ts";
import { idOf, type Walk, walkRest } from "./walk.ts";
import { withDetails } from "./with-details.ts";

/** An export to a file. */
export interface PartsJob {
  walk: Walk;
  plan: ExportPlan;
  flags: ExportFlags;
  target: string;
  checkpoint: Checkpoint | undefined;
}

/** What a finished export amounts to. */
export interface Finished {
  checkpoint: Checkpoint;
  sha256: string;
}

const STEPS_A_CHECKPOINT = 10;

/** Writes page after page into the partial file, with a checkpoint now and then, until the list has ended. */
export async function writeParts(context: Context, job: PartsJob, openPart = openPartFile): Promise<Finished> {
  const { walk, plan, target } = job;
  const state: Checkpoint = job.checkpoint
    ? { ...job.checkpoint, resumed: job.checkpoint.resumed + 1 }
    : { version: 1, plan, items: 0, bytes: 0, idBytes: 0, columns: [], cursor: undefined, resumed: 0 };
  const files = await openFiles(state, { walk, target, openPart });
  const progress = createProgress(context, plan.resource, state.items);
  try {
    const serializer = createSerializer(plan.format, state.columns);
    await writeItems({ job, state, files, serializer, progress });
    await progress.end();
    await files.part.append(serializer.end(state.items));
    await files.part.sync();
    await files.ids?.close();
    return { checkpoint: { ...state, bytes: files.part.bytes }, sha256: await files.part.close() };
  } catch (error) {
    await progress.end().catch(() => undefined);
    await keepOrForget(context, { target, state, files });
    throw error;
  }
}

interface Writing {
  job: PartsJob;
  /** Brought up to date as the files grow. */
  state: Checkpoint;
  files: Files;
  serializer: Serializer;
  progress: Progress;
}

async function writeItems({ job, state, files, serializer, progress }: Writing): Promise<void> {
  let steps = 0;
  for await (const step of walkRest(job.walk, { cursor: state.cursor, written: files.written })) {
    const items = await withDetails(job.walk, step.items, job.flags);
    await files.part.append(await serializer.items(items, state.items));
    await files.ids?.append(items.map((item) => `${idOf(item)}\n`).join(""));
    state.items += items.length;
    state.cursor = step.cursor;
    state.bytes = files.part.bytes;
    state.idBytes = files.ids?.bytes ?? 0;
    steps += 1;
    if (steps % STEPS_A_CHECKPOINT === 1) await save(job.target, state, files);
    await progress.tell(state.items, job.checkpoint ? undefined : step.total);
  }
}

/** What was written stays for --resume; an export that has not begun leaves nothing. */
async function keepOrForget(
  { stderr }: Context,
  { target, state, files }: { target: string; state: Checkpoint; files: Files },
): Promise<void> {
  if (state.items > 0) await save(target, state, files).catch(() => undefined);
  await closeFiles(files);
  if (state.items === 0) return removeCompanions(target);
  const line = `Interrupted after ${formatCount(state.items)} ${state.plan.resource}. Go on with the same command and --resume.\n`;
  await stderr.write(line).catch(() => undefined);
}

/** After a failure, of which the user is told: one more of closing would hide it. */
async function closeFiles({ part, ids }: Pick<Files, "part" | "ids">): Promise<void> {
  await Promise.allSettled([part.close(), ids?.close()]);
}

interface Files {
  part: PartFile;
  /** Ids that were written, for walks that cannot go by time. */
  ids: PartFile | undefined;
  written: Set<string>;
}

interface Opening extends Pick<PartsJob, "walk" | "target"> {
  openPart: typeof openPartFile;
}

async function openFiles(state: Checkpoint, { walk, target, openPart }: Opening): Promise<Files> {
  const files = companions(target);
  const part = await openPart(files.part, state.bytes);
  if (walk.resource.dated) return { part, ids: undefined, written: new Set() };
  let ids: PartFile | undefined;
  try {
    ids = await openPart(files.ids, state.idBytes);
    const text = state.items === 0 ? "" : await readFile(files.ids, "utf8");
    return { part, ids, written: new Set(text.split("\n").filter((id) => id !== "")) };
  } catch (error) {
    await closeFiles({ part, ids });
    throw error;
  }
}

/** The data before the checkpoint that speaks of it. */
async function save(target: string, state: Checkpoint, { part, ids }: Files): Promise<void> {
  await part.sync();
  await ids?.sync();
  await writeCheckpoint(target, state);
}
