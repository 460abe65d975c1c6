import { shortenId } from "../../core/ids/short-id.ts";
import { defuseWorkflowCommands, escapeLine } from "../../core/text/escape.ts";
import type { Style } from "../text/style.ts";
import { padText, textWidth, truncateText } from "../text/width.ts";
import { type Column, displayText, isRightAligned, paintCell, shownValue } from "./columns.ts";
import type { FormatterOptions, ListFormatter } from "./formatter.ts";
import { COLUMN_GAP, type PlacedColumn, placeColumns } from "./layout.ts";

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
      (widest, item) => Math.max(widest, textWidth(cellText(column, item, options))),
      textWidth(column.title),
    ),
  }));

/** A heading and a line for each item. Titles and text are cut before they are padded and colored, so that colors change no width. */
function renderTable(items: readonly unknown[], placed: readonly PlacedColumn[], options: FormatterOptions): string {
  const { style } = options.cell;
  const titles = placed.map(({ column, width }) => truncateText(column.title, width));
  const heading = options.header ? [tableLine(titles, placed, (title) => style.bold(title))] : [];
  const lines = items.map((item) => {
    const texts = placed.map((column) => fittingText(column, item, options));
    return tableLine(texts, placed, (text, index) => paintPlaced(placed[index], { item, text }, style));
  });
  return `${[...heading, ...lines].join("\n")}\n`;
}

/** Cells side by side, without spaces at the end. */
function tableLine(
  texts: readonly string[],
  placed: readonly PlacedColumn[],
  paint: (text: string, index: number) => string,
): string {
  const cells = texts.map((text, index) => {
    const { column, width } = placed[index] as PlacedColumn;
    const space = " ".repeat(Math.max(0, width - textWidth(text)));
    if (isRightAligned(column)) return space + paint(text, index);
    return index === texts.length - 1 ? paint(text, index) : paint(text, index) + space;
  });
  return cells.join(" ".repeat(COLUMN_GAP));
}

const paintPlaced = (
  placed: PlacedColumn | undefined,
  { item, text }: { item: unknown; text: string },
  style: Style,
): string => (placed ? paintCell(placed.column, shownValue(placed.column, item), text, style) : text);

function fittingText({ column, width }: PlacedColumn, item: unknown, options: FormatterOptions): string {
  const text = cellText(column, item, options);
  return column.kind === "id" ? text : truncateText(text, width);
}

const paintedCell = (placed: PlacedColumn, item: unknown, options: FormatterOptions): string =>
  paintPlaced(placed, { item, text: fittingText(placed, item, options) }, options.cell.style);

/** One block per item with its id on a separate line: an id is never truncated, and 36 characters rarely fit beside a title. */
function renderBlocks(items: readonly unknown[], options: FormatterOptions, isFirst: boolean): string {
  const { style } = options.cell;
  const others = options.columns.filter((column) => column.kind !== "id");
  const titleWidth = Math.max(0, ...others.map((column) => textWidth(column.title)));
  const room = (options.width ?? 80) - titleWidth - COLUMN_GAP;
  const line = (column: Column, item: unknown): string => {
    if (column.kind === "id") return `${style.bold(cellText(column, item, options))}\n`;
    const title = style.dim(padText(column.title, titleWidth, "left"));
    return `${title}${" ".repeat(COLUMN_GAP)}${paintedCell({ column, width: room }, item, options)}\n`;
  };
  const block = (item: unknown): string => options.columns.map((column) => line(column, item)).join("");
  return (isFirst ? "" : "\n") + items.map(block).join("\n");
}
