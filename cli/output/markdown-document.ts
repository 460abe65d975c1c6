import { escapeText } from "../text/escape.ts";
import { flatText } from "../text/values.ts";
import { escapeMarkdown } from "./markdown.ts";

/** A section of a Markdown document; nothing when it has no content. */
export const markdownSection = (title: string, content: string): string =>
  content === "" ? "" : `\n## ${title}\n\n${content}`;

/** A Markdown table of texts; nothing without rows. */
export function markdownTable(heads: readonly string[], rows: readonly (readonly unknown[])[]): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly unknown[]): string =>
    `| ${cells.map((cell) => escapeMarkdown(flatText(cell))).join(" | ")} |\n`;
  return `${line(heads)}|${heads.map(() => " --- |").join("")}\n${rows.map(line).join("")}`;
}

/** A Markdown list of texts. */
export const markdownList = (items: readonly string[]): string =>
  items.map((item) => `- ${escapeMarkdown(item)}\n`).join("");

/** Paragraphs of a text, whose line breaks stay. */
export const markdownText = (text: string): string =>
  text.trim() === ""
    ? ""
    : `${text
        .trim()
        .split(/\n{2,}/)
        .map((paragraph) => paragraph.split("\n").map(escapeMarkdown).join("  \n"))
        .join("\n\n")}\n`;

/** A quotation of one line. */
export const markdownQuote = (text: string): string => `> ${escapeMarkdown(text)}\n`;

/** Text as it is, in a code block that it cannot end. */
export const markdownBlock = (text: string): string => markdownFence(escapeText(text), "text");

/** A code block of escaped text in a language, which the text cannot end. */
export function markdownFence(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n*$/, "\n")}${fence}\n`;
}
