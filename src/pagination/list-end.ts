import { PaginationError } from "../errors/usage-errors.ts";
import { isRecord } from "../is-record.ts";
import { itemId } from "./seen-ids.ts";

// As many empty pages in a row end a list whatever the service says: it may never say anything else.
const MOST_EMPTY_PAGES = 10;
const MOST_SHIFTS = 3;
// The API's default page size.
const DEFAULT_LIMIT = 20;

/** A page, and what came with those before it. */
export interface SeenPage {
  /** Requested page number. */
  readonly number: number;
  /** Rows on the page. */
  readonly count: number;
  readonly meta: unknown;
  /** Rows received so far, this page's included; undefined where the list was entered behind its first page. */
  readonly came?: number | undefined;
  /** Empty pages in a row, this one included. */
  readonly emptyPages?: number | undefined;
}

/** What a page says of the end of its list, and what is left to prove. */
interface Facts extends SeenPage {
  /** Number of pages by consistent pagination data, Infinity where it only says that more follow; undefined where there is none. */
  readonly promised: number | undefined;
  /** Whether `total` says that rows are missing. */
  readonly isShort: boolean;
  /** Whether `total` is all that could mark the end. */
  readonly isTotalOnly: boolean;
  /** Whether the page is full, and `total` all rows up to its end: it may count this page's rows, or only as far as the service counts. */
  readonly isFull: boolean;
}

type Rule = readonly [applies: (facts: Facts) => boolean, last: (facts: Facts) => number];

/** Where a list ends, as far as one of its pages shows: the first rule that applies gives the number of the last page to request. */
const RULES: readonly Rule[] = [
  [({ promised = 0, number }) => promised > number, ({ promised = 0 }) => promised],
  // An empty page between others, as of a service that filters after paging.
  [({ count, isShort, isTotalOnly }) => count === 0 && isShort && isTotalOnly, ({ number }) => number + 1],
  [({ count }) => count === 0, ({ number }) => number],
  // Pages of any size may follow: only an empty one is the last.
  [({ promised }) => promised === undefined, () => Infinity],
  // A service that gives fewer rows than were asked for may count its pages by what was asked.
  [({ isShort, isFull }) => isShort || isFull, ({ number }) => number + 1],
  [() => true, ({ number }) => number],
];

/** Number of the last page of a list, as far as this page shows; `isUnsure` where the service says that more follows. */
export function decideEnd(page: SeenPage): { last: number; isUnsure: boolean } {
  const { number, count, meta, came = Infinity, emptyPages = 0 } = page;
  const { limit = count, total = 0, total_pages: pages, has_more: hasMore } = readMeta(meta);
  const facts: Facts = {
    ...page,
    promised: promisedPages(page),
    isShort: came < total,
    isTotalOnly: hasMore === undefined && pages === undefined,
    isFull: hasMore === undefined && count === limit && total === number * limit,
  };
  const last = RULES.find(([applies]) => applies(facts))?.[1](facts) ?? number;
  const isUnsure = last > number && emptyPages >= MOST_EMPTY_PAGES;
  return { last: isUnsure ? number : last, isUnsure };
}

/** Number of pages by pagination data that is consistent with itself and with the rows received; Infinity where only more are promised. */
export function promisedPages({ number, count, meta }: SeenPage): number | undefined {
  const { page = number, limit, total = Infinity, total_pages: totalPages, has_more: hasMore } = readMeta(meta);
  const seen = limit === undefined ? count : (number - 1) * limit + count;
  if (page !== number || total < seen) return undefined;
  const counted = limit !== undefined && total < Infinity ? Math.ceil(total / limit) : undefined;
  const pages = totalPages ?? counted;
  if (pages === undefined) return hasMore === undefined ? undefined : hasMore ? Infinity : number;
  const agrees = pages >= number && (hasMore ?? number < pages) === number < pages && (counted ?? pages) === pages;
  return agrees ? pages : undefined;
}

/** The plausible members of pagination data; each is advice. */
export function readMeta(meta: unknown) {
  const { page, limit, total, total_pages, has_more }: Record<string, unknown> = isRecord(meta) ? meta : {};
  return {
    page: readCount(page, 0),
    limit: readCount(limit, 1),
    total: readCount(total, 0),
    total_pages: readCount(total_pages, 0),
    has_more: typeof has_more === "boolean" ? has_more : undefined,
  };
}

function readCount(value: unknown, least: number): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= least ? Number(value) : undefined;
}

interface SeenContent {
  readonly fingerprint: string;
  readonly number: number;
}

/**
 * Content of earlier pages, by which repeats are found: besides the page before, an older one that moves ever more rarely (Brent's algorithm), which
 * finds a cycle of any length. Never changed: `nextPage()` may be called twice.
 */
export interface History {
  readonly previous?: SeenContent;
  readonly longAgo?: SeenContent;
  readonly pagesSince?: number;
  readonly pagesToKeep?: number;
  readonly total?: number | undefined;
  readonly shifts?: number;
}

/** Notes a page. Returns the number of the earlier page that held exactly the same, if any, with the history from here on. */
export function noteContent(
  history: History,
  items: readonly unknown[],
  number: number,
): { repeated: number | undefined; history: History } {
  if (items.length === 0) return { repeated: undefined, history };
  const { pagesSince = 0, pagesToKeep = 1 } = history;
  const previous = { fingerprint: items.map((item) => itemId(item) ?? JSON.stringify(item)).join("\n"), number };
  const same = [history.previous, history.longAgo].find((seen) => seen?.fingerprint === previous.fingerprint);
  if (same) return { repeated: same.number, history };
  return pagesSince + 1 < pagesToKeep
    ? { repeated: undefined, history: { ...history, previous, pagesSince: pagesSince + 1 } }
    : {
        repeated: undefined,
        history: { ...history, previous, longAgo: previous, pagesSince: 0, pagesToKeep: pagesToKeep * 2 },
      };
}

/**
 * Decides about a page that may repeat another: false where pagination goes on, a message where the list ends with the page before.
 *
 * @throws PaginationError where the service would be asked forever
 */
export function checkRepeat(
  before: History,
  {
    number,
    meta,
    data,
    limit = DEFAULT_LIMIT,
  }: { number: number; meta: unknown; data: readonly unknown[]; limit: number | undefined },
): { history: History; endsWith?: string } {
  const { total, has_more: hasMore } = readMeta(meta);
  const { repeated, history } = noteContent(before, data, number);
  const { shifts = 0 } = history;
  if (repeated === undefined) return { history: { ...history, total: total ?? before.total } };
  // As many rows as a page holds may have been inserted before this one, but not again and again.
  if (total !== before.total && shifts < MOST_SHIFTS) return { history: { ...history, total, shifts: shifts + 1 } };
  const message = `Page ${number} repeats page ${repeated}: the service seems to ignore \`page\``;
  // It has sent the whole list at once, unless its page is full or its pagination data says that more follows.
  if (repeated !== number - 1 || data.length === limit || hasMore || (total ?? 0) > data.length)
    throw new PaginationError(`${message}.`, number);
  return { history, endsWith: `${message}, and to return the whole list at once.` };
}
