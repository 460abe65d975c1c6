import type { ApiCall } from "../api-call.ts";
import { Throttle } from "../call/pacer.ts";
import { LIST_DEFAULTS, type ListOptions } from "../options/list-options.ts";
import { Paginator } from "../pagination/paginator.ts";
import type { BrowserClient, BrowserRequestOptions } from "./client.ts";
import type { ListPage } from "./envelope.ts";

/** Options of `paginate()`. */
export interface PaginateOptions
  extends BrowserRequestOptions,
    Pick<
      ListOptions,
      "maxItems" | "maxPages" | "concurrency" | "readAhead" | "dedupe" | "allowIncomplete" | "onPaginationEnd"
    > {}

// Shared by all lists of a client: rate limits apply to the proxy's key.
const throttleOf = new WeakMap<BrowserClient, Throttle>();

/**
 * Iterates a whole list, given the function that returns one page of it, like `svc.reports.list()` of an `SvcClient`. Bundlers drop it from
 * pages that only show the first rows.
 *
 * @example
 * for await (const report of paginate(svc, listReports, { min_score: 80 })) console.log(report.overall_score);
 */
export function paginate<Query, T>(
  client: BrowserClient,
  list: (client: BrowserClient, query: Query, options: BrowserRequestOptions) => ApiCall<ListPage<T>>,
  query?: Query,
  options?: PaginateOptions,
): Paginator<T> {
  const throttle = throttleOf.get(client) ?? new Throttle();
  throttleOf.set(client, throttle);
  const setup = { ...client.context, throttle, options: { ...LIST_DEFAULTS, ...client.options } };
  return new Paginator<T>(
    {
      query: { ...query },
      setup,
      fetch: async (pageQuery, resolved, group) => {
        const call = list(client, pageQuery as Query, { ...resolved, group } as BrowserRequestOptions);
        const { data: page, response } = await call.withResponse();
        return { data: page.data, meta: page.meta && { ...page.meta }, response };
      },
    },
    options,
  );
}
