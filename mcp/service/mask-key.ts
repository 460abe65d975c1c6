const KEY = /svc_live_[\w-]+/g;
/** A key of another shape that is shorter than this may be a word of the protocol, such as `tool`. */
const MIN_SECRET_LENGTH = 12;
const VISIBLE = "svc_live_".length + 2;

/** `svc_live_ab…`: enough to tell keys apart, useless to anybody else. */
export function maskKeys(text: string): string {
  return text.includes("svc_live_") ? text.replace(KEY, (key) => `${key.slice(0, VISIBLE)}…`) : text;
}

/** Masks whatever is shaped like a key, and the configured key also when it has another shape but is no mere word. */
export function createMask(key: string | undefined): (text: string) => string {
  if (key === undefined || key.length < MIN_SECRET_LENGTH) return maskKeys;
  // A key with a quote in it stands escaped in JSON.
  const forms = [key, JSON.stringify(key).slice(1, -1)];
  return (text) => forms.reduce((masked, form) => masked.replaceAll(form, () => maskedForm(key)), maskKeys(text));
}

const maskedForm = (key: string): string => (key.startsWith("svc_live_") ? maskKeys(key) : "…");
