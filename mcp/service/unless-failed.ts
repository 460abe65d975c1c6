import type { ToolContext } from "../context/tool.ts";

/** Awaits a read that a result can do without; undefined if the service fails. @throws if the call was canceled */
export async function unlessFailed<Value>(
  read: PromiseLike<Value>,
  { signal }: Pick<ToolContext, "signal">,
): Promise<Value | undefined> {
  try {
    return await read;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
