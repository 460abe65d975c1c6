import type { CopyOwner } from "./copy.ts";

/** Identifies the service and key that a copy is bound to. */
export async function ownerOf({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }): Promise<CopyOwner> {
  const origin = URL.canParse(baseUrl) ? new URL(baseUrl).origin : "";
  return { origin, key: await digestOfKey(apiKey) };
}

/** Digest that identifies a key and reveals no part of it. */
export async function digestOfKey(key: string): Promise<string> {
  const { createHash } = await import("node:crypto");
  return createHash("sha256").update(key).digest("hex").slice(0, 16);
}
