import { escapeText } from "../text/escape.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not allowed in markup, and hide text.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes text for HTML and SVG, as content or inside a quoted attribute. Characters that markup forbids become `\ufffd`. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "").replace(FORBIDDEN, "\ufffd");

/** Escapes text for XML and HTML; characters that control a screen become visible. */
export const escapeXml = (text: string): string => escapeMarkup(escapeText(text));
