import { isSvcError } from "../../../src/index.ts";
import { connectClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";

/** What one call tells about a key that the service accepts. */
export interface KeyCheck {
  /** False for a key that has only the permission to write. */
  canRead: boolean;
}

/** Asks the service for the smallest thing a key can read. @throws what the SDK throws when the key is not accepted. */
export async function checkKey(
  context: Context,
  flags: GlobalFlags,
  credentials: { apiKey: string; baseUrl: string },
): Promise<KeyCheck> {
  const client = await connectClient(context, flags, credentials);
  try {
    await client.meetings.list({ limit: 1 }, { signal: context.signal });
    return { canRead: true };
  } catch (error) {
    // The key is known and active; it only lacks this permission.
    if (isSvcError(error) && error.code === "insufficient_permission") return { canRead: false };
    throw error;
  }
}

/** Whether the service does not know the key, or does no longer. */
export const isRejectedKey = (error: unknown): boolean =>
  isSvcError(error) && "status" in error && error.status === 401;
