import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { CliError, UsageError } from "../errors/cli-error.ts";
import { systemReason } from "./system-reason.ts";

/** Writes a file aside and renames it into place: whoever reads it sees the old one or the new one, never half of it. */
export async function writeAtomic(file: string, text: string): Promise<void> {
  await refuseNoFile(file);
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

/** A file that cannot be written, in words. */
export const unwritable = (file: string, error: unknown): CliError =>
  new CliError(`Cannot write ${file}: ${systemReason(error)}.`, {
    exit: "usage",
    code: "file_unwritable",
    hint: "Check the path and its permissions.",
  });

/** Refuses what a rename would destroy: a device, a pipe, `/dev/stdout`. The superuser may do that, as in many containers. */
export async function refuseNoFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory()) throw new UsageError(`${file} is a directory.`, "Name a file.");
  const isDevice = path.dirname(path.resolve(file)) === "/dev";
  if (isDevice || (found && !found.isFile()))
    throw new UsageError(`${file} is no file that could be replaced.`, "Name a file, or - for standard output.");
}
