import { createHmac } from "node:crypto";

/** Every API key starts with this. */
export const KEY_PREFIX = "svc_live_";

/** Characters of a key after `svc_live_` that its list shows. */
export const SHOWN_CHARACTERS = 4;

/** The beginning of a key, which identifies it to its owner and opens nothing. */
export function shownPrefix(key: string): string {
  return key.slice(0, KEY_PREFIX.length + SHOWN_CHARACTERS);
}

/** Digest stored instead of a key. Without the pepper, which is not in the database, nobody can test guesses against it. */
export function digestKey(key: string, pepper: string): string {
  return createHmac("sha256", pepper).update(key).digest("base64url");
}
