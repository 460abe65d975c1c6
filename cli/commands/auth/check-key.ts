import { isSvcError } from "../../../src/index.ts";
import { connectClient } from "../../client/open-client.ts";
import { probeWrite } from "../../client/probe-write.ts";
import { rememberIdentity } from "../../client/session.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { organizationOf } from "../../text/participants.ts";

/** Result of checking a key with one call. */
export interface KeyCheck {
  /** False for a key that only has the write permission. */
  canRead: boolean;
  /** Null when the service does not say. */
  canWrite: boolean | null;
  /** By the companies of people in its newest meetings: the API has no response that names the organization. */
  organization: string | null;
}

/** Meetings to read, to find the organization. */
const SAMPLE = 5;

/** Reads the newest meetings to check the key, and probes its write permission. @throws the SDK's error when the key is rejected. */
export async function checkKey(
  context: Context,
  flags: GlobalFlags,
  credentials: { apiKey: string; baseUrl: string },
): Promise<KeyCheck> {
  const client = await connectClient(context, flags, credentials);
  const remember = async (check: KeyCheck): Promise<KeyCheck> => {
    const who = { permissions: permissionText(check), organization: check.organization };
    if (context.stdout.isTerminal) await rememberIdentity(context, credentials, who);
    return check;
  };
  const canWrite = async (): Promise<boolean | null> => {
    const probe = await probeWrite(client, context.signal);
    return "canWrite" in probe ? probe.canWrite : null;
  };
  try {
    const { data } = await client.meetings.list({ limit: SAMPLE }, { signal: context.signal });
    const organization = organizationOf(data) ?? null;
    return await remember({ canRead: true, canWrite: await canWrite(), organization });
  } catch (error) {
    // The key is valid; it only lacks this permission.
    if (isSvcError(error) && error.code === "insufficient_permission")
      return remember({ canRead: false, canWrite: await canWrite(), organization: null });
    throw error;
  }
}

/** Permissions of a key, as far as known. */
export function permissionText(check: KeyCheck | null): string {
  if (!check) return "unknown: the key could not be checked";
  const names = [check.canRead && "read", check.canWrite && "write"].filter(Boolean);
  const doubt = check.canWrite === null ? " (write: unknown)" : "";
  return `${names.join(", ") || "none"}${doubt}`;
}

/** Reports whether the service rejected the key. */
export const isRejectedKey = (error: unknown): boolean =>
  isSvcError(error) && "status" in error && error.status === 401;
