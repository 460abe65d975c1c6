import { Worker } from "node:worker_threads";
import { countText } from "../../../core/words/count-text.ts";
import { threadModule } from "../../jobs/worker-thread.ts";
import { type CallSettings, readImportFile } from "./read-file.ts";
import type { ImportFile } from "./read-rows.ts";

/** A file sent by a browser, and what its sender says about the call. */
export interface Upload {
  name: string;
  content: Uint8Array;
  settings: CallSettings;
  /** ID of the uploading user. */
  userId: string;
}

/** Reads an upload into rows and problems. */
export type ReadUpload = (upload: Upload) => Promise<ImportFile>;

/** Maximum number of rows handled within one request. */
const MOST_ROWS = 20_000;
const INSTEAD = "Split it, or import it with `svc-server import`.";

/** Reads an upload in this thread; for tests. */
export const readUpload: ReadUpload = async ({ name, content, settings }) => {
  const read = await readImportFile(name, content, settings);
  if (read.rows.length <= MOST_ROWS) return read;
  const rows = `${countText(read.rows.length, "row")}, and an upload at most ${countText(MOST_ROWS, "row")}`;
  return { rows: [], problems: [`${name}: it has ${rows}. ${INSTEAD}`] };
};

/** Smaller files are read in this thread: starting one takes longer. */
const SMALL_BYTES = 64 * 1024;
const LIMIT_MS = 20_000;
const LIMIT_MEBIBYTES = 512;

/**
 * Reads uploads in a thread, one at a time and at most one per user: 8 MiB of lines take seconds, which would block requests.
 *
 * @param entry module of the thread, which posts the {@link ImportFile} of its `workerData`
 */
export function uploadsInThread(entry: URL): ReadUpload {
  const waiting = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  return async (upload) => {
    const { content, userId } = upload;
    if (content.length <= SMALL_BYTES) return readUpload(upload);
    if (waiting.has(userId)) return { rows: [], problems: ["Your last file is still being read. Wait for it first."] };
    waiting.add(userId);
    const reading = last.then(() => readInThread(entry, upload));
    last = reading.catch(() => undefined);
    return reading.finally(() => waiting.delete(userId));
  };
}

async function readInThread(entry: URL, upload: Upload): Promise<ImportFile> {
  const resourceLimits = { maxOldGenerationSizeMb: LIMIT_MEBIBYTES };
  const thread = new Worker(threadModule(entry), { workerData: upload, resourceLimits });
  const limit = setTimeout(() => void thread.terminate(), LIMIT_MS);
  const read = await new Promise<ImportFile | undefined>((resolve) => {
    thread.once("message", resolve);
    // A thread that runs out of memory emits an error; "exit" follows each.
    thread.once("error", () => resolve(undefined));
    thread.once("exit", () => resolve(undefined));
  });
  clearTimeout(limit);
  await thread.terminate();
  return (
    read ?? {
      rows: [],
      problems: [
        `${upload.name}: reading it takes more than ${LIMIT_MS / 1000} s or ${LIMIT_MEBIBYTES} MiB of memory. ${INSTEAD}`,
      ],
    }
  );
}
