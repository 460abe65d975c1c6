/** `svc_live_ab…`: enough to tell keys apart, useless to anyone else. */
export const maskKey = (key: string): string => (key.startsWith("svc_live_") ? `${key.slice(0, 11)}…` : "…");

// A key that is masked already keeps its one ellipsis.
const KEY = /svc_live_[\w-]+(?![\w-]|\u2026)/g;

/** Masks every key in a text. */
export const maskKeys = (text: string): string => text.replace(KEY, maskKey);
