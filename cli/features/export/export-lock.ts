import path from "node:path";
import { CliError } from "../../errors/cli-error.ts";
import { readLockHolder, withFileLock } from "../../files/file-lock.ts";
import { makeDirectory } from "../../files/make-directory.ts";
import { unwritable } from "../../files/write-atomic.ts";
import { sidecarFiles } from "./checkpoint.ts";

/** An export may take any time, and a second one does not wait for it: the lock lives as long as its process. */
const PATIENCE = { giveUpAfterMs: 0, staleAfterMs: Number.POSITIVE_INFINITY };

/** Runs an export while no other export writes to the same file. */
export async function withExportLock(target: string, work: () => Promise<void>): Promise<void> {
  const { lock } = sidecarFiles(target);
  await makeDirectory(path.dirname(target)).catch((error: unknown) => {
    throw unwritable(target, error);
  });
  let hasBegun = false;
  const outcome = await withFileLock(lock, PATIENCE, () => {
    hasBegun = true;
    return work();
  }).catch((error: unknown) => {
    throw hasBegun ? error : unwritable(lock, error);
  });
  if (outcome === "locked") throw await inUse(target, lock);
}

async function inUse(target: string, lock: string): Promise<CliError> {
  const holder = await readLockHolder(lock);
  const who = holder ? ` (process ${holder.pid} on ${holder.host}, since ${holder.since.toISOString()})` : "";
  return new CliError(`Another export to ${target} is running${who}.`, {
    exit: "usage",
    code: "export_running",
    hint: `Wait for it, or export to another file. If that process is gone, delete ${lock}.`,
  });
}
