import { isSvcError } from "../../../src/index.ts";
import { connectClient } from "../../client/open-client.ts";
import { probeWrite } from "../../client/probe-write.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";

/** Result of checking a key with one call. */
export interface KeyCheck {
  /** False for a key that only has the write permission. */
  canRead: boolean;
  /** Null when the service does not say. */
  canWrite: boolean | null;
}

/** Reads one meeting to check the key, and probes its write permission. @throws the SDK's error when the key is rejected. */
export async function checkKey(
  context: Context,
  flags: GlobalFlags,
  credentials: { apiKey: string; baseUrl: string },
): Promise<KeyCheck> {
  const client = await connectClient(context, flags, credentials);
  const canWrite = async (): Promise<boolean | null> => {
    const probe = await probeWrite(client, context.signal);
    return "canWrite" in probe ? probe.canWrite : null;
  };
  try {
    await client.meetings.list({ limit: 1 }, { signal: context.signal });
    return { canRead: true, canWrite: await canWrite() };
  } catch (error) {
    // The key is valid; it only lacks this permission.
    if (isSvcError(error) && error.code === "insufficient_permission")
      return { canRead: false, canWrite: await canWrite() };
    throw error;
  }
}

/** Reports whether the service rejected the key. */
export const isRejectedKey = (error: unknown): boolean =>
  isSvcError(error) && "status" in error && error.status === 401;
