import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Tolerated clock skew. A session or link from further ahead was stored before the clock was set back, and would outlast its lifetime. */
export const MAX_CLOCK_SKEW_MS = 60 * 60 * 1000;

/** A new secret of 256 bits, for a cookie or a link. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** Digest of a token, stored in its place. A token has too many bits to be guessed, so no pepper is needed. */
export function digestToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Reports whether a text can be a token at all. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Encrypts a text with the token, so that the database alone cannot reveal it. */
export function seal(text: string, token: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(token), nonce);
  return Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

/** Decrypts what `seal` made; undefined for anything else. */
export function unseal(sealed: string, token: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv(CIPHER, sealingKey(token), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    // Sealed with another token, or damaged.
    return undefined;
  }
}

function sealingKey(token: string): Buffer {
  return Buffer.from(hkdfSync("sha256", token, "", "svc-server notice", TOKEN_BYTES));
}
