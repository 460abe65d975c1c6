import { access, constants, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { FULL, READ_ONLY } from "./failures.ts";

/** For a few of the largest requests, which the log and the file hold at the same time. */
const ROOM_BYTES = 8 * 1024 * 1024;

/**
 * What keeps a database file from being written, in words for an operator. A small write succeeds on a disk that has no room for a
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
