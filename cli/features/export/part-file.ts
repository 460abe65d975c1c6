import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, open } from "node:fs/promises";
import path from "node:path";
import { UsageError } from "../../errors/cli-error.ts";
import { unwritable } from "../../files/write-atomic.ts";

/** A file that grows, with the digest of what is in it. */
export interface PartFile {
  readonly bytes: number;
  append(text: string): Promise<void>;
  /** Waits until everything is on the disk. */
  sync(): Promise<void>;
  /** Closes the file; the digest of all of it, in hex. */
  close(): Promise<string>;
}

/** Opens a file to go on after its first `bytes` bytes: what is beyond them is cut off. */
export async function openPartFile(file: string, bytes: number): Promise<PartFile> {
  const hash = createHash("sha256");
  if (bytes > 0) for await (const chunk of createReadStream(file, { end: bytes - 1 })) hash.update(chunk as Buffer);
  const handle = await openAt(file, bytes);
  const refuse = (error: unknown): never => {
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
      await handle.appendFile(chunk).catch(refuse);
      written += chunk.length;
    },
    sync: () => handle.datasync().catch(refuse),
    async close() {
      await handle.close().catch(refuse);
      return hash.digest("hex");
    },
  };
}

async function openAt(file: string, bytes: number): Promise<FileHandle> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    const handle = await open(file, bytes === 0 ? "w" : "r+");
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
  throw new UsageError(`${file} is shorter than its checkpoint says.`, "Begin anew with --restart.");
}
