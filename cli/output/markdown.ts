import { escapeText } from "../text/escape.ts";
import { readPath } from "../text/fields.ts";
import { flatText } from "../text/values.ts";
import { isRightAligned } from "./columns.ts";
import type { FormatterOptions, ListFormatter } from "./formatter.ts";
import { takeOnce } from "./take-once.ts";

/** Escapes server text for Markdown: it renders as that text, without markup, links, images or HTML. */
export const escapeMarkdown = (text: string): string =>
  escapeText(text)
    .replace(/[\\`*_[\]|~#!]/g, "\\$&")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/\t/g, " ")
    .replace(/\n/g, "<br>");

/** A Markdown table of the whole list. */
export function createMarkdownFormatter({ columns }: FormatterOptions): ListFormatter {
  const line = (cells: string[]): string => `| ${cells.join(" | ")} |\n`;
  const takeHeading = takeOnce(
    line(columns.map((column) => escapeMarkdown(column.title))) +
      line(columns.map((column) => (isRightAligned(column) ? "---:" : "---"))),
  );
  return {
    page: (items) =>
      takeHeading() +
      items
        .map((item) => line(columns.map((column) => escapeMarkdown(flatText(readPath(item, column.field))))))
        .join(""),
    end: takeHeading,
  };
}
