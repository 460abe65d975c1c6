import { escapeLine } from "../../core/text/escape.ts";
import { drawTable } from "../text/draw-table.ts";
import { readPath } from "../text/fields.ts";
import { COLUMN_GAP, textWidth } from "../text/width.ts";
import { wrapText } from "../text/wrap.ts";
import { type Column, displayText, paintCell, type Screen } from "./columns.ts";

/** `title  value` lines. Nothing is truncated. Sentences are wrapped; a URL or a path stays whole, to be copied. */
export function fieldLines(columns: readonly Column[], item: unknown, screen: Screen): string {
  const { style, width } = screen;
  const room = width && width - Math.max(0, ...columns.map(({ title }) => textWidth(title))) - COLUMN_GAP;
  const rows = columns.flatMap((column) => {
    const text = escapeLine(displayText(column, item, screen));
    const isName = column.kind === "id" || column.kind === "person";
    const painted = isName ? text : paintCell(column, readPath(item, column.field), text, style);
    const lines = text.includes(" ") ? wrapText(painted, room).split("\n") : [painted];
    return lines.map((line, index) => [index === 0 ? style.bold(column.title) : "", line]);
  });
  return drawTable(rows)
    .map((line) => `${line}\n`)
    .join("");
}
