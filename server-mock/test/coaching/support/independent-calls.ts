import { fileURLToPath } from "node:url";
import { type FolderCall, readLabeledFolder } from "../../../program/coach/read-labeled-folder.ts";

/** Folders of the calls that two other authors wrote and labeled. */
export const INDEPENDENT = ["independent", "independent-2"].map((folder) =>
  fileURLToPath(new URL(`../${folder}`, import.meta.url)),
);

/** A set of short calls of every kind; its insights are not labeled. */
export const BLIND = fileURLToPath(new URL("../independent-3", import.meta.url));

/** Sets with labels of what a report should say, of five authors. */
export const REPORTS = ["independent-4", "independent-5", "independent-6", "independent-7"].map((folder) =>
  fileURLToPath(new URL(`../${folder}`, import.meta.url)),
);

/** All calls of the first two sets, or those of one half. */
export async function independentCalls(half?: FolderCall["half"]): Promise<FolderCall[]> {
  const calls = (await Promise.all(INDEPENDENT.map(readLabeledFolder))).flat();
  return calls.filter((call) => half === undefined || call.half === half);
}
