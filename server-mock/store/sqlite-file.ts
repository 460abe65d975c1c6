import { statSync } from "node:fs";
import { access, constants, open, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import { FULL, READ_ONLY } from "./failures.ts";

/** Name of a database in memory. */
export const MEMORY = ":memory:";

/** Only the owner may read and write. */
const PRIVATE = 0o600;

/** Creates an empty file for the owner alone, which SQLite opens as a new database; its log gets the same mode. */
export async function createPrivately(file: string): Promise<void> {
  try {
    await createNew(file);
  } catch (error) {
    // SQLite reports any other problem with the file.
    if ((error as NodeJS.ErrnoException).code === "EEXIST") await requireWritable(file);
  }
}

/** Creates an empty file for the owner alone; fails if it exists. */
export async function createNew(file: string): Promise<void> {
  await (await open(file, "wx", PRIVATE)).close();
}

/** Flushes a new file and its directory entry: SQLite does not flush copies that it makes. */
export async function flushNew(file: string): Promise<void> {
  await flush(file, "r+");
  // On other systems a folder cannot be opened, and its entries are durable by other means.
  if (process.platform !== "win32") await flush(dirname(file), "r");
}

async function flush(path: string, mode: string): Promise<void> {
  const handle = await open(path, mode);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Explains a file that is not writable; SQLite would only say that it cannot open it. Its log has the same mode. */
async function requireWritable(file: string): Promise<void> {
  await access(file, constants.W_OK).catch(() => {
    throw new Error("this user has no permission to write to it");
  });
}

/** Path of the database file itself, next to which its log is, if the location is a link. */
export function fileOf(connection: DatabaseSyncInstance): string {
  const { file } = connection.prepare("PRAGMA database_list").get() as { file: string };
  return file;
}

/** Identity of the file at a path; empty if there is none. */
export function identityOf(location: string): string {
  if (location === MEMORY) return MEMORY;
  const found = statSync(location, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : "";
}

/** Room for a few of the largest requests, which log and file hold at the same time. */
const ROOM_BYTES = 8 * 1024 * 1024;

/**
 * Explains to an operator why a database file cannot be written. A small write may succeed on a nearly full disk, so with
 * `needsRoom` free space is checked too.
 */
export async function findFileProblem(file: string, needsRoom: boolean): Promise<string | undefined> {
  try {
    await access(file, constants.W_OK);
  } catch {
    return READ_ONLY;
  }
  if (!needsRoom) return undefined;
  const { bavail, bsize } = await statfs(dirname(resolve(file)));
  return bavail * bsize < ROOM_BYTES ? FULL : undefined;
}
