import Table from "cli-table3";
import stringWidth from "string-width";
import { COLUMN_GAP, textWidth, truncateText } from "./width.ts";

/** Layout of a table. */
export interface TableLayout {
  /** Widths of the columns in terminal columns, where they are known beforehand; cells are cut to them already. */
  widths?: readonly number[];
  /** Columns whose cells line up on the right. */
  right?: readonly boolean[];
  /** Lines around the cells. */
  borders?: boolean;
}

/** cli-table3 compares every cell with all above it: a few rows at a time take half as long as twenty, and of hundreds it takes seconds. */
const ROWS_AT_ONCE = 5;

// Without the empty lists cli-table3 colors head and borders on its own account, even where color is off.
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
  const colWidths = [...(widths ?? (borders ? [] : widestOf(rows)))];
  const lines: string[] = [];
  // A frame is drawn around all rows.
  const step = borders ? rows.length : ROWS_AT_ONCE;
  for (let start = 0; start < rows.length; start += step) {
    const table = new Table({
      colWidths,
      colAligns: (right ?? []).map((isRight) => (isRight ? "right" : "left")),
      ...(borders
        ? { style: STYLE }
        : { chars: NO_BORDERS, style: { ...STYLE, "padding-left": 0, "padding-right": 0 } }),
    });
    for (const row of rows.slice(start, start + step)) table.push(borders ? [...row] : row.map(withGap));
    lines.push(...table.toString().split("\n"));
  }
  return lines.map((line) => line.trimEnd());
}

/** Width of a cell by our measure or by cli-table3's, which takes marks of Devanagari and Hebrew for letters, whichever is larger. */
export const cellWidth = (text: string): number => textWidth(text) + Math.max(0, excessOf(text));

/** Truncates a cell to `width` columns by either measure: what is wider, cli-table3 would cut within a character. */
export function cutCell(text: string, width: number): string {
  let cut = truncateText(text, width);
  for (let limit = width - 1; cellWidth(cut) > width && limit >= 0; limit -= 1) cut = truncateText(text, limit);
  return cut;
}

const widestOf = (rows: readonly (readonly string[])[]): number[] =>
  (rows[0] ?? []).map((_, column) => Math.max(1, ...rows.map((row) => cellWidth(row[column] ?? ""))));

/** Columns by which cli-table3 takes a text for wider than a terminal draws it; below zero for emoji that it does not know. */
const excessOf = (text: string): number =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors
  /^[\u0020-\u007e\u2026\u001b]*$/.test(text) ? 0 : stringWidth(text) - textWidth(text);

/** A cell; the gap before it makes up for what the cell on its left was padded too little or too much. */
function withGap(content: string, column: number, row: readonly string[]) {
  const excess = excessOf(row[column - 1] ?? "");
  return excess === 0 ? content : { content, chars: { middle: " ".repeat(Math.max(0, COLUMN_GAP + excess)) } };
}
