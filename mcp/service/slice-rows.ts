import type { RowsResponse, ToolResponse, Value } from "../response/tool-response.ts";
import { fitsResponse } from "../response/write-response.ts";

/** Pages of rows, as the arguments of a list name them. */
export interface Slice {
  page: number;
  limit: number;
  /** Number of pages. */
  pages: number;
}

/** Rows that were filtered or sorted here, and the part of them to show. */
export interface RowSlice<Item> extends Slice {
  items: readonly Item[];
  columns: readonly string[];
  toRow: (item: Item) => readonly Value[];
  /** Note on an empty list. */
  whenEmpty: string;
}

/** The items on the pages of a slice. */
export const sliceItems = <Item>(items: readonly Item[], { page, limit, pages }: Slice): Item[] =>
  items.slice((page - 1) * limit, (page - 1 + pages) * limit);

/** Returns pages of rows, as many as fit, and reports where to continue. */
export function sliceRows<Item>({ items, columns, toRow, whenEmpty, ...slice }: RowSlice<Item>): RowsResponse {
  const { page, limit } = slice;
  const rows = sliceItems(items, slice).map(toRow);
  return fitRows(rows.length, (fitting) => {
    // Of several pages whole ones are shown, so that the next call can continue with a page.
    const shown = fitting < rows.length && fitting > limit ? fitting - (fitting % limit) : fitting;
    const hasMore = (page - 1) * limit + shown < items.length;
    const nextPage = hasMore && shown % limit === 0 ? page + shown / limit : undefined;
    const next = nextPage === undefined ? `call again with limit ${shown}` : `continue with page ${nextPage}`;
    return {
      facts: { rows_shown: shown, total: items.length, has_more: hasMore, next_page: nextPage },
      table: { columns, rows: rows.slice(0, shown) },
      notes: [
        shown < rows.length ? `Only ${shown} of ${rows.length} rows fit: ${next}.` : "",
        rows.length === 0 && items.length > 0 ? `There is no page ${page}: start with page 1.` : "",
        items.length === 0 ? whenEmpty : "",
      ],
    };
  });
}

/** Renders as many of a number of rows as fit the result, at least one. */
export function fitRows<Shown extends ToolResponse>(count: number, respond: (shown: number) => Shown): Shown {
  for (let shown = count; shown > 1; shown = Math.floor(shown * 0.8)) {
    const response = respond(shown);
    if (fitsResponse(response)) return response;
  }
  return respond(Math.min(count, 1));
}
