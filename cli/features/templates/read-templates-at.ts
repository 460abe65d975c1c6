import { stat } from "node:fs/promises";
import path from "node:path";
import { UsageError } from "../../errors/cli-error.ts";
import { readTextFile } from "../../files/read-text.ts";
import { systemReason } from "../../files/system-reason.ts";
import { parseTemplateFile, readTemplateFiles, type TemplateFile } from "./template-file.ts";

/** The templates of a file or a directory. Undefined when there is neither. */
export async function readTemplatesAt(location: string): Promise<TemplateFile[] | undefined> {
  const found = await stat(location).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw new UsageError(`Cannot read ${location}: ${systemReason(error)}.`);
  });
  if (!found) return undefined;
  if (found.isDirectory()) return readTemplateFiles(location);
  return [parseTemplateFile(path.basename(location), await readTextFile(location))];
}
