import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Paths of the files in a folder, at any depth, whose text has this in it; a database that is closed meanwhile takes files away. */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const contents = await Promise.allSettled(files.map((file) => readFile(file, "utf8")));
  const gone = contents.find((each) => each.status === "rejected");
  if (gone?.reason.code === "ENOENT") return filesWith(folder, text);
  if (gone) throw gone.reason;
  return files.filter((_, index) => (contents[index] as PromiseFulfilledResult<string>).value.includes(text));
}
