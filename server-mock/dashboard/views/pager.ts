import { formatCount } from "../../../core/words/count-text.ts";
import { type Content, html } from "./html.ts";

/** Where a list stands. */
export interface Paging {
  /** Path and filters, without the page. */
  path: string;
  query: URLSearchParams;
  page: number;
  pageSize: number;
  /** Rows of all pages; undefined where they are not counted. */
  total?: number;
  /** Whether there are more rows than those of this page; by the total, where that is known. */
  hasMore?: boolean;
}

/** Which rows are shown, and the way to the others. */
export function pager({ path, query, page, pageSize, total, hasMore }: Paging): Content {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total ?? Number.POSITIVE_INFINITY, page * pageSize);
  const isMore = hasMore ?? last < (total ?? 0);
  if (total === undefined && page === 1 && !isMore) return undefined;
  const link = (target: number, label: string, isThere: boolean) => {
    if (!isThere) return html`<span></span>`;
    const search = new URLSearchParams(query);
    search.set("page", String(target));
    return html`<a href="${path}?${search.toString()}" rel="${label === "Newer" ? "prev" : "next"}">${label}</a>`;
  };
  return html`<nav class="line pages" aria-label="Pages of the list">
${link(page - 1, "Newer", page > 1)}
<span>${total === undefined ? `Page ${page}` : `${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}`}</span>
${link(page + 1, "Older", isMore)}
</nav>`;
}
