import type { CellContext, Column } from "./columns.ts";

/** The output formats of every command that prints data. */
export const OUTPUT_FORMATS = ["table", "json", "ndjson", "csv", "tsv", "yaml", "md"] as const;

/** One of {@link OUTPUT_FORMATS}. */
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

/** Turns pages of items into text, page by page, so that memory stays flat however long the list is. */
export interface ListFormatter {
  /** The text of one more page. */
  page(items: readonly unknown[]): string;
  /** What is left to print when the list has ended. */
  end(): string;
}

/** What a formatter is made from. */
export interface FormatterOptions {
  columns: readonly Column[];
  /** Chosen by `--fields`: objects keep only these. */
  fields: readonly string[] | undefined;
  header: boolean;
  /** Columns of the terminal; `undefined` where nothing has to fit. */
  width: number | undefined;
  cell: CellContext;
  /** Text goes to a GitHub Actions log, where `::` at the beginning of a line is a command. */
  workflowLog: boolean;
}
