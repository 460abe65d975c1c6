import { isRecord } from "../is-record.ts";
import type { ListMeta } from "../types.ts";

/** A page as the walk sees it. */
export interface SeenPage {
  /** Number that was asked for. */
  readonly number: number;
  /** Items that came. */
  readonly count: number;
  readonly meta: unknown;
}

/**
 * How many pages the list has, as far as a page tells: its own number when it is the last, Infinity when others follow it. By its
 * pagination data where that agrees with itself and with what came, else by its size.
 *
 * @param pageSize what the walk's first page held: a service may cap what was asked for, whatever `meta.limit` repeats
 */
export function countPages(page: SeenPage, pageSize: number): number {
  const { number, count } = page;
  if (count === 0) return number;
  return countByMeta(page) ?? (count < pageSize ? number : Infinity);
}

function countByMeta({ number, count, meta }: SeenPage): number | undefined {
  const { page = number, limit, total = Infinity, total_pages: told, has_more: hasMore } = readMeta(meta);
  const seen = limit === undefined ? count : (number - 1) * limit + count;
  if (page !== number || total < seen) return undefined;
  const counted = limit !== undefined && total < Infinity ? Math.ceil(total / limit) : undefined;
  const pages = told ?? counted;
  if (pages === undefined) return hasMore === undefined ? undefined : hasMore ? Infinity : number;
  const agrees = pages >= number && (hasMore ?? number < pages) === number < pages && (counted ?? pages) === pages;
  return agrees ? pages : undefined;
}

type Advice = { [Name in keyof ListMeta]?: ListMeta[Name] | undefined };

/** The pagination data as far as it makes sense; every member is advice. */
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
