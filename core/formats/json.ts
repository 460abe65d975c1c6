/** Characters that JSON allows raw but that control a screen: controls, bidirectional controls and separators. */
const OBEYED = /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Escapes such characters as `\u`: other bytes, equal data, including lone surrogates. */
export const escapeJson = (json: string): string =>
  json.replace(OBEYED, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Formats an indented JSON document. */
export const jsonDocument = (value: unknown): string => `${escapeJson(JSON.stringify(value, null, 2) ?? "null")}\n`;

/** Formats one JSON value on one line (NDJSON). */
export const jsonLine = (value: unknown): string => `${escapeJson(JSON.stringify(value) ?? "null")}\n`;

/** Parses JSON; undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
