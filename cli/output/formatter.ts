import type { CellContext, Column } from "./columns.ts";

/** The output formats of every command that prints data. */
export const OUTPUT_FORMATS = ["table", "json", "ndjson", "csv", "tsv", "yaml", "md"] as const;

/** One of {@link OUTPUT_FORMATS}. */
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

/** Formats pages of items one at a time, so that memory does not grow with the list. */
export interface ListFormatter {
  /** The text of one more page. */
  page(items: readonly unknown[]): string;
  /** The text that ends the document. */
  end(): string;
}

/** Options of a formatter. */
export interface FormatterOptions {
  columns: readonly Column[];
  /** Objects keep only these fields (`--fields`). */
  fields: readonly string[] | undefined;
  header: boolean;
  /** Width of the terminal in columns; `undefined` without one. */
  width: number | undefined;
  cell: CellContext;
  /** Shortens ids to what is unique on their page, for people, who can type the short ones. */
  shortIds?: boolean;
  /** Output goes to a GitHub Actions log, where `::` at the beginning of a line is a command. */
  workflowLog: boolean;
}

/** Output settings, resolved from flags, preferences and the kind of output. */
export interface OutputOptions {
  format: OutputFormat;
  /** Objects keep only these fields, dotted paths as keys. */
  fields: readonly string[] | undefined;
  /** jq expression that filters the JSON. */
  jq: string | undefined;
  header: boolean;
  /** Forces color on or off. */
  color: boolean | undefined;
  /** The pager's command line as configured; false for none. */
  pager: string | false | undefined;
  /** False if a spinner would overwrite the `--debug` trace. */
  spinner: boolean;
}
