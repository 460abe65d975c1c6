import path from "node:path";
import { readLockHolder, withFileLock } from "../../machine/file-lock.ts";
import { makeDirectory } from "../../machine/make-directory.ts";
import { CliError } from "../errors/cli-error.ts";
import { unwritable } from "./write-atomic.ts";

/** An export may take long, so a second one fails at once; the lock lasts as long as its process. */
const PATIENCE = { giveUpAfterMs: 0, staleAfterMs: Number.POSITIVE_INFINITY };

/** Name of the lock of a file. */
export const lockOf = (target: string): string => `${target}.lock`;

/** Runs an export while no other one writes to the same file. */
export async function withTargetLock(target: string, work: () => Promise<void>): Promise<void> {
  const lock = lockOf(target);
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
  if (outcome === "locked") throw await inUse(target);
}

async function inUse(target: string): Promise<CliError> {
  const lock = lockOf(target);
  const holder = await readLockHolder(lock);
  const who = holder ? ` (process ${holder.pid} on ${holder.host}, since ${holder.since.toISOString()})` : "";
  return new CliError(`Another export to ${target} is running${who}.`, {
    exit: "usage",
    code: "export_running",
    hint: `Wait for it, or export to another file. If that process is gone, delete ${lock}.`,
  });
}
