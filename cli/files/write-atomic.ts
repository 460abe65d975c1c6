import { readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { isRunning } from "../../machine/is-running.ts";
import { linkedFile } from "../../machine/linked-file.ts";
import { makeDirectory } from "../../machine/make-directory.ts";
import { CliError, UsageError } from "../errors/cli-error.ts";
import { adviceFor, systemReason } from "./system-reason.ts";

/** Modes of a file that only its owner may read, and of its directory if it is created. */
export const PRIVATE = { mode: 0o600, directoryMode: 0o700 };

/**
 * Writes a temporary file and renames it into place: a reader sees the old file or the new one, never half of it. A replaced file keeps its
 * mode, as far as the umask lets it, and a link leads to the new one.
 */
export async function writeAtomic(named: string, text: string, modes: Partial<typeof PRIVATE> = {}): Promise<void> {
  const file = await requireReplaceableFile(named);
  const aside = `${file}.${process.pid}.tmp`;
  try {
    await makeDirectory(path.dirname(file), modes.directoryMode);
    await removeLeftovers(file);
    const mode = modes.mode ?? (await stat(file).catch(() => undefined))?.mode;
    await writeFile(aside, text, { mode });
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true }).catch(() => undefined);
    throw unwritable(file, error);
  }
}

/** A process that was killed while it wrote has left its temporary file. */
async function removeLeftovers(file: string): Promise<void> {
  const folder = path.dirname(file);
  const prefix = `${path.basename(file)}.`;
  for (const name of await readdir(folder)) {
    const pid = name.startsWith(prefix) ? /^(\d+)\.tmp$/.exec(name.slice(prefix.length))?.[1] : undefined;
    if (pid !== undefined && !isRunning(Number(pid))) await rm(path.join(folder, name), { force: true });
  }
}

/** The error for a file that cannot be written. */
export const unwritable = (file: string, error: unknown): CliError =>
  new CliError(`Cannot write ${file}: ${systemReason(error)}.`, {
    exit: "usage",
    code: "file_unwritable",
    hint: adviceFor(error, "Check the path and its permissions."),
  });

/**
 * Returns the file that a name stands for, links followed. Rejects a device or a pipe such as `/dev/stdout`, which a rename would replace
 * where the user is root, as in many containers.
 */
export async function requireReplaceableFile(named: string): Promise<string> {
  if (named === "") throw new UsageError("The name of a file is empty.", "Check the variable that it comes from.");
  const file = await linkedFile(named);
  const found = await stat(named).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw unwritable(named, error);
  });
  if (found?.isDirectory()) throw new UsageError(`${named} is a directory.`, "Use a file name.");
  const isDevice = [named, file].some((one) => path.dirname(path.resolve(one)) === "/dev");
  if (isDevice || (found && !found.isFile()))
    throw new UsageError(`${named} is not a regular file.`, "Use a file name, or - for standard output.");
  return file;
}
