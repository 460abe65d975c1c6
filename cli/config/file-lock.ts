import { randomBytes } from "node:crypto";
import { open, readFile, rm, stat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

const GIVE_UP_AFTER_MS = 10_000;
/** A holder writes a small file; one that is this old belongs to a machine that went away. */
const STALE_AFTER_MS = 30_000;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/**
 * Runs `work` while no other process holds the lock file; `locked` when one holds it for too long. The lock of a process that died is broken, by one process at a
 * time: breaking is itself guarded by a lock, so that two waiters cannot both take a dead lock for theirs.
 */
export async function withFileLock<Result>(file: string, work: () => Promise<Result>): Promise<Result | "locked"> {
  const token = `${process.pid} ${randomBytes(8).toString("hex")}`;
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
  while (!(await createExclusively(file, token))) {
    if (Date.now() > giveUpAt) return "locked";
    if (await isDead(file)) await breakLock(file, token);
    else await wait(5 + Math.random() * 20);
  }
  try {
    return await work();
  } finally {
    if ((await contentOf(file)) === token) await rm(file, { force: true });
  }
}

async function createExclusively(file: string, content: string): Promise<boolean> {
  try {
    const handle = await open(file, "wx", 0o600);
    await handle.writeFile(content).finally(() => handle.close());
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

async function breakLock(file: string, token: string): Promise<void> {
  const guard = `${file}.break`;
  if (!(await createExclusively(guard, token))) {
    if (await isDead(guard)) await rm(guard, { force: true });
    return;
  }
  try {
    if (await isDead(file)) await rm(file, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

async function isDead(file: string): Promise<boolean> {
  const content = await contentOf(file);
  if (content === undefined) return false;
  const age = Date.now() - (await modifiedAt(file));
  if (age > STALE_AFTER_MS) return true;
  const pid = Number.parseInt(content, 10);
  // An empty file is one whose owner is between creating and writing it, or was killed there.
  return Number.isNaN(pid) ? age > 1_000 : !isRunning(pid);
}

function isRunning(pid: number): boolean {
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
