import { isSvcError } from "../../src/index.ts";
import type { Context } from "../context/context.ts";

/** Paths of single objects, and the list that each is in. */
const OBJECT = /^(\/api\/v1\/(?:meetings|templates|reports))\/./;

const PATIENCE_MS = 5_000;

/**
 * The path of the list that a missing object would be in, where the service does not know that list either: then the address
 * is wrong, and the object need not be missing. Routers and services say 404 in the same words, and the list is always there, so it
 * is asked for: one call, after a 404 alone.
 */
export async function unknownList(context: Context, error: unknown): Promise<string | undefined> {
  const { client } = context.opened;
  if (!client || !isSvcError(error) || !("status" in error) || error.status !== 404) return undefined;
  const list = OBJECT.exec(error.path)?.[1];
  if (list === undefined || context.signal.aborted) return undefined;
  const options = { query: { limit: 1 }, maxRetries: 0, timeoutMs: PATIENCE_MS, signal: context.signal };
  try {
    await client.request("GET", list, options);
    return undefined;
  } catch (failure) {
    return isSvcError(failure) && "status" in failure && failure.status === 404 ? list : undefined;
  }
}
