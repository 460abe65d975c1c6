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
    const isOrphan = (error as NodeJS.ErrnoException).code === "ENOENT" && !(await isDirectory(parent));
    if (!isOrphan || parent === path.resolve(directory)) throw error;
    await makeDirectory(parent, mode);
    await makeDirectory(directory, mode);
  }
}

const isDirectory = (directory: string): Promise<boolean> =>
  stat(directory).then(
    (found) => found.isDirectory(),
    () => false,
  );
