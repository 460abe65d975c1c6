import { flatText } from "./flat-text.ts";

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/**
 * A row as tab-separated values, as jq's `@tsv` and PostgreSQL's `COPY` write it: a tab, a line feed, a carriage return and a backslash
 * are `\t`, `\n`, `\r` and `\\`, every other character is itself. UTF-8 makes a lone surrogate U+FFFD.
 */
export const tsvLine = (cells: readonly unknown[]): string =>
  `${cells.map((cell) => flatText(cell).replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? "")).join("\t")}\n`;
