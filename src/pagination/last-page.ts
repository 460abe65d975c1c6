import { isRecord } from "../is-record.ts";
import type { ListMeta } from "../types.ts";

/** What the end of a list is decided by. */
export interface SeenPage {
  /** Requested page number. */
  readonly number: number;
  /** Number of items received. */
  readonly count: number;
  readonly meta: unknown;
}

/**
 * Number of pages of the list as far as this page shows: its own number when it is the last, Infinity when others follow it. By its
 * pagination data where that is consistent with itself and with the items received, else only an empty page is the last: services that
 * filter after paging send pages of any size, also empty ones.
 */
export function countPages(page: SeenPage): number {
  return Math.max(page.number, countByMeta(page) ?? (page.count === 0 ? 0 : Infinity));
}

function countByMeta({ number, count, meta }: SeenPage): number | undefined {
  const { page = number, limit, total = Infinity, total_pages: totalPages, has_more: hasMore } = readMeta(meta);
  const seen = limit === undefined ? count : (number - 1) * limit + count;
  if (page !== number || total < seen) return undefined;
  const counted = limit !== undefined && total < Infinity ? Math.ceil(total / limit) : undefined;
  const pages = totalPages ?? counted;
  if (pages === undefined) return hasMore === undefined ? undefined : hasMore ? Infinity : number;
  const agrees = pages >= number && (hasMore ?? number < pages) === number < pages && (counted ?? pages) === pages;
  return agrees ? pages : undefined;
}

type Advice = { [Name in keyof ListMeta]?: ListMeta[Name] | undefined };

/** Reads the plausible members of pagination data; each is advice. */
export function readMeta(meta: unknown): Advice {
  if (!isRecord(meta)) return {};
  const { page, limit, total, total_pages, has_more } = meta;
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
