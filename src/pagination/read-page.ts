import type { CallGroup } from "../call/call-group.ts";
import type { ResponseHeaders, ResponseInfo } from "../call/response-info.ts";
import { type ApiError, NotFoundError, ValidationError } from "../errors/api-error.ts";
import { captureCaller, withCaller } from "../errors/caller-stack.ts";
import { IncompleteListError, PaginationError } from "../errors/usage-errors.ts";
import type { ListResponse } from "../http.ts";
import { isRecord } from "../is-record.ts";
import type { ResolvedListOptions } from "../options/list-options.ts";
import { safely } from "../pipeline/report.ts";
import type { ListMeta } from "../types.ts";
import { checkRepeat, decideEnd, type History, promisedPages } from "./list-end.ts";
import type { Page, PageSource } from "./page.ts";

/** State of one pagination. */
export interface PaginationState<T> {
  readonly source: PageSource<T>;
  readonly options: ResolvedListOptions;
  /** Requested page size; undefined for the service's default. */
  limit: number | undefined;
  /** The service's name for its cursor, once a page had one. */
  cursor?: string | undefined;
  /** Number of the last page that the service promised. */
  promised?: number;
}

/** Position of a page in a list, with what remains to be returned and what came before. */
export interface Position {
  readonly number: number;
  readonly itemsLeft: number;
  readonly pagesLeft: number;
  /** Rows received so far; undefined where the list was entered behind its first page. */
  readonly came: number | undefined;
  readonly history: History;
  /** Empty pages right before. */
  readonly emptyPages: number;
  /** Number of items on the first page. */
  readonly pageSize?: number;
}

/** A page, where the list goes on behind it, and the number of the last page that exists and is wanted. */
export interface Step<T> {
  readonly page: Page<T>;
  readonly after: Position;
  readonly last: number;
}

/** Position of the first page. */
export function firstPosition({ source, options }: PaginationState<unknown>): Position {
  const { page: number = 1 } = source.query;
  const came = number === 1 ? 0 : undefined;
  return { number, itemsLeft: options.maxItems, pagesLeft: options.maxPages, came, history: {}, emptyPages: 0 };
}

/** Reports whether more of the list is wanted. */
export function isWanted({ itemsLeft, pagesLeft }: Position): boolean {
  return itemsLeft > 0 && pagesLeft > 0;
}

/** Fetches a page; undefined where it repeats the one before in a list without pages. Sends no request when no item is wanted. */
export async function readPage<T>(state: PaginationState<T>, position: Position): Promise<Page<T> | undefined> {
  if (!isWanted(position)) return toStep(state, position, NOT_REQUESTED).page;
  const response = await fetchPage(state, position.number);
  const next = passRepeat(state, position, response);
  if (!next) return undefined;
  const { page, after, last } = toStep(state, next, response);
  const isEnd = last === position.number && position.number > 1 && isWanted(after);
  if (isEnd && !state.options.allowIncomplete) rejectShort(after);
  return page;
}

function rejectShort({ came: items = Infinity, history: { total: expected = 0 } }: Position): void {
  if (items < expected) throw new IncompleteListError({ items, expected, duplicates: 0, repaired: 0, verified: false });
}

/** Notes what a page holds; undefined where it repeats the one before, and the list ends with that. */
export function passRepeat(
  { limit, options }: PaginationState<unknown>,
  position: Position,
  { data, meta }: ListResponse<unknown>,
): Position | undefined {
  const { history, endsWith } = checkRepeat(position.history, { number: position.number, data, meta, limit });
  if (endsWith === undefined) return { ...position, history };
  safely(() => options.logger?.warn?.(endsWith));
  return undefined;
}

const NO_HEADERS: ResponseHeaders = { get: () => null, [Symbol.iterator]: () => [].values() };

const emptyPage = ({ status, requestId, attempts }: Omit<ResponseInfo, "headers">): ListResponse<never> => ({
  data: [],
  meta: null,
  response: { status, headers: NO_HEADERS, requestId, attempts },
});

const NOT_REQUESTED = /* @__PURE__ */ emptyPage({ status: 0, requestId: undefined, attempts: 0 });

/** Decides where the list ends, as far as a page shows. */
export function endOf({ number, emptyPages: before }: Position, { data, meta }: ListResponse<unknown>, came?: number) {
  const emptyPages = data.length === 0 ? before + 1 : 0;
  return { ...decideEnd({ number, count: data.length, meta, came, emptyPages }), emptyPages };
}

/**
 * Builds a page and what follows from it.
 *
 * @param fresh items of it that were not returned before, with those found again
 * @param came rows received so far, this page's included
 */
export function toStep<T>(
  state: PaginationState<T>,
  position: Position,
  received: ListResponse<T>,
  { fresh = received.data, came = position.came === undefined ? undefined : position.came + received.data.length } = {},
): Step<T> {
  const { number, itemsLeft, pagesLeft, pageSize, history } = position;
  const { data: items, meta, response } = received;
  const data = fresh.slice(0, itemsLeft);
  const size = pageSize ?? items.length;
  const end = endOf(position, received, came);
  const left = { itemsLeft: itemsLeft - data.length, pagesLeft: pagesLeft - 1 };
  const after: Position = { ...left, number: number + 1, pageSize: size, history, came, emptyPages: end.emptyPages };
  const warning = `The last ${end.emptyPages} pages are empty, although the service says that more follow.`;
  if (end.isUnsure && isWanted(after)) safely(() => state.options.logger?.warn?.(warning));
  const last = Math.min(end.last, number + left.pagesLeft, number + Math.ceil(left.itemsLeft / Math.max(1, size)));
  const hasNextPage = number < last;
  const page = {
    data,
    meta: isRecord(meta) ? (meta as unknown as ListMeta) : null,
    page: number,
    hasNextPage,
    response,
    nextPage: async () => (hasNextPage ? withCaller(captureCaller(), () => readPage(state, after)) : undefined),
  };
  return { page, after, last };
}

/** Fetches a page; again without a size when the service rejects the one that this SDK chose. */
export async function fetchPage<T>(
  state: PaginationState<T>,
  number: number,
  group?: CallGroup,
): Promise<ListResponse<T>> {
  const { source, options, limit } = state;
  const { query } = source;
  const { page: first = 1 } = query;
  // Left out at the start, so that a service which counts from 0 says so.
  const page = number > 1 ? number : undefined;
  try {
    rejectCursor(state.cursor, number);
    const response = await source.fetch({ ...query, page, limit }, options, group);
    state.cursor = response.meta?.cursor;
    const pages = promisedPages({ number, count: response.data.length, meta: response.meta }) ?? 0;
    state.promised = Math.max(state.promised ?? 0, pages === Infinity ? number + 1 : pages);
    if (number > 1) rejectCursor(state.cursor, number);
    if (number === 1) rejectPageZero(response);
    return response;
  } catch (error) {
    // Some services only reject the page after the last.
    if (number > first && number > (state.promised ?? 0) && isPastTheEnd(error)) return emptyPage(error);
    // Only at the start: pages of another size would begin elsewhere.
    if (number !== first || !limit || query.limit || !isAboutLimit(error)) throw error;
    state.limit = undefined;
    return fetchPage(state, number, group);
  }
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

function isPastTheEnd(error: unknown): error is ApiError {
  return error instanceof NotFoundError || (error instanceof ValidationError && /\bpage\b/i.test(wordsOf(error)));
}

const wordsOf = ({ details, apiMessage }: ApiError): string => JSON.stringify([details, apiMessage]);
