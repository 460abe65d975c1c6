import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { linkedFile } from "../../machine/linked-file.ts";

/** Owner only: the file may contain a key. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** Reads a file; empty if there is none. */
export async function readConfigFile(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (isMissing(error)) return "";
    throw error;
  }
}

/** Writes a file atomically: concurrent readers see the old text or the new one. */
export async function writeConfigFile(file: string, text: string, { secret }: { secret: boolean }): Promise<void> {
  const target = await linkedFile(file);
  await mkdir(path.dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
  const mode = secret ? PRIVATE_FILE : await modeOf(target);
  const temporary = `${target}.${randomUUID().slice(0, 8)}.tmp`;
  try {
    await writeFile(temporary, text, { mode, flag: "wx" });
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Removes a file that contained only the entry. */
export const removeConfigFile = async (file: string): Promise<void> => rm(await linkedFile(file), { force: true });

async function modeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ mode }) => mode & 0o777,
    () => PRIVATE_FILE,
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
