import type { ResolvedOptions } from "../options/request-options.ts";
import type { Call, CallContext } from "./call.ts";
import type { CallGroup } from "./call-group.ts";
import { Cancellation } from "./cancellation.ts";
import { isRepeatable } from "./methods.ts";

/** Name of a call. */
export interface CallName {
  readonly method: string;
  readonly path: string;
  /** Page of a list, from 1. */
  readonly page?: number | undefined;
}

/** Begins a call: its deadline counts from now, or from the start of its group. */
export function startCall(
  { clock, random, redact, redactError, readRetryAfter, budget, canChangeKey }: CallContext,
  { method, path, page }: CallName,
  options: ResolvedOptions,
  group?: CallGroup,
): Call {
  const { deadlineMs } = options;
  // A path given to `svc.request()` may contain a secret.
  const shown = redact(path);
  return {
    clock,
    random,
    redact,
    redactError,
    readRetryAfter,
    budget,
    canChangeKey,
    name: `${method} ${shown}`,
    method,
    path: shown,
    page,
    options,
    cancellation: new Cancellation(),
    pacer: group?.pacer,
    deadlineAt: group ? group.deadlineAt : deadlineMs && clock.monotonic() + deadlineMs,
    attempts: 0,
    phase: "connect",
    response: undefined,
    isRepeatable: isRepeatable(method, options.headers),
    responseLost: false,
    needsFreshConnection: false,
  };
}
