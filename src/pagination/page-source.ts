import type { ListReply, Walk } from "../http.ts";
import type { RequestOptions } from "../options/request-options.ts";
import { check, wholeAtLeast } from "../options/rules.ts";
import type { CallContext } from "../pipeline/exchange.ts";

/** A list's query, as far as pagination looks into it. */
export interface PageQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** Where pages come from: one operation of the API with the caller's filters. */
export interface PageSource<T> {
  /** The caller's filters. */
  readonly query: PageQuery & Record<string, unknown>;
  /** Names of the operation's date bounds, where it has them. */
  readonly bounds: { readonly lower: string; readonly upper: string } | undefined;
  /** The client's `deadlineMs`, which holds for the whole walk. */
  readonly deadlineMs: number | undefined;
  readonly context: CallContext;
  fetch(query: object, options: RequestOptions, walk?: Walk): Promise<ListReply<T>>;
}

/** Refuses a page or a page size that could not be counted on from, before anything is sent. */
export function checkPaging({ page = 1, limit = 1 }: PageQuery): void {
  check("page", page, wholeAtLeast(1));
  check("limit", limit, wholeAtLeast(1));
}
