import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** Linux's link to the calling thread: `1234/task/1240`. */
const OWN_THREAD = "/proc/thread-self";

/**
 * Lowers the CPU priority of the calling thread on Linux: scoring can wait, requests cannot. Not to the lowest: a worker that gets
 * no CPU while it writes blocks other writers. A no-op elsewhere, where priorities belong to whole processes.
 */
export function lowerThreadPriority(): void {
  try {
    setPriority(threadId(), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Unsupported here: the worker runs at normal priority.
  }
}

function threadId(): number {
  return Number(readlinkSync(OWN_THREAD).split("/").pop());
}
