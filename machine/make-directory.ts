import { mkdir, stat } from "node:fs/promises";
import path from "node:path";

/**
 * Creates a directory and its parents if they do not exist. Not with Node's `recursive`, which never returns if an existing directory
 * rejects every entry with ENOENT, as `/proc` and some automounted ones do.
 */
export async function makeDirectory(directory: string, mode?: number): Promise<void> {
  const parent = path.dirname(path.resolve(directory));
  try {
    await mkdir(directory, { mode });
  } catch (error) {
    if (await isDirectory(directory)) return;
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || parent === path.resolve(directory)) throw error;
    if (!(await isDirectory(parent))) await makeDirectory(parent, mode);
    // Retried even if the parent exists: another process may have just created it.
    await mkdir(directory, { mode }).catch(async (again: unknown) => {
      if (!(await isDirectory(directory))) throw again;
    });
  }
}

const isDirectory = (directory: string): Promise<boolean> =>
  stat(directory).then(
    (found) => found.isDirectory(),
    () => false,
  );
