import { escapeText } from "./escape.ts";
import { readPath } from "./fields.ts";
import type { FormatterOptions, ListFormatter } from "./formatter.ts";
import { takeOnce } from "./take-once.ts";
import { flatText } from "./values.ts";

/**
 * A spreadsheet runs a cell that begins like this (after spaces, too), so such text gets an apostrophe in front. Numbers are
 * the API's own and stay numbers.
 */
const FORMULA = /^\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\n]/;

function csvCell(value: unknown): string {
  const text = escapeText(flatText(value));
  return typeof value !== "number" && FORMULA.test(text) ? `'${text}` : text;
}

/** CSV per RFC 4180 (CRLF, quotes where needed), with formula cells defused. */
export async function createCsvFormatter({ columns, header }: FormatterOptions): Promise<ListFormatter> {
  const { csvEngine } = await import("../engines/csv.ts");
  const lines = (rows: string[][]): string =>
    csvEngine.stringify(rows, { record_delimiter: "windows", quoted_match: /^\s|\s$|\n/ });
  const takeHeading = takeOnce(header ? lines([columns.map((column) => column.field)]) : "");
  return {
    page: (items) =>
      takeHeading() + lines(items.map((item) => columns.map((column) => csvCell(readPath(item, column.field))))),
    end: takeHeading,
  };
}
