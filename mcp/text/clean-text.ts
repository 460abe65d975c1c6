import { maskKeys } from "../../core/secrets/mask-keys.ts";

// Removes the whole sequence, not only the escape character: the rest would be noise.
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is the point.
const ANSI_SEQUENCE = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
// Everything a display may ignore by Unicode: zero-width and bidi characters, tags, variation selectors, fillers.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\ufffb]/gu;
const CONTROL = /(?![\n\t])\p{Cc}/gu;
const LINE_BREAK = /\r\n?|[\u2028\u2029\u0085]/g;

/** Strips control characters, terminal sequences, invisible and bidi characters, and masks keys. */
export function cleanText(text: string): string {
  return maskKeys(
    text
      .replace(ANSI_SEQUENCE, "")
      .replace(LINE_BREAK, "\n")
      .replace(CONTROL, "")
      .replace(INVISIBLE, "")
      .replace(/\p{Surrogate}/gu, "\ufffd"),
  );
}

/** Cleaned text on a single line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim();
}

/** Truncates text and appends how much was cut. Never splits a surrogate pair. */
export function clip(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = isHighSurrogate(text, maxLength - 1) ? maxLength - 1 : maxLength;
  return `${text.slice(0, end)}…[+${text.length - end} characters]`;
}

/** Truncates a list and appends how many items were cut. */
export function clipList(items: readonly string[], most: number): string[] {
  return items.length > most ? [...items.slice(0, most), `…[+${items.length - most} more]`] : [...items];
}

/** Reports whether the code unit at this index is the first half of a surrogate pair. */
export function isHighSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdbff;
}
