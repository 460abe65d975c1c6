import { mkdir, stat } from "node:fs/promises";
import path from "node:path";

/**
 * Creates a directory and those above it, unless they are there. Step by step: Node's `recursive` never ends where a directory that is
 * there rejects every entry with ENOENT, as `/proc` and some automounted ones do.
 */
export async function makeDirectory(directory: string, mode?: number): Promise<void> {
  const parent = path.dirname(path.resolve(directory));
  try {
    await mkdir(directory, { mode });
  } catch (error) {
    if (await isDirectory(directory)) return;
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || parent === path.resolve(directory)) throw error;
    if (!(await isDirectory(parent))) await makeDirectory(parent, mode);
    // Once more even if the one above is there: another process may have made it since.
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
