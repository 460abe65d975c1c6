import type { ResponseInfo } from "../call/response-info.ts";
import type { ListMeta } from "../types.ts";

/** One page of a list. */
export interface Page<T> {
  /** The items. */
  readonly data: T[];
  /** Pagination data as the service sent it; null when it sent none (its members are assumed). */
  readonly meta: ListMeta | null;
  /** Number of this page, from 1. */
  readonly page: number;
  /** Whether another page follows, within `maxItems` and `maxPages`: by `meta` where it is consistent, else until a page is empty. */
  readonly hasNextPage: boolean;
  /** Status, headers, request id and attempts of the response. Status 0 and no attempts when `maxItems: 0` sent no request. */
  readonly response: ResponseInfo;
  /** Fetches the page after this one, with the same filters and bounds; undefined when there is none. */
  nextPage(): Promise<Page<T> | undefined>;
}
