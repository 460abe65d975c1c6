import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { CliError } from "../errors/cli-error.ts";

/** Writes a file aside and renames it into place: whoever reads it sees the old one or the new one, never half of it. */
export async function writeAtomic(file: string, text: string): Promise<void> {
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
  new CliError(`Cannot write ${file} (${(error as NodeJS.ErrnoException).code ?? String(error)}).`, {
    exit: "usage",
    code: "file_unwritable",
    hint: "Check the path and its permissions.",
  });
