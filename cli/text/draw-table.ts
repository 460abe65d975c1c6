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

/** Most rows that go to cli-table3 together: as lines of one cell for each column they take half as long as cells of their own. */
const ROWS_AT_ONCE = 8;

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
  for (const part of borders ? [rows] : partsOf(rows)) {
    const table = new Table({
      colWidths,
      colAligns: (right ?? []).map((isRight) => (isRight ? "right" : "left")),
      ...(borders
        ? { style: STYLE }
        : { chars: NO_BORDERS, style: { ...STYLE, "padding-left": 0, "padding-right": 0 } }),
    });
    if (borders) table.push(...part.map((row) => [...row]));
    else if (part.length === 1) table.push((part[0] ?? []).map(withGap));
    else table.push((part[0] ?? []).map((_, column) => part.map((row) => row[column] ?? "").join("\n")));
    lines.push(...table.toString().split("\n"));
  }
  return lines.map((line) => line.trimEnd());
}

/** Rows that are laid out together; one with a cell that is measured in two ways has gaps of its own. */
function partsOf(rows: readonly (readonly string[])[]): (readonly string[])[][] {
  const parts: (readonly string[])[][] = [];
  let isOpen = false;
  for (const row of rows) {
    const isApart = row.some((cell) => excessOf(cell) !== 0);
    const last = parts.at(-1);
    if (last && isOpen && !isApart && last.length < ROWS_AT_ONCE) last.push(row);
    else parts.push([row]);
    isOpen = !isApart;
  }
  return parts;
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
