import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { CliError, UsageError } from "../errors/cli-error.ts";
import { systemReason } from "./system-reason.ts";

/** Writes a temporary file and renames it into place: a reader sees the old file or the new one, never half of it. */
export async function writeAtomic(file: string, text: string): Promise<void> {
  await requireReplaceableFile(file);
  const aside = `${file}.${process.pid}.tmp`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(aside, text);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true }).catch(() => undefined);
    throw unwritable(file, error);
  }
}

/** The error for a file that cannot be written. */
export const unwritable = (file: string, error: unknown): CliError =>
  new CliError(`Cannot write ${file}: ${systemReason(error)}.`, {
    exit: "usage",
    code: "file_unwritable",
    hint: "Check the path and its permissions.",
  });

/** Rejects what a rename would destroy: a device, a pipe, `/dev/stdout`. The superuser could do that, as in many containers. */
export async function requireReplaceableFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory()) throw new UsageError(`${file} is a directory.`, "Use a file name.");
  const isDevice = path.dirname(path.resolve(file)) === "/dev";
  if (isDevice || (found && !found.isFile()))
    throw new UsageError(`${file} is not a regular file.`, "Use a file name, or - for standard output.");
}
