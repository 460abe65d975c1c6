import { escapeText } from "../../../text/escape.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for XML and HTML, in elements and in quoted attributes; characters that XML forbids are shown escaped. */
export const escapeXml = (text: string): string =>
  escapeText(text)
    .replace(/[\ufffe\uffff]/g, "\ufffd")
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
