import { isSvcError } from "../../../src/index.ts";
import { connectClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";

/** Result of checking a key with one call. */
export interface KeyCheck {
  /** False for a key that only has the write permission. */
  canRead: boolean;
}

/** Reads one meeting to check the key. @throws the SDK's error when the key is rejected. */
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
    // The key is valid; it only lacks this permission.
    if (isSvcError(error) && error.code === "insufficient_permission") return { canRead: false };
    throw error;
  }
}

/** Whether the service rejected the key. */
export const isRejectedKey = (error: unknown): boolean =>
  isSvcError(error) && "status" in error && error.status === 401;
