import path from "node:path";
import { parseJson } from "../../../core/formats/json.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { readIfPresent } from "../../files/read-text.ts";
import { writeAtomic } from "../../files/write-atomic.ts";

/** Name of the state file beside the templates: which template a file is, and the content last synced. */
export const STATE_FILE = ".svc-templates.json";

/** Recorded state of one template. */
export interface SyncEntry {
  file: string;
  /** Digest of the service's content at the last sync. */
  digest: string;
}

/** By template id. One directory can be applied to several organizations: ids are globally unique. */
export type SyncState = Record<string, SyncEntry>;

/** Reads the recorded state; empty for a new directory. */
export async function readState(directory: string): Promise<SyncState> {
  const file = path.join(directory, STATE_FILE);
  const text = await readIfPresent(file);
  if (text === undefined) return {};
  const { version, templates } = (parseJson(text) ?? {}) as { version?: unknown; templates?: SyncState | null };
  if (version === 1 && typeof templates === "object" && templates !== null) return templates;
  throw new UsageError(`${file} is damaged.`, "Restore it from version control, or delete it to start over.");
}

/** Writes the state in a stable order, so that version control shows real changes. */
export async function writeState(directory: string, state: SyncState): Promise<void> {
  const templates = Object.fromEntries(Object.entries(state).sort(([one], [other]) => (one < other ? -1 : 1)));
  await writeAtomic(path.join(directory, STATE_FILE), `${JSON.stringify({ version: 1, templates }, null, 2)}\n`);
}
