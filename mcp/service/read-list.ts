import type { Page, Paginator } from "../../src/index.ts";
import type { IdKind } from "../context/known-ids.ts";
import type { ToolContext } from "../context/tool.ts";
import type { ToolResponse, Value } from "../response/tool-response.ts";
import { fitsResponse } from "../response/write-response.ts";

/** A list request, and how to render its rows. */
export interface ListRead<Item> {
  list: Paginator<Item>;
  /** Maximum pages to read. */
  pages: number;
  columns: readonly string[];
  toRow: (item: Item) => readonly Value[];
  /** Ids in an item to offer in completions. */
  toIds?: (item: Item) => Partial<Record<IdKind, string>>;
  /** Note beside the rows, e.g. a next step. */
  note?: string;
}

/** Reads pages of a list and says where to continue. Pages that would not fit the result are left to the next call. */
export async function readList<Item>(read: ListRead<Item>, context: ToolContext): Promise<ToolResponse> {
  const pages = await readPages(read, context);
  rememberIds(pages, read, context);
  return toResponse(pages, read);
}

async function readPages<Item>(read: ListRead<Item>, context: ToolContext): Promise<Page<Item>[]> {
  const { list, pages: wanted } = read;
  const pages: Page<Item>[] = [];
  for (let page: Page<Item> | undefined = await list; page; page = await page.nextPage()) {
    if (pages.length > 0 && !fitsResponse(toResponse([...pages, page], read))) break;
    pages.push(page);
    if (wanted > 1) await context.reportProgress(pages.length, Math.min(wanted, remainingPages(pages) ?? wanted));
    if (pages.length >= wanted) break;
  }
  return pages;
}

function remainingPages<Item>([first]: readonly Page<Item>[]): number | undefined {
  const total = first?.meta?.total_pages;
  return first && typeof total === "number" ? Math.max(1, total - first.page + 1) : undefined;
}

function rememberIds<Item>(pages: readonly Page<Item>[], { toIds }: ListRead<Item>, { knownIds }: ToolContext): void {
  if (toIds === undefined) return;
  for (const item of pages.flatMap(({ data }) => data)) {
    for (const [kind, id] of Object.entries(toIds(item))) knownIds.remember(kind as IdKind, [id]);
  }
}

function toResponse<Item>(pages: readonly Page<Item>[], read: ListRead<Item>): ToolResponse {
  const last = pages.at(-1);
  const total = last?.meta?.total;
  const rows = pages.flatMap(({ data }) => data.map(read.toRow));
  const hasMore = last?.hasNextPage === true;
  return {
    facts: {
      rows_shown: rows.length,
      total: typeof total === "number" ? total : undefined,
      has_more: hasMore,
      next_page: hasMore && last ? last.page + 1 : undefined,
    },
    table: { columns: read.columns, rows },
    notes: [rows.length === 0 ? explainEmpty(last, total) : (read.note ?? ""), explainCut(pages, read.pages)],
  };
}

function explainCut(pages: readonly Page<unknown>[], wanted: number): string {
  const last = pages.at(-1);
  if (last?.hasNextPage !== true || pages.length >= wanted) return "";
  return `Only ${pages.length} of ${wanted} pages fit: continue with page ${last.page + 1}.`;
}

function explainEmpty(last: Page<unknown> | undefined, total: unknown): string {
  if (last && typeof total === "number" && total > 0) return `There is no page ${last.page}: start with page 1.`;
  return "Nothing matches. Widen the filters or remove some; without filters, there are none.";
}
