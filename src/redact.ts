/** Masks secrets in a text. */
export type Redactor = (text: string) => string;

const KEY_PREFIX = "svc_live_";
const VISIBLE = KEY_PREFIX.length + 2;
// Of a shorter key, two characters would reveal too much.
const SHORTEST_SHOWN = 25;
// The base64 of a key such as "k", which tests use, leaves one letter, which any word contains.
const SHORTEST_ENCODED = 4;

/** The printable part of a key: `svc_live_ab…`. */
export function maskKey(key: string): string {
  if (!key.startsWith(KEY_PREFIX)) return "…";
  return key.length < SHORTEST_SHOWN ? `${KEY_PREFIX}…` : `${key.slice(0, VISIBLE)}…`;
}

/** Creates a redactor that masks the given key in plain, URL-encoded and base64 form, and anything else shaped like a key. */
export function createRedactor(key: string): Redactor {
  const mask = maskKey(key);
  const encoded = base64Forms(key).filter(({ length }) => length >= SHORTEST_ENCODED);
  const forms = [...new Set([key, encodeURIComponent(key), ...encoded])].filter((form) => form.length > 0);
  const shortest = Math.min(...forms.map(({ length }) => length));
  return (text) => {
    // Fast path: paths and request ids, twice per call.
    if (text.length < shortest) return maskKeys(text);
    let redacted = text;
    for (const form of forms) redacted = redacted.replaceAll(form, mask);
    return maskKeys(redacted);
  };
}

/** Masks whatever is shaped like a key, e.g. one that a gateway's error page quotes. */
export function maskKeys(text: string): string {
  return text.includes(KEY_PREFIX) ? text.replaceAll(/svc_live_([\w-]{0,2})[\w-]*\u2026?/g, `${KEY_PREFIX}$1…`) : text;
}

// The base64 of a text that contains the key depends on the key's offset within a group of three bytes. For each offset, the characters
// that the key's own bits decide. In base64url two characters differ.
function base64Forms(key: string): string[] {
  // A key is ASCII; jsdom has no TextEncoder.
  const bytes = Array.from(key, (character) => character.charCodeAt(0) & 0xff);
  const forms = [0, 1, 2].map((offset) => {
    const padded = String.fromCharCode(...new Uint8Array(offset), ...bytes);
    const firstWhole = Math.ceil((offset * 8) / 6);
    const lastWhole = Math.floor(((offset + bytes.length) * 8) / 6);
    return btoa(padded).slice(firstWhole, lastWhole);
  });
  return forms.flatMap((form) => [form, form.replaceAll("+", "-").replaceAll("/", "_")]);
}

/** Masks secrets in texts and in errors. */
export interface Redaction {
  readonly redact: Redactor;
  /** Copies a foreign error. */
  readonly redactError: (error: unknown) => unknown;
}

/** Masks secrets in an abort reason that is a string or a foreign object; returns anything else unchanged. */
export function redactReason(reason: unknown, { redact, redactError }: Redaction): unknown {
  if (typeof reason === "string") return redact(reason);
  return reason !== null && /object|function|symbol/.test(typeof reason) ? redactError(reason) : reason;
}

/**
 * Copies a foreign error with secrets masked in name, message, code, stack and causes. The original is dropped, because a custom `fetch`
 * may attach the request with its headers to it.
 */
export function redactError(error: unknown, redact: Redactor, depth = 0): unknown {
  if (!isError(error)) return error === undefined ? undefined : new Error(redact(describe(error)));
  const copy = new Error(redact(describe(error.message) || messagesWithin(error)));
  Object.defineProperty(copy, "name", { value: redact(describe(error.name)) });
  copy.stack = redact(describe(error.stack ?? ""));
  const code = (error as { code?: unknown }).code;
  if (typeof code === "string") Object.assign(copy, { code: redact(code) });
  if (error.cause !== undefined && depth < 5) {
    Object.defineProperty(copy, "cause", { value: redactError(error.cause, redact, depth + 1) });
  }
  return copy;
}

/** Messages of the causes, for an error without one: each address of a host refused the connection. */
function messagesWithin(error: Error): string {
  const { errors } = error as { errors?: unknown };
  return Array.isArray(errors) ? errors.map((error) => describe((error as Error | null)?.message)).join(", ") : "";
}

// Also errors of another realm: Jest runs programs in a realm of their own, where Node's errors are not instances of `Error`.
function isError(value: unknown): value is Error {
  return value instanceof Error || (typeof value === "object" && FOREIGN_ERROR.test(describe(value)));
}

const FOREIGN_ERROR = /^\[object (Error|DOMException)\]$/;

// Also used for an error's own members, which may hold anything.
function describe(value: unknown): string {
  try {
    return typeof value === "object" ? Object.prototype.toString.call(value) : String(value);
  } catch {
    return "an unprintable value";
  }
}
