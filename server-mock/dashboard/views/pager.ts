import { formatCount } from "../../../core/words/count-text.ts";
import { type Html, html } from "./html.ts";

/** Where a list stands. */
export interface Paging {
  /** Path and filters, without the page. */
  path: string;
  query: URLSearchParams;
  page: number;
  pageSize: number;
  total: number;
}

/** Which rows are shown, and the way to the others. */
export function pager({ path, query, page, pageSize, total }: Paging): Html {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  const link = (target: number, label: string, isThere: boolean) => {
    if (!isThere) return html`<span></span>`;
    const search = new URLSearchParams(query);
    search.set("page", String(target));
    return html`<a href="${path}?${search.toString()}" rel="${label === "Newer" ? "prev" : "next"}">${label}</a>`;
  };
  return html`<nav class="pages" aria-label="Pages of the list">
${link(page - 1, "Newer", page > 1)}
<span>${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}</span>
${link(page + 1, "Older", last < total)}
</nav>`;
}
