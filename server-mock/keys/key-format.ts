import { createHmac } from "node:crypto";

/** Prefix of every API key. */
export const KEY_PREFIX = "svc_live_";

/** Characters after `svc_live_` that lists of keys show. */
export const SHOWN_CHARACTERS = 4;

/** Prefix of a key that identifies it to its owner and grants no access. */
export function shownPrefix(key: string): string {
  return key.slice(0, KEY_PREFIX.length + SHOWN_CHARACTERS);
}

/** Digest stored instead of a key. Guesses cannot be tested against it without the pepper, which is not in the database. */
export function digestKey(key: string, pepper: string): string {
  return createHmac("sha256", pepper).update(key).digest("base64url");
}
