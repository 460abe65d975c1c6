import type { HttpSetup, ListReply, Walk } from "../http.ts";
import type { ResolvedOptions } from "../options/request-options.ts";
import { check, whole } from "../options/rules.ts";

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
  readonly setup: HttpSetup;
  fetch(query: object, options: ResolvedOptions, walk?: Walk): Promise<ListReply<T>>;
}

const A_PLACE = whole(1);

/** Refuses a page or a page size that could not be counted on from, before anything is sent. */
export function checkPaging({ page = 1, limit = 1 }: PageQuery): void {
  check("page", page, A_PLACE);
  check("limit", limit, A_PLACE);
}
