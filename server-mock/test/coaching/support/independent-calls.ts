import { fileURLToPath } from "node:url";
import { type FolderCall, readLabeledFolder } from "../../../src/commands/coach/read-labeled-folder.ts";

/** Folder of the calls that another author wrote and labeled. */
export const INDEPENDENT = fileURLToPath(new URL("../independent", import.meta.url));

/** All of them, or those of one half. */
export async function independentCalls(half?: FolderCall["half"]): Promise<FolderCall[]> {
  const calls = await readLabeledFolder(INDEPENDENT);
  return calls.filter((call) => half === undefined || call.half === half);
}
