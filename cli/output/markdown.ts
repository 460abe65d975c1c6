import { markdownHead, markdownRow } from "../../core/formats/markdown.ts";
import { readPath } from "../text/fields.ts";
import { isRightAligned } from "./columns.ts";
import type { FormatterOptions, ListFormatter } from "./formatter.ts";
import { takeOnce } from "./take-once.ts";

/** A Markdown table of the whole list. */
export function createMarkdownFormatter({ columns }: FormatterOptions): ListFormatter {
  const alignments = columns.map((column) => (isRightAligned(column) ? "right" : "left"));
  const takeHeading = takeOnce(
    markdownHead(
      columns.map(({ title }) => title),
      alignments,
    ),
  );
  return {
    page: (items) =>
      takeHeading() + items.map((item) => markdownRow(columns.map(({ field }) => readPath(item, field)))).join(""),
    end: takeHeading,
  };
}
