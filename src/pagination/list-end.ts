import { readMeta, type SeenPage } from "./last-page.ts";

// As many empty pages in a row end a list whatever the service says: it may never say anything else.
const MOST_EMPTY_PAGES = 10;

/** Decides the number of the last page, given what a page itself says of it and how many items the pages before had. */
export type FindEnd = (page: SeenPage, last: number, returned: number) => number;

/**
 * Follows a list to its end where pages contradict it. One more page is asked for where only a `total` says that a full page is the last:
 * it may be the number of this page's items, or as far as the service counts; and where an empty page comes before all items have.
 *
 * @param onUnsure called when the list ends although the service says that more follows
 */
export function createListEnd(onUnsure: (message: string) => void): FindEnd {
  let empty = 0;
  return ({ number, count, meta }, last, returned) => {
    const { limit = count, total = 0, total_pages: pages, has_more: hasMore } = readMeta(meta);
    empty = count === 0 ? empty + 1 : 0;
    const isFull = count > 0 && count === limit && total === number * limit;
    const isShort = count === 0 && pages === undefined && total > returned;
    const end = last === number && hasMore === undefined && (isFull || isShort) ? number + 1 : last;
    if (end === number || empty < MOST_EMPTY_PAGES) return end;
    onUnsure(`The last ${empty} pages are empty, although the service says that more follow.`);
    return number;
  };
}
