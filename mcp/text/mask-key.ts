const KEY = /svc_live_[\w-]+/g;
/** A shorter key without the usual prefix could be a word of the protocol, such as `tool`. */
const MIN_SECRET_LENGTH = 12;
const VISIBLE = "svc_live_".length + 2;

/** `svc_live_ab…`: enough to distinguish keys, useless to an attacker. */
export function maskKeys(text: string): string {
  return text.includes("svc_live_") ? text.replace(KEY, (key) => `${key.slice(0, VISIBLE)}…`) : text;
}

/** Masks everything that looks like a key, and the configured key even when it does not. */
export function createMask(key: string | undefined): (text: string) => string {
  if (key === undefined || key.length < MIN_SECRET_LENGTH) return maskKeys;
  // A key that contains a quote appears escaped in JSON.
  const forms = [key, JSON.stringify(key).slice(1, -1)];
  return (text) => forms.reduce((masked, form) => masked.replaceAll(form, () => maskedForm(key)), maskKeys(text));
}

const maskedForm = (key: string): string => (key.startsWith("svc_live_") ? maskKeys(key) : "…");
