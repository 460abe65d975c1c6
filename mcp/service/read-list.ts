import { type AnySvcError, isSvcError, type Page, type Paginator } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import type { RowsResponse, Value } from "../response/tool-response.ts";
import { fitsResponse } from "../response/write-response.ts";
import { type NameOf, namePeople } from "./name-people.ts";

/** A list request, and how to render its rows. */
export interface ListRead<Item> {
  list: Paginator<Item>;
  /** Maximum pages to read. */
  pages: number;
  columns: readonly string[];
  /** Reads data that the rows need beside the names of their people. */
  prepare?: (items: readonly Item[]) => Promise<void>;
  /** Rows of an item; in most lists one. */
  toRows: (item: Item, nameOf: NameOf) => readonly (readonly Value[])[];
  /** Whether the list is filtered, to explain an empty one. */
  isFiltered: boolean;
  /** Note beside the rows, e.g. a next step. */
  note?: string;
}

/** Reads pages of a list and reports where to continue. Pages that would not fit the result are left to the next call. */
export async function readListPages<Item extends object>(
  given: ListRead<Item>,
  context: ToolContext,
): Promise<RowsResponse> {
  const pages: Page<Item>[] = [];
  let nameOf: NameOf = () => undefined;
  const read = { ...given, toRows: (item: Item) => given.toRows(item, nameOf) };
  const report = context.openProgress();
  let failure = "";
  for (let page: Page<Item> | undefined = await read.list; page; ) {
    const owners = page.data.map((item) => ("user_id" in item ? item.user_id : undefined));
    [, nameOf] = await Promise.all([read.prepare?.(page.data), namePeople(owners, context)]);
    if (pages.length > 0 && !fitsResponse(toResponse([...pages, page], read, ""))) break;
    pages.push(page);
    if (read.pages > 1) {
      await report(pages.length, Math.min(read.pages, pagesFrom(pages[0] ?? page)));
    }
    if (pages.length >= read.pages) break;
    const next = page.page + 1;
    try {
      page = await page.nextPage();
    } catch (error) {
      failure = explainFailure(error, next, context);
      break;
    }
  }
  return toResponse(pages, read, failure);
}

/**
 * Explains why the pages end; earlier ones are still valid.
 *
 * @throws the error itself when the call was canceled, the key is rejected, or the list cannot be trusted
 */
function explainFailure(error: unknown, page: number, { signal }: ToolContext): string {
  signal.throwIfAborted();
  if (!isSvcError(error) || !isPassing(error)) throw error;
  const retryAfterMs = "retryAfterMs" in error ? error.retryAfterMs : undefined;
  const wait = retryAfterMs === undefined ? "later" : `in ${Math.ceil(retryAfterMs / 1000)} s`;
  return `Page ${page} could not be read (${error.code}): continue with it ${wait}.`;
}

/** Number of pages from one to the end of its list; infinite if unknown. */
function pagesFrom({ page, meta }: Page<unknown>): number {
  const total = meta?.total_pages;
  return typeof total === "number" ? Math.max(1, total - page + 1) : Number.POSITIVE_INFINITY;
}

/** Whether the same request may succeed later. */
const isPassing = (error: AnySvcError): boolean =>
  ["rate_limited", "timeout", "connection_error"].includes(error.code) ||
  ("status" in error && Number(error.status) >= 500);

interface ShownRead<Item> extends Omit<ListRead<Item>, "toRows"> {
  toRows: (item: Item) => readonly (readonly Value[])[];
}

function toResponse<Item>(pages: readonly Page<Item>[], read: ShownRead<Item>, failure: string): RowsResponse {
  const last = pages.at(-1) as Page<Item>;
  const total = last.meta?.total;
  const rows = pages.flatMap(({ data }) => data.flatMap(read.toRows));
  const hasMore = last.hasNextPage;
  return {
    facts: {
      rows_shown: rows.length,
      total: typeof total === "number" ? total : undefined,
      has_more: hasMore,
      next_page: hasMore ? last.page + 1 : undefined,
    },
    table: { columns: read.columns, rows },
    notes: [
      rows.length === 0 ? explainEmptyPage(last.page, total, read.isFiltered) : (read.note ?? ""),
      failure || explainCut(last, pages.length, read.pages),
    ],
  };
}

function explainCut({ hasNextPage, page }: Page<unknown>, count: number, wanted: number): string {
  if (!hasNextPage || count >= wanted) return "";
  return `Only ${count} of ${wanted} pages fit: continue with page ${page + 1}.`;
}

/** Services need not send a total: an empty page after the first one does not mean an empty list. */
function explainEmptyPage(page: number, total: unknown, isFiltered: boolean): string {
  if (page === 1 || total === 0) return explainEmpty(isFiltered);
  return typeof total === "number"
    ? `There is no page ${page}: start with page 1.`
    : `Page ${page} is empty: the list ends before it. Start with page 1.`;
}

/** Note on an empty list. */
export const explainEmpty = (isFiltered: boolean): string =>
  isFiltered ? "Nothing matches: widen the filters, or remove some." : "There are none.";

/** Reports whether any of a list's filters is given. */
export const isFiltered = (filters: Readonly<Record<string, unknown>>): boolean =>
  Object.values(filters).some((value) => value !== undefined);
