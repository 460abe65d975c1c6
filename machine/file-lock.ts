import { randomBytes } from "node:crypto";
import { open, readFile, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { isRunning } from "./is-running.ts";
import { SYSTEM_CLOCK, type WaitClock } from "./wait-clock.ts";

/** Time limits for acquiring a lock: how long to wait, and the age at which it counts as abandoned. */
export interface LockPatience {
  giveUpAfterMs: number;
  /** A lock older than this is broken; Infinity for work of any length. */
  staleAfterMs: number;
  /** Default: the system clock. */
  clock?: WaitClock | undefined;
}

/** Process that holds a lock. */
export interface LockHolder {
  pid: number;
  host: string;
  since: Date;
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/**
 * Runs `work` while no other process holds the lock file; `locked` when it is not released in time. The lock of a dead process is
 * broken, by one process at a time: breaking is itself guarded by a lock, so that two waiters cannot both claim a dead lock.
 */
export async function withFileLock<Result>(
  file: string,
  patience: LockPatience,
  work: () => Promise<Result>,
): Promise<Result | "locked"> {
  const token = `${process.pid} ${hostname()} ${randomBytes(8).toString("hex")}`;
  const { giveUpAfterMs, clock = SYSTEM_CLOCK } = patience;
  const giveUpAt = clock.now() + giveUpAfterMs;
  while (!(await createExclusively(file, token))) {
    if (await isDead(file, patience)) await breakLock(file, token, patience);
    else if (clock.now() >= giveUpAt) return "locked";
    else await clock.pause(5 + Math.random() * 20);
  }
  try {
    await removeDead(guardOf(file), patience);
    return await work();
  } finally {
    if ((await contentOf(file)) === token) await rm(file, { force: true });
  }
}

/** Reads who holds the lock; undefined when nobody does. */
export async function readLockHolder(file: string): Promise<LockHolder | undefined> {
  const content = await contentOf(file);
  const found = await stat(file).catch(() => undefined);
  if (content === undefined || found === undefined) return undefined;
  const [pid = "", host = ""] = content.split(" ");
  return { pid: Number.parseInt(pid, 10), host, since: found.mtime };
}

async function createExclusively(file: string, content: string): Promise<boolean> {
  try {
    const handle = await open(file, "wx", 0o600);
    try {
      await handle.writeFile(content).finally(() => handle.close());
    } catch (error) {
      // On a full disk the empty file would keep the next command waiting.
      await rm(file, { force: true });
      throw error;
    }
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

async function breakLock(file: string, token: string, patience: LockPatience): Promise<void> {
  const guard = guardOf(file);
  if (!(await createExclusively(guard, token))) return removeDead(guard, patience);
  try {
    await removeDead(file, patience);
  } finally {
    await rm(guard, { force: true });
  }
}

const guardOf = (file: string): string => `${file}.break`;

async function removeDead(file: string, patience: LockPatience): Promise<void> {
  if (await isDead(file, patience)) await rm(file, { force: true });
}

async function isDead(file: string, { staleAfterMs, clock = SYSTEM_CLOCK }: LockPatience): Promise<boolean> {
  const holder = await readLockHolder(file);
  if (holder === undefined) return false;
  const ageMs = clock.now() - holder.since.getTime();
  if (ageMs > staleAfterMs) return true;
  // An empty file's owner is about to write it, or was killed before.
  if (Number.isNaN(holder.pid)) return ageMs > 1_000;
  // A process on another machine cannot be checked.
  return holder.host === hostname() && !isRunning(holder.pid);
}

async function contentOf(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch(() => undefined);
}
