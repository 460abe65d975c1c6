import { flatText } from "./flat-text.ts";

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/**
 * Formats a row as tab-separated values like jq's `@tsv` and PostgreSQL's `COPY`: tab, line feed, carriage return and backslash
 * as `\t`, `\n`, `\r` and `\\`. Lone surrogates, which UTF-8 lacks, become U+FFFD.
 */
export const tsvLine = (cells: readonly unknown[]): string =>
  `${cells.map((cell) => flatText(cell).replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? "")).join("\t")}\n`;
