import { statSync } from "node:fs";
import { access, constants, open, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import { FULL, READ_ONLY } from "./failures.ts";

/** The name of a database that no file holds. */
export const MEMORY = ":memory:";

/** For the owner alone. */
const PRIVATE = 0o600;

/** Transcripts are nobody else's business. SQLite takes an empty file for a new database, and gives its log the same mode. */
export async function createPrivately(file: string): Promise<void> {
  try {
    await createNew(file);
  } catch (error) {
    // Whatever else is wrong with the file, SQLite says.
    if ((error as NodeJS.ErrnoException).code === "EEXIST") await requireWritable(file);
  }
}

/** Creates an empty file for the owner alone; an error if there is one. */
export async function createNew(file: string): Promise<void> {
  await (await open(file, "wx", PRIVATE)).close();
}

/** Writes a new file and its name to disk: SQLite flushes no copy that it makes. */
export async function flushNew(file: string): Promise<void> {
  await flush(file, "r+");
  // Elsewhere a folder cannot be opened, and its names are kept by other means.
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

/** SQLite would say only that it cannot open the file: its log gets the same mode. */
async function requireWritable(file: string): Promise<void> {
  await access(file, constants.W_OK).catch(() => {
    throw new Error("this user must not write to it");
  });
}

/** The log is beside the file itself, where the location is a link to it. */
export function fileOf(connection: DatabaseSyncInstance): string {
  const { file } = connection.prepare("PRAGMA database_list").get() as { file: string };
  return file;
}

/** Which file a name leads to; empty where there is none. */
export function identityOf(location: string): string {
  if (location === MEMORY) return MEMORY;
  const found = statSync(location, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : "";
}

/** For a few of the largest requests, which the log and the file hold at the same time. */
const ROOM_BYTES = 8 * 1024 * 1024;

/**
 * Finds the problem that keeps a database file from being written, in words for an operator. A small write succeeds on a disk that has no room for a
 * larger one, so the disk itself is asked for room.
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
