import { markdownHead, markdownRow } from "../../core/formats/markdown.ts";
import { tsvLine } from "../../core/formats/tsv.ts";
import { defuseWorkflowCommands } from "../../core/text/escape.ts";
import { readPath } from "../text/fields.ts";
import { type Column, isRightAligned } from "./columns.ts";
import type { FormatterOptions, ListFormatter } from "./formatter.ts";

/** Items as CSV, a column each for the fields. */
export async function createCsvFormatter({
  columns,
  header,
}: Pick<FormatterOptions, "columns" | "header">): Promise<ListFormatter> {
  const { csvLines } = await import("./csv.lazy.ts");
  return rowFormatter(header ? csvLines([fieldsOf(columns)]) : "", (items) => csvLines(items.map(valuesIn(columns))));
}

/** One line per item. */
export function createTsvFormatter({ columns, header, workflowLog }: FormatterOptions): ListFormatter {
  const inert = (text: string): string => (workflowLog ? defuseWorkflowCommands(text) : text);
  const heading = header ? tsvLine(fieldsOf(columns)) : "";
  return rowFormatter(inert(heading), (items) => inert(items.map(valuesIn(columns)).map(tsvLine).join("")));
}

/** A Markdown table of the whole list. */
export function createMarkdownFormatter({ columns }: FormatterOptions): ListFormatter {
  const titles = columns.map(({ title }) => title);
  const alignments = columns.map((column) => (isRightAligned(column) ? "right" : "left"));
  const rows = (items: readonly unknown[]): string => items.map(valuesIn(columns)).map(markdownRow).join("");
  return rowFormatter(markdownHead(titles, alignments), rows);
}

const fieldsOf = (columns: readonly Column[]): string[] => columns.map(({ field }) => field);

const valuesIn =
  (columns: readonly Column[]) =>
  (item: unknown): unknown[] =>
    columns.map(({ field }) => readPath(item, field));

/** The heading is printed once: before the first page, or at the end of an empty list. */
function rowFormatter(heading: string, rows: (items: readonly unknown[]) => string): ListFormatter {
  let left = heading;
  const takeHeading = (): string => {
    const taken = left;
    left = "";
    return taken;
  };
  return { page: (items) => takeHeading() + rows(items), end: takeHeading };
}
