import type { ResponseHeaders } from "../call/response-info.ts";
import { ValidationError } from "../errors/api-error.ts";
import { fromCaller } from "../errors/caller-stack.ts";
import type { ListReply, Walk } from "../http.ts";
import { isRecord } from "../is-record.ts";
import type { ResolvedListOptions } from "../options/list-options.ts";
import type { ListMeta } from "../types.ts";
import { countPages } from "./last-page.ts";
import type { Page } from "./page.ts";
import type { PageSource } from "./page-source.ts";

/** A list that is being read. */
export interface Reading<T> {
  readonly source: PageSource<T>;
  readonly options: ResolvedListOptions;
  /** The caller's filters, and after its first page the walk's pin. */
  query: Record<string, unknown>;
  /** When the walk began, in ms since 1970, where it is to be pinned. */
  readonly pinAt: number | undefined;
  /** Page size to ask for; undefined leaves it to the service. */
  limit: number | undefined;
}

/** Where a page stands in a list, and what is wanted of it and of those after it. */
export interface Place {
  readonly number: number;
  readonly itemsLeft: number;
  readonly pagesLeft: number;
  /** Items that the first page held. */
  readonly pageSize?: number;
}

/** The place where a list begins. */
export function firstPlace({ source, options }: Reading<unknown>): Place {
  return { number: source.query.page ?? 1, itemsLeft: options.maxItems, pagesLeft: options.maxPages };
}

/** Fetches a page. Asks for nothing when nothing is wanted. */
export async function readPage<T>(reading: Reading<T>, place: Place): Promise<Page<T>> {
  try {
    const isWanted = place.itemsLeft > 0 && place.pagesLeft > 0;
    const reply = isWanted ? await fetchReply(reading, place.number) : NOT_ASKED;
    return toPage(reading, place, reply).page;
  } catch (error) {
    throw fromCaller(error);
  }
}

const NO_HEADERS: ResponseHeaders = { get: () => null, [Symbol.iterator]: () => [].values() };

const NOT_ASKED: ListReply<never> = {
  data: [],
  meta: null,
  response: { status: 0, headers: NO_HEADERS, requestId: undefined, attempts: 0 },
};

/** A page, the place after it, and the number of the last page that is there and wanted. */
export function toPage<T>(
  reading: Reading<T>,
  { number, itemsLeft, pagesLeft, pageSize }: Place,
  { data: items, meta, response }: ListReply<T>,
  fresh = items,
): { page: Page<T>; after: Place; last: number } {
  const data = fresh.slice(0, itemsLeft);
  const size = pageSize ?? items.length;
  const after = { number: number + 1, itemsLeft: itemsLeft - data.length, pagesLeft: pagesLeft - 1, pageSize: size };
  const last = Math.min(
    countPages({ number, count: items.length, meta }, size),
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
    nextPage: async () => (hasNextPage ? readPage(reading, after) : undefined),
  };
  return { page, after, last };
}

/** Asks for a page; once more without a size when the one that this SDK chose is refused. */
export async function fetchReply<T>(reading: Reading<T>, number: number, walk?: Walk): Promise<ListReply<T>> {
  const { source, options, query, limit } = reading;
  const { page: first, limit: given } = source.query;
  const page = number > 1 ? number : first;
  try {
    return await source.fetch({ ...query, page, limit }, options, walk);
  } catch (error) {
    // Only at the start: pages of another size would begin elsewhere.
    if (number !== (first ?? 1) || !limit || given || !isAboutLimit(error)) throw error;
    reading.limit = undefined;
    return fetchReply(reading, number, walk);
  }
}

// As well as can be told: a service that names no problem may mean the page size.
function isAboutLimit(error: unknown): boolean {
  if (!(error instanceof ValidationError)) return false;
  const { details, message } = error;
  return details.length === 0 || /\blimit\b/.test(JSON.stringify([details, message]));
}
