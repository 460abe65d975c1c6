import { watch } from "node:fs";
import { stat } from "node:fs/promises";

/** How long a file must stay as it is before it is read: recorders write for a while. */
const SETTLE_MS = 1_000;
/** Looked again now and then: not every file system reports what changes on it. */
const SWEEP_MS = 30_000;

/** Work of a watcher, and its clock. */
export interface Watching {
  /** Files that may be imported, now. */
  list: () => Promise<string[]>;
  /** Imports one file; each version of it once. */
  take: (path: string) => Promise<void>;
  /** Says why a file could not be taken; it is tried again when it changes. */
  note: (line: string) => void;
  untilStopped: Promise<void>;
  now?: () => number;
  /** Waits so many milliseconds, or until something changes in the folder or the watcher is stopped. */
  wait?: (ms: number, changed: Promise<void>) => Promise<void>;
}

/** Imports every file of a folder, and each that comes later or changes, until stopped. */
export async function watchFolder(folder: string, watching: Watching): Promise<void> {
  const { untilStopped, wait = waitFor } = watching;
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
      // Made before the folder is read: a change meanwhile makes it read again.
      const changed = new Promise<void>((resolve) => {
        wake = resolve;
      });
      let isSettling = false;
      for (const path of await watching.list()) {
        if (isStopped) return;
        isSettling = (await takeSettled(path, taken, watching)) || isSettling;
      }
      if (isStopped) return;
      await wait(isSettling ? SETTLE_MS : SWEEP_MS, changed);
    }
  } finally {
    watcher.close();
  }
}

/** Takes a file in a version that was not taken before. True while it is still being written. */
async function takeSettled(
  path: string,
  taken: Map<string, string>,
  { take, note, now = Date.now }: Watching,
): Promise<boolean> {
  // Some recorders write under another name first: a file that was listed may be gone.
  const found = await stat(path).catch(() => undefined);
  if (!found) return false;
  const version = `${found.size} ${found.mtimeMs}`;
  if (taken.get(path) === version) return false;
  if (now() - found.mtimeMs < SETTLE_MS) return true;
  taken.set(path, version);
  await take(path).catch((error) => note(error instanceof Error ? error.message : String(error)));
  return false;
}

async function waitFor(ms: number, changed: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([changed, passed]);
  clearTimeout(timer);
}
