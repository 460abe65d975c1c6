import { readFile, stat } from "node:fs/promises";
import { formatCount } from "../../../core/words/count-text.ts";
import type { Context } from "../../context/context.ts";
import { type Checkpoint, type ExportPlan, removeSidecarFiles, sidecarFiles, writeCheckpoint } from "./checkpoint.ts";
import { openPartFile, type PartFile } from "./part-file.ts";
import { createProgress, type Progress } from "./progress.ts";
import { type ExportSource, idOf, remainingPages } from "./remaining-pages.ts";
import { createSerializer, type Serializer } from "./serializers.ts";

/** An export to a file. */
export interface PartsJob {
  source: ExportSource;
  plan: ExportPlan;
  target: string;
  checkpoint: Checkpoint | undefined;
}

/** Result of a finished export. */
export interface ExportResult {
  checkpoint: Checkpoint;
  sha256: string;
}

const STEPS_PER_CHECKPOINT = 10;

/** Writes pages to the partial file, with regular checkpoints, until the list ends. */
export async function writeParts(context: Context, job: PartsJob, openPart = openPartFile): Promise<ExportResult> {
  const { plan, target } = job;
  const state: Checkpoint = job.checkpoint
    ? { ...job.checkpoint, resumed: job.checkpoint.resumed + 1 }
    : { version: 2, plan, items: 0, bytes: 0, idBytes: 0, columns: [], resumed: 0 };
  const files = await openFiles(state, { target, openPart });
  const progress = createProgress(context, plan.resource, state.items);
  try {
    const serializer = createSerializer(plan.format, state.columns, job.source.resource.command);
    await writeItems({ job, state, files, serializer, progress });
    await progress.end();
    await files.part.append(await serializer.end(state.items));
    await files.part.sync();
    await files.ids.close();
    return { checkpoint: { ...state, bytes: files.part.bytes }, sha256: await files.part.close() };
  } catch (error) {
    await progress.end().catch(() => undefined);
    await keepOrForget(context, { target, state, files });
    throw error;
  }
}

interface Writing {
  job: PartsJob;
  /** Updated as the files grow. */
  state: Checkpoint;
  files: Files;
  serializer: Serializer;
  progress: Progress;
}

async function writeItems({ job, state, files, serializer, progress }: Writing): Promise<void> {
  let steps = 0;
  for await (const { items, total } of remainingPages(job.source, files.written)) {
    await files.part.append(await serializer.items(items, state.items));
    await files.ids.append(items.map((item) => `${idOf(item)}\n`).join(""));
    state.items += items.length;
    state.bytes = files.part.bytes;
    state.idBytes = files.ids.bytes;
    steps += 1;
    if (steps % STEPS_PER_CHECKPOINT === 1) await save(job.target, state, files);
    await progress.update(state.items, total);
  }
}

/** Keeps the partial file for --resume; an export that has not started leaves no file. */
async function keepOrForget(
  { stderr }: Context,
  { target, state, files }: { target: string; state: Checkpoint; files: Files },
): Promise<void> {
  if (state.items > 0) await save(target, state, files).catch(() => undefined);
  await closeFiles(files);
  if (state.items === 0) return removeSidecarFiles(target);
  const line = `Interrupted after ${formatCount(state.items)} ${state.plan.resource}. Continue with the same command and --resume.\n`;
  await stderr.write(line).catch(() => undefined);
}

/** Runs after a failure, which an error from closing must not hide. */
async function closeFiles({ part, ids }: Pick<Files, "part"> & { ids: PartFile | undefined }): Promise<void> {
  await Promise.allSettled([part.close(), ids?.close()]);
}

interface Files {
  part: PartFile;
  /** Written ids, which a resumed export skips. */
  ids: PartFile;
  written: ReadonlySet<string>;
}

interface Opening extends Pick<PartsJob, "target"> {
  openPart: typeof openPartFile;
}

async function openFiles(state: Checkpoint, { target, openPart }: Opening): Promise<Files> {
  const files = sidecarFiles(target);
  // What will replace a private file is as private while it grows.
  const replaced = await stat(target).catch(() => undefined);
  const part = await openPart(files.part, state.bytes, replaced && replaced.mode | 0o200);
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

/** Syncs the data before the checkpoint that refers to it. */
async function save(target: string, state: Checkpoint, { part, ids }: Files): Promise<void> {
  await part.sync();
  await ids.sync();
  await writeCheckpoint(target, state);
}
