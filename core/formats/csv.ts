import { stringify } from "csv-stringify/sync";
import { flatText } from "./flat-text.ts";

/** Text that a spreadsheet would evaluate, even after spaces, and text already escaped by an apostrophe. */
const FORMULA = /^'*(?:\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/;

/**
 * Formats rows as CSV (RFC 4180): CRLF, quotes where needed, text otherwise unchanged. Text that a spreadsheet would read as a
 * formula gets one leading apostrophe; to read it back, remove one from cells that match `FORMULA` and begin with it. Numbers
 * stay numbers. Lone surrogates, which UTF-8 lacks, become U+FFFD.
 */
export const csvLines = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((row) => row.map(cellOf)),
    { record_delimiter: "windows", quoted_match: /^\s|\s$|[\r\n]/ },
  );

function cellOf(value: unknown): string {
  const text = flatText(value);
  return typeof value !== "number" && FORMULA.test(text) ? `'${text}` : text;
}
