import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import path from "node:path";
import { makeDirectory } from "../../../machine/make-directory.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { unwritable } from "../../files/write-atomic.ts";

/** A growing file with a digest of its content. */
export interface PartFile {
  readonly bytes: number;
  append(text: string): Promise<void>;
  /** Flushes everything to disk. */
  sync(): Promise<void>;
  /** Closes the file and returns its digest in hex. */
  close(): Promise<string>;
}

/** Opens a file to append after its first `bytes` bytes and truncates the rest. A new file gets the mode. */
export async function openPartFile(file: string, bytes: number, mode?: number): Promise<PartFile> {
  const hash = createHash("sha256");
  if (bytes > 0) for await (const chunk of createReadStream(file, { end: bytes - 1 })) hash.update(chunk as Buffer);
  const handle = await openAt(file, bytes, mode);
  const fail = (error: unknown): never => {
    throw unwritable(file, error);
  };
  let written = bytes;
  return {
    get bytes() {
      return written;
    },
    async append(text) {
      const chunk = Buffer.from(text);
      hash.update(chunk);
      await handle.appendFile(chunk).catch(fail);
      written += chunk.length;
    },
    sync: () => handle.datasync().catch(fail),
    async close() {
      await handle.close().catch(fail);
      return hash.digest("hex");
    },
  };
}

async function openAt(file: string, bytes: number, mode: number | undefined): Promise<FileHandle> {
  try {
    await makeDirectory(path.dirname(file));
    const handle = await open(file, bytes === 0 ? "w" : "r+", mode);
    const { size } = await handle.stat();
    if (size >= bytes) {
      await handle.truncate(bytes);
      await handle.close();
      return await open(file, "a");
    }
    await handle.close();
  } catch (error) {
    throw unwritable(file, error);
  }
  throw new UsageError(`${file} has been changed: it is shorter than its checkpoint says.`, "Start over with --force.");
}
