import { shortenId } from "../../core/ids/short-id.ts";
import { defuseWorkflowCommands, escapeLine } from "../../core/text/escape.ts";
import { cellWidth, cutCell, drawTable } from "../text/draw-table.ts";
import { COLUMN_GAP, textWidth } from "../text/width.ts";
import { type Column, displayText, isRightAligned, paintCell, shownValue } from "./columns.ts";
import type { FormatterOptions, ListFormatter } from "./formatter.ts";
import { type PlacedColumn, placeColumns } from "./layout.ts";

/**
 * A table that fits the terminal. The first page decides the column widths, so that a long list can be printed while it
 * arrives; a terminal too narrow for a table gets one block per item.
 */
export function createTableFormatter(given: FormatterOptions): ListFormatter {
  let placed: PlacedColumn[] | undefined;
  let isFirst = true;
  const inert = (text: string): string => (given.workflowLog ? defuseWorkflowCommands(text) : text);
  return {
    page(items) {
      if (items.length === 0) return "";
      const options = withShortIds(items, given);
      if (isFirst) placed = placeColumns(naturalWidths(items, options), options.width);
      const text = placed
        ? renderTable(items, placed, { ...options, header: options.header && isFirst })
        : renderBlocks(items, options, isFirst);
      isFirst = false;
      return inert(text);
    },
    end: () => "",
  };
}

/** Ids of the page, as short as they stay different from each other. */
function withShortIds(items: readonly unknown[], options: FormatterOptions): FormatterOptions {
  if (!options.shortIds) return options;
  const columns = options.columns.filter(({ kind }) => kind === "id" || kind === "person");
  const ids = new Set(columns.flatMap((column) => items.map((item) => String(shownValue(column, item)))));
  return { ...options, cell: { ...options.cell, shorten: (id) => shortenId(id, ids) } };
}

const cellText = (column: Column, item: unknown, options: FormatterOptions): string =>
  escapeLine(displayText(column, item, options.cell));

const naturalWidths = (items: readonly unknown[], options: FormatterOptions): PlacedColumn[] =>
  options.columns.map((column) => ({
    column,
    width: items.reduce<number>(
      (widest, item) => Math.max(widest, cellWidth(cellText(column, item, options))),
      Math.max(cellWidth(column.title), column.least ?? 0),
    ),
  }));

/** A heading and a line for each item. Titles and text are cut before they are colored. */
function renderTable(items: readonly unknown[], placed: readonly PlacedColumn[], options: FormatterOptions): string {
  const { bold } = options.cell.style;
  const heading = options.header ? [placed.map(({ column, width }) => bold(cutCell(column.title, width)))] : [];
  const rows = items.map((item) => placed.map((column) => paintedCell(column, item, options)));
  const lines = drawTable([...heading, ...rows], {
    // A later page may have longer ids, which are never truncated.
    widths: placed.map(({ column, width }, index) =>
      column.kind === "id" ? Math.max(width, ...rows.map((row) => cellWidth(row[index] ?? ""))) : width,
    ),
    right: placed.map(({ column }) => isRightAligned(column)),
  });
  return `${lines.join("\n")}\n`;
}

function paintedCell({ column, width }: PlacedColumn, item: unknown, options: FormatterOptions): string {
  const text = cellText(column, item, options);
  const fitting = column.kind === "id" ? text : cutCell(text, width);
  return paintCell(column, shownValue(column, item), fitting, options.cell.style);
}

/** One block per item with its id on a separate line: an id is never truncated, and 36 characters rarely fit beside a title. */
function renderBlocks(items: readonly unknown[], options: FormatterOptions, isFirst: boolean): string {
  const { style } = options.cell;
  const others = options.columns.filter((column) => column.kind !== "id");
  const titleWidth = Math.max(0, ...others.map((column) => textWidth(column.title)));
  const room = (options.width ?? 80) - titleWidth - COLUMN_GAP;
  const block = (item: unknown): string => {
    const rows = others.map((column) => [style.dim(column.title), paintedCell({ column, width: room }, item, options)]);
    const fields = drawTable(rows, { widths: [titleWidth, room] });
    return options.columns
      .map((column) => `${column.kind === "id" ? style.bold(cellText(column, item, options)) : fields.shift()}\n`)
      .join("");
  };
  return (isFirst ? "" : "\n") + items.map(block).join("\n");
}
