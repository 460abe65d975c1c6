import { watch } from "node:fs";
import { stat } from "node:fs/promises";

/** How long a file must stay as it is before it is read: recorders write for a while. */
const SETTLE_MS = 1_000;
/** Looked again now and then: not every file system reports what changes on it. */
const SWEEP_MS = 30_000;

interface Watching {
  /** Files that may be imported, now. */
  list: () => Promise<string[]>;
  /** Imports one file; each version of it once. */
  take: (path: string) => Promise<void>;
  untilStopped: Promise<void>;
}

/** Imports every file of a folder, and each that comes later or changes, until stopped. */
export async function watchFolder(folder: string, { list, take, untilStopped }: Watching): Promise<void> {
  const taken = new Map<string, string>();
  let isStopped = false;
  let wake: () => void = () => undefined;
  const watcher = watch(folder, { recursive: true }, () => wake());
  // A folder that goes away is found by the next sweep, which says so.
  watcher.on("error", () => wake());
  void untilStopped.then(() => {
    isStopped = true;
    wake();
  });
  try {
    while (!isStopped) {
      let isWaiting = false;
      for (const path of await list()) {
        if (isStopped) return;
        const { size, mtimeMs } = await stat(path);
        const version = `${size} ${mtimeMs}`;
        if (taken.get(path) === version) continue;
        if (Date.now() - mtimeMs < SETTLE_MS) isWaiting = true;
        else {
          taken.set(path, version);
          await take(path);
        }
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, isWaiting ? SETTLE_MS : SWEEP_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  } finally {
    watcher.close();
  }
}
