import { maskKey, maskKeys } from "../../core/secrets/mask-keys.ts";

/** A shorter key without the usual prefix could be a word of the protocol, such as `tool`. */
const MIN_SECRET_LENGTH = 12;

/** Masks everything that looks like a key, and the configured key even when it does not. */
export function createMask(key: string | undefined): (text: string) => string {
  if (key === undefined || key.length < MIN_SECRET_LENGTH) return maskKeys;
  // A key that contains a quote appears escaped in JSON.
  const forms = [key, JSON.stringify(key).slice(1, -1)];
  return (text) => forms.reduce((masked, form) => masked.replaceAll(form, () => maskKey(key)), maskKeys(text));
}
