import { watch } from "node:fs";
import { stat } from "node:fs/promises";

/** Time that a file must be unchanged before it is read: recorders write for a while. */
const SETTLE_MS = 1_000;
/** Interval of rescans: not every file system reports changes. */
const SWEEP_MS = 30_000;

/** Work of a watcher, and its clock. */
export interface Watching {
  /** Lists the files that may be imported now. */
  list: () => Promise<string[]>;
  /** Imports one file; each version of it once. */
  take: (path: string) => Promise<void>;
  /** Reports why a file could not be imported; it is retried when it changes. */
  note: (line: string) => void;
  untilStopped: Promise<void>;
  now?: () => number;
  /** Waits, or resolves early when the folder changes or the watcher is stopped. */
  wait?: (ms: number, changed: Promise<void>) => Promise<void>;
}

/** Imports every file of a folder, including new and changed ones, until stopped. */
export async function watchFolder(folder: string, watching: Watching): Promise<void> {
  const { untilStopped, wait = waitFor } = watching;
  const taken = new Map<string, string>();
  let isStopped = false;
  let wake: () => void = () => undefined;
  const watcher = watch(folder, { recursive: true }, () => wake());
  // The next sweep finds and reports a deleted folder.
  watcher.on("error", () => wake());
  void untilStopped.then(() => {
    isStopped = true;
    wake();
  });
  try {
    while (!isStopped) {
      // Created before the folder is read, so that changes meanwhile cause another read.
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

/** Imports a file unless this version was imported before. True while it is still being written. */
async function takeSettled(
  path: string,
  taken: Map<string, string>,
  { take, note, now = Date.now }: Watching,
): Promise<boolean> {
  // Some recorders write under a temporary name: a listed file may be gone.
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
