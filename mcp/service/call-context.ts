import type { Confirm, ToolContext } from "../context/tool.ts";
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
  const { openCall, memory, policy, now, timeZone } = session;
  return {
    ...openCall(signal, memory),
    directory: memory.directory,
    knownIds: memory.knownIds,
    policy,
    now,
    timeZone,
    startedAt: now(),
    signal,
    openProgress: createProgress(reportProgress ?? (async () => undefined)),
    // A client that cannot ask is not blocked: approving tool calls is then up to the client.
    confirm: confirm ?? (async () => true),
  };
}

/**
 * Creates the progress of a call that reads several lists and objects, one after the other or together: parts are added up, so that it
 * only increases.
 *
 * @param send reports a sum to the client
 */
export function createProgress(send: (done: number, total: number) => Promise<void>): ToolContext["openProgress"] {
  const sum = { done: 0, total: 0 };
  return () => {
    const own = { done: 0, total: 0 };
    return async (done, total) => {
      const added = Math.max(0, done - own.done);
      sum.done += added;
      sum.total += Math.max(0, total - own.total);
      own.done += added;
      own.total = Math.max(own.total, total);
      if (added > 0) await send(sum.done, Math.max(sum.done, sum.total));
    };
  };
}
