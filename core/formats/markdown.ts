import { flatText } from "./flat-text.ts";

/** Column alignment of a Markdown table. */
export type Alignment = "left" | "right";

/** Markup; line breaks and tabs; leading and trailing white space, which tables trim. A vertical tab has no entity. */
const SPECIAL = /[\\`*_[\]|~#!&<>\n\t\r\f\u2028\u2029]|^[^\S\v]|[^\S\v]$/g;

/** What would begin a list, or turn the line above into a heading: `1.`, `-`, `---`, `===`. */
const BLOCK = /^(?:\d{1,9}(?=[.)](?: |$))|(?=[-+](?: |$)|-[- ]*$|=+$))/;

/**
 * Escapes text for Markdown: it renders literally, without markup, links, images or HTML; a line feed is `<br>`. Controls stay;
 * NUL, which Markdown lacks, and lone surrogates, which UTF-8 lacks, become U+FFFD.
 */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(SPECIAL, (character) => {
      if (character === "\n") return "<br>";
      if (/[\\`*_[\]|~#!]/.test(character)) return `\\${character}`;
      return ENTITIES[character] ?? `&#${character.charCodeAt(0)};`;
    })
    .replace(BLOCK, "$&\\");

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A row of a Markdown table. */
export const markdownRow = (cells: readonly unknown[]): string =>
  `| ${cells.map((cell) => escapeMarkdown(flatText(cell))).join(" | ")} |\n`;

/** The header and delimiter lines of a Markdown table. */
export const markdownHead = (heads: readonly string[], alignments: readonly Alignment[] = []): string =>
  `${markdownRow(heads)}| ${heads.map((_, index) => (alignments[index] === "right" ? "---:" : "---")).join(" | ")} |\n`;

/** A Markdown table; empty without rows. */
export const markdownTable = (heads: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  rows.length === 0 ? "" : markdownHead(heads) + rows.map(markdownRow).join("");

/** A section of a Markdown document; empty without content. */
export const markdownSection = (title: string, content: string): string =>
  content === "" ? "" : `\n## ${title}\n\n${content}`;

/** A Markdown list of texts. */
export const markdownList = (items: readonly string[]): string =>
  items.map((item) => `- ${escapeMarkdown(item)}\n`).join("");

/** Paragraphs of a text; line breaks are preserved. */
export const markdownText = (text: string): string =>
  text.trim() === ""
    ? ""
    : `${text
        .trim()
        .split(/(?:\r?\n){2,}/)
        .map((paragraph) => paragraph.split(/\r?\n/).map(escapeMarkdown).join("  \n"))
        .join("\n\n")}\n`;

/** Text in a code span, in which nothing can be escaped: backticks and white space become one space. */
export const markdownCode = (text: string): string => `\`${text.replace(/[`\s]+/g, " ")}\``;

/** A quotation of one line. */
export const markdownQuote = (text: string): string => `> ${escapeMarkdown(text)}\n`;

/** Text in a fenced code block whose fence does not occur in it. */
export function markdownFence(text: string, language = "text"): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n*$/, "\n")}${fence}\n`;
}
