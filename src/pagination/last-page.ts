import { readMeta } from "./page-source.ts";

/** A page as the walk sees it. */
export interface SeenPage {
  /** Number that was asked for. */
  readonly number: number;
  /** Items that came. */
  readonly count: number;
  /** Page size that was asked for, if any. */
  readonly asked: number | undefined;
  readonly meta: unknown;
}

/** What a page says of the list after it. `totalPages` is only known where the pagination data can be trusted. */
export interface Verdict {
  readonly isLast: boolean;
  readonly totalPages?: number;
}

/**
 * Whether a page is the last: by its pagination data where that agrees with itself and with what came, else by its size.
 *
 * @param pageSize what the walk's first page held: a service may cap what was asked for, whatever `meta.limit` repeats
 */
export function judgePage(page: SeenPage, pageSize: number): Verdict {
  if (page.count === 0) return { isLast: true };
  return judgeByMeta(page) ?? { isLast: page.count < pageSize };
}

function judgeByMeta({ number, count, meta }: SeenPage): Verdict | undefined {
  const { page, limit, total, total_pages: totalPages, has_more: hasMore } = readMeta(meta);
  if (page !== undefined && page !== number) return undefined;
  const seen = limit === undefined ? count : (number - 1) * limit + count;
  if (total !== undefined && total < seen) return undefined;
  const pages = totalPages ?? (total !== undefined && limit !== undefined ? Math.ceil(total / limit) : undefined);
  if (pages === undefined) return hasMore === undefined ? undefined : { isLast: !hasMore };
  const contradicts =
    pages < number ||
    (hasMore !== undefined && hasMore !== number < pages) ||
    (total !== undefined && limit !== undefined && Math.ceil(total / limit) !== pages);
  return contradicts ? undefined : { isLast: number >= pages, totalPages: pages };
}
