import { readFile } from "node:fs/promises";
import path from "node:path";
import { UsageError } from "../../errors/cli-error.ts";
import { writeAtomic } from "../../files/write-atomic.ts";

/** Name of the file, beside the templates, that remembers which template a file is and what the service had. */
export const STATE_FILE = ".svc-templates.json";

/** What is remembered of one template on a service. */
export interface SyncEntry {
  file: string;
  /** Digest of the service's content when file and service were last made equal. */
  digest: string;
}

/** By the id on the service. One directory can be applied to several organizations: ids are unique everywhere. */
export type SyncState = Record<string, SyncEntry>;

/** What is remembered; nothing when the directory is new. */
export async function readState(directory: string): Promise<SyncState> {
  const file = path.join(directory, STATE_FILE);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return {};
  try {
    const { version, templates } = JSON.parse(text) as { version: unknown; templates: SyncState };
    if (version === 1 && typeof templates === "object" && templates !== null) return templates;
  } catch {
    // Told below, as any other content that is not ours.
  }
  throw new UsageError(`${file} is damaged.`, "Restore it from version control, or delete it to begin anew.");
}

/** Remembers, in an order of its own, so that version control shows what changed. */
export async function writeState(directory: string, state: SyncState): Promise<void> {
  const templates = Object.fromEntries(Object.entries(state).sort(([one], [other]) => (one < other ? -1 : 1)));
  await writeAtomic(path.join(directory, STATE_FILE), `${JSON.stringify({ version: 1, templates }, null, 2)}\n`);
}
