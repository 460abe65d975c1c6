/** Controls, bidirectional controls and separators that JSON allows raw, and that a screen would obey. */
const OBEYED = /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** JSON text with such characters as `\u` escapes: other bytes, equal data, a lone surrogate included. */
export const escapeJson = (json: string): string =>
  json.replace(OBEYED, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** An indented JSON document. */
export const jsonDocument = (value: unknown): string => `${escapeJson(JSON.stringify(value, null, 2) ?? "null")}\n`;

/** One JSON value on a line of its own (NDJSON). */
export const jsonLine = (value: unknown): string => `${escapeJson(JSON.stringify(value) ?? "null")}\n`;

/** The value of a JSON text; undefined for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
