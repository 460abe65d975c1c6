import type { CallGroup } from "../call/call-group.ts";
import type { ResponseHeaders, ResponseInfo } from "../call/response-info.ts";
import { type ApiError, NotFoundError, ValidationError } from "../errors/api-error.ts";
import { PaginationError } from "../errors/usage-errors.ts";
import type { ListResponse } from "../http.ts";
import type { ResolvedListOptions } from "../options/list-options.ts";
import { promisedPages } from "./list-end.ts";
import type { PageSource } from "./page.ts";

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

const NO_HEADERS: ResponseHeaders = { get: () => null, [Symbol.iterator]: () => [].values() };

/** An empty page, for a response without content. */
export function emptyPage({ status, requestId, attempts }: Omit<ResponseInfo, "headers">): ListResponse<never> {
  return { data: [], meta: null, response: { status, headers: NO_HEADERS, requestId, attempts } };
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
  try {
    rejectCursor(state.cursor, number);
    // Omitted for the first page, so that `meta` shows whether the service counts from 0.
    const page = number > 1 ? number : undefined;
    const response = await source.fetch(Object.assign({}, query, { page, limit }), options, group);
    const { data, meta } = response;
    state.cursor = meta?.cursor;
    const pages = promisedPages({ number, count: data.length, meta }) ?? 0;
    state.promised = Math.max(state.promised ?? 0, pages === Infinity ? number + 1 : pages);
    if (number > 1) rejectCursor(state.cursor, number);
    else rejectPageZero(response);
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

// A cursor, or pages counted from 0, would lose rows: the API document has `page`, from 1.
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

// An error without details may be about the page size.
function isAboutLimit(error: unknown): boolean {
  return (
    error instanceof ValidationError && (error.details.length === 0 || /limit|size|per.?page/i.test(wordsOf(error)))
  );
}

function isPastTheEnd(error: unknown): error is ApiError {
  return error instanceof NotFoundError || (error instanceof ValidationError && /\bpage\b/i.test(wordsOf(error)));
}

const wordsOf = ({ details, apiMessage }: ApiError): string => JSON.stringify([details, apiMessage]);
