import { AbortedError } from "../errors/connection-error.ts";
import { Cancellation } from "./cancellation.ts";
import type { Clock } from "./clock.ts";
import { Pacer, type Throttle } from "./pacer.ts";

/** State shared by calls that belong together: the pages of a list, objects read by their ids. */
export interface CallGroup {
  readonly cancellation: Cancellation;
  readonly pacer: Pacer;
  /** Time by which all of them must be done, on the monotonic clock. */
  readonly deadlineAt: number | undefined;
}

/** Begins a group of calls, whose deadline is for all of them. */
export function startGroup(
  { clock, throttle }: { readonly clock: Clock; readonly throttle: Throttle },
  { deadlineMs }: { readonly deadlineMs?: number | undefined },
): CallGroup {
  const deadlineAt = deadlineMs && clock.monotonic() + deadlineMs;
  return { cancellation: new Cancellation(), pacer: new Pacer(throttle), deadlineAt };
}

/** Cancels what is still under way. */
export function endGroup({ cancellation }: CallGroup): void {
  cancellation.cancel(new AbortedError(undefined, false));
}
