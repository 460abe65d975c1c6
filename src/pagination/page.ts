import type { CallContext } from "../call/call.ts";
import type { CallGroup } from "../call/call-group.ts";
import type { ResponseInfo } from "../call/response-info.ts";
import type { ListMeta } from "../generated/models.ts";
import type { HttpSetup, ListResponse } from "../http.ts";
import type { ResolvedOptions } from "../options/request-options.ts";

/** Source of pages: one operation of the API with the caller's filters. */
export interface PageSource<T> {
  /** Name of the operation. */
  readonly operation?: string;
  /** The caller's filters. */
  readonly query: { readonly page?: number; readonly limit?: number } & Record<string, unknown>;
  readonly setup: CallContext & Pick<HttpSetup, "throttle" | "options">;
  fetch(query: object, options: ResolvedOptions, group?: CallGroup): Promise<ListResponse<T>>;
}

/** One page of a list. */
export interface Page<T> {
  /** The items. */
  readonly data: T[];
  /** Pagination data as the service sent it; null when it sent none (its members are assumed). */
  readonly meta: ListMeta | null;
  /** Number of this page, from 1. */
  readonly page: number;
  /** Whether another page follows, within `maxItems` and `maxPages`: by `meta` if it fits the rows received, else until a page is empty. */
  readonly hasNextPage: boolean;
  /** Status, headers, request id and attempts of the response. Status 0 and no attempts when `maxItems: 0` sent no request. */
  readonly response: ResponseInfo;
  /** Fetches the page after this one, with the same filters; undefined when there is none. */
  nextPage(): Promise<Page<T> | undefined>;
}
