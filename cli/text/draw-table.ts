import Table from "cli-table3";
import stringWidth from "string-width";
import { COLUMN_GAP, textWidth, truncateText } from "./width.ts";

/** Layout of a table. */
export interface TableLayout {
  /** Widths in terminal columns, if known beforehand; cells are already cut to them. */
  widths?: readonly number[];
  /** Right-aligned columns. */
  right?: readonly boolean[];
  /** Lines around the cells. */
  borders?: boolean;
}

/** Rows that cli-table3 lays out at once, since its memory grows with them. Tables with borders have fewer. */
const ROWS_AT_ONCE = 100;

// Without the empty lists cli-table3 colors head and borders, even if color is off.
const STYLE = { head: [], border: [], compact: true };

const NO_BORDERS = {
  ...Object.fromEntries(
    ["top", "bottom", "left", "right", "mid"].flatMap((side) =>
      ["", "-mid", "-left", "-right"].map((corner) => [`${side}${corner}`, ""]),
    ),
  ),
  middle: " ".repeat(COLUMN_GAP),
};

/** Lines of a table, without spaces at the end. Cells are one line each, escaped, and may be colored. */
export function drawTable(
  rows: readonly (readonly string[])[],
  { widths, right, borders }: TableLayout = {},
): string[] {
  if (rows.length === 0) return [];
  const options = {
    colWidths: [...(widths ?? (borders ? [] : widestOf(rows)))],
    colAligns: (right ?? []).map((isRight) => (isRight ? ("right" as const) : ("left" as const))),
    ...(borders ? { style: STYLE } : { chars: NO_BORDERS, style: { ...STYLE, "padding-left": 0, "padding-right": 0 } }),
  };
  const lines: string[] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const table = new Table(options);
    table.push(...rows.slice(start, start + ROWS_AT_ONCE).map((row) => (borders ? [...row] : row.map(withGap))));
    lines.push(...table.toString().split("\n"));
  }
  return lines.map((line) => line.trimEnd());
}

/** Width of a cell: the larger of our measure and cli-table3's, which counts combining marks of Devanagari and Hebrew. */
export const cellWidth = (text: string): number => textWidth(text) + Math.max(0, excessOf(text));

/** Truncates a cell to `width` columns by either measure: cli-table3 would cut a wider one within a character. */
export function cutCell(text: string, width: number): string {
  let cut = truncateText(text, width);
  for (let limit = width - 1; cellWidth(cut) > width && limit >= 0; limit -= 1) cut = truncateText(text, limit);
  return cut;
}

const widestOf = (rows: readonly (readonly string[])[]): number[] =>
  (rows[0] ?? []).map((_, column) => Math.max(1, ...rows.map((row) => cellWidth(row[column] ?? ""))));

/** Columns by which cli-table3 overestimates a text's width; negative for emoji that it does not know. */
const excessOf = (text: string): number =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors
  /^[ -~\u00c0-\u024f\u2013-\u201d\u2026\u001b]*$/.test(text) ? 0 : stringWidth(text) - textWidth(text);

/** A cell; the gap before it corrects the padding of the cell on its left. */
function withGap(content: string, column: number, row: readonly string[]) {
  const excess = excessOf(row[column - 1] ?? "");
  return excess === 0 ? content : { content, chars: { middle: " ".repeat(Math.max(0, COLUMN_GAP + excess)) } };
}
