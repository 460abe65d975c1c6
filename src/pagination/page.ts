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
  /** Whether a wanted page follows: by `meta` where it can be trusted, else by this page being full, and within `maxItems` and `maxPages`. */
  readonly hasNextPage: boolean;
  /** Status, headers, request id and attempts of the answer. Status 0 and no attempts where `maxItems: 0` asked for nothing. */
  readonly response: ResponseInfo;
  /** Fetches the page after this one, with the same filters and bounds; undefined when there is none. */
  nextPage(): Promise<Page<T> | undefined>;
}
