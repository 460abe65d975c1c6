import type { Confirm, ToolContext } from "../context/tool.ts";
import { createProgress } from "./progress.ts";
import type { Session } from "./session.ts";

/** Cancellation, progress and confirmation of one request. */
export interface CallScope {
  signal: AbortSignal;
  reportProgress?: ((done: number, total: number) => Promise<void>) | undefined;
  confirm?: Confirm | undefined;
}

/**
 * Creates the context of a call.
 *
 * @throws ToolError when the key or the address is missing
 */
export function createContext(session: Session, { signal, reportProgress, confirm }: CallScope): ToolContext {
  const { svc, directory, knownIds, transcripts, reads, policy, now, timeZone } = session;
  return {
    svc: svc(),
    directory,
    knownIds,
    transcripts,
    reads,
    policy,
    now,
    timeZone,
    startedAt: now(),
    signal,
    openProgress: createProgress(reportProgress ?? (async () => undefined)),
    confirm: confirm ?? (async () => true),
  };
}
