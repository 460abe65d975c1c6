import { maskKeys } from "../service/mask-key.ts";

// The whole sequence goes, not only the escape character: what is left of it would be noise.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const ANSI_SEQUENCE = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
// Everything that Unicode lets a display ignore: zero-width and bidi characters, tags, variation selectors, fillers.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\ufffb]/gu;
const CONTROL = /(?![\n\t])\p{Cc}/gu;
const LINE_BREAK = /\r\n?|[\u2028\u2029\u0085]/g;

/** A recorded text without what a reader cannot see: controls, terminal sequences, invisible and bidi characters. Keys are masked. */
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

/** A recorded text in one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim();
}

/** The beginning of a text, and how much follows where something does. Never splits a surrogate pair. */
export function clip(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = isHighSurrogate(text, maxLength - 1) ? maxLength - 1 : maxLength;
  return `${text.slice(0, end)}…[+${text.length - end} characters]`;
}

/** The first items of a list, and how many follow where some do. */
export function clipList(items: readonly string[], most: number): string[] {
  return items.length > most ? [...items.slice(0, most), `…[+${items.length - most} more]`] : [...items];
}

/** Whether the code unit at this place is the first half of a character. */
export function isHighSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdbff;
}
