import { readlink, realpath } from "node:fs/promises";
import path from "node:path";

/** Resolves the symbolic links of a file, so that they are preserved when it is replaced, even if their target does not exist yet. */
export async function linkedFile(file: string, links = MOST_LINKS): Promise<string> {
  const target = await readlink(file).catch(() => undefined);
  if (target === undefined || links === 0) return file;
  const next = path.isAbsolute(target) ? target : `${path.dirname(file)}/${target}`;
  // Not normalized: `..` leads out of the folder that a linked folder stands for.
  const folder = await realpath(path.dirname(next)).catch(() => path.resolve(path.dirname(next)));
  return linkedFile(path.join(folder, path.basename(next)), links - 1);
}

/** As many as Linux follows. */
const MOST_LINKS = 40;
