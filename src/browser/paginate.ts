import type { ApiCall } from "../api-call.ts";
import { Orders } from "../call/pacer.ts";
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

// What is limited is the proxy's key, not a list.
const ordersOf = new WeakMap<BrowserClient, Orders>();

/**
 * The whole list behind a function that returns one page of it, lazily: what `svc.reports.list()` is of an `SvcClient`. A page that shows
 * the first rows alone does not need it, nor load it.
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
  const orders = ordersOf.get(client) ?? new Orders();
  ordersOf.set(client, orders);
  const setup = { ...client.context, orders, options: { ...LIST_DEFAULTS, ...client.options } };
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
