import type { Page, Paginator } from "../../src/index.ts";
import type { Answer, Value } from "../answer/answer.ts";
import { fitsResult } from "../answer/write-answer.ts";
import type { ToolContext } from "../registry/tool.ts";
import type { IdKind } from "./known-ids.ts";

/** How much of a list is read, and how its rows look. */
export interface ListReading<Item> {
  list: Paginator<Item>;
  /** Pages to read at most. */
  pages: number;
  columns: readonly string[];
  toRow: (item: Item) => readonly Value[];
  /** The ids in an item that completions shall offer. */
  toIds?: (item: Item) => Partial<Record<IdKind, string>>;
  /** What to say beside the rows, e.g. where to look next. */
  note?: string;
}

/** Reads pages of a list one after the other, and tells where to go on. Pages that would not fit the answer are left to the next call. */
export async function readList<Item>(reading: ListReading<Item>, context: ToolContext): Promise<Answer> {
  const pages = await readPages(reading, context);
  rememberIds(pages, reading, context);
  return toAnswer(pages, reading);
}

async function readPages<Item>(reading: ListReading<Item>, context: ToolContext): Promise<Page<Item>[]> {
  const { list, pages: wanted } = reading;
  const pages: Page<Item>[] = [];
  for (let page: Page<Item> | undefined = await list; page; page = await page.nextPage()) {
    if (pages.length > 0 && !fitsResult(toAnswer([...pages, page], reading))) break;
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

function rememberIds<Item>(
  pages: readonly Page<Item>[],
  { toIds }: ListReading<Item>,
  { knownIds }: ToolContext,
): void {
  if (toIds === undefined) return;
  for (const item of pages.flatMap(({ data }) => data)) {
    for (const [kind, id] of Object.entries(toIds(item))) knownIds.remember(kind as IdKind, [id]);
  }
}

function toAnswer<Item>(pages: readonly Page<Item>[], reading: ListReading<Item>): Answer {
  const last = pages.at(-1);
  const total = last?.meta?.total;
  const rows = pages.flatMap(({ data }) => data.map(reading.toRow));
  const hasMore = last?.hasNextPage === true;
  return {
    facts: {
      rows_shown: rows.length,
      total: typeof total === "number" ? total : undefined,
      has_more: hasMore,
      next_page: hasMore && last ? last.page + 1 : undefined,
    },
    table: { columns: reading.columns, rows },
    notes: [rows.length === 0 ? explainEmpty(last, total) : (reading.note ?? ""), explainCut(pages, reading.pages)],
  };
}

function explainCut(pages: readonly Page<unknown>[], wanted: number): string {
  const last = pages.at(-1);
  if (last?.hasNextPage !== true || pages.length >= wanted) return "";
  return `There was room for ${pages.length} of ${wanted} pages: go on with page ${last.page + 1}.`;
}

function explainEmpty(last: Page<unknown> | undefined, total: unknown): string {
  if (last && typeof total === "number" && total > 0) return `There is no page ${last.page}: begin with page 1.`;
  return "Nothing matches. Widen the filters, or leave some out; without filters it means that there are none.";
}
