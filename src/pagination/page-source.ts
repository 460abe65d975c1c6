import type { ListReply, Walk } from "../http.ts";
import type { RequestOptions } from "../options/request-options.ts";
import { check, wholeAtLeast } from "../options/rules.ts";
import type { ListMeta } from "../types.ts";

/** A list's query, as far as pagination looks into it. */
export interface PageQuery {
  page?: number | undefined;
  limit?: number | undefined;
}

/** Where pages come from: one operation of the API with the caller's filters. */
export interface PageSource<T> {
  /** The caller's filters. */
  readonly query: PageQuery & Record<string, unknown>;
  /** Names of the operation's date bounds, where it has them. */
  readonly bounds: { readonly lower: string; readonly upper: string } | undefined;
  /** The client's `deadlineMs`, which holds for the whole walk. */
  readonly deadlineMs: number | undefined;
  fetch(query: object, options: RequestOptions, walk?: Walk): Promise<ListReply<T>>;
}

/** Refuses a page or a page size that could not be counted on from, before anything is sent. */
export function checkPaging({ page, limit }: PageQuery): void {
  check("page", page ?? 1, wholeAtLeast(1));
  check("limit", limit ?? 1, wholeAtLeast(1));
}

/** The pagination data as far as it makes sense; every member is advice. */
export function readMeta(meta: unknown): Partial<ListMeta> {
  if (typeof meta !== "object" || meta === null) return {};
  const { page, limit, total, total_pages, has_more } = meta as Record<string, unknown>;
  const advice: Partial<ListMeta> = {};
  if (isCount(page)) advice.page = page;
  if (isCount(limit) && limit > 0) advice.limit = limit;
  if (isCount(total)) advice.total = total;
  if (isCount(total_pages)) advice.total_pages = total_pages;
  if (typeof has_more === "boolean") advice.has_more = has_more;
  return advice;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
