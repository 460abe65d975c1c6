import { PaginationError } from "../errors/usage-errors.ts";
import type { NormalizedMeta } from "../normalize/list-meta.ts";
import { itemId } from "./seen-ids.ts";

// Empty pages in a row after which a list ends, even if the service promises more: it may do so forever.
const MOST_EMPTY_PAGES = 10;
const MOST_SHIFTS = 3;
// The API's default page size.
const DEFAULT_LIMIT = 20;

/** Ids of a page's rows, or rows without one as text. */
interface Content {
  readonly number: number;
  readonly keys: readonly (string | number)[];
}

/** A page, with what is known of those before it. Never changed: `nextPage()` may be called twice. */
export interface SeenPage {
  readonly number: number;
  /** Rows on the page. */
  readonly count?: number;
  /** Pagination data; any member may be wrong. */
  readonly meta?: NormalizedMeta | null;
  /** Requested page size. */
  readonly limit?: number | undefined;
  /** Rows received so far, this page's included; Infinity if the list was not read from its first page. */
  readonly came?: number;
  /** Empty pages in a row, this one included. */
  readonly emptyPages?: number;
  /** Number of an earlier page that held exactly the same. */
  readonly repeats?: number | undefined;
  /** Times that a page repeated another one because a page's worth of rows was inserted. */
  readonly shifts?: number;
  readonly total?: number | undefined;
  readonly previous?: Content;
  /** Content of a page that is replaced ever more rarely (Brent's algorithm): it finds a cycle of any length. */
  readonly longAgo?: Content | undefined;
}

/** Evidence of a page for the end of its list. */
interface Facts extends SeenPage {
  /** Number of pages by consistent pagination data, Infinity where it only says that more follow; undefined where there is none. */
  readonly promised: number | undefined;
  /** Whether the page can be all of the list: not full, and not said to be followed by others. */
  readonly isAll: boolean;
  /** Whether `total` says that rows are missing. */
  readonly isShort: boolean;
  /** Whether `total` is all that could mark the end. */
  readonly isTotalOnly: boolean;
  /** Whether the page is full and ends at `total`, which may then count this page alone, or be the limit up to which the service counts. */
  readonly isFull: boolean;
}

type Rule = readonly [applies: (facts: Facts) => boolean, last: (facts: Facts) => number];

/** The first rule that applies to a page gives the number of the last page to request. */
const RULES: readonly Rule[] = [
  // A service that ignores `page`: it has sent the whole list at once, or would be asked forever.
  [({ repeats, isAll }) => repeats !== undefined && isAll, ({ number }) => number - 1],
  [({ repeats }) => repeats !== undefined, rejectRepeat],
  [({ emptyPages = 0 }) => emptyPages >= MOST_EMPTY_PAGES, ({ number }) => number],
  [({ promised = 0, number }) => promised > number, ({ promised = 0 }) => promised],
  // An empty page between others, as of a service that filters after paging.
  [({ count, isShort, isTotalOnly }) => count === 0 && isShort && isTotalOnly, ({ number }) => number + 1],
  [({ count }) => count === 0, ({ number }) => number],
  // Pages of any size may follow: only an empty one is the last.
  [({ promised }) => promised === undefined, () => Infinity],
  // A service that returns fewer rows than requested may still count pages by the requested size.
  [({ isShort, isFull }) => isShort || isFull, ({ number }) => number + 1],
  [() => true, ({ number }) => number],
];

/**
 * Number of the last page of a list, as far as this page shows: the one before it where it repeats the whole list. `warning` is for the logger.
 *
 * @throws PaginationError if the list would never end
 */
export function decideEnd(page: SeenPage): { last: number; warning?: string } {
  const { number, count = 0, meta, limit: asked = DEFAULT_LIMIT, came = Infinity, emptyPages = 0, repeats } = page;
  const { limit = count, total = 0, total_pages: pages, has_more: hasMore } = meta ?? {};
  // No spread: V8 makes a hidden class for each object that has a member behind one.
  const facts: Facts = Object.assign({}, page, {
    promised: promisedPages(page),
    isAll: repeats === number - 1 && count !== asked && !hasMore && total <= count,
    isShort: came < total,
    isTotalOnly: hasMore === undefined && pages === undefined,
    isFull: hasMore === undefined && count === limit && total === number * limit,
  });
  const last = RULES.find(([applies]) => applies(facts))?.[1](facts) ?? number;
  if (last < number) return { last, warning: `${repeatOf(page)}, and to return the whole list at once.` };
  if (emptyPages < MOST_EMPTY_PAGES) return { last };
  return { last, warning: `The last ${emptyPages} pages are empty, although the service says that more follow.` };
}

function rejectRepeat(page: SeenPage): never {
  throw new PaginationError(`${repeatOf(page)}.`, page.number);
}

const repeatOf = ({ number, repeats }: SeenPage): string =>
  `Page ${number} repeats page ${repeats}: the service seems to ignore \`page\``;

/** Number of pages by pagination data that is consistent with itself and with the rows received; Infinity where only more are promised. */
export function promisedPages({ number, count = 0, meta }: SeenPage): number | undefined {
  const { page = number, limit, total = Infinity, total_pages: totalPages, has_more: hasMore } = meta ?? {};
  const seen = limit === undefined ? count : (number - 1) * limit + count;
  if (page !== number || total < seen) return undefined;
  const counted = limit !== undefined && total < Infinity ? Math.ceil(total / limit) : undefined;
  const pages = totalPages ?? counted;
  if (pages === undefined) return hasMore === undefined ? undefined : hasMore ? Infinity : number;
  const agrees = pages >= number && (hasMore ?? number < pages) === number < pages && (counted ?? pages) === pages;
  return agrees ? pages : undefined;
}

/**
 * Records a page's content. It may equal an earlier one if a page's worth of rows was inserted, but not again and again: then the service
 * repeats pages.
 */
export function notePage<P extends SeenPage>(
  before: P,
  { data, meta }: { readonly data: readonly unknown[]; readonly meta: NormalizedMeta | null },
): P {
  const { number, came = 0, shifts = 0, emptyPages = 0, longAgo } = before;
  const { length: count } = data;
  const total = meta?.total ?? before.total;
  const own = { count, meta, came: came + count, total, emptyPages: count === 0 ? emptyPages + 1 : 0 };
  const page: P = Object.assign({}, before, own);
  if (count === 0) return page;
  const previous = { number, keys: data.map((item) => itemId(item) ?? JSON.stringify(item)) };
  const same = [before.previous, longAgo].find((seen) => seen && areEqual(seen.keys, previous.keys));
  if (!same)
    return Object.assign(page, { previous, longAgo: number <= 2 * (longAgo?.number ?? 0) ? longAgo : previous });
  const isShifted = total !== before.total && shifts < MOST_SHIFTS;
  return Object.assign(page, isShifted ? { shifts: shifts + 1 } : { repeats: same.number });
}

function areEqual(some: Content["keys"], others: Content["keys"]): boolean {
  return some.length === others.length && some.every((key, index) => key === others[index]);
}
