import { mergeOptions, REQUEST_RULES, type RequestOptions, type ResolvedOptions } from "./request-options.ts";
import { A_BOOLEAN, checkOptions, type Rules, whole } from "./rules.ts";

/** Options of a list. They are the SDK's own; the page size is the API's `limit`, a filter. */
export interface ListOptions extends RequestOptions {
  /** Maximum number of items over all pages; 0 sends no request. Default all. */
  maxItems?: number | undefined;
  /** Maximum number of pages; 0 sends no request. Default all. */
  maxPages?: number | undefined;
  /** Pages to fetch at the same time, 1 to 32; at 1, the next page is prefetched while the current one is processed. Default 1. */
  concurrency?: number | undefined;
  /**
   * Whether pages are prefetched. With false, a page is requested only when its first item is, one at a time whatever `concurrency` says: for
   * loops that may stop early and want no extra request. Default true.
   */
  readAhead?: boolean | undefined;
  /** Whether items already returned (by `id`, among at least the last 1,000) are skipped; they reappear when rows shift during pagination. Default true. */
  dedupe?: boolean | undefined;
  /**
   * Whether pagination without an upper date bound gets one after its first page, where the endpoint has such a filter, so that new rows do not
   * shift the pages: the start time, or the latest timestamp on that page if that is later. Default true.
   */
  pin?: boolean | undefined;
}

/** List options with every default filled in. */
export interface ResolvedListOptions extends ResolvedOptions {
  readonly maxItems: number;
  readonly maxPages: number;
  readonly concurrency: number;
  readonly readAhead: boolean;
  readonly dedupe: boolean;
  readonly pin: boolean;
}

/** Defaults for list options. */
export const LIST_DEFAULTS = {
  maxItems: Infinity,
  maxPages: Infinity,
  concurrency: 1,
  readAhead: true,
  dedupe: true,
  pin: true,
};

/** Validation rules for options that only lists have. */
export const LIST_ONLY_RULES: Rules = {
  maxItems: whole(0),
  maxPages: whole(0),
  concurrency: whole(1, 32),
  readAhead: A_BOOLEAN,
  dedupe: A_BOOLEAN,
  pin: A_BOOLEAN,
};

const LIST_RULES: Rules = { ...REQUEST_RULES, ...LIST_ONLY_RULES };

/** Merges a list's options over the base. Throws an `OptionsError` for any invalid option. */
export function resolveListOptions(base: ResolvedListOptions, given: ListOptions | undefined): ResolvedListOptions {
  return given === undefined ? base : mergeOptions(base, checkOptions(given, LIST_RULES));
}
