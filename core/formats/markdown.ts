import { flatText } from "./flat-text.ts";

/** Column alignment of a Markdown table. */
export type Alignment = "left" | "right";

/** Markup; line breaks and tabs; white space at an end, which tables trim. A vertical tab has no entity. */
const SPECIAL = /[\\`*_[\]|~#!&<>\n\t\r\f\u2028\u2029]|^[^\S\v]|[^\S\v]$/g;

/**
 * Text for Markdown: it renders as that text, without markup, links, images or HTML; a line feed is `<br>`. Controls stay
 * as they are; Markdown has no NUL and UTF-8 no lone surrogate: both become U+FFFD.
 */
export const escapeMarkdown = (text: string): string =>
  text.replace(SPECIAL, (character) => {
    if (character === "\n") return "<br>";
    if (/[\\`*_[\]|~#!]/.test(character)) return `\\${character}`;
    return ENTITIES[character] ?? `&#${character.charCodeAt(0)};`;
  });

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A row of a Markdown table. */
export const markdownRow = (cells: readonly unknown[]): string =>
  `| ${cells.map((cell) => escapeMarkdown(flatText(cell))).join(" | ")} |\n`;

/** The two lines that begin a Markdown table. */
export const markdownHead = (heads: readonly string[], alignments: readonly Alignment[] = []): string =>
  `${markdownRow(heads)}| ${heads.map((_, index) => (alignments[index] === "right" ? "---:" : "---")).join(" | ")} |\n`;

/** A Markdown table; nothing without rows. */
export const markdownTable = (heads: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  rows.length === 0 ? "" : markdownHead(heads) + rows.map(markdownRow).join("");

/** A section of a Markdown document; nothing when it has no content. */
export const markdownSection = (title: string, content: string): string =>
  content === "" ? "" : `\n## ${title}\n\n${content}`;

/** A Markdown list of texts. */
export const markdownList = (items: readonly string[]): string =>
  items.map((item) => `- ${escapeMarkdown(item)}\n`).join("");

/** Paragraphs of a text, whose line breaks stay. */
export const markdownText = (text: string): string =>
  text.trim() === ""
    ? ""
    : `${text
        .trim()
        .split(/(?:\r?\n){2,}/)
        .map((paragraph) => paragraph.split(/\r?\n/).map(escapeMarkdown).join("  \n"))
        .join("\n\n")}\n`;

/** A quotation of one line. */
export const markdownQuote = (text: string): string => `> ${escapeMarkdown(text)}\n`;

/** Text as it is, in a code block that it cannot end. */
export function markdownFence(text: string, language = "text"): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n*$/, "\n")}${fence}\n`;
}
