import type { ToolResponse, Value } from "../response/tool-response.ts";
import { fitsResponse } from "../response/write-response.ts";

/** Rows that were filtered or sorted here, and the part of them to show. */
export interface RowSlice<Item> {
  items: readonly Item[];
  page: number;
  limit: number;
  columns: readonly string[];
  toRow: (item: Item) => readonly Value[];
  /** Note on an empty list. */
  whenEmpty: string;
}

/** Returns one page of rows, as many as fit, and reports where to continue. */
export function sliceRows<Item>({ items, page, limit, columns, toRow, whenEmpty }: RowSlice<Item>): ToolResponse {
  const start = (page - 1) * limit;
  const rows = items.slice(start, start + limit).map(toRow);
  const respond = (shown: number): ToolResponse => {
    const isCut = shown < rows.length;
    const hasMore = isCut || start + limit < items.length;
    return {
      facts: {
        rows_shown: shown,
        total: items.length,
        has_more: hasMore,
        next_page: hasMore && !isCut ? page + 1 : undefined,
      },
      table: { columns, rows: rows.slice(0, shown) },
      notes: [
        isCut ? `Only ${shown} of ${rows.length} rows fit: call again with limit ${shown}.` : "",
        rows.length === 0 && items.length > 0 ? `There is no page ${page}: start with page 1.` : "",
        items.length === 0 ? whenEmpty : "",
      ],
    };
  };
  for (let shown = rows.length; shown > 1; shown = Math.floor(shown * 0.8)) {
    const response = respond(shown);
    if (fitsResponse(response)) return response;
  }
  return respond(rows.length > 0 ? 1 : 0);
}
