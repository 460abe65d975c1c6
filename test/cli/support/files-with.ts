import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Paths of the files in a folder, at any depth, whose text has this in it. */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return files.filter((_, index) => contents[index]?.includes(text));
}
