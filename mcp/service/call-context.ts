import type { Confirm, ToolContext } from "../context/tool.ts";
import type { Session } from "./session.ts";

/** What a request brings along. */
export interface CallScope {
  signal: AbortSignal;
  reportProgress?: ToolContext["reportProgress"] | undefined;
  confirm?: Confirm | undefined;
}

/**
 * Creates the context of a call.
 *
 * @throws ToolError when the key or the address is missing
 */
export function createContext(session: Session, { signal, reportProgress, confirm }: CallScope): ToolContext {
  const { svc, directory, knownIds, transcripts, reads, policy, now } = session;
  return {
    svc: svc(),
    directory,
    knownIds,
    transcripts,
    reads,
    policy,
    now,
    startedAt: now(),
    signal,
    reportProgress: reportProgress ?? (async () => undefined),
    confirm: confirm ?? (async () => true),
  };
}
