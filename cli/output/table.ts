import { shortenId } from "../../analysis/people/short-id.ts";
import { defuseWorkflowCommands, escapeLine } from "../text/escape.ts";
import type { Style } from "../text/style.ts";
import { padText, textWidth, truncateText } from "../text/width.ts";
import { type Column, displayText, isRightAligned, paintCell, shownValue } from "./columns.ts";
import type { FormatterOptions, ListFormatter } from "./formatter.ts";
import { COLUMN_GAP, type PlacedColumn, placeColumns } from "./layout.ts";
import type { Table as TableClass } from "./table.lazy.ts";

const NO_LINES = Object.fromEntries(
  ["top", "top-mid", "top-left", "top-right", "bottom", "bottom-mid", "bottom-left", "bottom-right"]
    .concat(["left", "left-mid", "mid", "mid-mid", "right", "right-mid"])
    .map((name) => [name, ""]),
);

/**
 * A table that fits the terminal. The first page decides the column widths, so that a long list can be printed while it
 * arrives; a terminal too narrow for a table gets one block per item.
 */
export async function createTableFormatter(given: FormatterOptions): Promise<ListFormatter> {
  const { Table } = await import("./table.lazy.ts");
  let placed: PlacedColumn[] | undefined;
  let isFirst = true;
  const inert = (text: string): string => (given.workflowLog ? defuseWorkflowCommands(text) : text);
  return {
    page(items) {
      if (items.length === 0) return "";
      const options = withShortIds(items, given);
      if (isFirst) placed = placeColumns(naturalWidths(items, options), options.width);
      const text = placed
        ? renderTable({ Table, items, placed }, { ...options, header: options.header && isFirst })
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

/**
 * Lines that are given to cli-table3 as one row: most of its time goes by the number of cells. A few, because for every line of a
 * cell it also measures all of them.
 */
const LINES_PER_CELL = 3;

/** What one page of a table is drawn from. */
interface TablePage {
  Table: typeof TableClass;
  items: readonly unknown[];
  placed: readonly PlacedColumn[];
}

function renderTable({ Table, items, placed }: TablePage, options: FormatterOptions): string {
  const { style } = options.cell;
  const table = new Table({
    chars: { ...NO_LINES, middle: " ".repeat(COLUMN_GAP) },
    // Without empty lists here cli-table3 colors on its own account, even into a pipe.
    style: { "padding-left": 0, "padding-right": 0, head: [], border: [], compact: true },
    // Every cell fits: the mark is only measured, which for anything outside ASCII takes 5 ms the first time.
    truncate: "~",
    colWidths: placed.map(({ width }) => width),
    colAligns: placed.map(({ column }) => (isRightAligned(column) ? "right" : "left")),
  });
  const rows = items.map((item) => placed.map((column) => fittingText(column, item, options)));
  const titles = placed.map(({ column, width }) => truncateText(column.title, width));
  const texts = options.header ? [titles, ...rows] : rows;
  for (let start = 0; start < texts.length; start += LINES_PER_CELL) {
    const group = texts.slice(start, start + LINES_PER_CELL);
    table.push(placed.map((_, column) => group.map((row) => row[column]).join("\n")));
  }
  const lines = table.toString().split("\n");
  const heading = options.header ? [paintLine(lines.shift() ?? "", titles, (title) => style.bold(title))] : [];
  const painted = lines.map((line, row) =>
    paintLine(line, rows[row] ?? [], (text, index) => paintPlaced(placed[index], { item: items[row], text }, style)),
  );
  return `${[...heading, ...painted].join("\n")}\n`;
}

/**
 * Colors the cells of a finished line. cli-table3 gets plain text: it measures every cell dozens of times, and with colors in
 * it each time costs ten times as much.
 */
function paintLine(line: string, texts: readonly string[], paint: (text: string, index: number) => string): string {
  let painted = "";
  let position = 0;
  for (const [index, text] of texts.entries()) {
    const at = line.indexOf(text, position);
    painted += line.slice(position, at) + paint(text, index);
    position = at + text.length;
  }
  return painted;
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
