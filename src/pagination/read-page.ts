import type { CallGroup } from "../call/call-group.ts";
import type { ResponseHeaders, ResponseInfo } from "../call/response-info.ts";
import { type ApiError, NotFoundError, ValidationError } from "../errors/api-error.ts";
import { captureCaller, withCaller } from "../errors/caller-stack.ts";
import { PaginationError } from "../errors/usage-errors.ts";
import type { ListResponse } from "../http.ts";
import { isRecord } from "../is-record.ts";
import type { ResolvedListOptions } from "../options/list-options.ts";
import type { ListMeta } from "../types.ts";
import { countPages } from "./last-page.ts";
import type { Page } from "./page.ts";
import type { PageSource } from "./page-source.ts";
import { itemId } from "./seen-ids.ts";

/** State of one pagination. */
export interface PaginationState<T> {
  readonly source: PageSource<T>;
  readonly options: ResolvedListOptions;
  /** The caller's filters, and after the first page the pinned date bound. */
  query: Record<string, unknown>;
  /** Start time in ms since 1970, if the date bound is to be pinned. */
  readonly pinAt: number | undefined;
  /** Requested page size; undefined for the service's default. */
  limit: number | undefined;
  /** The service's name for its cursor, once a page had one. */
  cursor?: string | undefined;
  /** Whether a page said how many there are, or whether more follow. */
  isCounted?: boolean;
}

/** Position of a page in a list, with what remains to be returned. */
export interface Position {
  readonly number: number;
  readonly itemsLeft: number;
  readonly pagesLeft: number;
  /** Number of items on the first page. */
  readonly pageSize?: number;
  /** Items of the page before, for `nextPage()`: pagination has its own guard against repeated pages. */
  readonly before?: readonly unknown[];
}

/** Position of the first page. */
export function firstPosition({ source, options }: PaginationState<unknown>): Position {
  return { number: source.query.page ?? 1, itemsLeft: options.maxItems, pagesLeft: options.maxPages };
}

/** Fetches a page. Sends no request when no item is wanted. */
export async function readPage<T>(state: PaginationState<T>, position: Position): Promise<Page<T>> {
  const isWanted = position.itemsLeft > 0 && position.pagesLeft > 0;
  const response = isWanted ? await fetchPage(state, position.number) : NOT_REQUESTED;
  rejectRepeated(position, response.data);
  return toPage(state, position, response).page;
}

const NO_HEADERS: ResponseHeaders = { get: () => null, [Symbol.iterator]: () => [].values() };

const emptyPage = ({ status, requestId, attempts }: Omit<ResponseInfo, "headers">): ListResponse<never> => ({
  data: [],
  meta: null,
  response: { status, headers: NO_HEADERS, requestId, attempts },
});

const NOT_REQUESTED = /* @__PURE__ */ emptyPage({ status: 0, requestId: undefined, attempts: 0 });

/** Builds a page, the position after it, and the number of the last page that exists and is wanted. */
export function toPage<T>(
  state: PaginationState<T>,
  { number, itemsLeft, pagesLeft, pageSize }: Position,
  { data: items, meta, response }: ListResponse<T>,
  fresh = items,
): { page: Page<T>; after: Position; last: number } {
  const data = fresh.slice(0, itemsLeft);
  const size = pageSize ?? items.length;
  const after = { number: number + 1, itemsLeft: itemsLeft - data.length, pagesLeft: pagesLeft - 1, pageSize: size };
  const last = Math.min(
    countPages({ number, count: items.length, meta }),
    number + after.pagesLeft,
    number + Math.ceil(after.itemsLeft / Math.max(1, size)),
  );
  const hasNextPage = number < last;
  const page = {
    data,
    meta: isRecord(meta) ? (meta as unknown as ListMeta) : null,
    page: number,
    hasNextPage,
    response,
    nextPage: async () =>
      hasNextPage ? withCaller(captureCaller(), () => readPage(state, { ...after, before: items })) : undefined,
  };
  return { page, after, last };
}

/** Fetches a page; again without a size when the service rejects the one that this SDK chose. */
export async function fetchPage<T>(
  state: PaginationState<T>,
  number: number,
  group?: CallGroup,
): Promise<ListResponse<T>> {
  const { source, options, query, limit } = state;
  const { page: first, limit: given } = source.query;
  // Left out at the start, so that a service which counts from 0 says so.
  const page = number > 1 ? number : undefined;
  try {
    rejectCursor(state.cursor, number);
    const response = await source.fetch({ ...query, page, limit }, options, group);
    const { cursor, ...meta } = response.meta ?? {};
    state.cursor = cursor;
    state.isCounted ||= (meta.has_more ?? meta.total ?? meta.total_pages) !== undefined;
    if (number > 1) rejectCursor(state.cursor, number);
    if (number === 1) rejectPageZero(response);
    return response;
  } catch (error) {
    if (number > (first ?? 1) && !state.isCounted && isPastTheEnd(error)) return emptyPage(error);
    // Only at the start: pages of another size would begin elsewhere.
    if (number !== (first ?? 1) || !limit || given || !isAboutLimit(error)) throw error;
    state.limit = undefined;
    return fetchPage(state, number, group);
  }
}

function rejectRepeated({ number, before = [] }: Position, items: readonly unknown[]): void {
  // Texts of whole pages are only made where the pages begin alike.
  if (items.length === 0 || itemId(items[0]) !== itemId(before[0])) return;
  if (JSON.stringify(items) !== JSON.stringify(before)) return;
  const message = `Page ${number} repeats page ${number - 1}: the service seems to ignore \`page\`.`;
  throw new PaginationError(message, number);
}

// Both would lose rows: the API document says `page`, and that it begins with 1.
function rejectCursor(cursor: string | undefined, number: number): void {
  if (cursor === undefined) return;
  const message = `The service pages by a cursor (\`${cursor}\`), not by \`page\`: page ${number} cannot be requested. The first page is complete; narrow the filters to fit one.`;
  throw new PaginationError(message, number);
}

function rejectPageZero({ meta, data }: ListResponse<unknown>): void {
  const { page, total = 0, total_pages: pages = 0, has_more: hasMore } = meta ?? {};
  if (page === 0 && (hasMore || pages > 1 || total > data.length))
    throw new PaginationError("The service counts its pages from 0, not from 1: page 1 would be its second.", 0);
}

// A service that names no problem may mean the page size.
function isAboutLimit(error: unknown): boolean {
  return (
    error instanceof ValidationError && (error.details.length === 0 || /limit|size|per.?page/i.test(wordsOf(error)))
  );
}

// Without pagination data, some services only reject the page after the last.
function isPastTheEnd(error: unknown): error is ApiError {
  return error instanceof NotFoundError || (error instanceof ValidationError && /\bpage\b/i.test(wordsOf(error)));
}

const wordsOf = ({ details, apiMessage }: ApiError): string => JSON.stringify([details, apiMessage]);
