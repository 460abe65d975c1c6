import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** Where Linux names the thread that asks: `1234/task/1240`. */
const OWN_THREAD = "/proc/thread-self";

/**
 * Lets the machine's other threads go first where all want its processors: scoring can wait, requests cannot. Not the lowest
 * priority, for a worker that gets no time while it writes keeps other writers waiting. A no-op but on Linux: elsewhere
 * priorities belong to whole processes.
 */
export function yieldToOthers(): void {
  try {
    setPriority(threadId(), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not to be had here: the worker works all the same.
  }
}

function threadId(): number {
  return Number(readlinkSync(OWN_THREAD).split("/").pop());
}
