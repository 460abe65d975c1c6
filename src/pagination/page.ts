import type { ResponseInfo } from "../api-call.ts";
import type { ListMeta } from "../types.ts";

/** One page of a list. */
export interface Page<T> {
  /** The items. */
  readonly data: T[];
  /** Pagination data as the service sent it; null when it sent none (its members are assumed). */
  readonly meta: ListMeta | null;
  /** Number of this page, from 1. */
  readonly page: number;
  /** Whether a page follows, by `meta` where it can be trusted, else by this page being full. */
  readonly hasNextPage: boolean;
  /** Status, headers, request id and attempts of the answer. */
  readonly response: ResponseInfo;
  /** Fetches the page after this one; undefined when there is none. */
  nextPage(): Promise<Page<T> | undefined>;
}
