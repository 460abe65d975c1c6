import { isSvcError, type SvcClient } from "../../src/index.ts";

/** No template has this id, so the request cannot change anything. */
const NO_TEMPLATE = "/templates/00000000-0000-0000-0000-000000000000";

/** Outcome of a write probe: `error` when the response says nothing about the permission. */
export type WriteProbe = { canWrite: boolean } | { error: unknown };

/**
 * Reports whether the key may write, by a request that cannot change anything. The service checks permission before it looks for the
 * template: any other rejection means that the key may write.
 */
export async function probeWrite(client: SvcClient, signal: AbortSignal): Promise<WriteProbe> {
  const error = await client.request("PUT", NO_TEMPLATE, { body: {}, signal }).then(
    () => undefined,
    (failure: unknown) => failure,
  );
  signal.throwIfAborted();
  if (isSvcError(error) && error.code === "insufficient_permission") return { canWrite: false };
  const status = isSvcError(error) && "status" in error ? error.status : undefined;
  return status === 404 || status === 400 || status === 422 ? { canWrite: true } : { error };
}
