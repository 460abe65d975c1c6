import { escapeText } from "../text/escape.ts";
import { readPath } from "../text/fields.ts";
import { flatText } from "../text/values.ts";
import type { FormatterOptions, ListFormatter } from "./formatter.ts";
import { takeOnce } from "./take-once.ts";

/**
 * A spreadsheet executes a cell that begins like this (even after spaces), so such text gets a leading apostrophe. Numbers are
 * the API's own and stay numbers.
 */
const FORMULA = /^\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\n]/;

function csvCell(value: unknown): string {
  const text = escapeText(flatText(value));
  return typeof value !== "number" && FORMULA.test(text) ? `'${text}` : text;
}

/** CSV per RFC 4180 (CRLF, quotes where needed), with formula cells defused. */
export async function createCsvFormatter({ columns, header }: FormatterOptions): Promise<ListFormatter> {
  const { stringify } = await import("./csv.lazy.ts");
  const lines = (rows: string[][]): string =>
    stringify(rows, { record_delimiter: "windows", quoted_match: /^\s|\s$|\n/ });
  const takeHeading = takeOnce(header ? lines([columns.map((column) => column.field)]) : "");
  return {
    page: (items) =>
      takeHeading() + lines(items.map((item) => columns.map((column) => csvCell(readPath(item, column.field))))),
    end: takeHeading,
  };
}
