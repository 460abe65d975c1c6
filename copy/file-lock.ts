import { randomBytes } from "node:crypto";
import { open, readFile, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

/** Time limits for acquiring a lock: how long to wait, and the age at which it counts as abandoned. */
export interface LockPatience {
  giveUpAfterMs: number;
  /** A lock older than this is broken; infinite for work that may take any time. */
  staleAfterMs: number;
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
  { giveUpAfterMs, staleAfterMs }: LockPatience,
  work: () => Promise<Result>,
): Promise<Result | "locked"> {
  const token = `${process.pid} ${hostname()} ${randomBytes(8).toString("hex")}`;
  const giveUpAt = Date.now() + giveUpAfterMs;
  while (!(await createExclusively(file, token))) {
    if (await isDead(file, staleAfterMs)) await breakLock(file, token, staleAfterMs);
    else if (Date.now() >= giveUpAt) return "locked";
    else await wait(5 + Math.random() * 20);
  }
  try {
    await removeDead(guardOf(file), staleAfterMs);
    return await work();
  } finally {
    if ((await contentOf(file)) === token) await rm(file, { force: true });
  }
}

/** Reads who holds the lock; undefined when nobody does. */
export async function readLockHolder(file: string): Promise<LockHolder | undefined> {
  const content = await contentOf(file);
  if (content === undefined) return undefined;
  const [pid = "", host = ""] = content.split(" ");
  return { pid: Number.parseInt(pid, 10), host, since: new Date(await modifiedAt(file)) };
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

async function breakLock(file: string, token: string, staleAfterMs: number): Promise<void> {
  const guard = guardOf(file);
  if (!(await createExclusively(guard, token))) return removeDead(guard, staleAfterMs);
  try {
    await removeDead(file, staleAfterMs);
  } finally {
    await rm(guard, { force: true });
  }
}

const guardOf = (file: string): string => `${file}.break`;

async function removeDead(file: string, staleAfterMs: number): Promise<void> {
  if (await isDead(file, staleAfterMs)) await rm(file, { force: true });
}

async function isDead(file: string, staleAfterMs: number): Promise<boolean> {
  const holder = await readLockHolder(file);
  if (holder === undefined) return false;
  const ageMs = Date.now() - holder.since.getTime();
  if (ageMs > staleAfterMs) return true;
  // An empty file is one whose owner is between creating and writing it, or was killed there.
  if (Number.isNaN(holder.pid)) return ageMs > 1_000;
  // A process on another machine cannot be checked.
  return holder.host === hostname() && !isRunning(holder.pid);
}

/** Reports whether a process of this machine is running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

async function contentOf(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch(() => undefined);
}

async function modifiedAt(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  );
}
